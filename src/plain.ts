import type { Json, Path } from './refusal.ts';

/** The bounds of a value from outside; beyond them it is refused before the oversized part is walked. */
export interface PlainLimits {
  /** Levels of lists and objects within each other. */
  readonly depth: number;
  /** Characters of one string or key. */
  readonly text: number;
  /** Entries of one list or object. */
  readonly entries: number;
  /** Values in all. */
  readonly values: number;
}

/** What is not plain in a value. */
export class NotPlain {
  readonly path: Path;
  readonly problem: string;

  constructor(path: Path, problem: string) {
    this.path = path;
    this.problem = problem;
  }
}

/**
 * Copies a value from outside into fresh plain data (JSON by value), or says what in it is not plain. It reads property
 * descriptors only, so that no foreign getter runs, and survives proxies that throw.
 */
export function plainCopy(value: unknown, limits: PlainLimits): Json | NotPlain {
  try {
    return new PlainReader(limits).read(value, [], 0);
  } catch (reason) {
    if (reason instanceof NotPlain) return reason;
    return new NotPlain([], 'an object that cannot be read');
  }
}

class PlainReader {
  readonly #limits: PlainLimits;
  #left: number;

  constructor(limits: PlainLimits) {
    this.#limits = limits;
    this.#left = limits.values;
  }

  read(value: unknown, path: Path, depth: number): Json {
    this.#left -= 1;
    if (this.#left < 0) throw new NotPlain(path, `more than ${this.#limits.values} values`);
    if (value === null || typeof value === 'boolean') return value;
    if (typeof value === 'string') return this.#text(value, path);
    if (typeof value === 'number') {
      if (Number.isFinite(value) && !Object.is(value, -0)) return value;
      throw new NotPlain(path, Object.is(value, -0) ? '-0' : String(value));
    }
    if (typeof value !== 'object') throw new NotPlain(path, `a value of type ${typeof value}`);
    if (depth >= this.#limits.depth)
      throw new NotPlain(path, `more than ${this.#limits.depth} levels`);
    return Array.isArray(value) ? this.#list(value, path, depth) : this.#object(value, path, depth);
  }

  #text(value: string, path: Path): string {
    if (value.length <= this.#limits.text) return value;
    throw new NotPlain(path, `a string of more than ${this.#limits.text} characters`);
  }

  #list(value: readonly unknown[], path: Path, depth: number): Json[] {
    const { length } = value;
    if (length > this.#limits.entries)
      throw new NotPlain(path, `a list of more than ${this.#limits.entries}`);
    if (Reflect.ownKeys(value).length !== length + 1) {
      throw new NotPlain(path, 'a list with holes or further keys');
    }
    const copy: Json[] = [];
    for (let index = 0; index < length; index += 1) {
      copy.push(this.#property(value, String(index), [...path, index], depth));
    }
    return copy;
  }

  #object(value: object, path: Path, depth: number): { [key: string]: Json } {
    const prototype: unknown = Object.getPrototypeOf(value);
    // A plain object of another realm has that realm's Object.prototype, which has no prototype itself.
    if (prototype !== null && Object.getPrototypeOf(prototype) !== null) {
      throw new NotPlain(path, 'an object of a class');
    }
    const keys = Reflect.ownKeys(value);
    if (keys.length > this.#limits.entries) {
      throw new NotPlain(path, `an object of more than ${this.#limits.entries} keys`);
    }
    const copy: { [key: string]: Json } = {};
    for (const key of keys) {
      if (typeof key !== 'string') throw new NotPlain(path, 'a symbol key');
      const name = this.#text(key, path);
      if (name === '__proto__') throw new NotPlain(path, 'the key __proto__');
      copy[name] = this.#property(value, name, [...path, name], depth);
    }
    return copy;
  }

  #property(owner: object, key: string, path: Path, depth: number): Json {
    const property = Object.getOwnPropertyDescriptor(owner, key);
    if (property === undefined) throw new NotPlain(path, 'a hole');
    if (!('value' in property)) throw new NotPlain(path, 'an accessor');
    if (property.enumerable !== true) throw new NotPlain(path, 'a hidden property');
    return this.read(property.value, path, depth + 1);
  }
}

/** A value for an error or a refusal: short primitives as they are, anything else in a few words. */
export function shown(value: unknown): Json {
  switch (typeof value) {
    case 'string':
      return value.length <= 100 ? value : `${value.slice(0, 100)}…`;
    case 'boolean':
      return value;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
        ? value
        : Object.is(value, -0)
          ? '-0'
          : String(value);
    case 'object':
      if (value === null) return null;
      return Array.isArray(value) ? `a list of ${value.length}` : 'an object';
    case 'undefined':
      return 'nothing';
    default:
      return `a ${typeof value}`;
  }
}
