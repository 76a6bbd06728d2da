import type { Catalogue } from '../../words/catalogue.ts';
import * as languages from '../../words/languages.ts';
import {
  ACTIONS_OPTION,
  checkPlayers,
  countingNumber,
  GAME_OPTION,
  gameNamed,
  helpText,
  type OptionTable,
  parsedArguments,
  refuseOption,
  SEED_OPTION,
  wholeNumber,
} from '../arguments.ts';
import type { GameEntry } from '../games.ts';
import type { Settings } from './random-play.ts';

export interface DemoOptions extends Settings {
  readonly entry: GameEntry;
  readonly catalogue: Catalogue;
  readonly players: number;
  readonly quiet: boolean;
}

const CATALOGUES: ReadonlyMap<string, Catalogue> = new Map(
  Object.values(languages).map((catalogue) => [catalogue.common.language, catalogue]),
);
const TAGS = [...CATALOGUES.keys()].join(', ');

const OPTIONS = {
  game: GAME_OPTION,
  players: { type: 'string', value: 'N', default: '4', help: 'the number of players' },
  seed: SEED_OPTION,
  language: { type: 'string', value: 'TAG', default: 'en', help: TAGS },
  actions: ACTIONS_OPTION,
  quiet: { type: 'boolean', help: 'print the score sheet only' },
} as const satisfies OptionTable;

export const DEMO_HELP: string = helpText(
  'Plays a game with random legal moves, prints what happens, and then the score sheet.',
  OPTIONS,
);

export function readDemoOptions(args: readonly string[]): DemoOptions {
  const { values } = parsedArguments({ args: [...args], options: OPTIONS });
  const entry = gameNamed(values.game);
  const catalogue =
    CATALOGUES.get(values.language) ?? refuseOption('language', TAGS, values.language);
  const players = wholeNumber('players', values.players);
  checkPlayers('players', entry, players);
  const seed = wholeNumber('seed', values.seed);
  const actions = countingNumber('actions', values.actions);
  return { entry, catalogue, players, seed, actions, quiet: values.quiet === true };
}
