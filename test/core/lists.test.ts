import { describe, expect, it } from 'vitest';
import { at, deepCopy, deepFreeze, same, withItem } from '../../src/core/lists.ts';
import { isFrozen } from '../frozen.ts';

describe('plain data', () => {
  const nested = (): object => ({ list: [1, { key: null }], empty: [], text: 'a' });

  it.each([
    [nested(), nested(), true],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: undefined }, { b: undefined }, false],
    [null, {}, false],
    [1, '1', false],
  ])('%j and %j are compared by value', (left, right, equal) => {
    expect(same(left, right)).toBe(equal);
    expect(same(right, left)).toBe(equal);
  });

  it('is copied and frozen all through', () => {
    const original = nested();
    const copy = deepCopy(original);
    expect(copy).toEqual(original);
    expect(isFrozen(deepFreeze(copy))).toBe(true);
    for (const value of Object.values(original))
      if (typeof value === 'object') expect(Object.isFrozen(value)).toBe(false);
  });
});

it('a place that does not exist throws', () => {
  expect(at(['a', 'b'], 1)).toBe('b');
  expect(() => at(['a', 'b'], 2)).toThrow(RangeError);
});

it('a list with another item is a new list', () => {
  const list = [1, 2, 3];
  expect(withItem(list, 1, 5)).toEqual([1, 5, 3]);
  expect(list).toEqual([1, 2, 3]);
});
