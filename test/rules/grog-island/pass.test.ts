import { describe, expect, it } from 'vitest';
import { decisions, SHIPS, type Ship } from '../../../src/grog-island/index.ts';
import {
  bid,
  deliver,
  endTrade,
  eventsOf,
  type Faces,
  pass,
  play,
  roll,
  seat,
  start,
  trade,
  why,
} from '../../grog-island/scenario.ts';

const FACES: Faces = [2, 2, 2, 2, 2];

describe('GI-A1 a pass', () => {
  it('GI-A1 takes the player out for the round', () => {
    let state = play(roll(start(), FACES), bid(0, 'green'), pass(1));
    expect(seat(state, 1).passed).toBe(true);
    state = play(
      state,
      trade(1, 'coins2'),
      deliver(1, 1),
      endTrade(1),
      bid(2, 'green blue'),
      bid(0, 'green blue grey'),
    );
    // Seat 1 is left out.
    expect(decisions(state)).toEqual([{ type: 'bid', player: 2 }]);
    expect(why(state, bid(1, 'green blue grey orange'))?.code).toBe('NOT_YOUR_TURN');
  });

  it('GI-A1 ends with the round', () => {
    let state = play(roll(start({ players: 2 }), FACES), bid(0, 'green'), pass(1));
    state = play(state, trade(1, 'coins2'), deliver(1, 1), endTrade(1), {
      type: 'default',
      player: 0,
    });
    state = play(state, {
      type: 'placeGhost',
      player: 1,
      building: { peninsula: 'blue', type: 'hat' },
    });
    expect(state.players.map((player) => player.passed)).toEqual([false, false]);
  });
});

describe('GI-A2 goods for a pass', () => {
  for (const [row, goods] of [
    ['green', [1, 0, 0, 0, 0]],
    ['grey orange', [0, 0, 1, 0, 1]],
    ['blue yellow green', [1, 1, 0, 1, 0]],
    ['grey yellow orange blue', [0, 1, 1, 1, 1]],
    ['grey yellow orange blue green', [1, 1, 1, 1, 1]],
  ] as const) {
    it(`GI-A2 one for each empty space: ${row}`, () => {
      const state = play(roll(start({ hands: [{ coins: 10 }] }), FACES), bid(0, row));
      expect(seat(play(state, pass(1)), 1).goods).toEqual(goods);
      expect(eventsOf(state, pass(1))).toEqual([
        { type: 'passed', player: 1 },
        { type: 'goodsTaken', player: 1, goods, reason: 'pass' },
      ]);
    });
  }
});

describe('GI-A3 the good of the ghost ship', () => {
  /** The ghost ship on each space, and the goods of a pass under a bid of green. */
  const spaces: readonly (readonly [number, readonly number[]])[] = [
    [0, [2, 0, 0, 0, 0]],
    [1, [1, 1, 0, 0, 0]],
    [2, [1, 0, 1, 0, 0]],
    [3, [1, 0, 0, 1, 0]],
    [4, [1, 0, 0, 0, 1]],
    [5, [1, 0, 0, 0, 0]],
  ];
  for (const [space, goods] of spaces) {
    const ships: Ship[] = SHIPS.filter((ship) => ship !== 'coins3');
    ships.splice(space, 0, 'coins3');
    it(`GI-A3 on space ${space + 1} with 2 players: ${goods.join(' ')}`, () => {
      const state = play(roll(start({ players: 2, ships }), FACES), bid(0, 'green'), pass(1));
      expect(seat(state, 1).goods).toEqual(goods);
    });
    it(`GI-A3 on space ${space + 1} with 3 players: none`, () => {
      const state = play(roll(start({ players: 3, ships }), FACES), bid(0, 'green'), pass(1));
      expect(seat(state, 1).goods).toEqual([1, 0, 0, 0, 0]);
    });
  }
});

it('GI-A4 a trade follows a pass', () => {
  const state = play(roll(start(), FACES), bid(0, 'green'), pass(1));
  expect(decisions(state)).toEqual([{ type: 'chooseShip', player: 1 }]);
  const trading = play(state, trade(1, 'coins2'));
  expect(decisions(trading)).toEqual([
    { type: 'trade', player: 1, ship: 'coins2', credit: 0, delivered: false, deals: 0 },
  ]);
  const ended = play(trading, deliver(1, 1), endTrade(1));
  expect(decisions(ended)).toEqual([{ type: 'bid', player: 2 }]);
});
