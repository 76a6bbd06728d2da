import { describe, expect, it } from 'vitest';
import { decisions, type GameState, legalActions } from '../../../src/caribbean-fleet/index.ts';
import {
  bid,
  bidding,
  dealt,
  eventsOf,
  only,
  pass,
  play,
  purses,
  roll,
  rolled,
  rolling,
  take,
  taking,
  why,
} from '../../caribbean-fleet/scenario.ts';

/** Plays an auction written as `seat:amount` or `seat:-` for a pass; each must be the one that is asked. */
function auction(state: GameState, calls: string): GameState {
  return calls.split(' ').reduce((table, call) => {
    const [seat = '', amount = ''] = call.split(':');
    expect(decisions(table), `before ${call} of ${calls}`).toEqual([
      { type: 'bid', player: Number(seat) },
    ]);
    return play(table, amount === '-' ? pass(Number(seat)) : bid(Number(seat), Number(amount)));
  }, state);
}

describe('CF-B1 who begins', () => {
  for (const firstPlayer of [0, 1, 2, 3]) {
    it(`CF-B1 in the first round the start player ${firstPlayer}, then clockwise`, () => {
      const starter = firstPlayer;
      const seats = [0, 1, 2, 3].map((distance) => (starter + distance) % 4);
      const state = bidding({ players: 4, starter });
      auction(state, seats.map((seat) => `${seat}:-`).join(' '));
    });
  }

  it('CF-B1 later the winner of the auction before', () => {
    const first = dealt(
      3,
      ['red:3', 'red:4', 'red:5'],
      ['blue:2', 'blue:3', 'blue:4'],
      ['green:2', 'green:4', 'green:5'],
    );
    const second = roll(take(auction(first, '0:- 1:2 2:-'), 'red:3', 'red:4', 'red:5'), [1, 1]);
    expect(second).toMatchObject({ round: 2, starter: 1, winner: null, bid: 0, leader: null });
    const third = roll(
      take(auction(second, '1:- 2:1 0:3 2:-'), 'blue:2', 'blue:3', 'blue:4'),
      [1, 1],
    );
    expect(third).toMatchObject({ round: 3, starter: 0, firstPassed: null });
    expect(third.players.map(({ passed }) => passed)).toEqual([false, false, false]);
    expect(decisions(third)).toEqual([{ type: 'bid', player: 0 }]);
  });

  it('CF-B1 a winner without a bid begins, too', () => {
    const next = { deck: ['green:2', 'green:4', 'green:5'] } as const;
    expect(decisions(roll(rolling({ starter: 2, ...next }), [1, 1]))).toEqual([
      { type: 'bid', player: 2 },
    ]);
  });
});

describe('CF-B2 bids', () => {
  const state = bidding({ hands: [{ ducats: 4 }, { ducats: 6 }, { ducats: 3 }] });

  it('CF-B2 from 1 to the own ducats, or a pass', () => {
    expect(legalActions(state)).toEqual([pass(0), bid(0, 1), bid(0, 2), bid(0, 3), bid(0, 4)]);
    expect(why(state, bid(0, 5))).toEqual({
      code: 'BID_EXCEEDS_DUCATS',
      details: { bid: 5, ducats: 4 },
    });
    expect(why(state, bid(0, 0))).toEqual({
      code: 'BID_TOO_LOW',
      details: { bid: 0, current: 0 },
    });
    expect(why(state, bid(0, 1.5))?.code).toBe('MALFORMED');
  });

  it('CF-B2 above the current bid', () => {
    const raised = play(state, bid(0, 3));
    expect(raised).toMatchObject({ bid: 3, leader: 0 });
    expect(legalActions(raised)).toEqual([pass(1), bid(1, 4), bid(1, 5), bid(1, 6)]);
    for (const low of [0, 1, 2, 3]) {
      expect(why(raised, bid(1, low))).toEqual({
        code: 'BID_TOO_LOW',
        details: { bid: low, current: 3 },
      });
    }
    expect(eventsOf(raised, bid(1, 6))).toEqual([{ type: 'bidMade', player: 1, amount: 6 }]);
  });

  it('CF-B2 whoever cannot bid more is asked, and may pass', () => {
    const raised = play(state, bid(0, 3), pass(1));
    expect(legalActions(raised)).toEqual([pass(2)]);
  });

  it('CF-B2 whoever passes is out', () => {
    auction(bidding({ players: 4 }), '0:1 1:- 2:2 3:3 0:- 2:4 3:5');
    const passed = play(state, pass(0));
    expect(passed.players.map((player) => player.passed)).toEqual([true, false, false]);
    expect(eventsOf(state, pass(0))).toEqual([{ type: 'passed', player: 0 }]);
  });
});

