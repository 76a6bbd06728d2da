import { isComposite } from './equality.ts';

/** Smaller numbers occur by chance, as counts and amounts. */
const DISTINCTIVE = 0x1_0000;

/**
 * The fields of a state that the view hides as a whole, such as the random source. What they contain must not be found in
 * anything that a viewer gets.
 */
export class HiddenFields {
  readonly fields: readonly (readonly [name: string, value: unknown])[];
  readonly #numbers = new Set<number>();

  constructor(state: object, view: object) {
    const seen = new Map<string, unknown>(Object.entries(view));
    this.fields = Object.entries(state).filter(
      ([name, value]) => value !== null && seen.get(name) === null,
    );
    for (const [, value] of this.fields) this.#collect(value);
  }

  /** The first distinctive number of these fields that a value contains, also as digits in a text; `null` if there is none. */
  foundIn(value: unknown): number | null {
    if (typeof value === 'number') return this.#numbers.has(value) ? value : null;
    if (typeof value === 'string') {
      for (const digits of value.match(/\d+|[\da-f]+/gi) ?? []) {
        const found = [Number(digits), Number.parseInt(digits, 16)].find((number) =>
          this.#numbers.has(number),
        );
        if (found !== undefined) return found;
      }
      return null;
    }
    if (!isComposite(value)) return null;
    for (const item of Object.values(value)) {
      const found = this.foundIn(item);
      if (found !== null) return found;
    }
    return null;
  }

  #collect(value: unknown): void {
    if (typeof value === 'number' && value >= DISTINCTIVE) this.#numbers.add(value);
    if (isComposite(value)) for (const item of Object.values(value)) this.#collect(item);
  }
}
