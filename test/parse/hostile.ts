import { at } from '../../src/lists.ts';
import { RandomSource, seedWords } from '../../src/random.ts';

/** A key of an object or a place of a list in a value that is being changed. */
interface Slot {
  readonly owner: { [key: string]: unknown };
  readonly key: string;
}

class Pirate {
  readonly type = 'pass';
  readonly player = 0;
}

const cycle: { self?: unknown; type: string } = { type: 'pass' };
cycle.self = cycle;

function nested(depth: number): unknown {
  let value: unknown = 0;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { value };
  return value;
}

const throwing = new Proxy(
  {},
  {
    ownKeys() {
      throw new Error('no');
    },
    getPrototypeOf() {
      throw new RangeError('no');
    },
  },
);
const revoked = Proxy.revocable({}, {});
revoked.revoke();

/** What no JSON holds, or what no field allows. */
const ODDITIES: readonly unknown[] = [
  undefined,
  null,
  true,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -0,
  -1,
  0.5,
  7,
  1e308,
  2 ** 53,
  10n,
  Symbol('type'),
  '',
  'x'.repeat(10_000),
  '\u0000\ud800💀ﬃ',
  '__proto__',
  'constructor',
  () => 0,
  new Date(0),
  new Map([['type', 'pass']]),
  new Pirate(),
  [],
  {},
  Array(3),
  Object.assign([1], { extra: 1 }),
  Array(200_000).fill(0),
  cycle,
  nested(10),
  nested(10_000),
  throwing,
  revoked.proxy,
  new Proxy([], {}),
  Object.create({ type: 'pass', player: 0 }),
  Object.create(null),
  JSON.parse('{"__proto__":{"polluted":1},"type":"pass","player":0}'),
  { constructor: { prototype: { polluted: 1 } }, type: 'pass', player: 0 },
  { type: 'pass', player: 0, [Symbol('more')]: 1 },
  Object.defineProperty({ type: 'pass' }, 'player', { get: () => 0, enumerable: true }),
  Object.defineProperty({ type: 'pass' }, 'player', { value: 0 }),
  new Uint8Array(4),
  new String('pass'),
];

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
    this.#random = new RandomSource(seedWords(seed));
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
