import {
  checkPlayers,
  countingNumber,
  GAME_NAMES,
  gameNamed,
  oneLine,
  parsedArguments,
  UsageError,
  wholeNumber,
} from '../arguments.ts';
import { GAMES, type ToldGame } from '../games.ts';
import { LANGUAGES, type Language } from './languages.ts';
import type { Settings } from './playing.ts';

/** What the demo was asked for. */
export interface DemoOptions extends Settings {
  readonly told: ToldGame;
  readonly language: Language;
  readonly players: number;
  readonly quiet: boolean;
}

export const DEMO_HELP = `Plays a whole game with random legal moves and tells it, then prints the score sheet.

  --game NAME     ${GAME_NAMES.join(' or ')} (default ${GAMES[0].game.name})
  --players N     number of players (default 4)
  --seed N        a whole number; the same seed gives the same game (default 1)
  --language TAG  ${LANGUAGES.map(tagOf).join(', ')} (default ${tagOf(LANGUAGES[0])})
  --actions N     stop after so many actions (default 5000)
  --quiet         print the score sheet only
  --help          print this`;

/** Reads the command line; `null` if it asks for help. */
export function readDemoOptions(args: readonly string[]): DemoOptions | null {
  const { values } = parsedArguments({
    args: [...args],
    options: {
      game: { type: 'string', default: GAMES[0].game.name },
      players: { type: 'string', default: '4' },
      seed: { type: 'string', default: '1' },
      language: { type: 'string', default: tagOf(LANGUAGES[0]) },
      actions: { type: 'string', default: '5000' },
      quiet: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const told = gameNamed(values.game);
  const language = LANGUAGES.find((one) => tagOf(one) === values.language);
  if (language === undefined) {
    const known = LANGUAGES.map(tagOf).join(', ');
    throw new UsageError(`--language: no "${oneLine(values.language)}"; there is ${known}`);
  }
  const players = wholeNumber('players', values.players);
  checkPlayers('players', told, players);
  const seed = wholeNumber('seed', values.seed);
  const actions = countingNumber('actions', values.actions);
  return { told, language, players, seed, actions, quiet: values.quiet };
}

function tagOf({ catalogue }: Language): string {
  return catalogue.common.language;
}
