import { describe, expect, it } from 'vitest';
import {
  feeOf,
  type GameEvent,
  type GameState,
  type ShipCard,
  shipsOf,
} from '../../../src/caribbean-fleet/index.ts';
import {
  board,
  choosing,
  eventsOf,
  type Hand,
  lost,
  only,
  openTavern,
  play,
  purses,
  raid,
  roll,
  rolled,
  rolling,
  shipsOfColor,
  take,
  taking,
} from '../../caribbean-fleet/scenario.ts';

describe('CF-M2 the fee', () => {
  const pays = (due: number, paid = due): GameEvent => {
    return { type: 'feePaid', player: 0, chief: 1, color: 'red', due, paid };
  };

  for (const [count, blackbeard, due] of [
    [1, false, 1],
    [2, false, 2],
    [3, false, 3],
    [5, false, 5],
    [1, true, 2],
    [3, true, 6],
    [5, true, 10],
  ] as const) {
    it(`CF-M2 is ${due} with ${count} ships of the chief${blackbeard ? ' and blackbeard' : ''}`, () => {
      const state = choosing({
        hands: [{}, { ships: shipsOfColor('red', count), chief: ['red'] }],
        blackbeards: blackbeard ? ['red'] : [],
        open: ['red:12'],
      });
      expect(feeOf(state, 0, 'red')).toBe(due);
      expect(feeOf(state, 1, 'red')).toBe(0);
      expect(feeOf(state, 0, 'yellow')).toBe(0);
      expect(taking(state, 'red:12')[1]).toEqual(pays(due));
      expect(purses(take(state, 'red:12'))).toEqual([10 - due, 10 + due, 10]);
    });
  }

  it('CF-M2 is not due to nobody, by the chief, to a chief without ships, or for another colour', () => {
    const chief: Hand = { ships: shipsOfColor('red', 2), chief: ['red'] };
    const cases: readonly (readonly [ShipCard, readonly Hand[]])[] = [
      ['red:12', [{}, { ships: ['red:3'] }]],
      ['red:12', [chief]],
      ['red:12', [{}, { chief: ['red'] }]],
      ['green:2', [{}, chief]],
    ];
    for (const [card, hands] of cases) {
      const state = choosing({ hands, open: [card] });
      expect(only(taking(state, card), 'feePaid')).toEqual([]);
      expect(purses(take(state, card))).toEqual([10, 10, 10]);
    }
  });

  it('CF-M2 is due for boarding, too, whoever owns the ship', () => {
    const hands: Hand[] = [
      { ships: ['red:12'] },
      { ships: shipsOfColor('red', 3), chief: ['red'] },
      { ships: ['red:11'] },
    ];
    const state = take(choosing({ hands, open: ['boarding#1'] }), 'boarding#1');
    expect(eventsOf(state, board(0, 'red:11'))).toEqual([
      pays(3),
      { type: 'boarded', player: 0, owner: 2, ship: 'red:11' },
    ]);
    // The chief's own ship still counts.
    expect(eventsOf(state, board(0, 'red:3'))).toEqual([
      pays(3),
      { type: 'boarded', player: 0, owner: 1, ship: 'red:3' },
    ]);
    expect(purses(play(state, board(0, 'red:3')))).toEqual([7, 13, 10]);
  });

  it('CF-M2 counts the boarded ship of the chief, who loses the pawn by it', () => {
    const hands: Hand[] = [
      { ships: ['red:11', 'red:12'] },
      { ships: shipsOfColor('red', 2), chief: ['red'] },
    ];
    const state = choosing({ hands, blackbeards: ['red'], open: ['boarding#1'] });
    const boarding = take(state, 'boarding#1');
    expect(eventsOf(boarding, board(0, 'red:3'))).toEqual([
      pays(4),
      { type: 'boarded', player: 0, owner: 1, ship: 'red:3' },
      { type: 'chiefChanged', player: 0, color: 'red', from: 1 },
      { type: 'cardDiscarded', player: 1, card: 'blackbeard#1', reason: 'pawnLost' },
    ]);
    const after = play(boarding, board(0, 'red:3'));
    expect(purses(after)).toEqual([6, 14, 10]);
    expect(shipsOf(after, 0)).toEqual(['red:3', 'red:11', 'red:12']);
  });

  it('CF-M2 is not due by a chief who boards', () => {
    const hands: Hand[] = [
      { ships: shipsOfColor('red', 2), chief: ['red'] },
      { ships: ['red:12'] },
    ];
    const state = take(choosing({ hands, open: ['boarding#1'] }), 'boarding#1');
    expect(eventsOf(state, board(0, 'red:12'))).toEqual([
      { type: 'boarded', player: 0, owner: 1, ship: 'red:12' },
    ]);
  });
});

describe('CF-M4 nobody pays more than they have', () => {
  it('CF-M4 a fee', () => {
    const hands: Hand[] = [{ ducats: 1 }, { ships: shipsOfColor('red', 3), chief: ['red'] }];
    const state = choosing({ hands, open: ['red:12'] });
    expect(taking(state, 'red:12')[1]).toMatchObject({ due: 3, paid: 1 });
    expect(purses(take(state, 'red:12'))).toEqual([0, 11, 10]);
  });

  it('CF-M4 a fee of somebody without ducats', () => {
    const hands: Hand[] = [{ ducats: 0 }, { ships: shipsOfColor('red', 3), chief: ['red'] }];
    const state = choosing({ hands, open: ['red:12'] });
    expect(taking(state, 'red:12')[1]).toMatchObject({ due: 3, paid: 0 });
    expect(shipsOf(take(state, 'red:12'), 0)).toEqual(['red:12']);
  });

  it('CF-M4 a raid', () => {
    const hands: Hand[] = [{}, { ducats: 5 }];
    const state = play(take(choosing({ hands, open: ['raid#1'] }), 'raid#1'), raid(0, 1, 9));
    expect(rolled(state, [4, 5])).toEqual([
      { type: 'raided', player: 0, victim: 1, success: true, paid: 5 },
    ]);
    expect(purses(roll(state, [4, 5]))).toEqual([15, 0, 10]);
  });

  it('CF-M4 a cardSharp', () => {
    const hands: Hand[] = [{ ducats: 2 }, { ducats: 3 }, { ducats: 0 }, {}];
    const state = choosing({ players: 4, hands, open: ['cardSharp#1'] });
    expect(purses(take(state, 'cardSharp#1'))).toEqual([2, 0, 0, 6]);
  });

  it('CF-M4 a tavern; the rest is not owed later', () => {
    const hands: Hand[] = [{ ducats: 0, ships: ['red:3'] }, {}, {}];
    const taverns = [{ owner: 1, color: 'red', rum: true }] as const;
    const after = roll(rolling({ hands, taverns }), [1, 2]);
    expect(purses(after)).toEqual([0, 11, 10]);
  });

  it('CF-M4 the payer keeps what is left, and lost cards cost nothing', () => {
    const state: GameState = choosing({ hands: [{ ducats: 0 }], open: ['tavern#1'] });
    expect(purses(play(take(state, 'tavern#1'), openTavern(0, 'red')))).toEqual([0, 10, 10]);
    expect(lost(state, take(state, 'tavern#1'))).toEqual([]);
  });
});
