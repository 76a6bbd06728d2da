import { chacha20 } from '@noble/ciphers/chacha.js';
import { describeSecret, describeValue } from './json.ts';

/**
 * What fixes a game: a safe integer for tests and experiments, or a string of 64 lower-case hex digits (256 bits) for real play.
 * Whoever knows the seed knows every hidden card and every roll to come.
 */
export type Seed = number | string;

/** The key of a random source: 256 bits as eight words of 32 bits, 0 to 2^32 - 1. */
export type RandomKey = readonly [number, number, number, number, number, number, number, number];

/** The random source in a state: a key of ChaCha20, and how many bytes of its stream are used up. */
export interface RandomState {
  /** The key; it stays the same for the whole game. */
  readonly key: RandomKey;
  /** The number of bytes that have been drawn. */
  readonly position: number;
}

/** What a seed must look like, in words. */
export const SEED_FORM = 'a safe integer, or a string of 64 lower-case hex digits';

/** A string seed. */
export const HEX_SEED: RegExp = /^[0-9a-f]{64}$/;

/** The random source of a seed, at its beginning. */
export function seeded(seed: Seed): RandomSource {
  return new RandomSource({ key: keyOf(seed), position: 0 });
}

/** A seed from outside. */
export function checkedSeed(seed: Seed): Seed {
  if (typeof seed === 'string' ? HEX_SEED.test(seed) : Number.isSafeInteger(seed)) return seed;
  // A string that is almost a seed must not get into a log.
  const received = typeof seed === 'string' ? describeSecret(seed) : String(describeValue(seed));
  throw new RangeError(`A seed must be ${SEED_FORM}; received ${received}.`);
}

/** A seed for the child of a seed: a bot, a game of a tournament, a use of a test. */
export function childSeed(seed: Seed, child: number): number {
  const nonce = new Uint8Array(NONCE.length);
  const view = new DataView(nonce.buffer);
  view.setUint32(4, highWord(child));
  view.setUint32(8, child >>> 0);
  const stream = new DataView(chacha20(bytesOf(keyOf(seed)), nonce, new Uint8Array(8)).buffer);
  return (stream.getUint32(0) & 0x1f_ffff) * WORDS + stream.getUint32(4);
}

/** A random source that goes on where a state stands; `state()` gives what to put back. */
export class RandomSource {
  readonly #key: RandomKey;
  /** A part of the stream, where it starts, and where the next byte is in it. */
  #bytes: Uint8Array;
  #start: number;
  #next: number;

  constructor({ key, position }: RandomState) {
    this.#key = key;
    const { start, bytes } = stretchAt(key, position);
    this.#bytes = bytes;
    this.#start = start;
    this.#next = position - start;
  }

  /** A whole number from 0 to `bound` - 1, each equally likely; `bound` is from 1 to 2 ** 32. */
  below(bound: number): number {
    if (!(bound >= 1 && bound <= WORDS))
      throw new RangeError(`A bound must be from 1 to 2 ** 32; received ${bound}.`);
    const size = bound <= 0x100 ? 1 : bound <= 0x1_0000 ? 2 : 4;
    const values = size === 4 ? WORDS : 1 << (8 * size);
    // Draws beyond the last whole multiple of the bound would favour small numbers.
    const fair = values - (values % bound);
    for (;;) {
      let drawn = this.#byte();
      for (let byte = 1; byte < size; byte += 1) drawn = drawn * 0x100 + this.#byte();
      if (drawn < fair) return drawn % bound;
    }
  }

  /** A number from 0 up to but not including 1. */
  fraction(): number {
    return this.below(WORDS) / WORDS;
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

  state(): RandomState {
    return { key: this.#key, position: this.#start + this.#next };
  }

  #byte(): number {
    if (this.#next === STRETCH) {
      this.#start += STRETCH;
      this.#bytes = stretchAt(this.#key, this.#start).bytes;
      this.#next = 0;
    }
    const byte = this.#bytes[this.#next] ?? 0;
    this.#next += 1;
    return byte;
  }
}

/** A part of the stream of a key. */
interface Stretch {
  readonly start: number;
  readonly bytes: Uint8Array;
}

/** Bytes that are drawn at once: one call of the cipher costs about as much for one block of 64 as for four. */
const STRETCH = 256;

/** The stretch of each key that was used last: it decides speed, never a result. */
const stretches = new WeakMap<RandomKey, Stretch>();

function stretchAt(key: RandomKey, position: number): Stretch {
  const start = position - (position % STRETCH);
  const known = stretches.get(key);
  if (known?.start === start) return known;
  const bytes = chacha20(bytesOf(key), NONCE, ZEROS, undefined, start / BLOCK);
  const stretch = { start, bytes };
  stretches.set(key, stretch);
  return stretch;
}

const BLOCK = 64;
/** What the stream is added to. */
const ZEROS = /* @__PURE__ */ new Uint8Array(STRETCH);

/**
 * The key of a seed. Hex digits are the key itself. A number is mixed by exclusive or into the first two words of a fixed text
 * of 32 letters, all of its bits, so different numbers have different keys.
 */
function keyOf(seed: Seed): RandomKey {
  if (typeof seed === 'number') {
    const [first, second, ...rest] = NUMBER_KEY;
    return [(first ^ highWord(seed)) >>> 0, (second ^ seed) >>> 0, ...rest];
  }
  const word = (place: number): number => Number.parseInt(seed.slice(place * 8, place * 8 + 8), 16);
  return [word(0), word(1), word(2), word(3), word(4), word(5), word(6), word(7)];
}

/** "pirate-auctions, seed by number." */
const NUMBER_KEY: RandomKey = [
  0x70697261, 0x74652d61, 0x75637469, 0x6f6e732c, 0x20736565, 0x64206279, 0x206e756d, 0x6265722e,
];

/** The upper 32 bits of a safe integer. */
function highWord(number: number): number {
  return Math.floor(number / WORDS) >>> 0;
}

/** The bytes of a key, the upper ones of each word first. */
function bytesOf(key: RandomKey): Uint8Array {
  const bytes = new Uint8Array(4 * key.length);
  let place = 0;
  for (const word of key) {
    for (let shift = 24; shift >= 0; shift -= 8) {
      bytes[place] = word >>> shift;
      place += 1;
    }
  }
  return bytes;
}

const NONCE = /* @__PURE__ */ new Uint8Array(12);

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** How many words of 32 bits there are. */
const WORDS = 0x1_0000_0000;
