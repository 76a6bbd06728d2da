import type { RandomWords } from '../core/random.ts';
import { integer, type Schema, tuple } from './schema.ts';

/** A seed. */
export const SEED: Schema<number> = integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

/** The words of the random source in a state. */
export function randomWords(): Schema<RandomWords> {
  const word = integer(-(2 ** 31), 2 ** 31 - 1);
  return tuple(word, word, word, word);
}
