import { describe, expect, it } from 'vitest';
import { decisions, legalActions, type Treasure } from '../../../src/grog-island/index.ts';
import {
  defaults,
  eventsOf,
  legal,
  pay,
  play,
  seat,
  why,
  won,
} from '../../grog-island/scenario.ts';

/** Seat 0 has won with 9 (yellow 4, grey 3, green 1, orange 1). */
const winning = (coins: number, treasures: readonly Treasure[]) =>
  won({ hands: [{ coins, treasures }] }, [1, 5, 1, 4, 3], 'yellow grey green orange');

describe('GI-Y1 paying', () => {
  const cases: readonly (readonly [number, readonly Treasure[], readonly Treasure[], number])[] = [
    [9, [], [], 0],
    [12, [], [], 3],
    [12, [3], [], 3],
    [12, [3], [3], 6],
    [3, [1, 2, 3], [1, 2, 3], 0],
    [0, [3, 3, 3], [3, 3, 3], 0],
    // Change comes back as coins.
    [0, [2, 2, 3, 3], [2, 2, 3, 3], 1],
    [4, [2, 3, 3, 3], [3, 3, 3], 4],
  ];
  for (const [coins, hand, cards, left] of cases) {
    it(`GI-Y1 9 with ${coins} coins and the cards ${cards.join(', ') || '-'} leaves ${left}`, () => {
      const state = winning(coins, hand);
      const after = play(state, pay(0, ...cards));
      expect(seat(after, 0).coins).toBe(left);
      const rest = [...hand];
      for (const card of cards) rest.splice(rest.indexOf(card), 1);
      expect(seat(after, 0).treasures).toEqual(rest);
      expect(after.spentTreasures).toEqual(cards);
      expect(after.treasureDeck).toEqual(state.treasureDeck);
      expect(eventsOf(state, pay(0, ...cards))[0]).toEqual({
        type: 'paid',
        player: 0,
        amount: 9,
        treasures: cards,
        coins: left - coins,
      });
    });
  }

  it('GI-Y1 is refused without enough', () => {
    const state = winning(3, [1, 2, 3]);
    expect(why(state, pay(0, 1, 2))).toEqual({
      code: 'CANNOT_PAY',
      details: { amount: 9, coins: 3, treasures: 3 },
    });
    expect(legalActions(state)).toEqual([defaults(0), pay(0, 1, 2, 3)]);
  });

  it('GI-Y1 only with own cards, named in rising order', () => {
    const state = winning(9, [1, 2]);
    expect(why(state, pay(0, 3))).toEqual({
      code: 'NO_SUCH_TREASURES',
      details: { treasures: [3] },
    });
    expect(why(state, pay(0, 1, 1))?.code).toBe('NO_SUCH_TREASURES');
    expect(why(state, pay(0, 2, 1))).toEqual({
      code: 'TREASURES_NOT_SORTED',
      details: { treasures: [2, 1] },
    });
    expect(why(state, { type: 'pay', player: 0, treasures: [4] })?.code).toBe('MALFORMED');
  });
});

describe('GI-Y2 no card that is not needed', () => {
  /** The example of the rules: 4 coins to pay. */
  const four = won({ hands: [{ coins: 5, treasures: [1, 2, 3, 3] }] }, [4, 6, 6, 6, 6], 'green');

  it('GI-Y2 amount 4, 5 coins, cards 1, 2, 3, 3', () => {
    expect(legalActions(four)).toEqual([
      defaults(0),
      pay(0),
      pay(0, 1),
      pay(0, 2),
      pay(0, 3),
      pay(0, 1, 2),
      pay(0, 1, 3),
      pay(0, 2, 3),
      pay(0, 3, 3),
    ]);
  });

  it('GI-Y2 says which card', () => {
    expect(why(four, pay(0, 1, 2, 3))).toEqual({
      code: 'CARD_NOT_NEEDED',
      details: { treasure: 1, others: 5, amount: 4 },
    });
    expect(why(four, pay(0, 2, 3, 3))?.code).toBe('CARD_NOT_NEEDED');
  });

  it('GI-Y2 lists by number of cards, then as numbers rise', () => {
    const state = winning(0, [1, 1, 2, 2, 2, 3, 3]);
    const sets = legal(state, 'pay').map(({ treasures }) => treasures.join(''));
    expect(sets).toEqual(
      [...sets].sort((left, right) => left.length - right.length || left.localeCompare(right)),
    );
    expect(new Set(sets).size).toBe(sets.length);
    expect(sets).toContain('2233');
    expect(sets).toContain('11223');
    expect(sets).not.toContain('12233');
  });
});

describe('GI-Y3 default', () => {
  it('GI-Y3 is allowed, also to one who could pay', () => {
    expect(why(winning(9, []), defaults(0))).toBeNull();
    expect(legalActions(winning(0, [1, 1, 1]))).toEqual([defaults(0)]);
  });

  it('GI-Y3 costs nothing, gives nothing, and ends the round', () => {
    const state = winning(9, [3]);
    expect(eventsOf(state, defaults(0)).map(({ type }) => type)).toEqual([
      'defaulted',
      'roundEnded',
      'roundStarted',
    ]);
    const after = play(state, defaults(0));
    expect(seat(after, 0)).toMatchObject({ coins: 9, treasures: [3], points: 0, crew: 9 });
    expect(after.buildings).toEqual(state.buildings);
    expect(after).toMatchObject({ round: 2, locks: 6, row: [], leader: null });
  });

  it('GI-Y3 a paid bid gives rewards instead', () => {
    expect(decisions(play(winning(9, []), pay(0)))).toEqual([
      { type: 'claim', player: 0, reason: 'auction', peninsulas: ['yellow', 'grey'] },
    ]);
  });
});
