import { at } from '../../core/lists.ts';
import {
  type Dice,
  LOCK_PLACE,
  MOST_PIPS,
  pointsOfRow,
  type RowTable,
  rowTable,
} from '../../grog-island/auction.ts';
import { COLOR_INDEX, type Color, type ColorIndex } from '../../grog-island/components.ts';
import { possibleCoins } from '../../grog-island/players.ts';
import type { PlayerState } from '../../grog-island/state.ts';
import type { Claims } from './claims.ts';
import type { Holdings } from './holdings.ts';
import type { GrogIslandWeights } from './weights.ts';

/** What rows of dice are worth to one player as the winner, for any row and for the best row above an amount. */
export class Bids {
  readonly #claims: Claims;
  readonly #holdings: Holdings;
  readonly #lock: number;
  readonly #coins: number;
  readonly #dice: Dice;
  /** The best worth of a row with an amount above the index. */
  #above: number[] | undefined;

  constructor(
    weights: GrogIslandWeights,
    dice: Dice,
    player: PlayerState,
    claims: Claims,
    holdings: Holdings,
  ) {
    this.#claims = claims;
    this.#holdings = holdings;
    this.#lock = weights.lock;
    this.#dice = dice;
    this.#coins = possibleCoins(player);
  }

  /** Winning with a row: its claims, points and lock for its price, or nothing by defaulting. */
  win(row: readonly number[], amount: number): number {
    const [first = 0, second = first] = row;
    return this.#win(row.length, first, second, amount);
  }

  #win(length: number, first: number, second: number, amount: number): number {
    return Math.max(0, this.#rewards(length, first, second) - this.#holdings.price(amount));
  }

  /** The claims, points and lock of a row. */
  rewards(row: readonly number[]): number {
    const [first = 0, second = first] = row;
    return this.#rewards(row.length, first, second);
  }

  #rewards(length: number, first: number, second: number): number {
    const claims = length === 1 ? this.#claims.one(first) : this.#claims.two(first, second);
    return claims + pointsOfRow(length) + (length > LOCK_PLACE ? this.#lock : 0);
  }

  /** The best row above an amount; below 0 if there is none. */
  above(amount: number): number {
    this.#above ??= this.#best();
    return this.#above[amount] ?? Number.NEGATIVE_INFINITY;
  }

  #best(): number[] {
    const best = Array<number>(MOST_PIPS + 1).fill(Number.NEGATIVE_INFINITY);
    for (const { length, amount, first, second } of rowsOf(this.#dice)) {
      if (amount > this.#coins) continue;
      const worth = this.#win(length, first, second, amount);
      best[amount - 1] = Math.max(best[amount - 1] ?? worth, worth);
    }
    for (let amount = MOST_PIPS - 1; amount >= 0; amount -= 1)
      best[amount] = Math.max(best[amount] ?? 0, best[amount + 1] ?? Number.NEGATIVE_INFINITY);
    return best;
  }
}

interface Row {
  readonly length: number;
  readonly amount: number;
  readonly first: ColorIndex;
  readonly second: ColorIndex;
}

/** Known rows by their table; decides speed, never a result. */
const known = new WeakMap<RowTable, readonly Row[]>();

/** The rows of the dice, without those that bring the same for the same price: as many dice, with the same first two. */
function rowsOf(dice: Dice): readonly Row[] {
  const table = rowTable(dice);
  const found = known.get(table);
  if (found !== undefined) return found;
  const rows = new Map<string, Row>();
  for (const [place, row] of table.rows.entries()) {
    const [first = 0, second = first] = placesOf(row);
    const amount = at(table.amounts, place);
    const { length } = row;
    const key = [length, amount, Math.min(first, second), Math.max(first, second)].join();
    if (!rows.has(key)) rows.set(key, { length, amount, first, second });
  }
  const different = [...rows.values()];
  known.set(table, different);
  return different;
}

/** A row of dice as the places of its colours. */
export function placesOf(row: readonly Color[]): ColorIndex[] {
  return row.map((die) => COLOR_INDEX[die]);
}
