import { availableParallelism } from 'node:os';
import { RECORD_MOST } from '../../core/record.ts';
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
import { BOTS_HELP, botsNamed } from '../bots.ts';
import type { Tournament } from './tournament.ts';

/** Which games of a tournament are played here: those whose number leaves the remainder `index`. */
interface Shard {
  readonly index: number;
  readonly count: number;
}

export interface TournamentOptions {
  readonly tournament: Tournament;
  readonly games: number;
  readonly shard: Shard;
  readonly workers: number;
  readonly out: string | null;
  readonly resume: boolean;
  readonly svg: string | null;
}

/** The most threads; more than the processors of a machine make nothing faster. */
const MOST_WORKERS = 1024;

const OPTIONS = {
  game: GAME_OPTION,
  bots: {
    type: 'string',
    value: 'A,B,…',
    default: 'greedy,random',
    help: `one bot for each player: ${BOTS_HELP}`,
  },
  games: { type: 'string', value: 'N', default: '100', help: 'the number of games' },
  seed: SEED_OPTION,
  actions: { ...ACTIONS_OPTION, help: `${ACTIONS_OPTION.help} and count it as capped` },
  records: { type: 'boolean', help: 'add the record of each game to its line' },
  out: {
    type: 'string',
    value: 'FILE',
    help: 'write the lines to this file, and the table to the output; otherwise the lines go to the output',
  },
  resume: { type: 'boolean', help: 'continue the file of an interrupted run' },
  shard: {
    type: 'string',
    value: 'K/N',
    default: '1/1',
    help: 'play only part K of N; `pirate-auctions report` merges the parts',
  },
  workers: {
    type: 'string',
    value: 'N',
    help: 'the number of threads, which does not change the lines (default: one for each processor)',
  },
  svg: SVG_OPTION,
} as const satisfies OptionTable;

export const TOURNAMENT_HELP: string = helpText(
  'Lets bots play against each other, prints each game as a line of NDJSON, and then a table.',
  OPTIONS,
);

export function readTournamentOptions(args: readonly string[]): TournamentOptions {
  const { values } = parsedArguments({ args: [...args], options: OPTIONS });
  const entry = gameNamed(values.game);
  const bots = botsNamed(entry, values.bots);
  checkPlayers('bots', entry, bots.length);
  const { out = null, svg = null, resume = false, records = false } = values;
  if (resume && out === null) throw new UsageError('--resume needs --out, the file to continue');
  return {
    tournament: {
      name: entry.game.name,
      bots,
      seed: wholeNumber('seed', values.seed),
      actions: countingNumber('actions', values.actions, records ? RECORD_MOST : undefined),
      records,
    },
    games: countingNumber('games', values.games),
    shard: shardOf(values.shard),
    workers: workersOf(values.workers),
    out,
    resume,
    svg,
  };
}

function workersOf(text: string | undefined): number {
  if (text === undefined) return Math.min(availableParallelism(), MOST_WORKERS);
  return countingNumber('workers', text, MOST_WORKERS);
}

function shardOf(text: string): Shard {
  const [, part = 0, count = 0] = (/^(\d{1,9})\/(\d{1,9})$/.exec(text) ?? []).map(Number);
  if (part >= 1 && part <= count) return { index: part - 1, count };
  return refuseOption('shard', 'K/N with K from 1 to N', text);
}
