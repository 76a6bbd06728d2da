import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { at } from '../../src/core/lists.ts';
import type { Face } from '../../src/grog-island/index.ts';
import type { Source } from './source.ts';

/** The state of xoroshiro128+: four words of 32 bits. */
export type Words = readonly [number, number, number, number];

/** The random source of version 1 of the rules: a seed of 53 bits folded into 32, and a linear generator. */
export class OldSource implements Source {
  readonly #generator: ReturnType<typeof xoroshiro128plusFromState>;

  constructor(words: Words) {
    this.#generator = xoroshiro128plusFromState(words);
  }

  static ofSeed(seed: number): OldSource {
    let counter = (seed | 0) ^ scramble(Math.floor(seed / WORDS) ^ GOLDEN);
    const next = (): number => {
      counter = (counter + GOLDEN) | 0;
      return scramble(counter);
    };
    return new OldSource([next(), next(), next(), next()]);
  }

  face(): Face {
    return at([1, 2, 3, 4, 5, 6] as const, this.#below(6));
  }

  shuffled<T>(items: readonly T[]): T[] {
    const result: T[] = [];
    for (const item of items) {
      const place = this.#below(result.length + 1);
      result.push(item);
      const last = result.length - 1;
      [result[last], result[place]] = [at(result, place), at(result, last)];
    }
    return result;
  }

  lowestBit(): 0 | 1 {
    return (this.#generator.next() & 1) === 1 ? 1 : 0;
  }

  #below(bound: number): number {
    const fair = Math.floor(WORDS / bound) * bound;
    for (;;) {
      const drawn = this.#generator.next() + WORDS / 2;
      if (drawn < fair) return drawn % bound;
    }
  }
}

const WORDS = 2 ** 32;
const GOLDEN = 0x9e3779b9;

function scramble(value: number): number {
  let mixed = value ^ (value >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
