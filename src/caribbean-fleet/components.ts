/**
 * The components of Caribbean Fleet as tables (CF-C1 to CF-C4). The order of every table is the order in which the
 * library lists things.
 */
import { deepFreeze, frozen } from '../core/lists.ts';

/** The name of the game, as in its entry point. */
export const NAME = 'caribbean-fleet';

/** The version of the rules: a state or record of another version is refused. */
export const RULES_VERSION = '2';

/** The numbers of players (CF-C1). */
export const PLAYER_COUNTS: readonly number[] = /* @__PURE__ */ deepFreeze([3, 4, 5]);

/** The five colours (CF-C2). */
export const COLORS: readonly ['green', 'purple', 'red', 'yellow', 'blue'] =
  /* @__PURE__ */ deepFreeze(['green', 'purple', 'red', 'yellow', 'blue']);

/** A colour: of nine ships, their chief pawn and their fleet tokens (CF-C2, CF-C4). */
export type Color = (typeof COLORS)[number];

/**
 * One value for each colour, in the order of {@link COLORS}.
 *
 * @typeParam T - the values.
 */
export type ByColor<T> = readonly [green: T, purple: T, red: T, yellow: T, blue: T];

/** The place of a colour in {@link COLORS} and in a {@link ByColor}. */
export type ColorIndex = 0 | 1 | 2 | 3 | 4;

/** The places of the colours, for loops. */
export const COLOR_INDEXES: ByColor<ColorIndex> = [0, 1, 2, 3, 4];

/** Where a colour stands in {@link COLORS}. */
export const COLOR_INDEX: Readonly<Record<Color, ColorIndex>> = /* @__PURE__ */ deepFreeze({
  green: 0,
  purple: 1,
  red: 2,
  yellow: 3,
  blue: 4,
});

/** The number of a ship: the sum of the dice at which it earns (CF-C2). */
export type ShipNumber = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** A ship card, by colour and number: `green:2` (CF-C2). */
export type ShipCard = `${Color}:${ShipNumber}`;

/** What is printed on a ship card (CF-C2). */
export interface Ship {
  /** The card. */
  readonly card: ShipCard;
  /** The colour. */
  readonly color: Color;
  /** The sum of the dice at which the ship earns. */
  readonly number: ShipNumber;
  /** What it earns, in ducats, and what it scores. */
  readonly value: number;
  /** Whether it goes down at a sum of 2 or 12 (CF-R5). */
  readonly wreck: boolean;
}

/** Number and value of the ships of each colour (CF-C2). */
// biome-ignore format: one line for each colour, as in the rules
const FLEETS: Readonly<Record<Color, readonly (readonly [ShipNumber, number])[]>> = {
  green: [[2, 6], [4, 3], [5, 2], [6, 5], [7, 6], [8, 3], [9, 4], [11, 2], [12, 5]],
  purple: [[3, 5], [4, 6], [5, 3], [6, 9], [7, 5], [8, 1], [9, 3], [10, 4], [12, 5]],
  red: [[3, 1], [4, 3], [5, 5], [6, 4], [7, 3], [8, 4], [10, 6], [11, 3], [12, 6]],
  yellow: [[2, 5], [3, 4], [5, 2], [6, 4], [7, 2], [8, 5], [9, 4], [10, 7], [11, 3]],
  blue: [[2, 6], [3, 3], [4, 5], [6, 1], [7, 4], [8, 2], [9, 7], [10, 2], [11, 4]],
};

/** Ships of one colour (CF-C2). */
export const FLEET_SIZE = 9;

const WRECK_CARDS: readonly ShipCard[] = ['green:7', 'purple:6'];

/** The 45 ships, by colour, then by number (CF-C2). */
export const SHIPS: readonly Ship[] = /* @__PURE__ */ frozen(() =>
  COLORS.flatMap((color) =>
    FLEETS[color].map(([number, value]): Ship => {
      const card: ShipCard = `${color}:${number}`;
      return { card, color, number, value, wreck: WRECK_CARDS.includes(card) };
    }),
  ),
);

