import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../src/caribbean-fleet/index.ts';
import {
  type Hand,
  keepCard,
  only,
  play,
  purses,
  roll,
  rolled,
  rolling,
  type Scene,
  turnDie,
} from '../../caribbean-fleet/scenario.ts';

/** The payments of some events, as `payer>owner ship due/paid`. */
function payments(events: readonly GameEvent[]): string[] {
  return only(events, 'tavernPaid').map(({ player, owner, ship, due, paid }) => {
    return `${player}>${owner} ${ship} ${due}/${paid}`;
  });
}

describe('CF-R4 taverns', () => {
  const hands: Hand[] = [{ ships: ['red:8'] }, {}, { ships: ['blue:8'] }];

  it('CF-R4 are paid by the owner of a ship of their colour that earns', () => {
    const state = rolling({ hands, taverns: [{ owner: 1, color: 'red' }] });
    expect(rolled(state, [4, 4]).slice(0, 3)).toEqual([
      { type: 'shipEarned', player: 0, ship: 'red:8', ducats: 4 },
      { type: 'shipEarned', player: 2, ship: 'blue:8', ducats: 2 },
      {
        type: 'tavernPaid',
        player: 0,
        owner: 1,
        tavern: 'tavern#1',
        ship: 'red:8',
        due: 2,
        paid: 2,
      },
    ]);
    expect(purses(roll(state, [4, 4]))).toEqual([12, 12, 12]);
  });

  it('CF-R4 get nothing when no ship of the colour earns', () => {
    const state = rolling({ hands, taverns: [{ owner: 1, color: 'red' }] });
    expect(payments(rolled(state, [4, 5]))).toEqual([]);
    const other = rolling({ hands, taverns: [{ owner: 1, color: 'green' }] });
    expect(payments(rolled(other, [4, 4]))).toEqual([]);
  });

  it('CF-R4 get nothing for own ships', () => {
    const state = rolling({ hands, taverns: [{ owner: 0, color: 'red' }] });
    expect(purses(roll(state, [4, 4]))).toEqual([14, 10, 12]);
  });

  it('CF-R4 with rum get 4 in place of 2', () => {
    const state = rolling({ hands, taverns: [{ owner: 1, color: 'red', rum: true }] });
    expect(payments(rolled(state, [4, 4]))).toEqual(['0>1 red:8 4/4']);
    expect(purses(roll(state, [4, 4]))).toEqual([10, 14, 12]);
  });

  it('CF-R4 two of one colour are both paid, of one owner or of two', () => {
    for (const [owner, ducats] of [
      [1, [10, 14, 12]],
      [2, [10, 12, 14]],
    ] as const) {
      const taverns = [
        { owner: 1, color: 'red' },
        { owner, color: 'red' },
      ] as const;
      const state = rolling({ hands, taverns });
      expect(payments(rolled(state, [4, 4]))).toEqual(['0>1 red:8 2/2', `0>${owner} red:8 2/2`]);
      expect(purses(roll(state, [4, 4]))).toEqual(ducats);
    }
  });

  it('CF-R4 two of one colour: the owner of one pays the other', () => {
    const taverns = [
      { owner: 1, color: 'red' },
      { owner: 0, color: 'red', rum: true },
    ] as const;
    expect(payments(rolled(rolling({ hands, taverns }), [4, 4]))).toEqual(['0>1 red:8 2/2']);
  });

  it('CF-R4 are paid by the dice as the spyglass leaves them', () => {
    const scene: Scene = {
      hands: [{ ships: ['red:8'] }, { kept: ['spyglass#1'] }],
      taverns: [{ owner: 1, color: 'red' }],
    };
    const state = roll(rolling(scene), [4, 3]);
    expect(purses(play(state, turnDie(1, 'spyglass#1', 1, 4)))).toEqual([12, 12, 10]);
    expect(purses(play(state, keepCard(1, 'spyglass#1')))).toEqual([10, 10, 10]);
  });
});

describe('CF-R4 the order of payments', () => {
  it('CF-R4 payer by payer clockwise from the roller', () => {
    // 11: green 2, red 3, blue 4. Seat 1 can only pay its rum when seat 0 has paid before.
    const hands: Hand[] = [
      { ducats: 0, ships: ['green:11'] },
      { ducats: 0, ships: ['red:11'] },
      { ducats: 0, ships: ['blue:11'] },
    ];
    const taverns = [
      { owner: 1, color: 'green' },
      { owner: 2, color: 'red', rum: true },
    ] as const;
    const cases = [
      [0, ['0>1 green:11 2/2', '1>2 red:11 4/4'], [0, 1, 8]],
      [1, ['1>2 red:11 4/3', '0>1 green:11 2/2'], [0, 2, 7]],
      [2, ['0>1 green:11 2/2', '1>2 red:11 4/4'], [0, 1, 8]],
    ] as const;
    for (const [starter, paid, ducats] of cases) {
      const state = rolling({ starter, hands, taverns });
      expect(payments(rolled(state, [5, 6]))).toEqual(paid);
      expect(purses(roll(state, [5, 6]))).toEqual(ducats);
    }
  });

  it("CF-R4 each payer's ships in the order of the colours", () => {
    const hands: Hand[] = [{ ducats: 0, ships: ['red:11', 'green:11'] }];
    const taverns = [
      { owner: 2, color: 'red', rum: true },
      { owner: 1, color: 'green', rum: true },
    ] as const;
    const state = rolling({ hands, taverns });
    expect(payments(rolled(state, [5, 6]))).toEqual(['0>1 green:11 4/4', '0>2 red:11 4/1']);
    expect(purses(roll(state, [5, 6]))).toEqual([0, 14, 11]);
  });

  it("CF-R4 each ship's taverns in the order of opening", () => {
    const hands: Hand[] = [{ ducats: 1, ships: ['green:11'] }];
    for (const [first, second] of [
      [1, 2],
      [2, 1],
    ] as const) {
      const taverns = [
        { owner: first, color: 'green' },
        { owner: second, color: 'green' },
      ] as const;
      expect(payments(rolled(rolling({ hands, taverns }), [5, 6]))).toEqual([
        `0>${first} green:11 2/2`,
        `0>${second} green:11 2/1`,
      ]);
    }
  });

  it('CF-R4 every payment lapses for itself', () => {
    const hands: Hand[] = [{ ducats: 0, ships: ['red:3', 'blue:3'] }];
    const taverns = [
      { owner: 1, color: 'red', rum: true },
      { owner: 2, color: 'red' },
      { owner: 1, color: 'blue' },
    ] as const;
    const state = rolling({ hands, taverns });
    expect(payments(rolled(state, [1, 2]))).toEqual([
      '0>1 red:3 4/4',
      '0>2 red:3 2/0',
      '0>1 blue:3 2/0',
    ]);
  });
});
