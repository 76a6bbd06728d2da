import { describe, expect, it } from 'vitest';
import {
  type Card,
  createGame,
  type GameState,
  SHIPS,
  viewFor,
} from '../../../src/caribbean-fleet/index.ts';
import { dealt, pass, play, roll, rolled, rolling, take } from '../../caribbean-fleet/scenario.ts';

describe('CF-D1 as many cards as players', () => {
  for (const players of [3, 4, 5] as const) {
    it(`CF-D1 ${players} from the top of the deck`, () => {
      const first = SHIPS.slice(0, players).map(({ card }) => card);
      const second: Card[] = (['raid#1', 'kraken#1', 'rum#1', 'tavern#1', 'blue:2'] as const).slice(
        0,
        players,
      );
      const state = dealt(
        players,
        first,
        second,
        SHIPS.slice(20, 20 + players).map(({ card }) => card),
      );
      expect(state.open).toEqual(first);
      expect(state.deck).toHaveLength(2 * players);
      let table = play(state, ...Array.from({ length: players }, (_, seat) => pass(seat)));
      table = take(table, ...first);
      expect(rolled(table, [1, 2])).toContainEqual({
        type: 'roundStarted',
        round: 2,
        player: 0,
        open: second,
      });
      // From round 2 on special cards lie open, too.
      table = roll(table, [1, 2]);
      expect(table.open).toEqual(second);
      expect(table.deck).toHaveLength(players);
    });
  }

  it('CF-D1 the first = bottom, the last = top', () => {
    const deck: Card[] = ['red:3', 'red:4', 'red:5', 'red:6', 'red:7', 'red:8'];
    const state = createGame({ players: 3, seed: 1, arrangement: { deck } });
    expect(state.open).toEqual(['red:8', 'red:7', 'red:6']);
    expect(state.deck).toEqual(['red:3', 'red:4', 'red:5']);
    const next = rolling({ deck });
    expect(roll(next, [1, 2])).toMatchObject({ open: ['red:8', 'red:7', 'red:6'] });
  });
});

describe('CF-D2 the first round', () => {
  const bottom: Card[] = ['red:3', 'raid#1', 'rum#1', 'red:6'];
  /** The top of the deck is on the right. */
  const withSpecials: Card[] = [...bottom, 'blue:4', 'spyglass#1', 'blue:3', 'kraken#2', 'blue:2'];
  const left: Card[] = [...bottom, 'kraken#2', 'spyglass#1'];

  it('CF-D2 only ships lie open; special cards that turned up are back in the deck', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const state = createGame({ players: 3, seed, arrangement: { deck: withSpecials } });
      expect(state.open).toEqual(['blue:2', 'blue:3', 'blue:4']);
      expect([...state.deck].sort()).toEqual([...left].sort());
      expect(state.seenSpecials).toEqual(['kraken#2', 'spyglass#1']);
    }
  });

  it('CF-D2 the whole deck is shuffled again by the seed', () => {
    const deckOf = (seed: number): string =>
      createGame({ players: 3, seed, arrangement: { deck: withSpecials } }).deck.join();
    const decks = Array.from({ length: 40 }, (_, seed) => deckOf(seed));
    expect(new Set(decks).size).toBeGreaterThan(30);
    // Not only the two that went back: the bottom card changes as well.
    expect(new Set(decks.map((deck) => deck.split(',')[0])).size).toBe(6);
  });

  it('CF-D2 or lies as the arrangement says', () => {
    const afterFirstReveal: Card[] = [
      'kraken#2',
      'red:6',
      'spyglass#1',
      'rum#1',
      'red:3',
      'raid#1',
    ];
    const state = createGame({
      players: 3,
      seed: 1,
      arrangement: { deck: withSpecials, afterFirstReveal },
    });
    expect(state.deck).toEqual(afterFirstReveal);
    expect(state.open).toEqual(['blue:2', 'blue:3', 'blue:4']);
    expect(state.seenSpecials).toEqual(['kraken#2', 'spyglass#1']);
  });

  it('CF-D2 nothing is shuffled if only ships turned up', () => {
    const deck: Card[] = [...bottom, 'raid#2', 'cannons#1', 'blue:4', 'blue:3', 'blue:2'];
    for (let seed = 0; seed < 10; seed += 1) {
      const state = createGame({ players: 3, seed, arrangement: { deck } });
      expect(state.deck).toEqual(deck.slice(0, 6));
      expect(state.seenSpecials).toEqual([]);
    }
    // Then another order is not needed, and not looked at.
    const afterFirstReveal: Card[] = ['green:2'];
    expect(
      createGame({ players: 3, seed: 1, arrangement: { deck, afterFirstReveal } }).deck,
    ).toEqual(deck.slice(0, 6));
  });

  it('CF-D2 no card is drawn after the last ship that is needed', () => {
    const deck: Card[] = ['red:3', 'raid#1', 'blue:4', 'blue:3', 'kraken#2', 'blue:2'];
    const state = createGame({ players: 3, seed: 1, arrangement: { deck } });
    expect(state.seenSpecials).toEqual(['kraken#2']);
  });

  it('CF-D2 everybody sees which special cards went back', () => {
    const state = createGame({ players: 3, seed: 1, arrangement: { deck: withSpecials } });
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(viewFor(state, viewer).seenSpecials).toEqual(['kraken#2', 'spyglass#1']);
    }
  });

  it('CF-D2 in seeded games, too', () => {
    let shuffled = 0;
    for (let seed = 0; seed < 60; seed += 1) {
      const state: GameState = createGame({ players: 5, seed });
      expect(state.open.every((card) => card.includes(':'))).toBe(true);
      expect(state.open).toHaveLength(5);
      if (state.seenSpecials.length > 0) shuffled += 1;
      for (const card of state.seenSpecials) expect(state.deck).toContain(card);
    }
    expect(shuffled).toBeGreaterThan(30);
    expect(shuffled).toBeLessThan(60);
  });
});
