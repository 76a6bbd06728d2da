import { at } from '../../core/lists.ts';
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
  SVG_OPTION,
  UsageError,
  wholeNumber,
} from '../arguments.ts';
import { BOTS_HELP, botTexts } from '../bots/load-bots.ts';
import { BOT_OPTIONS, readBotOptions } from '../tournament/bot-options.ts';
import type { TournamentPlan } from '../tournament/pairing.ts';
import { WORKERS_OPTION, workersOf } from '../tournament/workers.ts';
import type { TestBounds } from './sequential-test.ts';

export interface LadderOptions {
  /** The settings of all matches; the bots are all bots of the ladder. */
  readonly plan: TournamentPlan;
  readonly players: number;
  /** Whether only the first bot meets the others. */
  readonly gauntlet: boolean;
  /** The deals of a match, or the most if a test ends it. */
  readonly deals: number;
  readonly sprt: TestBounds | null;
  readonly workers: number;
  readonly out: string | null;
  readonly resume: boolean;
  readonly svg: string | null;
}

const OPTIONS = {
  game: GAME_OPTION,
  players: {
    type: 'string',
    value: 'N',
    help: 'the number of players (default: the fewest that the game is for)',
  },
  bots: {
    type: 'string',
    value: 'A,B,…',
    default: 'greedy,random',
    help: `two bots or more: ${BOTS_HELP}`,
  },
  gauntlet: { type: 'boolean', help: 'let only the first bot meet the others' },
  deals: {
    type: 'string',
    value: 'N',
    default: '100',
    help: 'the deals of each match; each deal is played once for each player',
  },
  sprt: {
    type: 'string',
    value: 'LOW,HIGH',
    help: 'end a match as soon as it is clear which bound is right, in points of the Elo scale; --deals is the most then',
  },
  seed: SEED_OPTION,
  actions: { ...ACTIONS_OPTION, help: `${ACTIONS_OPTION.help} and count it as capped` },
  ...BOT_OPTIONS,
  out: { type: 'string', value: 'FILE', help: 'write a line for each game to this file' },
  resume: { type: 'boolean', help: 'continue the file of an interrupted run' },
  workers: WORKERS_OPTION,
  svg: SVG_OPTION,
} as const satisfies OptionTable;

export const LADDER_HELP: string = helpText(
  'Lets each bot meet each other bot on the same deals from every seat, and prints one table: pirate-auctions ladder --bots old.mjs,new.mjs',
  OPTIONS,
);

export function readLadderOptions(args: readonly string[]): LadderOptions {
  const { values } = parsedArguments({ args: [...args], options: OPTIONS });
  const entry = gameNamed(values.game);
  const players =
    values.players === undefined
      ? at(entry.game.playerCounts, 0)
      : wholeNumber('players', values.players);
  checkPlayers('players', entry, players);
  const bots = botTexts(entry, values.bots);
  if (bots.length < 2) refuseOption('bots', 'two bots or more', values.bots);
  if (new Set(bots).size < bots.length) refuseOption('bots', 'each bot once', values.bots);
  const { out = null, svg = null, resume = false, gauntlet = false } = values;
  if (resume && out === null) throw new UsageError('--resume needs --out, the file to continue');
  return {
    plan: {
      name: entry.game.name,
      bots,
      seed: wholeNumber('seed', values.seed),
      sameDeal: true,
      actions: countingNumber('actions', values.actions),
      records: false,
      notes: false,
      ...readBotOptions(values),
    },
    players,
    gauntlet,
    deals: countingNumber('deals', values.deals),
    sprt: values.sprt === undefined ? null : boundsOf(values.sprt),
    workers: workersOf(values.workers),
    out,
    resume,
    svg,
  };
}

function boundsOf(text: string): TestBounds {
  const [, low = '', high = ''] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
  if (low !== '' && Number(low) < Number(high)) return { low: Number(low), high: Number(high) };
  return refuseOption('sprt', 'LOW,HIGH, two numbers with LOW below HIGH', text);
}
