import { describe, expect, it } from 'vitest';
import {
  applyAction,
  createGame,
  decisions,
  type GameEvent,
  legalActions,
  shipsOf,
} from '../../../src/caribbean-fleet/index.ts';
import { at } from '../../../src/core/lists.ts';
import {
  bid,
  bidding,
  choosing,
  eventsOf,
  type Hand,
  lost,
  only,
  pass,
  play,
  purses,
  roll,
  rolled,
  rolling,
  take,
  taking,
} from '../../caribbean-fleet/scenario.ts';

/** Seat 0 wins with a bid; what everybody has then. */
function paid(players: 3 | 4 | 5, amount: number): { ducats: number[]; event: GameEvent } {
  const seats = Array.from({ length: players - 2 }, (_, place) => place + 1);
  const before = play(bidding({ players }), bid(0, amount), ...seats.map(pass));
  const [event] = only(eventsOf(before, pass(players - 1)), 'bidPaid');
  if (event === undefined) throw new Error('no bid was paid');
  return { ducats: purses(play(before, pass(players - 1))), event };
}

it('CF-X1 4 players, seat 0 wins with 9: seat 3 keeps 5, seat 2 keeps 2, seat 1 keeps 2', () => {
  expect(paid(4, 9)).toEqual({
    ducats: [1, 12, 12, 15],
    event: { type: 'bidPaid', player: 0, amount: 9, shares: [0, 2, 2, 5], bank: 0 },
  });
});

it('CF-X2 3 players, seat 0 wins with 9: seat 2 keeps 5, seat 1 keeps 2, the bank gets 2', () => {
  expect(paid(3, 9)).toEqual({
    ducats: [1, 12, 15],
    event: { type: 'bidPaid', player: 0, amount: 9, shares: [0, 2, 5], bank: 2 },
  });
});

it('CF-X3 5 players, a bid of 1: the right neighbour keeps 1, nobody else gets anything', () => {
  expect(paid(5, 1).ducats).toEqual([9, 10, 10, 10, 11]);
});

it('CF-X4 a ship with number 8 and value 4 earns 4 on a sum of 8', () => {
  const state = rolling({ hands: [{}, { ships: ['red:8'] }] });
  expect(rolled(state, [2, 6])[0]).toEqual({
    type: 'shipEarned',
    player: 1,
    ship: 'red:8',
    ducats: 4,
  });
  expect(purses(roll(state, [2, 6]))).toEqual([10, 14, 10]);
});

describe('CF-X5 rounds', () => {
  for (const [players, short, rounds] of [
    [3, false, 20],
    [4, false, 15],
    [5, false, 12],
    [3, true, 15],
  ] as const) {
    it(`CF-X5 ${rounds} with ${players} players${short ? ', short' : ''}`, () => {
      let state = createGame({ players, seed: 6, short });
      while (decisions(state).length > 0) {
        state = applyAction(state, at(legalActions(state), 0));
      }
      expect(state).toMatchObject({ round: rounds, deck: [] });
    });
  }
});

it('CF-X6 the chief owns 3 red ships; one with 2 ducats and no red ship pays 2', () => {
  const hands: Hand[] = [{ ducats: 2 }, { ships: ['red:3', 'red:4', 'red:5'], chief: ['red'] }];
  const state = choosing({ hands, open: ['red:12'] });
  expect(taking(state, 'red:12')[1]).toEqual({
    type: 'feePaid',
    player: 0,
    chief: 1,
    color: 'red',
    due: 3,
    paid: 2,
  });
  const after = take(state, 'red:12');
  expect(purses(after)).toEqual([0, 12, 10]);
  expect(shipsOf(after, 0)).toEqual(['red:12']);
});

describe('CF-X7 a third green ship against a chief with 2', () => {
  const hands: Hand[] = [
    { ships: ['green:2', 'green:4'] },
    { ships: ['green:5', 'green:6'], chief: ['green'] },
  ];
  const pawn = { type: 'chiefChanged', player: 0, color: 'green', from: 1 };

  it('CF-X7 pays 2, then takes the pawn', () => {
    const state = choosing({ hands, open: ['green:8'] });
    expect(taking(state, 'green:8').slice(1)).toEqual([
      { type: 'feePaid', player: 0, chief: 1, color: 'green', due: 2, paid: 2 },
      pawn,
    ]);
    expect(purses(take(state, 'green:8'))).toEqual([8, 12, 10]);
    expect(take(state, 'green:8').chiefs[0]).toBe(0);
  });

  it('CF-X7 with blackbeard pays 4, and blackbeard is discarded', () => {
    const state = choosing({ hands, blackbeards: ['green'], open: ['green:8'] });
    expect(taking(state, 'green:8').slice(1)).toEqual([
      { type: 'feePaid', player: 0, chief: 1, color: 'green', due: 4, paid: 4 },
      pawn,
      { type: 'cardDiscarded', player: 1, card: 'blackbeard#1', reason: 'pawnLost' },
    ]);
    const after = take(state, 'green:8');
    expect(purses(after)).toEqual([6, 14, 10]);
    expect(after.blackbeards).toEqual([null, null, null, null, null]);
  });
});

describe('CF-X8 the wrecks', () => {
  for (const dice of [
    [1, 1],
    [6, 6],
  ] as const) {
    for (const [green, purple] of [
      [0, 0],
      [0, 2],
      [2, 1],
    ]) {
      it(`CF-X8 go down at ${dice[0] + dice[1]}, green 7 of seat ${green}, purple 6 of seat ${purple}`, () => {
        const hands = [0, 1, 2].map((seat): Hand => {
          return {
            ships: [
              ...(seat === green ? (['green:7'] as const) : []),
              ...(seat === purple ? (['purple:6'] as const) : []),
            ],
          };
        });
        const state = rolling({ hands });
        const after = roll(state, dice);
        expect(lost(state, after)).toEqual(['green:7', 'purple:6']);
        expect(after.ships.every((owner) => owner === null)).toBe(true);
      });
    }
  }
});
