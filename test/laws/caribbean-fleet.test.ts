import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COLOR_INDEX,
  COLORS,
  type CreateOptions,
  type GameEvent,
  type GameState,
  SHIPS,
} from '../../src/caribbean-fleet/index.ts';
import { at } from '../../src/core/lists.ts';
import { caribbeanFleet } from '../../src/index.ts';
import { arbitraryGame } from '../../src/testing/index.ts';
import { booksOf } from '../books.ts';
import { inOrder, Ledger } from '../caribbean-fleet/ledger.ts';
import { RUNS, SEED } from './law-tests.ts';

interface Kind {
  readonly players: number;
  readonly options: Partial<CreateOptions>;
  readonly rounds: number;
  readonly cards: number;
}

/** Many copies of what lies on the table and comes to and fro: 45 + 45 cards. */
const CROWDED = {
  ...{ kraken: 6, boarding: 6, raid: 2, cardSharp: 2, treasureGalleon: 2, blackbeard: 4 },
  ...{ cannons: 4, tavern: 12, rum: 3, spyglass: 2, fairWind: 2 },
};

const KINDS: { readonly [name: string]: Kind } = {
  '3 players': { players: 3, options: {}, rounds: 20, cards: 60 },
  '4 players': { players: 4, options: {}, rounds: 15, cards: 60 },
  '5 players': { players: 5, options: {}, rounds: 12, cards: 60 },
  'a short game': { players: 3, options: { short: true }, rounds: 15, cards: 60 },
  'a crowded deck': {
    players: 5,
    options: { specials: CROWDED, dice: 'manual' },
    rounds: 18,
    cards: 90,
  },
};

interface Turn {
  readonly before: GameState;
  readonly events: readonly GameEvent[];
  readonly after: GameState;
}

/** Whole games; the test looks at each of their transitions. */
function everyTurn(
  { players, options }: Kind,
  look: (turn: Turn) => void,
  end: (last: GameState) => void = () => undefined,
): void {
  const games = arbitraryGame(caribbeanFleet, { players, options: fc.constant(options) });
  fc.assert(
    fc.property(games, ({ record, states }) => {
      const { events } = caribbeanFleet.replay(record);
      for (const [place, happened] of events.entries()) {
        look({ before: at(states, place), events: happened, after: at(states, place + 1) });
      }
      end(at(states, states.length - 1));
    }),
    { numRuns: RUNS, seed: SEED },
  );
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);
const purses = (state: GameState): number[] => state.players.map(({ ducats }) => ducats);

describe.each(Object.entries(KINDS))('Caribbean Fleet, %s', (_name, kind) => {
  it('is explained by its events', () => {
    everyTurn(kind, ({ before, events, after }) => {
      const ledger = new Ledger(before);
      ledger.enter(events);
      expect(inOrder(ledger.books)).toEqual(inOrder(booksOf(after)));
      // Ducats come from the bank and go to the bank, and nowhere else.
      expect(total(purses(after)) - total(purses(before))).toBe(ledger.bank);
    });
  });

  it('conserves the payment of a bid (CF-P1, CF-P2)', () => {
    everyTurn(kind, ({ events }) => {
      for (const event of events) {
        if (event.type !== 'bidPaid') continue;
        expect(total(event.shares) + event.bank).toBe(event.amount);
        expect(event.shares[event.player]).toBe(0);
        expect(Math.min(...event.shares, event.bank)).toBeGreaterThanOrEqual(0);
        if (kind.players > 3) expect(event.bank).toBe(0);
      }
    });
  });

  it('leaves nobody below 0, and lets nobody pay more than is due (CF-M4)', () => {
    everyTurn(kind, ({ events, after }) => {
      expect(Math.min(...purses(after))).toBeGreaterThanOrEqual(0);
      for (const event of events) {
        if ('due' in event) expect(event.paid).toBeLessThanOrEqual(event.due);
        if ('paid' in event) expect(event.paid).toBeGreaterThanOrEqual(0);
      }
    });
  });

  it('has chiefs with no fewer ships than anybody else (CF-M1, CF-M3)', () => {
    everyTurn(kind, ({ after }) => {
      for (const color of COLORS) {
        const chief = after.chiefs[COLOR_INDEX[color]];
        const counts = after.players.map(
          (_, seat) =>
            SHIPS.filter((ship, index) => ship.color === color && after.ships[index] === seat)
              .length,
        );
        if (chief === null) expect(Math.max(...counts)).toBeLessThan(2);
        else expect(counts[chief]).toBe(Math.max(...counts));
      }
    });
  });

  it('never gives a pawn back, and changes a chief only for one with more ships (CF-M3)', () => {
    everyTurn(kind, ({ before, events, after }) => {
      for (const [place, chief] of before.chiefs.entries()) {
        if (chief !== null) expect(after.chiefs[place]).not.toBeNull();
      }
      for (const event of events) {
        if (event.type !== 'chiefChanged') continue;
        const owned = (seat: number): number =>
          SHIPS.filter(({ color }, index) => color === event.color && after.ships[index] === seat)
            .length;
        if (event.from !== null) expect(owned(event.player)).toBeGreaterThan(owned(event.from));
      }
    });
  });

  it('accounts for all cards, 5 pawns and 10 tokens', () => {
    everyTurn(kind, ({ after }) => {
      const inHands = after.players.flatMap(({ waiting, kept }) => [
        ...waiting,
        ...kept.map(({ card }) => card),
      ]);
      const onTable = [
        ...SHIPS.filter((_, index) => after.ships[index] !== null).map(({ card }) => card),
        ...after.cannons.map(({ card }) => card),
        ...after.blackbeards.filter((card) => card !== null),
        ...after.taverns.flatMap(({ card, rum }) => (rum === null ? [card] : [card, rum])),
      ];
      const piles = [...after.deck, ...after.removed, ...after.open, ...after.discarded];
      const all = [...inHands, ...onTable, ...piles];
      expect(all).toHaveLength(kind.cards);
      expect(all.sort()).toEqual([...after.pack].sort());
      expect(after.chiefs).toHaveLength(5);
      expect(total(after.tokens) + after.taverns.length).toBe(10);
      expect(Math.min(...after.tokens)).toBeGreaterThanOrEqual(0);
    });
  });

  it(`lasts ${kind.rounds} rounds (CF-X5)`, () => {
    everyTurn(
      kind,
      ({ before, after }) => {
        expect(after.round - before.round).toBeLessThanOrEqual(1);
      },
      (last) => {
        expect(last).toMatchObject({ round: kind.rounds, deck: [], agenda: [] });
      },
    );
  });
});
