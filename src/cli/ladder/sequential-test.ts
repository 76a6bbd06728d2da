import { exp2, log2 } from '../../core/powers-of-two.ts';

/** What a sequential test tells apart, in points of the Elo scale: 400 points are odds of 10 to 1. */
export interface TestBounds {
  /** The first bot is at most so much better than the second. */
  readonly low: number;
  /** It is at least so much better. */
  readonly high: number;
}

export type Verdict = 'better' | 'not better' | null;

/** The chance of each of the two errors. */
const ERROR_RATE = 0.05;
const DOUBLINGS_OF_TEN = log2(10);
/** Where the test ends: the logarithm of the odds of being right. */
export const LIMIT: number = log2((1 - ERROR_RATE) / ERROR_RATE) * Math.LN2;
/** So many deals are played at least, because the spread of fewer says little. */
const FEWEST = 10;

/**
 * A sequential probability ratio test of the share that a bot has of its meetings with another, deal by deal. It takes the share of
 * a deal as normal, with the spread that the deals show, as the generalised tests of chess engines do.
 */
export class SequentialTest {
  readonly #low: number;
  readonly #high: number;
  #deals = 0;
  #sum = 0;
  /** One deal won and one lost beforehand, so that the spread is never 0. */
  #squares = 1;

  constructor({ low, high }: TestBounds) {
    this.#low = shareOf(low);
    this.#high = shareOf(high);
  }

  /** Adds the share of a deal, from 0 to 1. */
  add(share: number): void {
    this.#deals += 1;
    this.#sum += share;
    this.#squares += share * share;
  }

  /** The logarithm of the likelihood ratio: above 0 it speaks for the higher bound. */
  get ratio(): number {
    const count = this.#deals + 2;
    const mean = (this.#sum + 1) / count;
    const variance = this.#squares / count - mean * mean;
    const distance = this.#high - this.#low;
    return (distance * (2 * this.#sum - this.#deals * (this.#low + this.#high))) / (2 * variance);
  }

  get verdict(): Verdict {
    if (this.#deals < FEWEST) return null;
    if (this.ratio >= LIMIT) return 'better';
    return this.ratio <= -LIMIT ? 'not better' : null;
  }
}

/** The expected share of a bot that is so many points better. */
export function shareOf(points: number): number {
  return 1 / (1 + exp2((-points / 400) * DOUBLINGS_OF_TEN));
}
