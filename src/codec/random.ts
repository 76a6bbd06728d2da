import { HEX_SEED, type RandomState, SEED_FORM, type Seed } from '../core/random.ts';
import { integer, object, type Schema, text, tuple, union } from './schema.ts';

/** A seed. */
export const SEED: Schema<Seed> = /* @__PURE__ */ (() =>
  union(
    SEED_FORM,
    integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
    text(HEX_SEED, SEED_FORM, true),
  ))();

/** Far more bytes than any game draws, and few enough for the counter of the cipher. */
const POSITION_MOST = 0x20_0000_0000;

/** The random source in a state. */
export function randomState(): Schema<RandomState> {
  const word = integer(0, 0xffff_ffff);
  return object({
    key: tuple(word, word, word, word, word, word, word, word),
    position: integer(0, POSITION_MOST),
  });
}
