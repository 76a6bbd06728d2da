import { describe, expect, it } from 'vitest';
import { decisions, legalActions } from '../../../src/grog-island/index.ts';
import {
  alone,
  bid,
  endTrade,
  eventsOf,
  type Hand,
  hold,
  legal,
  pass,
  play,
  roll,
  rows,
  seat,
  start,
  trade,
  turn,
  why,
} from '../../grog-island/scenario.ts';

describe('GI-O1 the opening bid', () => {
  for (const flag of [0, 1, 2]) {
    it(`GI-O1 belongs to the player with the flag, seat ${flag}`, () => {
      const state = roll(start({ flag }), [1, 1, 1, 1, 1]);
      expect(decisions(state)).toEqual([{ type: 'bid', player: flag }]);
      expect(why(state, bid((flag + 1) % 3, 'green'))?.code).toBe('NOT_YOUR_TURN');
    });
  }
});

describe('GI-O2 passing instead of opening', () => {
  const cases: readonly (readonly [string, Hand, boolean])[] = [
    ['3 coins, lowest die 3', { coins: 3 }, false],
    ['2 coins, lowest die 3', { coins: 2 }, true],
    ['no coin but a treasure, lowest die 3', { coins: 0, treasures: [1] }, false],
    ['no coin and no card', { coins: 0 }, true],
    ['2 coins and a parrot that would help', { coins: 2, parrots: ['blue'] }, true],
    ['8 coins', { coins: 8 }, false],
  ];
  for (const [words, hand, allowed] of cases) {
    it(`GI-O2 is ${allowed ? 'allowed' : 'refused'} with ${words}`, () => {
      const state = roll(start({ hands: [hand] }), [6, 3, 4, 5, 6]);
      expect(legal(state, 'pass')).toEqual(allowed ? [pass(0)] : []);
      if (allowed) expect(why(state, pass(0))).toBeNull();
      else {
        expect(why(state, pass(0))).toEqual({
          code: 'MUST_OPEN',
          details: {
            lowest: 3,
            possibleCoins: (hand.coins ?? 0) + 3 * (hand.treasures?.length ?? 0),
          },
        });
      }
    });
  }

  it('GI-O2 lets one who cannot open turn a die and bid', () => {
    const hands = [{ coins: 2, parrots: ['blue', 'green'] }] as const;
    const state = roll(start({ hands }), [6, 3, 4, 5, 6]);
    expect(rows(state)).toEqual([]);
    const turned = play(state, turn(0, 'blue', 2));
    expect(rows(turned)).toEqual(['blue']);
    expect(why(turned, pass(0))?.code).toBe('MUST_BID');
  });

  it('GI-O2 brings no good but that of the ghost ship, and a trade', () => {
    const three = roll(start({ hands: [{ coins: 0 }] }), [6, 3, 4, 5, 6]);
    expect(eventsOf(three, pass(0))).toEqual([{ type: 'passed', player: 0 }]);
    expect(decisions(play(three, pass(0)))).toEqual([{ type: 'chooseShip', player: 0 }]);
    // The ghost ship lies at blue.
    const two = roll(start({ players: 2, hands: [{ coins: 0 }] }), [6, 3, 4, 5, 6]);
    expect(eventsOf(two, pass(0))).toEqual([
      { type: 'passed', player: 0 },
      { type: 'goodsTaken', player: 0, goods: [0, 1, 0, 0, 0], reason: 'ghost' },
    ]);
  });
});

describe('GI-O3 after such a pass', () => {
  const opened = (second: Hand): ReturnType<typeof start> =>
    play(
      roll(start({ flag: 2, hands: [second, {}, { coins: 0 }] }), [4, 4, 4, 4, 4]),
      pass(2),
      trade(2, 'coins2'),
      endTrade(2),
    );

  it('GI-O3 the next player clockwise has the opening bid and must make it', () => {
    const state = opened({ coins: 4 });
    expect(decisions(state)).toEqual([{ type: 'bid', player: 0 }]);
    expect(why(state, pass(0))?.code).toBe('MUST_OPEN');
    expect(rows(state)).toEqual(['green', 'blue', 'orange', 'yellow', 'grey']);
  });

  it('GI-O3 the next player may pass under the same rule', () => {
    expect(why(opened({ coins: 3 }), pass(0))).toBeNull();
  });
});

it('GI-O4 "hold" needs a bid', () => {
  const hands = [{ parrots: ['hold'] }, { parrots: ['hold'] }] as const;
  const state = roll(start({ hands }), [1, 2, 3, 4, 5]);
  expect(legal(state, 'bid').filter((action) => action.hold)).toEqual([]);
  expect(why(state, hold(0, 'green'))).toEqual({ code: 'NOTHING_TO_HOLD', details: { bid: 1 } });
  expect(why(play(state, bid(0, 'green')), hold(1, 'green'))).toBeNull();
});

describe('GI-O5 the last player without a bid', () => {
  it('GI-O5 must open if possible, and wins with it at once', () => {
    const state = alone(roll(start({ flag: 1 }), [1, 2, 3, 4, 5]));
    expect(why(state, pass(1))?.code).toBe('MUST_OPEN');
    expect(eventsOf(state, bid(1, 'orange'))).toEqual([
      { type: 'bidMade', player: 1, dice: ['orange'], amount: 3, hold: false },
      { type: 'auctionWon', player: 1, amount: 3 },
    ]);
    expect(decisions(play(state, bid(1, 'orange')))).toEqual([
      { type: 'pay', player: 1, amount: 3 },
    ]);
  });

  it('GI-O5 is reached by passes, and a round in which all pass has no winner', () => {
    const hands = [
      { coins: 0, goods: { green: 1 } },
      { coins: 0, goods: { blue: 1 } },
      { coins: 0, goods: { orange: 1 } },
    ];
    let state = roll(start({ hands }), [2, 2, 2, 2, 2]);
    state = play(
      state,
      pass(0),
      trade(0, 'coins2'),
      { type: 'deliver', player: 0, units: 1 },
      endTrade(0),
    );
    state = play(
      state,
      pass(1),
      trade(1, 'coins3'),
      { type: 'deliver', player: 1, units: 1 },
      endTrade(1),
    );
    expect(decisions(state)).toEqual([{ type: 'bid', player: 2 }]);
    expect(legalActions(state)).toEqual([pass(2)]);
    state = play(state, pass(2), trade(2, 'coins4'), { type: 'deliver', player: 2, units: 1 });
    expect(eventsOf(state, endTrade(2)).map(({ type }) => type)).toEqual([
      'tradeEnded',
      'nobodyWon',
      'roundEnded',
      'roundStarted',
    ]);
    const next = play(state, endTrade(2));
    expect(next).toMatchObject({ flag: 1, round: 2, leader: null, amount: 0, row: [] });
    expect(seat(next, 0)).toMatchObject({ coins: 2, passed: false, marker: null });
  });
});
