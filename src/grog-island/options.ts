import type { BaseOptions, Seat } from '../game.ts';
import { checkPack, fault, readOptions } from '../options.ts';
import type { Path } from '../refusal.ts';
import { distinct, type Fields, integer, list, object, oneOf, record } from '../shape.ts';
import {
  type Board,
  BUILDING_TYPES,
  CLOUDS,
  type Cloud,
  COLORS,
  type Color,
  GOAL_DECK,
  GOALS,
  type Goal,
  PARROT_DECK,
  type Parrot,
  SHIPS,
  type Ship,
  TREASURE_DECK,
  type Treasure,
} from './components.ts';

/**
 * What the seed would shuffle, fixed: for a real table, a test, or another engine. Each part may be missing. Decks lie as
 * before dealing, first = bottom, last = top: seat 0 takes the six top goals one after the other, then seat 1, …; then
 * each seat one treasure, then each seat one parrot.
 *
 * @remarks Since 0.1.0
 */
export interface Arrangement {
  /** The cloud over each peninsula. */
  readonly clouds?: Readonly<Record<Color, Cloud>>;
  /** The six ships, left to right; the last is on the open sea. */
  readonly ships?: readonly Ship[];
  /** The 46 goal cards. */
  readonly goals?: readonly Goal[];
  /** The 32 treasure cards. */
  readonly treasures?: readonly Treasure[];
  /** The 28 parrot cards. */
  readonly parrots?: readonly Parrot[];
}

/** What a game is created from. @remarks Since 0.1.0 */
export interface CreateOptions extends BaseOptions {
  /** 2 to 4 players (GI-S1). */
  readonly players: number;
  /** A safe integer; the same seed gives the same game. */
  readonly seed: number;
  /** The seat with the flag in the first round, 0 if missing (GI-S8). */
  readonly firstPlayer?: Seat | undefined;
  /** Another board: 7 different types on each peninsula, each type 1 to 4 times in all (GI-C4). */
  readonly board?: Board | undefined;
  /** `manual` if the rolls are given with the actions; `seeded` if missing. */
  readonly dice?: 'seeded' | 'manual' | undefined;
  /** What the seed would shuffle, fixed. */
  readonly arrangement?: Arrangement | undefined;
}

/** The numbers of players (GI-S1). */
export const PLAYER_COUNTS: readonly number[] = [2, 3, 4];

/** The kinds of parrot card, in the order of a hand. */
export const PARROT_KINDS: readonly Parrot[] = ['hold', ...COLORS];

const ARRANGEMENT: Fields = {
  clouds: record(COLORS, oneOf(CLOUDS)),
  ships: distinct(oneOf(SHIPS), SHIPS.length, SHIPS.length),
  goals: list(oneOf(GOALS), GOAL_DECK.length, GOAL_DECK.length),
  treasures: list(integer(1, 3), TREASURE_DECK.length, TREASURE_DECK.length),
  parrots: list(oneOf(PARROT_KINDS), PARROT_DECK.length, PARROT_DECK.length),
};

/** The form of the options. */
export const OPTIONS: { readonly fields: Fields; readonly optional: Fields } = {
  fields: {
    players: integer(2, 4),
    seed: integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
  },
  optional: {
    firstPlayer: integer(0, 3),
    board: record(COLORS, distinct(oneOf(BUILDING_TYPES), 7, 7)),
    dice: oneOf(['seeded', 'manual']),
    arrangement: object({}, ARRANGEMENT),
  },
};

/** Reads options from any value; throws an {@link InvalidOptionsError} that names the field, what was given and what is allowed. */
export function checkedOptions(value: unknown): CreateOptions {
  const options = readOptions(OPTIONS, value, isOptions);
  const { players, firstPlayer = 0, board, arrangement } = options;
  if (firstPlayer >= players) {
    fault(
      'INVALID_OPTION',
      ['firstPlayer'],
      firstPlayer,
      `a whole number from 0 to ${players - 1}`,
    );
  }
  if (board !== undefined) checkBoard(board);
  if (arrangement !== undefined) checkArrangement(arrangement);
  return options;
}

/** Each type stands 1 to 4 times on the board (GI-C4). */
function checkBoard(board: Board): void {
  for (const type of BUILDING_TYPES) {
    const copies = COLORS.filter((color) => board[color].includes(type)).length;
    if (copies < 1 || copies > 4)
      fault('INVALID_OPTION', ['board'], `${copies} × ${type}`, `1 to 4 × ${type}`);
  }
}

function checkArrangement({ clouds, goals, treasures, parrots }: Arrangement): void {
  const at = (part: string): Path => ['arrangement', part];
  if (clouds !== undefined)
    checkPack(
      at('clouds'),
      COLORS.map((color) => clouds[color]),
      CLOUDS,
    );
  if (goals !== undefined) checkPack(at('goals'), goals, GOAL_DECK);
  if (treasures !== undefined) checkPack(at('treasures'), treasures, TREASURE_DECK);
  if (parrots !== undefined) checkPack(at('parrots'), parrots, PARROT_DECK);
}

/** The shapes above have proven it. */
function isOptions(_value: unknown): _value is CreateOptions {
  return true;
}
