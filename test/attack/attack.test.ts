import { expect, it } from 'vitest';
import { attackAll } from '../../scripts/attack/attacks.ts';
import { OldSource } from '../../scripts/attack/old-generator.ts';
import { diceOf } from '../../scripts/attack/seed-search.ts';

it('predicts the old generator, and of the library only a game with a small number as its seed', () => {
  const outcomes = attackAll(10_000);
  const found = outcomes.map(({ found, predicted }) => (predicted === 100 ? found : 'nothing'));
  expect(found).toEqual(['seed 2014', 'the state', 'seed 9876', 'nothing', 'nothing', 'nothing']);
  expect(outcomes.filter(({ succeeds, expected }) => succeeds !== expected)).toEqual([]);
});

it('plants the old generator as it was: it rolls what it rolled, and folds seeds', () => {
  expect(diceOf(OldSource.ofSeed(1), 10)).toEqual([5, 1, 4, 4, 2, 2, 4, 1, 5, 4]);
  for (const seed of [7_047_781_843, 9_236_394_859, 331_712_792_705])
    expect(diceOf(OldSource.ofSeed(seed), 20)).toEqual(diceOf(OldSource.ofSeed(2_014), 20));
});
