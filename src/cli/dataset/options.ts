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
  SEED_OPTION,
  wholeNumber,
} from '../arguments.ts';
import { BOTS_HELP, botTexts } from '../bots/load-bots.ts';
import { BOT_OPTIONS, readBotOptions } from '../tournament/bot-options.ts';
import { SHARD_OPTION, shardOf } from '../tournament/options.ts';
import type { GamesToPlay } from '../tournament/play-games.ts';
import { WORKERS_OPTION, workersOf } from '../tournament/workers.ts';

const OPTIONS = {
  game: GAME_OPTION,
  bots: {
    type: 'string',
    value: 'A,B,…',
    default: 'ismcts:300,ismcts:300',
    help: `one bot for each player: ${BOTS_HELP}`,
  },
  games: { type: 'string', value: 'N', default: '100', help: 'the number of games' },
  seed: SEED_OPTION,
  actions: ACTIONS_OPTION,
  ...BOT_OPTIONS,
  shard: SHARD_OPTION,
  workers: WORKERS_OPTION,
} as const satisfies OptionTable;

export const DATASET_HELP: string = helpText(
  'Lets bots play, and prints each game as a line of JSON: its record, with headers and what searches said of each decision.',
  OPTIONS,
);

export function readDatasetOptions(args: readonly string[]): GamesToPlay {
  const { values } = parsedArguments({ args: [...args], options: OPTIONS });
  const entry = gameNamed(values.game);
  const bots = botTexts(entry, values.bots);
  checkPlayers('bots', entry, bots.length);
  return {
    plan: {
      name: entry.game.name,
      bots,
      seed: wholeNumber('seed', values.seed),
      sameDeal: false,
      actions: countingNumber('actions', values.actions, RECORD_MOST),
      records: true,
      notes: true,
      ...readBotOptions(values),
    },
    games: countingNumber('games', values.games),
    shard: shardOf(values.shard),
    workers: workersOf(values.workers),
  };
}
