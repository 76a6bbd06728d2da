import type { Json, Path } from '../core/json.ts';

/** The bounds of a value from outside; beyond them it is refused before the oversized part is walked. */
export interface JsonLimits {
  /** Levels of lists and objects within each other. */
  readonly depth: number;
  /** Characters of one string or key. */
  readonly text: number;
  /** Items of one list. */
  readonly items: number;
  /** Values in all. */
  readonly values: number;
  /** Whether a key of the outermost object may be `undefined`, which then counts as missing. */
  readonly undefinedIsMissing?: true;
}

/** The most keys of one object; no value of a game has half as many. */
const KEYS_MOST = 64;

/** What is not plain in a value. */
export class NotJson {
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
export function readJson(value: unknown, limits: JsonLimits): Json | NotJson {
  try {
    return new JsonReader(limits).read(value);
  } catch (reason) {
    if (reason instanceof NotJson) return reason;
    return new NotJson([], 'an object that cannot be read');
  }
}

class JsonReader {
  readonly #limits: JsonLimits;
  /** Where the reader is; copied only when something is wrong there. */
  readonly #path: (string | number)[] = [];
  #left: number;

  constructor(limits: JsonLimits) {
    this.#limits = limits;
    this.#left = limits.values;
  }

  read(value: unknown): Json {
    this.#left -= 1;
    if (this.#left < 0) this.#fail(`more than ${this.#limits.values} values`);
    switch (typeof value) {
      case 'boolean':
        return value;
      case 'string':
        return this.#text(value);
      case 'number':
        if (Number.isFinite(value) && !Object.is(value, -0)) return value;
        return this.#fail(Object.is(value, -0) ? '-0' : String(value));
      case 'object':
        if (value === null) return null;
        if (this.#path.length >= this.#limits.depth) {
          this.#fail(`more than ${this.#limits.depth} levels`);
        }
        return Array.isArray(value) ? this.#list(value) : this.#object(value);
      default:
        return this.#fail(`a value of type ${typeof value}`);
    }
  }

  #text(value: string): string {
    if (value.length <= this.#limits.text) return value;
    return this.#fail(`a string of more than ${this.#limits.text} characters`);
  }

  #list(value: readonly unknown[]): Json[] {
    const { length } = value;
    if (length > this.#limits.items) this.#fail(`a list of more than ${this.#limits.items}`);
    if (Reflect.ownKeys(value).length !== length + 1)
      this.#fail('a list with holes or further keys');
    const copy: Json[] = [];
    for (let index = 0; index < length; index += 1) copy.push(this.#property(value, index));
    return copy;
  }

  #object(value: object): { [key: string]: Json } {
    const prototype: unknown = Object.getPrototypeOf(value);
    // A plain object of another realm has that realm's Object.prototype, which has no prototype itself.
    if (prototype !== null && Object.getPrototypeOf(prototype) !== null) {
      this.#fail('an object of a class');
    }
    const keys = Reflect.ownKeys(value);
    if (keys.length > KEYS_MOST) this.#fail(`an object of more than ${KEYS_MOST} keys`);
    const copy: { [key: string]: Json } = {};
    for (const key of keys) {
      if (typeof key !== 'string') return this.#fail('a symbol key');
      const name = this.#text(key);
      if (name === '__proto__') this.#fail('the key __proto__');
      if (this.#isMissing(value, name)) continue;
      copy[name] = this.#property(value, name);
    }
    return copy;
  }

  #isMissing(owner: object, key: string): boolean {
    if (this.#limits.undefinedIsMissing !== true || this.#path.length > 0) return false;
    const property = Object.getOwnPropertyDescriptor(owner, key);
    return property !== undefined && 'value' in property && property.value === undefined;
  }

  #property(owner: object, key: string | number): Json {
    const property = Object.getOwnPropertyDescriptor(owner, key);
    this.#path.push(key);
    if (property === undefined) return this.#fail('a hole');
    if (!('value' in property)) this.#fail('an accessor');
    if (property.enumerable !== true) this.#fail('a hidden property');
    const value = this.read(property.value);
    this.#path.pop();
    return value;
  }

  #fail(problem: string): never {
    throw new NotJson([...this.#path], problem);
  }
}
