import { type Composite, firstDifference, isComposite, throughJson } from './equality.ts';

/**
 * Checks that values are equal after a round trip through JSON. It remembers deeply frozen values, so that a part that many
 * states of a game share is checked once.
 */
export class JsonChecker {
  readonly #fixed = new WeakSet<object>();

  /** The first difference after a round trip through JSON, in words; `null` if there is none. */
  loss(value: unknown): string | null {
    return this.#isJson(value) ? null : firstDifference(throughJson(value), value, '');
  }

  /** Whether a value is deeply frozen JSON data. */
  isFrozenJson(value: unknown): boolean {
    return this.#isJson(value) && (!isComposite(value) || this.#fixed.has(value));
  }

  #isJson(value: unknown): boolean {
    if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
    if (!isComposite(value))
      return value === null || typeof value === 'string' || typeof value === 'boolean';
    if (this.#fixed.has(value)) return true;
    return Array.isArray(value) ? this.#isJsonList(value) : this.#isJsonObject(value);
  }

  #isJsonList(list: readonly unknown[]): boolean {
    // JSON loses holes and additional keys of arrays.
    if (Object.getPrototypeOf(list) !== Array.prototype || Object.keys(list).length !== list.length)
      return false;
    let isFrozen = Object.isFrozen(list);
    for (const item of list) {
      if (!this.#isJson(item)) return false;
      isFrozen &&= !isComposite(item) || this.#fixed.has(item);
    }
    if (isFrozen) this.#fixed.add(list);
    return true;
  }

  #isJsonObject(value: Composite): boolean {
    if (Object.getPrototypeOf(value) !== Object.prototype) return false;
    let isFrozen = Object.isFrozen(value);
    for (const key of Object.keys(value)) {
      const item = value[key];
      if (!this.#isJson(item)) return false;
      isFrozen &&= !isComposite(item) || this.#fixed.has(item);
    }
    if (isFrozen) this.#fixed.add(value);
    return true;
  }
}
