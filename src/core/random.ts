import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { describeValue } from './json.ts';

/** The four 32-bit words of the random source, as they lie in a state. */
export type RandomWords = readonly [number, number, number, number];

/**
 * Mixes a seed into random words. pure-rand's own integer seeding gives neighbouring seeds neighbouring dice, so
 * both halves of the seed go through splitmix32 first.
 */
export function seedWords(seed: number): RandomWords {
  const high = Math.floor(seed / 0x1_0000_0000) | 0;
  let counter = (seed | 0) ^ scramble(high ^ 0x9e3779b9);
  const next = (): number => {
    counter = (counter + 0x9e3779b9) | 0;
    return scramble(counter);
  };
  return [next(), next(), next(), next()];
}

/** A seed from outside: a safe integer. */
export function checkedSeed(seed: number): number {
  if (Number.isSafeInteger(seed)) return seed;
  throw new RangeError(`a seed is a safe integer, not ${String(describeValue(seed))}`);
}

/** Two seeds made one, for the child of a seed (a bot's, a game's, a sample's). */
export function childSeed(seed: number, child: number): number {
  const words = seedWords(seed);
  return scramble(words[0] ^ scramble((child | 0) ^ words[1])) >>> 0;
}

function scramble(value: number): number {
  let mixed = value ^ (value >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** A random source that goes on from the words of a state; `words()` gives what to put back. */
export class RandomSource {
  readonly #generator: RandomGenerator;

  constructor(words: RandomWords) {
    this.#generator = xoroshiro128plusFromState(words);
  }

  /**
   * A whole number from 0 to `bound` - 1, with `bound` at most 2 ** 32. It draws as pure-rand's `uniformInt` does, which also
   * counts beyond 32 bits and would be a fiftieth of the whole library.
   */
  below(bound: number): number {
    const fair = Math.floor(WORDS / bound) * bound;
    for (;;) {
      const drawn = this.#generator.next() + WORDS / 2;
      if (drawn < fair) return drawn % bound;
    }
  }

  /** A face of a six-sided die. */
  face(): 1 | 2 | 3 | 4 | 5 | 6 {
    return FACES[this.below(6)] ?? 6;
  }

  /** The items in random order, as a new list. */
  shuffled<T>(items: readonly T[]): T[] {
    const result: T[] = [];
    for (const item of items) {
      const place = this.below(result.length + 1);
      const displaced = result[place];
      if (displaced === undefined) result.push(item);
      else {
        result.push(displaced);
        result[place] = item;
      }
    }
    return result;
  }

  words(): RandomWords {
    const [a = 0, b = 0, c = 0, d = 0] = this.#generator.getState();
    return [a, b, c, d];
  }
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** How many words of 32 bits there are. */
const WORDS = 2 ** 32;
