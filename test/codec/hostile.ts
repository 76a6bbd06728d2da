import { at } from '../../src/core/lists.ts';
import { type RandomSource, seeded } from '../../src/core/random.ts';
import { ODDITIES } from './oddities.ts';

/** A key of an object or a place of a list in a value that is being changed. */
interface Slot {
  readonly owner: { [key: string]: unknown };
  readonly key: string;
}

const KEYS: readonly string[] = [
  'extra',
  'toString',
  'viewer',
  'type',
  'constructor',
  'player',
  '0',
];

/** Makes hostile values: oddities, and real values that are changed in place and then changed back. */
export class Hostile {
  readonly #random: RandomSource;

  constructor(seed: number) {
    this.#random = seeded(seed);
  }

  below(bound: number): number {
    return this.#random.below(bound);
  }

  pick<T>(items: readonly T[]): T {
    return at(items, this.#random.below(items.length));
  }

  oddity(): unknown {
    // `at` cannot tell an item that is undefined from a wrong place.
    return ODDITIES[this.#random.below(ODDITIES.length)];
  }

  /** A small object of odd parts, or a bare oddity. */
  small(words: readonly string[]): unknown {
    if (this.below(3) === 0) return this.oddity();
    const value: { [key: string]: unknown } = { type: this.pick(words), player: this.below(4) };
    for (let count = this.below(3); count > 0; count -= 1)
      value[this.pick([...KEYS, ...words])] = this.oddity();
    return value;
  }

  /** Changes one or two parts of a value; what is returned changes it back. */
  change(slots: readonly Slot[]): () => void {
    const back = this.#changeOne(this.pick(slots), slots);
    if (this.below(4) > 0) return back;
    const backToo = this.#changeOne(this.pick(slots), slots);
    return () => {
      backToo();
      back();
    };
  }

  #changeOne({ owner, key }: Slot, slots: readonly Slot[]): () => void {
    const before = owner[key];
    const restore = (): void => {
      owner[key] = before;
    };
    if (Array.isArray(owner) && this.below(3) === 0) return this.#changeList(owner);
    switch (this.below(6)) {
      case 0:
        owner[key] = this.oddity();
        return restore;
      case 1:
        if (typeof before === 'number') owner[key] = before + this.pick([-1, 1, 1, 10]);
        else owner[key] = typeof before === 'boolean' ? !before : null;
        return restore;
      case 2: {
        const further = this.pick(KEYS);
        const had = Object.getOwnPropertyDescriptor(owner, further);
        owner[further] = this.pick([0, null, 'pass']);
        return () => {
          if (had === undefined) Reflect.deleteProperty(owner, further);
          else Object.defineProperty(owner, further, had);
        };
      }
      case 3:
        if (!Array.isArray(owner)) Reflect.deleteProperty(owner, key);
        return restore;
      default: {
        const other = this.pick(slots);
        owner[key] = other.owner[other.key];
        return restore;
      }
    }
  }

  #changeList(list: unknown[]): () => void {
    const before = [...list];
    switch (this.below(5)) {
      case 0:
        list.pop();
        break;
      case 1:
        list.push(list[0]);
        break;
      case 2:
        list.reverse();
        break;
      case 3:
        list.push(list.shift());
        break;
      default:
        list.shift();
    }
    return () => {
      // Not `splice`, which would ask a changed `constructor` for a new list.
      list.length = 0;
      list.push(...before);
    };
  }
}

/** Every place of a value, the deepest ones included. */
export function slotsOf(value: object): Slot[] {
  const slots: Slot[] = [];
  const owner: { [key: string]: unknown } = Object.assign(value);
  for (const [key, item] of Object.entries(owner)) {
    slots.push({ owner, key });
    if (typeof item === 'object' && item !== null) slots.push(...slotsOf(item));
  }
  return slots;
}
