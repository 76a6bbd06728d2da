import { describe, expect, it } from 'vitest';
import { SITES } from '../../src/grog-island/board.ts';
import { createGame, occupantOf, siteOf } from '../../src/grog-island/index.ts';

const { buildings } = createGame({ players: 2, seed: 1 });

const UNKNOWN = [
  { peninsula: 'red', type: 'hat' },
  { peninsula: 'green', type: 'casino' },
  { peninsula: 'toString', type: 'hat' },
  { peninsula: 'green', type: 'constructor' },
  { peninsula: '__proto__', type: '__proto__' },
  { peninsula: 'green' },
  {},
  null,
  undefined,
  'green.hat',
];

describe('the site of a building', () => {
  it('is its place among all sites', () => {
    expect(SITES.map(siteOf)).toEqual([...SITES.keys()]);
  });

  it.each(UNKNOWN)('is a RangeError for %j', (building) => {
    expect(() => Reflect.apply(siteOf, null, [building])).toThrow(RangeError);
    expect(() => Reflect.apply(occupantOf, null, [buildings, building])).toThrow(RangeError);
  });

  it('is not found on a polluted prototype', () => {
    Object.defineProperty(Object.prototype, 'red', { value: 1, configurable: true });
    try {
      const building = { peninsula: 'red', type: 'hat' };
      expect(() => Reflect.apply(siteOf, null, [building])).toThrow(RangeError);
    } finally {
      Reflect.deleteProperty(Object.prototype, 'red');
    }
  });
});
