import { describe, expect, it } from 'vitest';
import { bid, bidding, eventsOf, pass, play, purses } from '../../caribbean-fleet/scenario.ts';

type Players = 3 | 4 | 5;

/** The auction in which the winner bids and all others pass, up to the last pass. */
function lastPass(players: Players, winner: number, amount: number) {
  const hands = Array.from({ length: players }, (_, seat) => ({
    ducats: seat === winner ? 30 : 10,
  }));
  const state = play(bidding({ players, starter: winner, hands }), bid(winner, amount));
  const others = Array.from({ length: players - 1 }, (_, place) => (winner + place + 1) % players);
  const last = others.pop() ?? 0;
  return { before: play(state, ...others.map(pass)), last };
}

/** What each seat keeps of a bid, and what the bank gets. */
type Case = readonly [Players, number, number, readonly number[], number];

function check(rule: string, [players, winner, amount, shares, bank]: Case): void {
  it(`${rule} ${players} players, seat ${winner} wins with ${amount}: ${shares.join(', ')}, bank ${bank}`, () => {
    const { before, last } = lastPass(players, winner, amount);
    expect(eventsOf(before, pass(last))).toEqual([
      { type: 'passed', player: last },
      { type: 'auctionWon', player: winner, amount },
      { type: 'bidPaid', player: winner, amount, shares, bank },
    ]);
    expect(purses(play(before, pass(last)))).toEqual(
      shares.map((share, seat) => (seat === winner ? 30 - amount : 10 + share)),
    );
  });
}

describe('CF-P1 half, rounded up, goes to the right, and so on', () => {
  const cases: readonly Case[] = [
    [4, 2, 9, [2, 5, 0, 2], 0],
    [4, 0, 10, [0, 2, 3, 5], 0],
    [5, 0, 10, [0, 1, 1, 3, 5], 0],
    [5, 3, 20, [3, 5, 10, 0, 2], 0],
    [3, 1, 8, [4, 0, 2], 2],
  ];
  for (const entry of cases) check('CF-P1', entry);
});

describe('CF-P2 nothing comes back', () => {
  const cases: readonly Case[] = [
    // Small bids do not come around.
    [3, 1, 1, [1, 0, 0], 0],
    [3, 2, 2, [1, 1, 0], 0],
    [3, 0, 3, [0, 1, 2], 0],
    [3, 0, 4, [0, 1, 2], 1],
    [3, 0, 10, [0, 3, 5], 2],
    [3, 0, 30, [0, 8, 15], 7],
    [4, 0, 1, [0, 0, 0, 1], 0],
    [4, 0, 2, [0, 0, 1, 1], 0],
    [4, 0, 3, [0, 0, 1, 2], 0],
    [4, 0, 5, [0, 1, 1, 3], 0],
    [4, 0, 6, [0, 1, 2, 3], 0],
    // The left neighbour keeps all that reaches them.
    [4, 0, 30, [0, 7, 8, 15], 0],
    [4, 3, 15, [3, 4, 8, 0], 0],
    [5, 0, 2, [0, 0, 0, 1, 1], 0],
    [5, 0, 7, [0, 0, 1, 2, 4], 0],
    [5, 4, 30, [3, 4, 8, 15, 0], 0],
  ];
  for (const entry of cases) check('CF-P2', entry);

  for (const players of [3, 4, 5] as const) {
    it(`CF-P2 with ${players} players shares and bank are the bid, whatever it is`, () => {
      for (let amount = 1; amount <= 30; amount += 1) {
        const { before, last } = lastPass(players, amount % players, amount);
        const paid = eventsOf(before, pass(last)).at(-1);
        if (paid?.type !== 'bidPaid') throw new Error('no bid was paid');
        const kept = paid.shares.reduce((sum, share) => sum + share);
        expect(kept + paid.bank).toBe(amount);
        expect(paid.bank).toBe(players === 3 ? Math.floor(Math.floor(amount / 2) / 2) : 0);
        expect(paid.shares[amount % players]).toBe(0);
      }
    });
  }
});