describe('CF-B3 the end of the auction', () => {
  const cases: readonly (readonly [string, number, number])[] = [
    ['0:1 1:- 2:- 3:-', 0, 1],
    ['0:- 1:- 2:- 3:1', 3, 1],
    ['0:- 1:- 2:5 3:-', 2, 5],
    ['0:3 1:- 2:5 3:- 0:6 2:-', 0, 6],
    ['0:1 1:2 2:3 3:4 0:5 1:6 2:7 3:8 0:9 1:10 2:- 3:- 0:-', 1, 10],
  ];
  for (const [calls, winner, amount] of cases) {
    it(`CF-B3 ${calls}: seat ${winner} wins with ${amount}`, () => {
      const state = auction(bidding({ players: 4 }), calls);
      expect(state).toMatchObject({ winner, leader: winner, bid: amount });
      expect(decisions(state)).toEqual([{ type: 'choose', player: winner }]);
    });
  }

  it('CF-B3 the last player may still bid or pass', () => {
    const state = auction(bidding(), '0:- 1:-');
    expect(legalActions(state)).toHaveLength(11);
    expect(legalActions(state)[0]).toEqual(pass(2));
    expect(eventsOf(state, bid(2, 10)).map(({ type }) => type)).toEqual([
      'bidMade',
      'auctionWon',
      'bidPaid',
    ]);
  });
});

describe('CF-B4 nobody bids', () => {
  for (const starter of [0, 1, 2]) {
    it(`CF-B4 the first who passed, seat ${starter}, wins and pays 0`, () => {
      const state = bidding({ starter });
      const last = (starter + 2) % 3;
      const passed = play(state, pass(starter), pass((starter + 1) % 3));
      expect(eventsOf(passed, pass(last))).toEqual([
        { type: 'passed', player: last },
        { type: 'auctionWon', player: starter, amount: 0 },
      ]);
      const won = play(passed, pass(last));
      expect(won).toMatchObject({ winner: starter, leader: null, bid: 0, firstPassed: starter });
      expect(purses(won)).toEqual([10, 10, 10]);
      expect(decisions(won)).toEqual([{ type: 'choose', player: starter }]);
    });
  }
});

describe('CF-B5 bankrupts', () => {
  /** Ducats by seat, calls of those who are asked, and what the auction comes to. Seat 0 begins. */
  const cases: readonly (readonly [readonly number[], string, number, number])[] = [
    // The first who passed is never the bankrupt while anybody is solvent.
    [[0, 5, 5], '1:- 2:-', 1, 0],
    [[0, 5, 0], '1:-', 1, 0],
    [[0, 0, 5], '2:-', 2, 0],
    [[5, 0, 5], '0:- 2:-', 0, 0],
    // If all are bankrupt, the one whose turn came first wins.
    [[0, 0, 0], '', 0, 0],
    [[5, 0, 5], '0:2 2:3 0:-', 2, 3],
    [[0, 0, 5], '2:1', 2, 1],
    [[5, 0, 0], '0:4', 0, 4],
  ];
  for (const [ducats, calls, winner, amount] of cases) {
    it(`CF-B5 ${ducats.join(', ')} ducats, ${calls || 'nobody is asked'}: seat ${winner}`, () => {
      const before = rolling({
        hands: ducats.map((count) => ({ ducats: count })),
        deck: ['red:3', 'red:4', 'red:5'],
      });
      const opened = roll(before, [1, 1]);
      const state = calls === '' ? opened : auction(opened, calls);
      expect(state).toMatchObject({ winner, bid: amount });
      expect(decisions(state)).toEqual([{ type: 'choose', player: winner }]);
    });
  }

  it('CF-B5 if all are bankrupt, the one whose turn came first wins', () => {
    const before = rolling({
      starter: 1,
      hands: [{ ducats: 0 }, { ducats: 0 }, { ducats: 0 }],
      deck: ['red:3', 'red:4', 'red:5'],
    });
    const state = roll(before, [1, 1]);
    expect(state).toMatchObject({ starter: 1, firstPassed: null, winner: 1, bid: 0 });
  });

  it('CF-B5 passes in their turn, and chooses a card as usual', () => {
    const before = rolling({
      hands: [{ ducats: 0 }, {}, { ducats: 0 }],
      deck: ['red:3', 'red:4', 'red:5'],
    });
    expect(only(rolled(before, [1, 1]), 'passed')).toEqual([]);
    const state = roll(before, [1, 1]);
    expect(state).toMatchObject({ firstPassed: null, round: 4 });
    expect(decisions(state)).toEqual([{ type: 'bid', player: 1 }]);
    expect(eventsOf(state, pass(1))).toEqual([
      { type: 'passed', player: 1 },
      { type: 'auctionWon', player: 1, amount: 0 },
    ]);
    const won = play(state, pass(1));
    expect(taking(won, 'red:4')).toEqual([{ type: 'cardChosen', player: 1, card: 'red:4' }]);
    expect(decisions(take(won, 'red:4', 'red:5', 'red:3'))).toMatchObject([
      { type: 'roll', player: 1 },
    ]);
  });
});
