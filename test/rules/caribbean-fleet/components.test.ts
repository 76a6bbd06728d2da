import { describe, expect, it } from 'vitest';
import {
  applyAction,
  COLORS,
  components,
  createGame,
  decisions,
  FACES,
  invariants,
  legalActions,
  playerCounts,
  SHIPS,
  SPECIAL_COPIES,
  SPECIAL_KINDS,
  viewFor,
} from '../../../src/caribbean-fleet/index.ts';
import { at } from '../../../src/core/lists.ts';
import { bidding, purses, turnOf } from '../../caribbean-fleet/scenario.ts';

describe('CF-C1 players', () => {
  it('CF-C1 are 3 to 5', () => {
    expect(playerCounts).toEqual([3, 4, 5]);
    for (const players of playerCounts) {
      expect(createGame({ players, seed: 1 }).players).toHaveLength(players);
    }
    for (const players of [0, 2, 6]) {
      expect(() => createGame({ players, seed: 1 })).toThrow(
        expect.objectContaining({ code: 'INVALID_OPTION', path: ['players'] }),
      );
    }
  });
});

describe('CF-C2 ships', () => {
  /** Number/value, as in the rules. */
  const fleets = {
    green: '2/6 4/3 5/2 6/5 7/6-wreck 8/3 9/4 11/2 12/5',
    purple: '3/5 4/6 5/3 6/9-wreck 7/5 8/1 9/3 10/4 12/5',
    red: '3/1 4/3 5/5 6/4 7/3 8/4 10/6 11/3 12/6',
    yellow: '2/5 3/4 5/2 6/4 7/2 8/5 9/4 10/7 11/3',
    blue: '2/6 3/3 4/5 6/1 7/4 8/2 9/7 10/2 11/4',
  } as const;

  for (const color of COLORS) {
    it(`CF-C2 ${color}: ${fleets[color]}`, () => {
      const fleet = SHIPS.filter((ship) => ship.color === color);
      const words = fleet.map(({ number, value, wreck }) => {
        return `${number}/${value}${wreck ? '-wreck' : ''}`;
      });
      expect(words.join(' ')).toBe(fleets[color]);
      expect(fleet.map(({ card }) => card)).toEqual(
        fleet.map(({ number }) => `${color}:${number}`),
      );
    });
  }

  it('CF-C2 are 45 in the order of the colours', () => {
    expect(COLORS).toEqual(['green', 'purple', 'red', 'yellow', 'blue']);
    expect(SHIPS.map(({ color }) => color)).toEqual(
      COLORS.flatMap((color) => Array<string>(9).fill(color)),
    );
    const { pack } = createGame({ players: 3, seed: 1 });
    expect(pack.slice(0, 45)).toEqual(SHIPS.map(({ card }) => card));
  });
});

describe('CF-C3 special cards', () => {
  const copies = {
    kraken: 3,
    boarding: 1,
    raid: 2,
    cardSharp: 1,
    treasureGalleon: 1,
    blackbeard: 1,
    cannons: 1,
    tavern: 2,
    rum: 1,
    spyglass: 1,
    fairWind: 1,
  };

  it('CF-C3 are 15 of 11 kinds', () => {
    expect(SPECIAL_COPIES).toEqual(copies);
    expect(SPECIAL_KINDS).toEqual(Object.keys(copies));
    const expected = Object.entries(copies).flatMap(([kind, count]) =>
      Array.from({ length: count }, (_, place) => `${kind}#${place + 1}`),
    );
    expect(expected).toHaveLength(15);
    expect(createGame({ players: 4, seed: 1 }).pack.slice(45)).toEqual(expected);
  });

  it('CF-C3 are counted, each once', () => {
    const counts = components(createGame({ players: 5, seed: 3 }));
    const cards = Object.entries(counts).filter(([name]) => name.startsWith('card:'));
    expect(cards).toHaveLength(60);
    expect(cards.every(([, count]) => count === 1)).toBe(true);
  });
});

describe('CF-C4 pawns, tokens, dice and ducats', () => {
  it('CF-C4 5 pawns, 2 tokens of each colour, two dice', () => {
    const state = createGame({ players: 3, seed: 1 });
    expect(state.chiefs).toEqual([null, null, null, null, null]);
    expect(state.tokens).toEqual([2, 2, 2, 2, 2]);
    expect(state.dice).toEqual([0, 0]);
    const counts = components(state);
    expect(counts).toMatchObject({ pawns: 5, dice: 2 });
    expect(COLORS.map((color) => counts[`token:${color}`])).toEqual([2, 2, 2, 2, 2]);
    const taverns = [{ owner: 1, color: 'red' }] as const;
    expect(components(bidding({ taverns }))['token:red']).toBe(2);
  });

  it('CF-C4 the dice have six faces each, seeded', () => {
    expect(FACES).toEqual([1, 2, 3, 4, 5, 6]);
    const seen = [new Set<number>(), new Set<number>()];
    for (let seed = 0; seed < 40; seed += 1) {
      let state = createGame({ players: 3, seed });
      while (decisions(state)[0]?.type !== 'roll') {
        state = applyAction(state, at(legalActions(state), 0));
      }
      const { dice } = applyAction(state, { type: 'roll', player: turnOf(state) });
      for (const [place, face] of dice.entries()) seen[place]?.add(face);
    }
    expect(seen.map((faces) => [...faces].sort())).toEqual([FACES, FACES]);
  });

  it('CF-C4 ducats without limit, and everybody sees how many', () => {
    const rich = bidding({ hands: [{ ducats: 1_000_000 }, { ducats: 0 }, { ducats: 7 }] });
    expect(invariants(rich)).toEqual([]);
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(viewFor(rich, viewer).players.map(({ ducats }) => ducats)).toEqual(purses(rich));
    }
  });
});
