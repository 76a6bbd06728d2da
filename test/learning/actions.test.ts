import { describe, expect, it } from 'vitest';
import { caribbeanFleet, type Game, grogIsland } from '../../src/index.ts';
import { createEncoder, HIGHEST_BID } from '../../src/learning/index.ts';
import { numbering } from './numbering.ts';
import { situations, TABLES } from './playing.ts';

describe.each(TABLES)('$game.name with $players players', ({ game, players }) => {
  const encoder = createEncoder(game, { players });

  it('gives each legal action of random games a number of its own', () => {
    for (let seed = 1; seed <= 20; seed += 1)
      expect(numbering(game, players, seed).issue).toBeNull();
  });

  it('masks what is not legal', () => {
    const types = new Set<string>();
    for (const { state, seat, actions } of situations(game, players, 1)) {
      const view = game.viewFor(state, seat);
      const numbers = actions.map((action) => encoder.encodeAction(action, view));
      expect(new Set(numbers).size).toBe(actions.length);
      expect(numbers.map((number) => encoder.decodeAction(number, view))).toEqual(actions);
      const mask = encoder.legalMask(view);
      expect([...mask.keys()].filter((number) => mask[number] === 1)).toEqual(
        numbers.toSorted((one, other) => one - other),
      );
      for (const { type } of actions) types.add(type);
    }
    const names = encoder.actionLayout.map(({ name }) => name);
    expect([...types].filter((type) => !names.includes(type))).toEqual([]);
  });

  it('has a block for each type, one after the other, in which each number is an action of the type', () => {
    const view = game.viewFor(game.createGame({ players, seed: 1 }), players - 1);
    let next = 0;
    for (const { name, offset, size } of encoder.actionLayout) {
      expect(offset).toBe(next);
      next += size;
      for (let number = offset; number < next; number += 1) {
        const action = encoder.decodeAction(number, view);
        expect(action).toMatchObject({ type: name, player: players - 1 });
        expect(encoder.encodeAction(action, view)).toBe(number);
      }
    }
    expect(next).toBe(encoder.actionCount);
  });

  it.each([-1, encoder.actionCount, 0.5, Number.NaN, 1e300, Number.POSITIVE_INFINITY])(
    'has no number %d',
    (number) => {
      const view = game.viewFor(game.createGame({ players, seed: 1 }), 0);
      expect(() => encoder.decodeAction(number, view)).toThrow(RangeError);
    },
  );

  it('has only zeros for who must not act', () => {
    for (const { state, seat } of situations(game, players, 4)) {
      const waiting = game.decisions(state).map(({ player }) => player);
      const other = (seat + 1) % players;
      const mask = encoder.legalMask(game.viewFor(state, other));
      expect(mask.includes(1)).toBe(waiting.includes(other));
    }
  });
});

it('has as many numbers as ever', () => {
  const counts = TABLES.map(({ game, players }) => createEncoder(game, { players }).actionCount);
  expect(counts).toEqual([1626, 1626, 1626, 498, 509, 520]);
});

describe('actions without a number', () => {
  const fleet = createEncoder(caribbeanFleet, { players: 3 });
  const fleetView = caribbeanFleet.viewFor(caribbeanFleet.createGame({ players: 3, seed: 1 }), 0);
  const island = createEncoder(grogIsland, { players: 2 });
  const islandView = grogIsland.viewFor(grogIsland.createGame({ players: 2, seed: 1 }), 0);

  it('are bids beyond the highest, which the mask leaves out', () => {
    const action = { type: 'bid', player: 0, amount: HIGHEST_BID + 1 } as const;
    expect(() => fleet.encodeAction(action, fleetView)).toThrow(/a number of 498/);
    const state = caribbeanFleet.createGame({ players: 3, seed: 1 });
    const players = state.players.map((player) => ({ ...player, ducats: 1000 }));
    const rich = caribbeanFleet.parseState({ ...state, players });
    const legal = fleet.legalMask(caribbeanFleet.viewFor(rich, 0));
    expect(legal.reduce((sum, one) => sum + one, 0)).toBe(HIGHEST_BID + 1);
    const beyond = caribbeanFleet.applyAction(rich, action);
    const view = caribbeanFleet.viewFor(beyond, 1);
    const [only, ...others] = [...fleet.legalMask(view).keys()].filter(
      (number) => fleet.legalMask(view)[number] === 1,
    );
    expect(others).toEqual([]);
    expect(fleet.decodeAction(only ?? -1, view)).toEqual({ type: 'pass', player: 1 });
  });

  it.each([
    { type: 'raid', player: 0, victim: 0, amount: 5 },
    { type: 'raid', player: 0, victim: 3, amount: 5 },
    { type: 'raid', player: 0, victim: 1, amount: 13 },
    { type: 'roll', player: 0, dice: [1, 2] },
    { type: 'turnDie', player: 0, card: 'spyglass#2', die: 0, face: 1 },
    { type: 'choose', player: 0, card: 'kraken#4' },
  ])('are others of Caribbean Fleet: %j', (action) => {
    expect(() => fleet.encodeAction(caribbeanFleet.parseAction(action), fleetView)).toThrow(
      RangeError,
    );
  });

  it.each([
    { type: 'claim', player: 0, building: { peninsula: 'green', type: 'pub' } },
    { type: 'bid', player: 0, dice: ['grey', 'grey'] },
    { type: 'deliver', player: 0, units: 47 },
    { type: 'pay', player: 0, treasures: [3, 1] },
    { type: 'pay', player: 0, treasures: Array(20).fill(3) },
    { type: 'exchange', player: 0, goods: { grey: 4 } },
  ])('are others of Grog Island: %j', (action) => {
    const game: Game = grogIsland;
    let parsed: ReturnType<typeof grogIsland.parseAction> | null = null;
    try {
      parsed = grogIsland.parseAction(action);
    } catch {
      // The parser refuses it before.
    }
    expect(game.name).toBe('grog-island');
    if (parsed !== null) expect(() => island.encodeAction(parsed, islandView)).toThrow(RangeError);
  });
});
