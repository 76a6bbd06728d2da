import { describe, expect, it } from 'vitest';
import { decisions, legalActions } from '../../../src/grog-island/index.ts';
import {
  bid,
  eventsOf,
  type Faces,
  pass,
  play,
  roll,
  rows,
  seat,
  start,
  why,
} from '../../grog-island/scenario.ts';

const FACES: Faces = [1, 5, 1, 4, 3];
const rich = (faces: Faces = FACES): ReturnType<typeof start> =>
  roll(start({ hands: [{ coins: 40 }, { coins: 40 }, { coins: 40 }] }), faces);

describe('GI-B1 a bid', () => {
  it('GI-B1 puts one to five dice into the row from the left', () => {
    for (const row of [
      'green',
      'blue yellow',
      'blue yellow grey',
      'blue yellow grey orange green',
    ]) {
      const state = play(rich(), bid(0, row));
      expect(state.row).toEqual(row.split(' '));
      expect(state.leader).toBe(0);
    }
  });

  const wrong: readonly (readonly [string, unknown])[] = [
    ['a die twice', ['green', 'green']],
    ['six dice', ['blue', 'yellow', 'grey', 'green', 'orange', 'green']],
    ['a gap', ['blue', null, 'green']],
    ['no colour', ['purple']],
    ['no list', 'green'],
  ];
  for (const [words, list] of wrong) {
    it(`GI-B1 is refused with ${words}`, () => {
      expect(why(rich(), { type: 'bid', player: 0, dice: list })?.code).toBe('MALFORMED');
    });
  }

  it('GI-B1 takes at least one die', () => {
    const details = { bid: 0, amount: 0 };
    expect(why(rich(), { type: 'bid', player: 0, dice: [] })).toEqual({
      code: 'BID_TOO_LOW',
      details,
    });
  });

  it('GI-B1 leaves the other dice on their goods spaces', () => {
    const state = play(rich(), bid(0, 'blue grey'), pass(1));
    expect(seat(state, 1).goods).toEqual([0, 1, 0, 0, 1]);
  });

  it('GI-B1 lists all rows by length, then by the colours of the positions', () => {
    expect(rows(roll(start({ hands: [{ coins: 6 }] }), [2, 1, 2, 6, 6]))).toEqual([
      'green',
      'blue',
      'orange',
      'yellow',
      'grey',
      'green blue',
      'green orange',
      'orange green',
      'orange blue',
      'green orange blue',
      'orange green blue',
    ]);
    expect(rows(rich([3, 3, 3, 3, 3]))).toHaveLength(325);
    expect(rows(rich([1, 2, 3, 4, 5]))).toHaveLength(31);
  });
});

describe('GI-B2 pips never rise', () => {
  const cases: readonly (readonly [string, Faces, string, object | null])[] = [
    ['falling', FACES, 'blue yellow grey green', null],
    ['equal pips in one order', FACES, 'green orange', null],
    ['equal pips in the other order', FACES, 'orange green', null],
    ['rising on space 2', FACES, 'green yellow', { space: 2, left: 1, right: 4 }],
    ['rising on space 3', FACES, 'blue grey yellow', { space: 3, left: 3, right: 4 }],
    [
      'rising by one on space 5',
      [6, 5, 4, 2, 3],
      'green blue orange yellow grey',
      { space: 5, left: 2, right: 3 },
    ],
  ];
  for (const [words, faces, row, details] of cases) {
    it(`GI-B2 ${words}: ${row}`, () => {
      const state = rich(faces);
      expect(why(state, bid(0, row))).toEqual(details && { code: 'ROW_NOT_DESCENDING', details });
      expect(rows(state).includes(row)).toBe(details === null);
    });
  }

  it('GI-B2 keeps the order of equal dice, which picks the rewards', () => {
    expect(play(rich(), bid(0, 'orange green')).row).toEqual(['orange', 'green']);
    expect(play(rich(), bid(0, 'green orange')).row).toEqual(['green', 'orange']);
  });
});

describe('GI-B3 the amount', () => {
  for (const [row, amount] of [
    ['green', 1],
    ['blue', 5],
    ['blue yellow', 9],
    ['yellow grey green', 8],
    ['blue yellow grey orange green', 14],
  ] as const) {
    it(`GI-B3 of ${row} is ${amount}`, () => {
      expect(play(rich(), bid(0, row)).amount).toBe(amount);
      expect(eventsOf(rich(), bid(0, row))).toEqual([
        { type: 'bidMade', player: 0, dice: row.split(' '), amount, hold: false },
      ]);
    });
  }
});

describe('GI-B4 at most the possible coins', () => {
  for (const [coins, allowed] of [
    [7, false],
    [8, true],
    [9, true],
  ] as const) {
    it(`GI-B4 ${coins} coins and a bid of 8`, () => {
      const state = roll(start({ hands: [{ coins }] }), FACES);
      expect(why(state, bid(0, 'yellow grey green'))).toEqual(
        allowed ? null : { code: 'BID_EXCEEDS_COINS', details: { bid: 8, possibleCoins: coins } },
      );
      expect(rows(state).includes('yellow grey green')).toBe(allowed);
    });
  }
});

describe('GI-B5 a raise', () => {
  const state = play(rich(), bid(0, 'yellow green orange'));

  it('GI-B5 is higher than the current bid', () => {
    expect(decisions(state)).toEqual([{ type: 'bid', player: 1 }]);
    expect(why(state, bid(1, 'yellow green orange'))).toEqual({
      code: 'BID_TOO_LOW',
      details: { bid: 6, amount: 6 },
    });
    expect(why(state, bid(1, 'blue'))?.code).toBe('BID_TOO_LOW');
    expect(why(state, bid(1, 'yellow grey'))).toBeNull();
    expect(legalActions(state)[0]).toEqual(pass(1));
    expect(rows(state).every((row) => play(state, bid(1, row)).amount > 6)).toBe(true);
    expect(rows(state)).not.toContain('blue');
  });

  it('GI-B5 uses all five dice afresh', () => {
    const raised = play(state, bid(1, 'blue grey'));
    expect(raised).toMatchObject({ row: ['blue', 'grey'], amount: 8, leader: 1 });
    expect(seat(play(raised, pass(2)), 2).goods).toEqual([0, 1, 0, 0, 1]);
  });
});
