/**
 * The components of Grog Island as tables (GI-C1 to GI-C12). The order of every table is the order in which the library
 * lists things.
 */
import { deepFreeze, frozen } from '../core/lists.ts';

/** The name of the game, as in its entry point. */
export const NAME = 'grog-island';

/** The version of the rules: a state or record of another version is refused. */
export const RULES_VERSION = '2';

/** The numbers of players (GI-S1). */
export const PLAYER_COUNTS: readonly number[] = /* @__PURE__ */ deepFreeze([2, 3, 4]);

/** The five colours, left to right (GI-C1, GI-C3). */
export const COLORS: readonly ['green', 'blue', 'orange', 'yellow', 'grey'] =
  /* @__PURE__ */ deepFreeze(['green', 'blue', 'orange', 'yellow', 'grey']);

/** A colour: of a peninsula, its die, its good and its goods space (GI-C1). */
export type Color = (typeof COLORS)[number];

/**
 * One value for each colour, in the order of {@link COLORS}.
 *
 * @typeParam T - the values.
 */
export type ByColor<T> = readonly [green: T, blue: T, orange: T, yellow: T, grey: T];

/** The place of a colour in {@link COLORS} and in a {@link ByColor}. */
export type ColorIndex = 0 | 1 | 2 | 3 | 4;

/** The places of the colours, for loops. */
export const COLOR_INDEXES: ByColor<ColorIndex> = [0, 1, 2, 3, 4];

/** Where a colour stands in {@link COLORS}. */
export const COLOR_INDEX: Readonly<Record<Color, ColorIndex>> = /* @__PURE__ */ deepFreeze({
  green: 0,
  blue: 1,
  orange: 2,
  yellow: 3,
  grey: 4,
});

/** The name of each good (GI-C2). */
export const GOOD_NAMES: Readonly<Record<Color, string>> = /* @__PURE__ */ deepFreeze({
  green: 'coconut',
  blue: 'fish',
  orange: 'grog',
  yellow: 'lemon',
  grey: 'map',
});

/** The twelve types of building (GI-C4). */
export const BUILDING_TYPES: readonly [
  'sword',
  'pegLeg',
  'hat',
  'hook',
  'anchor',
  'figurehead',
  'voodoo',
  'fortune',
  'eyePatch',
  'coffin',
  'cannonball',
  'pub',
] = /* @__PURE__ */ deepFreeze([
  'sword',
  'pegLeg',
  'hat',
  'hook',
  'anchor',
  'figurehead',
  'voodoo',
  'fortune',
  'eyePatch',
  'coffin',
  'cannonball',
  'pub',
]);

/** A type of building (GI-C4). */
export type BuildingType = (typeof BUILDING_TYPES)[number];

/** How many buildings stand on each peninsula (GI-C4). */
export const BUILDINGS_OF_A_PENINSULA = 7;

/** Which types stand on which peninsula, seven different ones on each (GI-C4), and the order of the peninsulas (GI-C3). */
export type Board = Readonly<Record<Color, readonly BuildingType[]>> & {
  /** The peninsulas from left to right, {@link COLORS} by default. The ships, the ghost ship and the open sea follow it. */
  readonly order?: readonly Color[];
};

/** The board of the game. Its layout is a reconstruction, see GI-C4 on the rules page. */
export const DEFAULT_BOARD: Board = /* @__PURE__ */ deepFreeze({
  green: ['hat', 'hook', 'anchor', 'voodoo', 'fortune', 'eyePatch', 'coffin'],
  blue: ['sword', 'pegLeg', 'hat', 'hook', 'anchor', 'figurehead', 'cannonball'],
  orange: ['sword', 'pegLeg', 'hook', 'figurehead', 'voodoo', 'eyePatch', 'cannonball'],
  yellow: ['sword', 'pegLeg', 'hat', 'hook', 'figurehead', 'fortune', 'pub'],
  grey: ['sword', 'pegLeg', 'hat', 'anchor', 'voodoo', 'fortune', 'coffin'],
});

/** Goal points for each crew on a type, by the number of copies of the type on the board (GI-C4). */
export const POINTS_BY_COPIES: Readonly<Record<number, number>> = { 1: 6, 2: 4, 3: 3, 4: 2 };

/** The five clouds (GI-C6). */
export const CLOUDS: readonly ['goal', 'point', 'parrot', 'calm', 'black'] =
  /* @__PURE__ */ deepFreeze(['goal', 'point', 'parrot', 'calm', 'black']);

/** A cloud (GI-C6). */
export type Cloud = (typeof CLOUDS)[number];

/** The six ships (GI-C7). */
export const SHIPS: readonly ['coins2', 'coins3', 'coins4', 'treasures', 'parrots', 'goals'] =
  /* @__PURE__ */ deepFreeze(['coins2', 'coins3', 'coins4', 'treasures', 'parrots', 'goals']);

/** A ship (GI-C7). */
export type Ship = (typeof SHIPS)[number];

/** What a ship gives for each good of its main trade, and for how many goods at most (GI-C7, GI-T6). */
export interface MainTrade {
  readonly gives: 'coins' | 'treasure' | 'parrot' | 'goal';
  /** Coins, or cards, for each good. */
  readonly each: number;
  /** The most goods; of the goal ship the deck decides. */
  readonly most: number | 'goalDeck';
}

