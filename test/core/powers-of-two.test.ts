import { describe, expect, it } from 'vitest';
import { exp2, log2 } from '../../src/core/powers-of-two.ts';

/** Numbers from a bound to another, evenly spaced. */
function* between(first: number, last: number, count: number): Generator<number> {
  for (let step = 0; step <= count; step += 1) yield first + ((last - first) * step) / count;
}

/** The greatest relative difference between two functions. */
function difference(
  found: (value: number) => number,
  expected: (value: number) => number,
  values: Iterable<number>,
): number {
  let most = 0;
  for (const value of values) most = Math.max(most, Math.abs(found(value) / expected(value) - 1));
  return most;
}

describe('exp2', () => {
  it.each([
    [-0.5, 0.5],
    [-8, 8],
    [-1000, 1000],
  ])('is the power of 2 from %d to %d', (first, last) => {
    expect(difference(exp2, (power) => 2 ** power, between(first, last, 50_001))).toBeLessThan(
      1e-15,
    );
  });

  it('is exact at whole powers', () => {
    let power = 1;
    for (let exponent = 0; exponent <= 1023; exponent += 1, power *= 2) {
      expect(exp2(exponent)).toBe(power);
      expect(exp2(-exponent)).toBe(1 / power);
    }
  });

  it('ends at 0 and at infinity', () => {
    expect(exp2(1024)).toBe(Number.POSITIVE_INFINITY);
    expect(exp2(Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY);
    expect(exp2(-1074)).toBe(Number.MIN_VALUE);
    expect(exp2(-1075)).toBe(0);
    expect(exp2(Number.NEGATIVE_INFINITY)).toBe(0);
    expect(exp2(Number.NaN)).toBeNaN();
  });
});

describe('log2', () => {
  it.each([
    [0.7, 1.4],
    [1, 100_001],
    [1e-9, 1e-6],
    [1e20, 1e30],
  ])('is the logarithm from %d to %d', (first, last) => {
    const values = [...between(first, last, 50_000)].filter((value) => value !== 1);
    expect(difference(log2, Math.log2, values)).toBeLessThan(1e-15);
  });

  it('is exact at powers of 2', () => {
    let power = 1;
    for (let exponent = 0; exponent <= 1023; exponent += 1, power *= 2) {
      expect(log2(power)).toBe(exponent);
      expect(log2(1 / power) + exponent).toBe(0);
    }
    expect(log2(Number.MIN_VALUE)).toBe(-1074);
  });

  it('is not a number for what has no logarithm', () => {
    for (const value of [0, -1, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])
      expect(log2(value)).toBeNaN();
  });
});

it.each([
  [exp2(0.3), 1.2311444133449163],
  [exp2(-5.7), 0.019236631458514314],
  [log2(3), 1.5849625007211563],
  [log2(0.1), -3.321928094887362],
])('gives the same bits everywhere: %d', (found, pinned) => {
  expect(found).toBe(pinned);
});
