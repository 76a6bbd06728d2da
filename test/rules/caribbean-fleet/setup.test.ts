import { describe, expect, it } from 'vitest';
import {
  createGame,
  decisions,
  invariants,
  sampleState,
  viewFor,
} from '../../../src/caribbean-fleet/index.ts';

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

it('CF-S1 everybody has 10 ducats and nothing else', () => {
  for (const players of [3, 4, 5]) {
    const state = createGame({ players, seed: 2 });
    expect(state.players).toEqual(
      Array(players).fill({ ducats: 10, waiting: [], kept: [], passed: false }),
    );
    expect(state.ships.every((owner) => owner === null)).toBe(true);
    expect(state).toMatchObject({ round: 1, bid: 0, leader: null, winner: null, taverns: [] });
  }
});

describe('CF-S2 the deck', () => {
  it('CF-S2 has all 60 cards', () => {
    for (const seed of SEEDS) {
      const { deck, open, pack, removed } = createGame({ players: 4, seed });
      expect(removed).toEqual([]);
      expect([...deck, ...open].sort()).toEqual([...pack].sort());
      expect(pack).toHaveLength(60);
    }
  });

  it('CF-S2 is shuffled by the seed', () => {
    const order = (seed: number): string => createGame({ players: 4, seed }).deck.join();
    expect(new Set(SEEDS.map(order)).size).toBe(SEEDS.length);
    expect(order(7)).toBe(order(7));
  });

  it('CF-S2 has every card at the bottom sometimes', () => {
    const bottoms = new Set<string>();
    for (let seed = 0; seed < 600; seed += 1) {
      bottoms.add(createGame({ players: 3, seed }).deck[0] ?? '');
    }
    expect(bottoms.size).toBe(60);
  });
});

describe('CF-S3 the start player', () => {
  it('CF-S3 is seat 0 by default', () => {
    expect(decisions(createGame({ players: 5, seed: 1 }))).toEqual([{ type: 'bid', player: 0 }]);
  });

  for (const firstPlayer of [0, 1, 2, 3, 4]) {
    it(`CF-S3 is ${firstPlayer} if the option says so`, () => {
      const state = createGame({ players: 5, seed: 1, firstPlayer });
      expect(state.starter).toBe(firstPlayer);
      expect(decisions(state)).toEqual([{ type: 'bid', player: firstPlayer }]);
    });
  }

  it('CF-S3 is drawn by the seed if so wanted, and the deal does not depend on it', () => {
    const starters = new Set<number>();
    for (let seed = 0; seed < 60; seed += 1) {
      const drawn = createGame({ players: 3, seed, firstPlayer: 'random' });
      const { deck, open } = createGame({ players: 3, seed });
      starters.add(drawn.starter);
      expect(decisions(drawn)).toEqual([{ type: 'bid', player: drawn.starter }]);
      expect({ deck: drawn.deck, open: drawn.open }).toEqual({ deck, open });
    }
    expect([...starters].sort()).toEqual([0, 1, 2]);
  });
});

describe('CF-S4 the short game', () => {
  it('CF-S4 removes 15 random cards before any is laid open', () => {
    const removedCards = new Set<string>();
    for (const seed of SEEDS) {
      const state = createGame({ players: 3, seed, short: true });
      expect(state.removed).toHaveLength(15);
      expect(state.deck).toHaveLength(42);
      expect(state.pack).toHaveLength(60);
      expect([...state.deck, ...state.open, ...state.removed].sort()).toEqual(
        [...state.pack].sort(),
      );
      for (const card of state.removed) removedCards.add(card);
    }
    // Any card can go.
    expect(removedCards.size).toBe(60);
  });

  it('CF-S4 removes them unseen', () => {
    const view = viewFor(createGame({ players: 3, seed: 4, short: true }), 0);
    expect(view.removed).toEqual(Array(15).fill(null));
    expect(view.deck).toEqual(Array(42).fill(null));
    expect(view.pack).toHaveLength(60);
  });

  it('CF-S4 removes no special card that was seen and put back', () => {
    let seen = 0;
    for (const seed of SEEDS) {
      const state = createGame({ players: 3, seed, short: true });
      seen += state.seenSpecials.length;
      for (const card of state.seenSpecials) {
        expect(state.deck).toContain(card);
        for (const sample of [1, 2, 3]) {
          const drawn = sampleState(viewFor(state, 0), sample);
          expect(drawn.deck).toContain(card);
          expect(drawn.removed).toHaveLength(15);
          expect(drawn.removed).not.toContain(card);
          expect(invariants(drawn)).toEqual([]);
        }
      }
    }
    expect(seen).toBeGreaterThan(20);
  });

  it('CF-S4 is off without the option', () => {
    const long = createGame({ players: 3, seed: 4 });
    expect(createGame({ players: 3, seed: 4, short: false })).toEqual(long);
    expect(long.deck).toHaveLength(57);
  });
});
