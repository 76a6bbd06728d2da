/** A figure from games, with its 95 % interval. */
export interface Estimate {
  /** The figure. */
  readonly value: number;
  /** The lower end. */
  readonly low: number;
  /** The upper end. */
  readonly high: number;
}

/** The quantile of the normal distribution that leaves 2.5 % above. */
const Z = 1.959963984540054;

/** A win rate with its Wilson interval, which holds for few games and for rates near 0 and 1 too. */
export function wilson(wins: number, games: number): Estimate {
  const rate = wins / games;
  const spread = (Z * Z) / games;
  const centre = rate + spread / 2;
  const half = Z * Math.sqrt((rate * (1 - rate)) / games + spread / (4 * games));
  const scale = 1 + spread;
  return {
    value: rate,
    low: Math.max(0, (centre - half) / scale),
    high: Math.min(1, (centre + half) / scale),
  };
}

/** An estimate of a share, whose interval ends at 0 and at 1. */
export function asShare(estimate: Estimate | null): Estimate | null {
  if (estimate === null) return null;
  const { value, low, high } = estimate;
  return { value, low: Math.max(0, low), high: Math.min(1, high) };
}

/** Collects numbers for their mean; groups of them, such as the games of one deal, may depend on each other. */
export class MeanOfGroups {
  #groups = 0;
  #sizes = 0;
  #sum = 0;
  /** Sums over the groups: of squared sums, of sums times sizes, and of squared sizes. */
  #squares = 0;
  #products = 0;
  #squaredSizes = 0;
  #group: unknown = null;
  #groupSum = 0;
  #groupSize = 0;

  /** Adds a number; numbers of one group come one after the other. */
  add(value: number, group: unknown): void {
    if (group !== this.#group) this.#close();
    this.#group = group;
    this.#groupSum += value;
    this.#groupSize += 1;
  }

  /** The mean, with an interval from the spread of the groups; `null` without numbers. */
  estimate(): Estimate | null {
    this.#close();
    if (this.#sizes === 0) return null;
    const value = this.#sum / this.#sizes;
    const half = Z * Math.sqrt(this.#variance(value));
    return { value, low: value - half, high: value + half };
  }

  /**
   * The mean of shares from 0 to 1, with the Wilson interval of as many independent games as tell as much: at least one for each group,
   * at most one for each number; `null` without numbers.
   */
  rate(): Estimate | null {
    this.#close();
    if (this.#sizes === 0) return null;
    const value = this.#sum / this.#sizes;
    const variance = this.#variance(value);
    const worth = variance === 0 ? 0 : (value * (1 - value)) / variance;
    const games = Math.min(this.#sizes, Math.max(this.#groups, worth));
    return wilson(value * games, games);
  }

  /** The variance of the mean, from the spread of the groups; infinite for a single one. */
  #variance(mean: number): number {
    const groups = this.#groups;
    if (groups < 2) return Number.POSITIVE_INFINITY;
    const squares = this.#squares - 2 * mean * this.#products + mean * mean * this.#squaredSizes;
    return (Math.max(0, squares) * groups) / (groups - 1) / (this.#sizes * this.#sizes);
  }

  #close(): void {
    if (this.#groupSize === 0) return;
    this.#groups += 1;
    this.#sizes += this.#groupSize;
    this.#sum += this.#groupSum;
    this.#squares += this.#groupSum * this.#groupSum;
    this.#products += this.#groupSum * this.#groupSize;
    this.#squaredSizes += this.#groupSize * this.#groupSize;
    this.#groupSum = 0;
    this.#groupSize = 0;
  }
}
