import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/core/contract.ts';
import { at } from '../../src/core/lists.ts';
import { seeded } from '../../src/core/random.ts';
import type { GameTypes } from '../../src/core/types.ts';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';
import { renderState } from '../../src/svg/index.ts';
import { countMenus, type Shared } from './menus.ts';

const PICTURED = /data-piece="([^"]*)"/g;

/** Plays a game; every fifth position, what the player may do is compared with what the player's picture shows. */
function comparePictures<Types extends GameTypes>(game: Game<Types>, players: number): void {
  const random = seeded(players);
  let state = game.createGame({ players, seed: players });
  for (let played = 0; ; played += 1) {
    const legal = game.legalActions(state);
    if (legal.length === 0) return;
    const choice = at(legal, random.below(legal.length));
    if (played % 5 === 0) {
      const view = game.viewFor(state, choice.player);
      const drawn = new Set([...renderState(view).matchAll(PICTURED)].map(([, id = '']) => id));
      for (const action of game.legalActions(view))
        expect(drawn).toEqual(new Set([...drawn, ...game.piecesOf(action, view)]));
      for (const piece of drawn) expect(() => game.actionsOn([], piece, view)).not.toThrow();
    }
    state = game.applyAction(state, choice);
  }
}

describe.each([grogIsland, caribbeanFleet] as const)('the pieces of $name', (game: Game) => {
  it.each(game.playerCounts)(
    'are in the picture of the player who acts, with %i players',
    (players) => {
      comparePictures(game, players);
    },
  );

  it.each([
    'purse:9',
    'building:blue:castle',
    'ship',
    '',
    '__proto__',
    'toString',
    'x'.repeat(10_000),
    7,
    null,
    undefined,
    ['purse:0'],
    {},
  ])('do not include %j', (piece) => {
    const state = game.createGame({ players: 3, seed: 1 });
    const legal = game.legalActions(state);
    expect(() => Reflect.apply(game.actionsOn, undefined, [legal, piece, state])).toThrow(
      RangeError,
    );
  });

  it('are those of legal actions only', () => {
    const state = game.createGame({ players: 3, seed: 1 });
    const [action] = game.legalActions(state);
    const wrong = [
      { ...action, player: 2 },
      { type: 'pass' },
      null,
      'pass',
      { ...action, type: 'castle' },
    ];
    for (const value of wrong) {
      const refusal = game.checkAction(game.viewFor(state, 0), value);
      expect(refusal).not.toBeNull();
      for (const call of [
        () => Reflect.apply(game.piecesOf, undefined, [value, game.viewFor(state, 0)]),
        () =>
          Reflect.apply(game.actionsOn, undefined, [[value], 'purse:0', game.viewFor(state, 0)]),
      ])
        expect(call).toThrow(
          expect.objectContaining({ name: 'IllegalActionError', code: refusal?.code }),
        );
    }
    for (const position of [null, 7, {}, [], { ...state, players: 0 }])
      expect(() => Reflect.apply(game.piecesOf, undefined, [action, position])).toThrow(
        expect.objectContaining({ name: 'InvalidStateError' }),
      );
  });

  it('of an event are refused for what is none', () => {
    for (const event of [null, 7, {}, [], { type: 'toString' }, { type: 'rolled ' }])
      expect(() => Reflect.apply(game.piecesOfEvent, undefined, [event])).toThrow(
        expect.objectContaining({ name: 'ParseError', code: 'INVALID_FIELD' }),
      );
  });
});

/** What is counted in a few games. */
function counted<Types extends GameTypes>(game: Game<Types>) {
  const { inOrder, inAnyOrder, ...all } = countMenus(game, 9);
  const plain = ({ kinds, ...numbers }: Shared) => ({
    ...numbers,
    kinds: Object.fromEntries(kinds),
  });
  return { ...all, inOrder: plain(inOrder), inAnyOrder: plain(inAnyOrder) };
}

describe('a menu has to decide', () => {
  it('between the faces of a die in Grog Island, if the order and number of clicks count', () => {
    expect(counted(grogIsland)).toEqual({
      decisions: 4642,
      actions: 33635,
      untouched: 0,
      inOrder: { decisions: 363, actions: 2280, kinds: { 'bid: turnDie': 363 } },
      inAnyOrder: {
        decisions: 1448,
        actions: 14363,
        kinds: {
          'bid: bid': 737,
          'bid: turnDie': 363,
          'pay: pay': 32,
          'trade: deliver': 429,
          'trade: exchange': 265,
        },
      },
    });
  });

  it('between bids, raids and faces of a die in Caribbean Fleet, in whatever order one clicks', () => {
    const { inOrder, inAnyOrder, ...all } = counted(caribbeanFleet);
    expect(all).toEqual({ decisions: 1664, actions: 11254, untouched: 0 });
    expect(inOrder).toEqual({
      decisions: 540,
      actions: 7975,
      kinds: { 'bid: bid': 512, 'raid: raid': 18, 'spyglass: turnDie': 10 },
    });
    expect(inAnyOrder).toEqual(inOrder);
  });
});
