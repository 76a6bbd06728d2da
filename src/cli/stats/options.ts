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
import type { GamesToPlay } from '../tournament/play-games.ts';
import { WORKERS_OPTION, workersOf } from '../tournament/workers.ts';

export interface StatsOptions extends GamesToPlay {
  /** Whether the facts are printed as JSON. */
  readonly json: boolean;
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
    default: 'random',
    help: `one bot for all players, or one for each: ${BOTS_HELP}`,
  },
  deals: {
    type: 'string',
    value: 'N',
    default: '100',
    help: 'the number of deals; each is played once for each player',
  },
  seed: SEED_OPTION,
  actions: { ...ACTIONS_OPTION, help: `${ACTIONS_OPTION.help} and count it as capped` },
  ...BOT_OPTIONS,
  workers: WORKERS_OPTION,
  json: { type: 'boolean', help: 'print the facts as JSON' },
} as const satisfies OptionTable;

export const STATS_HELP: string = helpText(
  'Plays games, and prints facts about them: length, decisions, legal actions, hidden information, luck and seats.',
  OPTIONS,
);

export function readStatsOptions(args: readonly string[]): StatsOptions {
  const { values } = parsedArguments({ args: [...args], options: OPTIONS });
  const entry = gameNamed(values.game);
  const { playerCounts } = entry.game;
  const texts = botTexts(entry, values.bots);
  const players =
    values.players === undefined
      ? Math.max(playerCounts[0] ?? 0, texts.length)
      : countingNumber('players', values.players, playerCounts.at(-1));
  checkPlayers('players', entry, players);
  const bots = texts.length === 1 ? Array<string>(players).fill(texts[0] ?? '') : texts;
  if (bots.length !== players) checkPlayers('bots', entry, Number.NaN);
  return {
    plan: {
      name: entry.game.name,
      bots,
      seed: wholeNumber('seed', values.seed),
      sameDeal: true,
      actions: countingNumber('actions', values.actions),
      records: true,
      notes: false,
      ...readBotOptions(values),
    },
    games: countingNumber('deals', values.deals) * players,
    shard: { index: 0, count: 1 },
    workers: workersOf(values.workers),
    json: values.json ?? false,
  };
}
