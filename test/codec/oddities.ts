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
export const ODDITIES: readonly unknown[] = [
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
