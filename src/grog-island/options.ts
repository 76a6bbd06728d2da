import {
  checkFirstPlayer,
  checkPack,
  firstPlayerSchema,
  optionsSchema,
  readOptions,
  refuseOption,
} from '../codec/options.ts';
import { SEED } from '../codec/random.ts';
import {
  distinct,
  integer,
  list,
  type ObjectSchema,
  object,
  picklist,
  record,
} from '../codec/schema.ts';
import type { Path } from '../core/json.ts';
import type { Seed } from '../core/random.ts';
import type { BaseOptions, Seat } from '../core/types.ts';
import { copiesOf, isCopies, sitesOf } from './board.ts';
import {
  type Board,
  BUILDING_TYPES,
  BUILDINGS_OF_A_PENINSULA,
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
  TREASURE_VALUES,
  type Treasure,
} from './components.ts';

/**
 * Fixes what the seed would shuffle, for a real table, a test or another engine. Each part may be missing. Decks are listed as
 * before dealing, from bottom to top: seat 0 takes the six top goals one after the other, then seat 1, and so on; then each
 * seat takes one treasure, then each seat one parrot.
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

/** What a game is created from. */
export interface CreateOptions extends BaseOptions {
  /** 2 to 4 players (GI-S1). */
  readonly players: number;
  /** The same seed gives the same game; whoever knows it knows all hidden cards and future rolls. */
  readonly seed: Seed;
  /** The seat with the flag in the first round, 0 by default (GI-S8); `'random'` lets the seed draw it. */
  readonly firstPlayer?: Seat | 'random' | undefined;
  /** Another board: 7 different types on each peninsula, each type 1 to 4 times in all (GI-C4). */
  readonly board?: Board | undefined;
  /** `manual` if rolls name their dice; `seeded`, the default, if the library rolls. */
  readonly dice?: 'seeded' | 'manual' | undefined;
  /** Fixes what the seed would shuffle. */
  readonly arrangement?: Arrangement | undefined;
}

/** The kinds of parrot card, in the order of a hand. */
export const PARROT_KINDS: readonly Parrot[] = /* @__PURE__ */ (() => ['hold', ...COLORS])();

const types = /* @__PURE__ */ (() =>
  distinct(picklist(BUILDING_TYPES), BUILDINGS_OF_A_PENINSULA, BUILDINGS_OF_A_PENINSULA))();

const board = /* @__PURE__ */ (() =>
  object(
    { green: types, blue: types, orange: types, yellow: types, grey: types },
    { order: distinct(picklist(COLORS), COLORS.length, COLORS.length) },
  ))();

const arrangement = /* @__PURE__ */ (() =>
  object(
    {},
    {
      clouds: record(COLORS, picklist(CLOUDS)),
      ships: distinct(picklist(SHIPS), SHIPS.length, SHIPS.length),
      goals: list(picklist(GOALS), GOAL_DECK.length, GOAL_DECK.length),
      treasures: list(picklist(TREASURE_VALUES), TREASURE_DECK.length, TREASURE_DECK.length),
      parrots: list(picklist(PARROT_KINDS), PARROT_DECK.length, PARROT_DECK.length),
    },
  ))();

/** The table of the options. */
export const OPTIONS: ObjectSchema<CreateOptions> = /* @__PURE__ */ (() =>
  optionsSchema(
    { players: integer(2, 4), seed: SEED },
    {
      firstPlayer: firstPlayerSchema(4),
      board,
      dice: picklist(['seeded', 'manual']),
      arrangement,
    },
  ))();

/** Reads options from any value; throws an {@link InvalidOptionsError} for those that no game can be created from. */
export function readCreateOptions(value: unknown): CreateOptions {
  const options = readOptions(OPTIONS, value);
  const { players, firstPlayer = 0, board, arrangement } = options;
  checkFirstPlayer(firstPlayer, players);
  if (board !== undefined) checkBoard(board);
  if (arrangement !== undefined) checkArrangement(arrangement);
  return options;
}

/** Each type stands 1 to 4 times on the board (GI-C4). */
function checkBoard(board: Board): void {
  const buildings = sitesOf(board);
  for (const type of BUILDING_TYPES) {
    const copies = copiesOf(buildings, type);
    if (!isCopies(copies))
      refuseOption('INVALID_OPTION', ['board'], `${copies} × ${type}`, `1 to 4 × ${type}`);
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
