import { randomInt } from 'node:crypto';
import { at } from '../../core/lists.ts';
import type { Seat } from '../../core/types.ts';
import {
  checkPlayers,
  GAME_OPTION,
  gameNamed,
  helpText,
  type OptionTable,
  parsedArguments,
  refuseOption,
  wholeNumber,
} from '../arguments.ts';
import { BOTS_HELP, botTexts } from '../bots/load-bots.ts';
import type { GameEntry } from '../games.ts';

export interface PlayOptions {
  readonly entry: GameEntry;
  readonly players: number;
  readonly seat: Seat;
  /** The bots of the other seats, in seat order. */
  readonly bots: readonly string[];
  readonly seed: number;
}

const OPTIONS = {
  game: GAME_OPTION,
  players: {
    type: 'string',
    value: 'N',
    help: 'the number of players (default: the fewest that the game is for)',
  },
  seat: { type: 'string', value: 'N', default: '0', help: 'your seat, counted from 0' },
  bots: {
    type: 'string',
    value: 'A,B,…',
    default: 'ismcts:300',
    help: `one bot for each other player, or one for all: ${BOTS_HELP}`,
  },
  seed: {
    type: 'string',
    value: 'N',
    help: 'a whole number; the same seed gives the same dice and cards (default: a random one)',
  },
} as const satisfies OptionTable;

export const PLAY_HELP: string = helpText(
  'Play against bots: shows the table as you may see it, and takes your moves by number or as action text.',
  OPTIONS,
);

export function readPlayOptions(args: readonly string[]): PlayOptions {
  const { values } = parsedArguments({ args: [...args], options: OPTIONS });
  const entry = gameNamed(values.game);
  const players =
    values.players === undefined
      ? at(entry.game.playerCounts, 0)
      : wholeNumber('players', values.players);
  checkPlayers('players', entry, players);
  const seat = wholeNumber('seat', values.seat);
  if (seat < 0 || seat >= players)
    refuseOption('seat', `a seat from 0 to ${players - 1}`, values.seat);
  const names = botTexts(entry, values.bots);
  const others = players - 1;
  if (names.length !== 1 && names.length !== others)
    refuseOption('bots', `one bot for all, or one for each of ${others}`, `${names.length}`);
  const bots = Array.from({ length: others }, (_, index) => names[index] ?? at(names, 0));
  const seed = values.seed === undefined ? randomInt(1_000_000) : wholeNumber('seed', values.seed);
  return { entry, players, seat, bots, seed };
}
