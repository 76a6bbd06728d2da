import type { Face } from '../../src/grog-island/index.ts';

/** A random source as the rules use it. */
export interface Source {
  face(): Face;
  shuffled<T>(items: readonly T[]): T[];
}
