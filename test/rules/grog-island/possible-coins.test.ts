import { describe, expect, it } from 'vitest';
import { possibleCoins, type Treasure } from '../../../src/grog-island/index.ts';
import { bid, roll, rows, seat, start, why } from '../../grog-island/scenario.ts';

describe('GI-P1 possible coins', () => {
  const cases: readonly (readonly [number, readonly Treasure[], number])[] = [
    [0, [], 0],
    [0, [1], 3],
    [8, [], 8],
    [8, [3], 11],
    [6, [1, 1], 12],
    [5, [1, 2, 3], 14],
  ];
  for (const [coins, treasures, possible] of cases) {
    it(`GI-P1 are ${possible} with ${coins} coins and the cards ${treasures.join(', ')}`, () => {
      const state = start({ hands: [{ coins, treasures }] });
      expect(possibleCoins(seat(state, 0))).toBe(possible);
    });
  }

  it('GI-P1 bound every bid, whatever the cards are worth', () => {
    // 2 coins and two cards worth 1: possible are 8, though 4 is all that can be paid.
    const state = roll(start({ hands: [{ coins: 2, treasures: [1, 1] }] }), [6, 2, 1, 6, 6]);
    expect(why(state, bid(0, 'green blue'))).toBeNull();
    expect(why(state, bid(0, 'green blue orange'))).toEqual({
      code: 'BID_EXCEEDS_COINS',
      details: { bid: 9, possibleCoins: 8 },
    });
    expect(rows(state)).toContain('green blue');
    expect(rows(state)).not.toContain('green blue orange');
  });
});