/** The kinds of special card that are carried out at once and discarded (CF-C3, CF-K3). */
export const AT_ONCE_KINDS: readonly [
  'kraken',
  'boarding',
  'raid',
  'cardSharp',
  'treasureGalleon',
] = /* @__PURE__ */ deepFreeze(['kraken', 'boarding', 'raid', 'cardSharp', 'treasureGalleon']);

/** The kinds that find a lasting place on the table, or wait for one (CF-C3, CF-K4). */
export const LASTING_KINDS: readonly ['blackbeard', 'cannons', 'tavern', 'rum'] =
  /* @__PURE__ */ deepFreeze(['blackbeard', 'cannons', 'tavern', 'rum']);

/** The kinds that players keep until they use them (CF-C3). */
export const KEPT_KINDS: readonly ['spyglass', 'fairWind'] = /* @__PURE__ */ deepFreeze([
  'spyglass',
  'fairWind',
]);

/** The kinds of special card (CF-C3). */
export const SPECIAL_KINDS: readonly [
  ...typeof AT_ONCE_KINDS,
  ...typeof LASTING_KINDS,
  ...typeof KEPT_KINDS,
] = /* @__PURE__ */ frozen(() => [...AT_ONCE_KINDS, ...LASTING_KINDS, ...KEPT_KINDS]);

/** A kind of special card (CF-C3). */
export type SpecialKind = (typeof SPECIAL_KINDS)[number];

/** The copies of each kind in the printed deck (CF-C3). */
export const SPECIAL_COPIES: Readonly<Record<SpecialKind, number>> = /* @__PURE__ */ deepFreeze({
  kraken: 3,
  boarding: 1,
  raid: 2,
  cardSharp: 1,
  treasureGalleon: 1,
  blackbeard: 1,
  cannons: 1,
  tavern: 2,
  rum: 1,
  spyglass: 1,
  fairWind: 1,
});

/**
 * A special card of a kind, by kind and copy: `kraken#1` (CF-C3).
 *
 * @typeParam Kind - the kind.
 */
export type CardOf<Kind extends SpecialKind> = `${Kind}#${number}`;

/** A special card that is carried out at once (CF-C3). */
export type AtOnceCard = CardOf<(typeof AT_ONCE_KINDS)[number]>;

/** A special card with a lasting place (CF-C3). */
export type LastingCard = CardOf<(typeof LASTING_KINDS)[number]>;

/** A special card that is kept until it is used (CF-C3). */
export type UsableCard = CardOf<(typeof KEPT_KINDS)[number]>;

/** A special card (CF-C3). */
export type SpecialCard = CardOf<SpecialKind>;

/** A card (CF-S2). */
export type Card = ShipCard | SpecialCard;

/** The face of a die. */
export type Face = 1 | 2 | 3 | 4 | 5 | 6;

/** The faces of a die, rising. */
export const FACES: readonly Face[] = /* @__PURE__ */ deepFreeze([1, 2, 3, 4, 5, 6]);

/** One of the two dice, by its place in `dice` of a state (CF-C4). */
export type Die = 0 | 1;

/** Both dice, for loops (CF-C4). */
export const DICE: readonly Die[] = [0, 1];

/** Fleet tokens of each colour (CF-C4). */
export const TOKENS = 2;

/** Ducats of each player at the start (CF-S1). */
export const START_DUCATS = 10;

/** Cards that the option `short` removes (CF-S4). */
export const SHORT_CARDS = 15;

/** Ships of a colour that make the first chief (CF-M1). */
export const CHIEF_SHIPS = 2;

/** Points for a chief pawn (CF-F1). */
export const CHIEF_POINTS = 5;

/** What cannons add to the value of a ship (CF-C3). */
export const CANNONS_VALUE = 3;

/** What the owner of a ship pays to a tavern, without rum and with it (CF-C3). */
export const TAVERN_PRICE = 2;
export const RUM_PRICE = 4;

/** What `cardSharp` takes from every other player, and what `treasureGalleon` brings (CF-C3). */
export const CARD_SHARP_PRICE = 4;
export const GALLEON_DUCATS = 10;

/** The bounds of the number that a raider names (CF-C3). */
export const RAID_LEAST = 2;
export const RAID_MOST = 12;
