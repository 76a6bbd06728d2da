import { describe, expect, it } from 'vitest';
import { shipsOf } from '../../../src/caribbean-fleet/index.ts';
import {
  board,
  choosing,
  eventsOf,
  type Hand,
  only,
  play,
  rolled,
  rolling,
  shipsOfColor,
  sink,
  take,
  taking,
} from '../../caribbean-fleet/scenario.ts';

describe('CF-M1 the first chief', () => {
  it('CF-M1 is the first with 2 ships of a colour', () => {
    const hands: Hand[] = [{ ships: ['red:3', 'green:2'] }, { ships: ['red:4'] }];
    const state = choosing({ hands, open: ['red:5', 'red:6', 'blue:2'] });
    expect(state.chiefs).toEqual([null, null, null, null, null]);
    expect(taking(state, 'red:5')).toEqual([
      { type: 'cardChosen', player: 0, card: 'red:5' },
      { type: 'chiefChanged', player: 0, color: 'red', from: null },
    ]);
    const after = take(state, 'red:5');
    expect(after.chiefs).toEqual([null, null, 0, null, null]);
    // A second one with 2 ships comes too late.
    expect(take(after, 'red:6').chiefs).toEqual([null, null, 0, null, null]);
  });

  it('CF-M1 is nobody with one ship of each of two colours', () => {
    const state = choosing({ hands: [{ ships: ['red:3'] }], open: ['green:2'] });
    expect(only(taking(state, 'green:2'), 'chiefChanged')).toEqual([]);
  });

  it('CF-M1 can be made by a boarded ship', () => {
    const hands: Hand[] = [{ ships: ['red:3'] }, { ships: ['red:4'] }];
    const state = take(choosing({ hands, open: ['boarding#1'] }), 'boarding#1');
    expect(eventsOf(state, board(0, 'red:4'))).toEqual([
      { type: 'boarded', player: 0, owner: 1, ship: 'red:4' },
      { type: 'chiefChanged', player: 0, color: 'red', from: null },
    ]);
  });
});

describe('CF-M3 a new chief', () => {
  it('CF-M3 has more ships than the old one; on a tie that one stays', () => {
    const hands: Hand[] = [
      { ships: ['red:12'] },
      { ships: shipsOfColor('red', 2), chief: ['red'] },
      { ships: ['red:7', 'red:10'] },
    ];
    const state = take(choosing({ hands, open: ['red:11', 'blue:2', 'red:8'] }), 'red:11');
    expect(state.chiefs[2]).toBe(1);
    expect(take(state, 'blue:2', 'red:8').chiefs[2]).toBe(2);
  });

  /** Ships of red by seat, the chief, whose ship is sunk, and the chief afterwards. Seat 0 sinks. */
  const sinkings: readonly (readonly [string, readonly number[], number, number])[] = [
    ['stays with fewer ships than before', [0, 3, 2, 2, 2], 1, 1],
    ['stays with 1 ship on a tie', [0, 2, 1, 1, 0], 1, 1],
    ['stays with no ship', [0, 1, 0, 0, 0], 1, 1],
    ['loses to the only one with more', [0, 2, 0, 2, 1], 1, 3],
    ['loses to the nearest clockwise of two', [0, 2, 0, 2, 2], 1, 3],
    ['loses to the nearest clockwise around the table', [2, 2, 0, 2, 0], 3, 0],
    ['loses to the nearest clockwise, not the lowest seat', [2, 2, 0, 2, 2], 3, 4],
    ['loses with 1 ship to one with 1', [0, 1, 1, 0, 1], 4, 1],
  ];
  for (const [words, counts, chief, next] of sinkings) {
    it(`CF-M3 ${words} (${counts.join(', ')}; ${chief})`, () => {
      let skip = 0;
      const hands = counts.map((count, seat): Hand => {
        const fleet = shipsOfColor('red', count, skip);
        skip += count;
        return { ships: fleet, ...(seat === chief ? { chief: ['red'] } : {}) };
      });
      const state = choosing({ players: 5, hands, open: ['kraken#1'] });
      const target = shipsOf(state, chief)[0] ?? 'red:3';
      const after = play(take(state, 'kraken#1'), sink(0, target));
      expect(after.chiefs[2]).toBe(next);
      expect(only(eventsOf(take(state, 'kraken#1'), sink(0, target)), 'chiefChanged')).toEqual(
        next === chief ? [] : [{ type: 'chiefChanged', player: next, color: 'red', from: chief }],
      );
    });
  }

  it('CF-M3 has the most ships of several with more than the chief', () => {
    // Seat 2 has 2, more than the chief's 1, and sits nearer; seat 0 has 3.
    const hands: Hand[] = [
      { ships: ['red:3', 'red:4'] },
      { ships: ['red:5', 'red:6'], chief: ['red'] },
      { ships: ['red:7', 'red:8'] },
    ];
    const state = take(choosing({ hands, open: ['boarding#1'] }), 'boarding#1');
    expect(only(eventsOf(state, board(0, 'red:5')), 'chiefChanged')).toEqual([
      { type: 'chiefChanged', player: 0, color: 'red', from: 1 },
    ]);
    // Boarding another's ship leaves the chief's count alone.
    expect(play(state, board(0, 'red:7')).chiefs[2]).toBe(0);
  });

  it('CF-M3 can come by a wreck', () => {
    const hands: Hand[] = [
      { ships: ['green:7', 'green:8'], chief: ['green'] },
      {},
      { ships: ['green:4', 'green:5'] },
    ];
    const state = rolling({ hands, blackbeards: ['green'] });
    expect(rolled(state, [6, 6]).slice(0, 3)).toEqual([
      { type: 'cardDiscarded', player: 0, card: 'green:7', reason: 'wrecked' },
      { type: 'chiefChanged', player: 2, color: 'green', from: 0 },
      { type: 'cardDiscarded', player: 0, card: 'blackbeard#1', reason: 'pawnLost' },
    ]);
  });

  it('CF-M3 is checked colour by colour', () => {
    const hands: Hand[] = [
      { ships: ['purple:6', 'purple:7'], chief: ['purple'] },
      { ships: ['green:7', 'green:8', 'purple:3', 'purple:4'], chief: ['green'] },
      { ships: ['green:4', 'green:5'] },
    ];
    expect(only(rolled(rolling({ hands }), [1, 1]), 'chiefChanged')).toEqual([
      { type: 'chiefChanged', player: 2, color: 'green', from: 1 },
      { type: 'chiefChanged', player: 1, color: 'purple', from: 0 },
    ]);
  });

  it('CF-M3 with 0 ships of the old chief one ship is more', () => {
    const state = choosing({ hands: [{}, { chief: ['blue'] }], open: ['blue:2'] });
    expect(taking(state, 'blue:2')[1]).toEqual({
      type: 'chiefChanged',
      player: 0,
      color: 'blue',
      from: 1,
    });
  });
});
