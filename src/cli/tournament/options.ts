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
import { BOTS_HELP, botTexts } from '../bots/load-bots.ts';
import { BOT_OPTIONS, readBotOptions } from './bot-options.ts';
import type { TournamentPlan } from './pairing.ts';
import { WORKERS_OPTION, workersOf } from './workers.ts';

/** Which games of a tournament are played here: those whose number leaves the remainder `index`. */
interface Shard {
  readonly index: number;
  readonly count: number;
}

export interface TournamentOptions {
  readonly plan: TournamentPlan;
  readonly games: number;
  readonly shard: Shard;
  readonly workers: number;
  readonly out: string | null;
  readonly resume: boolean;
  readonly svg: string | null;
}

export const SHARD_OPTION = {
  type: 'string',
  value: 'K/N',
  default: '1/1',
  help: 'play only part K of N',
} as const;

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
  'same-deal': {
    type: 'boolean',
    help: 'play each deal once for each player, so that each bot has each seat of it',
  },
  actions: { ...ACTIONS_OPTION, help: `${ACTIONS_OPTION.help} and count it as capped` },
  ...BOT_OPTIONS,
  records: { type: 'boolean', help: 'add the record of each game to its line' },
  out: {
    type: 'string',
    value: 'FILE',
    help: 'write the lines to this file, and the table to the output; otherwise the lines go to the output',
  },
  resume: { type: 'boolean', help: 'continue the file of an interrupted run' },
  shard: {
    ...SHARD_OPTION,
    help: `${SHARD_OPTION.help}; \`pirate-auctions report\` merges the parts`,
  },
  workers: WORKERS_OPTION,
  svg: SVG_OPTION,
} as const satisfies OptionTable;

export const TOURNAMENT_HELP: string = helpText(
  'Lets bots play against each other, prints each game as a line of NDJSON, and then a table.',
  OPTIONS,
);

export function readTournamentOptions(args: readonly string[]): TournamentOptions {
  const { values } = parsedArguments({ args: [...args], options: OPTIONS });
  const entry = gameNamed(values.game);
  const bots = botTexts(entry, values.bots);
  checkPlayers('bots', entry, bots.length);
  const { out = null, svg = null, resume = false, records = false } = values;
  if (resume && out === null) throw new UsageError('--resume needs --out, the file to continue');
  return {
    plan: {
      name: entry.game.name,
      bots,
      seed: wholeNumber('seed', values.seed),
      sameDeal: values['same-deal'] ?? false,
      actions: countingNumber('actions', values.actions, records ? RECORD_MOST : undefined),
      records,
      notes: false,
      ...readBotOptions(values),
    },
    games: countingNumber('games', values.games),
    shard: shardOf(values.shard),
    workers: workersOf(values.workers),
    out,
    resume,
    svg,
  };
}

export function shardOf(text: string): Shard {
  const [, part = 0, count = 0] = (/^(\d{1,9})\/(\d{1,9})$/.exec(text) ?? []).map(Number);
  if (part >= 1 && part <= count) return { index: part - 1, count };
  return refuseOption('shard', 'K/N with K from 1 to N', text);
}
