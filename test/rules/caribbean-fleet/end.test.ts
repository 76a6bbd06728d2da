import { describe, expect, it } from 'vitest';
import { score, viewFor } from '../../../src/caribbean-fleet/index.ts';
import { bidding, type Hand, roll, rolling } from '../../caribbean-fleet/scenario.ts';

describe('CF-F1 the score', () => {
  const hands: Hand[] = [
    { ducats: 3, ships: ['green:2', 'green:4', 'purple:6'], chief: ['green'] },
    { ducats: 0, ships: ['red:3'], chief: ['red', 'blue'] },
    { ducats: 12 },
  ];

  it('CF-F1 is ducats, values of ships with cannons, and 5 per pawn', () => {
    expect(score(bidding({ hands })).players).toEqual([
      { player: 0, total: 26, ducats: 3, ships: 6 + 3 + 9, chiefs: 5 },
      { player: 1, total: 11, ducats: 0, ships: 1, chiefs: 10 },
      { player: 2, total: 12, ducats: 12, ships: 0, chiefs: 0 },
    ]);
    const armed = bidding({ hands, cannons: ['red:3', 'green:4', 'red:3'] });
    expect(score(armed).players.map(({ ships }) => ships)).toEqual([21, 7, 0]);
  });

  it('CF-F1 counts no tavern, no waiting and no kept card', () => {
    const state = bidding({
      hands: [{ waiting: ['cannons#9', 'rum#9'], kept: ['spyglass#1'] }, {}, { waiting: [] }],
      taverns: [{ owner: 2, color: 'red', rum: true }],
    });
    expect(score(state).players.map(({ total }) => total)).toEqual([10, 10, 10]);
  });

  it('CF-F1 is that of the last state when the game is over', () => {
    const over = roll(rolling({ hands }), [1, 1]);
    expect(over.agenda).toEqual([]);
    // The sum of 2 earns 6 for green:2, and the wreck purple:6 goes down.
    expect(score(over).players[0]).toEqual({
      player: 0,
      total: 9 + 9 + 5,
      ducats: 9,
      ships: 9,
      chiefs: 5,
    });
  });

  it('CF-F1 is not given for a view', () => {
    const loose: (state: never) => unknown = score;
    expect(() => Reflect.apply(loose, undefined, [viewFor(bidding(), 0)])).toThrow(
      expect.objectContaining({ code: 'EXPECTED_STATE' }),
    );
  });
});

describe('CF-F2 the ranking', () => {
  const cases: readonly (readonly [readonly number[], readonly (readonly number[])[]])[] = [
    [
      [1, 2, 3],
      [[2], [1], [0]],
    ],
    [
      [5, 9, 5, 7],
      [[1], [3], [0, 2]],
    ],
    [
      [9, 2, 9, 9, 1],
      [[0, 2, 3], [1], [4]],
    ],
    [[4, 4, 4], [[0, 1, 2]]],
  ];
  for (const [ducats, ranking] of cases) {
    it(`CF-F2 of ${ducats.join(', ')}: ${JSON.stringify(ranking)}`, () => {
      const players = ducats.length === 3 ? 3 : ducats.length === 4 ? 4 : 5;
      const state = bidding({ players, hands: ducats.map((count) => ({ ducats: count })) });
      expect(score(state)).toMatchObject({ ranking, winners: ranking[0] });
    });
  }

  it('CF-F2 has no tie-break by ships, pawns or ducats', () => {
    const hands: Hand[] = [
      { ducats: 11 },
      { ducats: 0, ships: ['red:12'], chief: ['red'] },
      { ducats: 5, ships: ['green:2'] },
    ];
    expect(score(bidding({ hands })).ranking).toEqual([[0, 1, 2]]);
  });
});
