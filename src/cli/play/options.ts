import { randomInt } from 'node:crypto';
import { at } from '../../core/lists.ts';
import type { Seat } from '../../core/types.ts';
import {
  checkPlayers,
  GAME_NAMES,
  gameNamed,
  parsedArguments,
  UsageError,
  wholeNumber,
} from '../arguments.ts';
import { BOTS_HELP, botsNamed } from '../bots.ts';
import { GAMES, type ToldGame } from '../games.ts';

/** What somebody wants to play. */
export interface PlayOptions {
  readonly told: ToldGame;
  readonly players: number;
  readonly seat: Seat;
  /** The bots of the other seats, rising. */
  readonly bots: readonly string[];
  readonly seed: number;
}

export const PLAY_HELP = `You against bots: shows the table as you may see it, and takes your moves by number or in notation.

  --game NAME     ${GAME_NAMES.join(' or ')} (default ${GAMES[0].game.name})
  --players N     number of players (default: the fewest that the game is for)
  --seat N        where you sit, from 0 (default 0)
  --bots A,B,…    one bot for each other player, or one for all: ${BOTS_HELP} (default ismcts:300)
  --seed N        a whole number; the same seed gives the same dice and cards (default: a random one)
  --help          print this`;

/** Reads the command line; `null` if it asks for help. */
export function readPlayOptions(args: readonly string[]): PlayOptions | null {
  const { values } = parsedArguments({
    args: [...args],
    options: {
      game: { type: 'string', default: GAMES[0].game.name },
      players: { type: 'string' },
      seat: { type: 'string', default: '0' },
      bots: { type: 'string', default: 'ismcts:300' },
      seed: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const told = gameNamed(values.game);
  const { playerCounts } = told.game;
  const players =
    values.players === undefined ? at(playerCounts, 0) : wholeNumber('players', values.players);
  checkPlayers('players', told, players);
  const seat = wholeNumber('seat', values.seat);
  if (seat < 0 || seat >= players)
    throw new UsageError(`--seat: a seat from 0 to ${players - 1}, not ${seat}`);
  const named = botsNamed(told, values.bots);
  const others = players - 1;
  if (named.length !== 1 && named.length !== others)
    throw new UsageError(`--bots: one for all, or one for each of ${others}, not ${named.length}`);
  const bots = Array.from({ length: others }, (_, index) => named[index] ?? at(named, 0));
  const seed = values.seed === undefined ? randomInt(1_000_000) : wholeNumber('seed', values.seed);
  return { told, players, seat, bots, seed };
}
