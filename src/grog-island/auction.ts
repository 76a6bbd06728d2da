import { at } from '../core/lists.ts';
import type { Step } from './agenda.ts';
import {
  type ByColor,
  COLOR_INDEX,
  COLOR_INDEXES,
  COLORS,
  type Color,
  type ColorIndex,
} from './components.ts';

/** The highest sum of five dice. */
export const MOST_PIPS = 30;

/** The place in a row of the die that gives a lock (GI-W1). */
export const LOCK_PLACE = 3;

/** The faces of the dice by colour. */
export type Dice = ByColor<number>;

interface Row {
  readonly dice: readonly Color[];
  readonly places: readonly ColorIndex[];
}

/** Every row of one to five dice: by length, then by the colours of the positions. */
export const ALL_ROWS: readonly Row[] = /* @__PURE__ */ [1, 2, 3, 4, 5].flatMap((length) =>
  rowsOfLength(length, []),
);

function rowsOfLength(length: number, places: readonly ColorIndex[]): Row[] {
  if (places.length === length)
    return [{ places, dice: Object.freeze(places.map((place) => COLORS[place])) }];
  return COLOR_INDEXES.filter((place) => !places.includes(place)).flatMap((place) =>
    rowsOfLength(length, [...places, place]),
  );
}

/** The rows that the dice allow (GI-B1, GI-B2), and how they are spread over the amounts (GI-B3). */
export interface RowTable {
  /** The rows in the documented order. */
  readonly rows: readonly (readonly Color[])[];
  /** The amount of each of the rows. */
  readonly amounts: readonly number[];
  /** The rows by rising amount. */
  readonly byAmount: readonly (readonly Color[])[];
  /** How many rows have an amount of at most the index. */
  readonly upTo: readonly number[];
}

/** The tables by dice, each made when it is first needed; there are 7,776. */
const tables: (RowTable | undefined)[] = [];

export function rowTable(dice: Dice): RowTable {
  // A position from outside can hold anything, and must not change what another one gets.
  if (!areFaces(dice)) return makeTable(dice);
  const code = (((dice[0] * 7 + dice[1]) * 7 + dice[2]) * 7 + dice[3]) * 7 + dice[4];
  const known = tables[code];
  if (known !== undefined) return known;
  const table = makeTable(dice);
  tables[code] = table;
  return table;
}

/** Whether all values are faces, or 0 before the first roll. This runs at every bid of a simulation. */
function areFaces(dice: Dice): boolean {
  for (const place of COLOR_INDEXES) {
    const face = dice[place];
    if (face !== (face | 0) || face < 0 || face > 6) return false;
  }
  return true;
}

function makeTable(dice: Dice): RowTable {
  const allowed = ALL_ROWS.filter((row) => risingSpace(dice, row.dice) === null);
  const amounts = allowed.map((row) => amountOf(dice, row.dice));
  const places = allowed.map((_, place) => place);
  const byAmount = places.sort((left, right) => at(amounts, left) - at(amounts, right));
  return {
    rows: allowed.map((row) => row.dice),
    amounts,
    byAmount: byAmount.map((place) => at(allowed, place).dice),
    upTo: Array.from(
      { length: MOST_PIPS + 1 },
      (_, most) => amounts.filter((amount) => amount <= most).length,
    ),
  };
}

/** The amount of a row: the sum of its pips (GI-B3). */
export function amountOf(dice: Dice, row: readonly Color[]): number {
  let amount = 0;
  for (const die of row) amount += dice[COLOR_INDEX[die]];
  return amount;
}

/** The points of the third and the fifth bidding space (GI-W1). */
export function pointsOfRow(length: number): number {
  return (length >= 3 ? 1 : 0) + (length >= 5 ? 1 : 0);
}

/** The first bidding space (2 to 5) whose die shows more than the one to its left; `null` if the row never rises (GI-B2). */
export function risingSpace(dice: Dice, row: readonly Color[]): number | null {
  for (let place = 1; place < row.length; place += 1) {
    if (dice[COLOR_INDEX[at(row, place)]] > dice[COLOR_INDEX[at(row, place - 1)]]) return place + 1;
  }
  return null;
}

/** The number of rows whose amount is from `low` to `high`. */
export function countRows(table: RowTable, low: number, high: number): number {
  if (high < low) return 0;
  return (
    at(table.upTo, Math.min(high, MOST_PIPS)) -
    (low < 1 ? 0 : at(table.upTo, Math.min(low - 1, MOST_PIPS)))
  );
}

/** The lowest face, which is also the lowest opening bid. */
export function lowestFace(dice: Dice): number {
  return Math.min(dice[0], dice[1], dice[2], dice[3], dice[4]);
}

/** What bounds the sums of pips that a bidder can bid (GI-K5). */
export interface Reach {
  /** The amount to exceed; 0 without a bid. */
  readonly amount: number;
  readonly possibleCoins: number;
  /** Whether the bidder holds a `hold` parrot. */
  readonly hold: boolean;
}

/**
 * The faces to which a die can be turned so that some bid remains possible (GI-K5), as bits 1 to 6. Each other die may be
 * out, in the row as it lies, or, if it is one of `turnable` (bits by colour), in the row with any face; bit n of `sums`
 * says that the others can make n pips.
 */
export function facesToTurn(dice: Dice, die: ColorIndex, turnable: number, reach: Reach): number {
  let sums = 1;
  for (const place of COLOR_INDEXES) {
    if (place === die) continue;
    sums |= (turnable & (1 << place)) !== 0 ? anyFace(sums) : sums << dice[place];
  }
  const wanted = sumsWanted(reach);
  let faces = 0;
  for (let face = 1; face <= 6; face += 1) {
    if (face !== dice[die] && ((sums | (sums << face)) & wanted) !== 0) faces |= 1 << face;
  }
  return faces;
}

function anyFace(sums: number): number {
  return (sums << 1) | (sums << 2) | (sums << 3) | (sums << 4) | (sums << 5) | (sums << 6);
}

/** The sums that make a bid: above the amount, or just that if it can be held, up to the possible coins. */
function sumsWanted({ amount, possibleCoins, hold }: Reach): number {
  const high = Math.min(possibleCoins, MOST_PIPS);
  let wanted = 0;
  for (let sum = hold && amount > 0 ? amount : amount + 1; sum <= high; sum += 1)
    wanted |= 1 << sum;
  return wanted;
}

/** The steps during which bids are made; each of them lies at the bottom of the agenda. */
const AUCTION: readonly (Step['type'] | undefined)[] = ['bid', 'chooseShip', 'trade'];

/** Whether the auction is open, also while a player who has passed trades. */
export function isAuction(agenda: readonly Step[]): boolean {
  return AUCTION.includes(agenda[0]?.type);
}
