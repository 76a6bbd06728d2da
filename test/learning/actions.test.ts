import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';
import { createEncoder, EncodingError, HIGHEST_BID } from '../../src/learning/index.ts';
import { issueOf } from './issue.ts';
import { numbering } from './numbering.ts';
import { situations, TABLES } from './playing.ts';

/** The numbers that a mask marks. */
function marked(mask: Uint8Array): number[] {
  return [...mask.keys()].filter((number) => mask[number] === 1);
}

describe.each(TABLES)('$game.name with $players players', ({ game, players }) => {
  const encoder = createEncoder(game, { players });

  it('gives each legal action of random games a number of its own', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        expect(numbering(game, players, seed).issue).toBeNull();
      }),
      { numRuns: 20, seed: 1 },
    );
  });

  it('encodes, decodes and masks exactly what is legal', () => {
    for (const { state, seat, actions } of situations(game, players, 1)) {
      const view = game.viewFor(state, seat);
      const numbers = actions.map((action) => encoder.encodeAction(action, view));
      expect(numbers.map((number) => encoder.decodeAction(number, view))).toEqual(actions);
      const mask = encoder.legalMask(view);
      expect(mask).toHaveLength(encoder.actionCount);
      expect(marked(mask)).toEqual([...new Set(numbers)].sort((one, other) => one - other));
      const illegal = mask.indexOf(0);
      expect(issueOf(() => encoder.decodeAction(illegal, view))?.code).toBe('NOT_LEGAL');
    }
  });

  it('has a block for each type of action, one after the other', () => {
    let next = 0;
    for (const { offset, size, meaning } of encoder.actionLayout) {
      expect(offset).toBe(next);
      expect(size).toBeGreaterThan(0);
      expect(meaning).not.toBe('');
      next += size;
    }
    expect(next).toBe(encoder.actionCount);
  });

  it('has only zeros for who has no decision', () => {
    for (const { state, seat } of situations(game, players, 4)) {
      const waiting = game.decisions(state).map(({ player }) => player);
      const other = (seat + 1) % players;
      const mask = encoder.legalMask(game.viewFor(state, other));
      expect(mask.includes(1)).toBe(waiting.includes(other));
    }
  });

  it.each([
    -1,
    encoder.actionCount,
    0.5,
    Number.NaN,
    1e300,
    Number.POSITIVE_INFINITY,
    '0',
    '__proto__',
    null,
    undefined,
    [0],
  ])('has no action with the number %j', (number) => {
    const view = game.viewFor(game.createGame({ players, seed: 1 }), 0);
    const issue = issueOf(() => Reflect.apply(encoder.decodeAction, encoder, [number, view]));
    expect(issue?.code).toBe('NO_SUCH_NUMBER');
    expect(issue?.expected).toContain(` ${encoder.actionCount - 1}`);
  });
});

it('has the pinned numbers of actions', () => {
  const counts = TABLES.map(({ game, players }) => createEncoder(game, { players }).actionCount);
  expect(counts).toEqual([1301, 1301, 1301, 498, 509, 520]);
});

it('has the pinned numbers for some actions', () => {
  const island = createEncoder(grogIsland, { players: 2 });
  const fleet = createEncoder(caribbeanFleet, { players: 3 });
  expect(
    [
      { type: 'returnGoal', player: 0, goal: 'majority:grey' },
      { type: 'turnDie', player: 1, die: 'blue', face: 6 },
      { type: 'bid', player: 1, dice: ['green'] },
      { type: 'bid', player: 1, dice: ['grey', 'yellow', 'orange', 'blue', 'green'], hold: true },
      { type: 'exchange', player: 1, goods: { grey: 3 } },
      { type: 'pay', player: 1, treasures: [] },
      { type: 'placeGhost', player: 1, building: { peninsula: 'green', type: 'hat' } },
    ].map((action) => island.numberOf(grogIsland.parseAction(action))),
  ).toEqual([22, 41, 60, 384, 411, 475, 1266]);
  expect(
    [
      { type: 'bid', player: 0, amount: 1 },
      { type: 'choose', player: 0, card: 'fairWind#1' },
      { type: 'raid', player: 2, victim: 0, amount: 2 },
      { type: 'raid', player: 2, victim: 1, amount: 12 },
      { type: 'turnDie', player: 0, card: 'spyglass#1', die: 1, face: 6 },
    ].map((action) => fleet.numberOf(caribbeanFleet.parseAction(action))),
  ).toEqual([1, 310, 403, 424, 497]);
});

describe('a bid above the highest that has a number', () => {
  const fleet = createEncoder(caribbeanFleet, { players: 3 });
  const state = caribbeanFleet.createGame({ players: 3, seed: 1 });
  const players = state.players.map((player) => ({ ...player, ducats: 1000 }));
  const rich = caribbeanFleet.parseState({ ...state, players });
  const action = { type: 'bid', player: 0, amount: HIGHEST_BID + 1 } as const;

  it('is refused with the bound, and is not in the mask', () => {
    const view = caribbeanFleet.viewFor(rich, 0);
    expect(issueOf(() => fleet.encodeAction(action, view))).toMatchObject({
      name: 'EncodingError',
      code: 'BID_TOO_HIGH',
      message: 'Invalid action at amount: expected at most 250, received 251.',
    });
    expect(fleet.encodeAction({ ...action, amount: HIGHEST_BID }, view)).toBe(HIGHEST_BID);
    expect(marked(fleet.legalMask(view))).toHaveLength(HIGHEST_BID + 1);
    expect(issueOf(() => fleet.decodeAction(-1, view))?.code).toBe('NO_SUCH_NUMBER');
  });

  it('leaves the others nothing but to pass', () => {
    const view = caribbeanFleet.viewFor(caribbeanFleet.applyAction(rich, action), 1);
    const legal = marked(fleet.legalMask(view)).map((number) => fleet.decodeAction(number, view));
    expect(legal).toEqual([{ type: 'pass', player: 1 }]);
  });
});

describe('an illegal action', () => {
  const island = createEncoder(grogIsland, { players: 2 });
  const view = grogIsland.viewFor(grogIsland.createGame({ players: 2, seed: 1 }), 0);

  it.each([
    [{ type: 'pass', player: 0 }, 'WRONG_DECISION'],
    [{ type: 'chooseGood', player: 1, good: 'grey' }, 'NOT_THE_VIEWER'],
    [{ type: '__proto__', player: 0 }, 'UNKNOWN_TYPE'],
    [Object.create({ type: 'chooseGood', player: 0, good: 'grey' }), 'NOT_JSON'],
    [null, 'MALFORMED'],
  ])('is refused as checkAction refuses it: %j', (action, code) => {
    const refusal = grogIsland.checkAction(view, action);
    expect(refusal?.code).toBe(code);
    expect(issueOf(() => Reflect.apply(island.encodeAction, island, [action, view]))).toMatchObject(
      { name: 'IllegalActionError', refusal },
    );
  });

  it('is no encoding error', () => {
    const action = { type: 'pass', player: 0 } as const;
    expect(() => island.encodeAction(action, view)).not.toThrow(EncodingError);
  });
});
