import { expect, it } from 'vitest';
import { packEvents, unpackEvents } from '../../src/session/packed-events.ts';

it.each([
  [{ type: 'nobodyWon' }, ['nobodyWon']],
  [{ type: 'passed', player: 0 }, ['passed', 0]],
  [{ type: 'gameEnded', reason: 'crew' }, ['gameEnded', null, { reason: 'crew' }]],
  [{ type: 'bidMade', player: 2, amount: 6 }, ['bidMade', 2, { amount: 6 }]],
])('%j is packed as %j', (event, packed) => {
  expect(packEvents([event])).toEqual([packed]);
  expect(unpackEvents([packed])).toEqual([event]);
});

it.each([
  7,
  null,
  'passed',
  {},
  [7],
  [null],
  [['passed', 0, 7]],
  [['passed', 0, {}, 1]],
  [{ type: 'passed', player: 0 }],
])('%j stays as it is', (value) => {
  expect(unpackEvents(value)).toEqual(value);
});

it('a field cannot stand for the type or the player', () => {
  expect(unpackEvents([['passed', 1, { type: 'rolled', player: 0 }]])).toEqual([
    { type: 'passed', player: 1 },
  ]);
});
