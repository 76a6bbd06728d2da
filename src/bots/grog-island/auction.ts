import { possibleCoins } from '../../grog-island/players.ts';
import type { PlayerState } from '../../grog-island/state.ts';
import type { Claims } from './claims.ts';
import type { Holdings } from './holdings.ts';
import type { GrogIslandWeights } from './weights.ts';

/** The highest sum of five dice. */
const MOST_PIPS = 30;

/** What rows of dice are worth to one player as the winner, for any row and for the best row above an amount. */
export class Bids {
  readonly #claims: Claims;
  readonly #holdings: Holdings;
  readonly #lock: number;
  readonly #coins: number;
  readonly #dice: readonly number[];
  /** The best worth of a row with an amount above the index. */
  #above: number[] | undefined;

  constructor(
    weights: GrogIslandWeights,
    dice: readonly number[],
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
    return claims + points(length) + (length >= 4 ? this.#lock : 0);
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

export function points(length: number): number {
  return (length >= 3 ? 1 : 0) + (length >= 5 ? 1 : 0);
}

interface Row {
  readonly length: number;
  readonly amount: number;
  readonly first: number;
  readonly second: number;
}

/** Known rows by dice; decides speed, never a result. */
const known = new Map<number, readonly Row[]>();

/** Rows of the dice that differ in what they bring: each set of dice, with each choice of the first two. */
function rowsOf(dice: readonly number[]): readonly Row[] {
  const code = dice.reduce((sum, face) => sum * 7 + face, 0);
  const found = known.get(code);
  if (found !== undefined) return found;
  const rows: Row[] = [];
  for (let set = 1; set < 32; set += 1) {
    const places = [0, 1, 2, 3, 4].filter((place) => (set & (1 << place)) !== 0);
    const faces = places.map((place) => dice[place] ?? 0).sort((left, right) => right - left);
    const amount = faces.reduce((sum, face) => sum + face, 0);
    for (const first of places) {
      if (dice[first] !== faces[0]) continue;
      if (places.length === 1) rows.push({ length: 1, amount, first, second: first });
      for (const second of places) {
        if (second === first || dice[second] !== faces[1]) continue;
        if (faces[0] === faces[1] && second < first) continue;
        rows.push({ length: places.length, amount, first, second });
      }
    }
  }
  known.set(code, rows);
  return rows;
}
