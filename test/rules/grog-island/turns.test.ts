import { describe, expect, it } from 'vitest';
import { decisions } from '../../../src/grog-island/index.ts';
import {
  bid,
  deliver,
  endTrade,
  eventsOf,
  type Faces,
  hold,
  pass,
  play,
  roll,
  start,
  trade,
  why,
} from '../../grog-island/scenario.ts';

const FACES: Faces = [1, 1, 1, 1, 1];
const next = (state: ReturnType<typeof start>): unknown[] =>
  decisions(state).map(({ type, player }) => `${type} ${player}`);

describe('GI-N1 the next turn', () => {
  it('GI-N1 goes clockwise after a bid', () => {
    const state = play(roll(start({ players: 4, flag: 2 }), FACES), bid(2, 'green'));
    expect(next(state)).toEqual(['bid 3']);
    expect(next(play(state, bid(3, 'green blue')))).toEqual(['bid 0']);
    expect(next(play(state, bid(3, 'green blue'), bid(0, 'green blue grey')))).toEqual(['bid 1']);
  });

  it('GI-N1 goes clockwise after a trade, not before it ends', () => {
    const state = play(roll(start({ players: 4, flag: 2 }), FACES), bid(2, 'green'), pass(3));
    expect(next(state)).toEqual(['chooseShip 3']);
    const traded = play(state, trade(3, 'coins2'), deliver(3, 1));
    expect(next(traded)).toEqual(['trade 3']);
    expect(next(play(traded, endTrade(3)))).toEqual(['bid 0']);
  });

  it('GI-N1 skips who has passed', () => {
    const state = play(
      roll(start({ players: 4 }), FACES),
      bid(0, 'green'),
      pass(1),
      trade(1, 'coins2'),
      deliver(1, 1),
      endTrade(1),
      bid(2, 'green blue'),
      bid(3, 'green blue grey'),
      bid(0, 'green blue grey orange'),
    );
    expect(next(state)).toEqual(['bid 2']);
  });
});

describe('GI-N2 the last one in', () => {
  it('GI-N2 wins with the bid as it lies', () => {
    const state = play(
      roll(start({ hands: [{}, {}, { parrots: ['hold'] }] }), FACES),
      bid(0, 'green'),
      bid(1, 'green blue'),
      hold(2, 'orange blue'),
      pass(0),
      trade(0, 'coins3'),
      deliver(0, 1),
      endTrade(0),
      pass(1),
      trade(1, 'coins4'),
      deliver(1, 1),
    );
    expect(next(state)).toEqual(['trade 1']);
    expect(eventsOf(state, endTrade(1))).toEqual([
      { type: 'tradeEnded', player: 1 },
      { type: 'auctionWon', player: 2, amount: 2 },
    ]);
    const won = play(state, endTrade(1));
    expect(decisions(won)).toEqual([{ type: 'pay', player: 2, amount: 2 }]);
    expect(won).toMatchObject({ row: ['orange', 'blue'], amount: 2, leader: 2 });
    // No more bids.
    expect(why(won, bid(2, 'green blue grey'))?.code).toBe('WRONG_DECISION');
  });

  it('GI-N2 with 2 players the first pass decides', () => {
    const state = play(
      roll(start({ players: 2 }), FACES),
      bid(0, 'green'),
      pass(1),
      trade(1, 'coins2'),
      deliver(1, 1),
      endTrade(1),
    );
    expect(next(state)).toEqual(['pay 0']);
  });
});