/** The main trades (GI-C7, GI-T6). */
export const MAIN_TRADES: Readonly<Record<Ship, MainTrade>> = {
  coins2: { gives: 'coins', each: 2, most: 4 },
  coins3: { gives: 'coins', each: 3, most: 2 },
  coins4: { gives: 'coins', each: 4, most: 1 },
  treasures: { gives: 'treasure', each: 1, most: 2 },
  parrots: { gives: 'parrot', each: 1, most: 3 },
  goals: { gives: 'goal', each: 1, most: 'goalDeck' },
};

/** The ship that is the ghost ship in a game of two (GI-S5). */
export const GHOST_SHIP: Ship = 'coins3';

/** A goal card (GI-C8). */
export type Goal = `type:${BuildingType}` | 'parrots' | `goods:${Color}` | `majority:${Color}`;

/** The 23 kinds of goal card (GI-C8). */
export const GOALS: readonly Goal[] = /* @__PURE__ */ frozen(() => [
  ...BUILDING_TYPES.map((type): Goal => `type:${type}`),
  'parrots',
  ...COLORS.map((color): Goal => `goods:${color}`),
  ...COLORS.map((color): Goal => `majority:${color}`),
]);

/** What a goal card counts (GI-F5). */
export type GoalMeaning =
  | { readonly of: 'parrots' }
  | { readonly of: 'goods' | 'majority'; readonly color: Color }
  | { readonly of: 'type'; readonly type: BuildingType };

const MEANINGS: ReadonlyMap<Goal, GoalMeaning> = /* @__PURE__ */ (() =>
  new Map([
    ...BUILDING_TYPES.map((type): [Goal, GoalMeaning] => [`type:${type}`, { of: 'type', type }]),
    ...COLORS.map((color): [Goal, GoalMeaning] => [`goods:${color}`, { of: 'goods', color }]),
    ...COLORS.map((color): [Goal, GoalMeaning] => [`majority:${color}`, { of: 'majority', color }]),
  ]))();

export function meaningOf(goal: Goal): GoalMeaning {
  return MEANINGS.get(goal) ?? { of: 'parrots' };
}

/** The copies of each goal card (GI-C8). */
export const GOAL_COPIES = 2;

/** The worth of a treasure card in coins (GI-C9). */
export type Treasure = 1 | 2 | 3;

/** The worths of treasure cards, rising (GI-C9). */
export const TREASURE_VALUES: readonly Treasure[] = [1, 2, 3];

/** The treasure values and their copies (GI-C9). */
export const TREASURES: readonly { readonly treasure: Treasure; readonly copies: number }[] = [
  { treasure: 1, copies: 10 },
  { treasure: 2, copies: 12 },
  { treasure: 3, copies: 10 },
];

/** A parrot card: holds the bid, or turns the die of a colour (GI-C10). */
export type Parrot = 'hold' | Color;

/** The parrots and their copies (GI-C10). */
export const PARROTS: readonly { readonly parrot: Parrot; readonly copies: number }[] =
  /* @__PURE__ */ (() => [
    { parrot: 'hold', copies: 8 },
    ...COLORS.map((color) => ({ parrot: color, copies: 4 })),
  ])();

/** The face of a die. */
export type Face = 1 | 2 | 3 | 4 | 5 | 6;

/** The faces of a die, rising. */
export const FACES: readonly Face[] = /* @__PURE__ */ deepFreeze([1, 2, 3, 4, 5, 6]);

/** Crew of each player, by the number of players (GI-C11). */
export const CREW: Readonly<Record<number, number>> = { 2: 9, 3: 9, 4: 7 };

/** Crew on the ghost ship in a game of two (GI-S5). */
export const GHOST_CREW = 9;

/** Locks (GI-C12). */
export const LOCKS = 6;

/** Coins on the track at the start (GI-S6). */
export const START_COINS = 8;

/** Goal cards dealt, and kept, at the start (GI-S6, GI-S7). */
export const DEALT_GOALS = 6;
export const KEPT_GOALS = 4;

/** Goods for a deal (GI-T7). */
export const DEAL_PRICE = 4;

/** Goods of other kinds for one of the ship's (GI-T8), and goods that count as one towards a goal (GI-F6). */
export const EXCHANGE_RATE = 3;

/** The highest value that a treasure card can have (GI-P1). */
export const TREASURE_MOST = 3;

/** All goal cards, all treasure cards and all parrot cards, as unshuffled decks. */
export const GOAL_DECK: readonly Goal[] = /* @__PURE__ */ GOALS.flatMap((goal) =>
  Array<Goal>(GOAL_COPIES).fill(goal),
);
export const TREASURE_DECK: readonly Treasure[] = /* @__PURE__ */ TREASURES.flatMap(
  ({ treasure, copies }) => Array<Treasure>(copies).fill(treasure),
);
export const PARROT_DECK: readonly Parrot[] = /* @__PURE__ */ PARROTS.flatMap(
  ({ parrot, copies }) => Array<Parrot>(copies).fill(parrot),
);
