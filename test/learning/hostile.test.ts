import { describe, expect, it } from 'vitest';
import { caribbeanFleet, type Game, grogIsland } from '../../src/index.ts';
import { createEncoder } from '../../src/learning/index.ts';
import { issueOf } from './issue.ts';

const island = createEncoder(grogIsland, { players: 2 });
const fleet = createEncoder(caribbeanFleet, { players: 3 });
const state = grogIsland.createGame({ players: 2, seed: 1 });
const view = grogIsland.viewFor(state, 0);
const fleetOptions = { players: 3, seed: 1 };

function viewOf(game: Game, options: Parameters<Game['createGame']>[0]): unknown {
  return game.viewFor(game.createGame(options), 0);
}

describe('a view that does not fit', () => {
  it.each<[string, unknown, string]>([
    ['a state', state, 'EXPECTED_VIEW'],
    ['a view of the other game', viewOf(caribbeanFleet, fleetOptions), 'WRONG_GAME'],
    ['a view of another version', { ...view, rules: '0' }, 'WRONG_RULES'],
    ['a view of more players', viewOf(grogIsland, { players: 3, seed: 1 }), 'OTHER_TABLE'],
    ['the view of a spectator', grogIsland.viewFor(state, 'spectator'), 'SPECTATOR'],
    ['the view of no seat', { ...view, viewer: 2 }, 'NOT_A_STATE'],
    ['the view of a prototype', { ...view, viewer: '__proto__' }, 'NOT_A_STATE'],
    ['an inherited view', Object.create(view), 'EXPECTED_VIEW'],
    ['a hollow view', { ...view, players: [{}, {}] }, 'NOT_A_STATE'],
    ['a view without a board', { ...view, buildings: null }, 'NOT_A_STATE'],
    ['null', null, 'NOT_A_STATE'],
    ['an empty object', {}, 'NOT_A_STATE'],
    ['a number', Number.NaN, 'NOT_A_STATE'],
  ])('is refused with a code: %s', (_, value, code) => {
    expect(issueOf(() => Reflect.apply(island.encodeView, island, [value]))?.code).toBe(code);
  });

  it('is refused by every function that takes one', () => {
    const action = grogIsland.legalActions(state)[0];
    for (const call of [
      () => Reflect.apply(island.legalMask, island, [state]),
      () => Reflect.apply(island.decodeAction, island, [0, state]),
      () => Reflect.apply(island.encodeAction, island, [action, state]),
    ])
      expect(issueOf(call)?.code).toBe('EXPECTED_VIEW');
  });
});

describe('a game with other options', () => {
  const board = { ...grogIsland.DEFAULT_BOARD };

  it.each<[string, Game, Parameters<Game['createGame']>[0] & object]>([
    ['dice by hand', grogIsland, { players: 2, seed: 1, ...{ dice: 'manual' } }],
    [
      'another board',
      grogIsland,
      { players: 2, seed: 1, ...{ board: { ...board, green: board.blue, blue: board.green } } },
    ],
    [
      'another order',
      grogIsland,
      { players: 2, seed: 1, ...{ board: { ...board, order: [...grogIsland.COLORS].reverse() } } },
    ],
    ['dice by hand', caribbeanFleet, { ...fleetOptions, ...{ dice: 'manual' } }],
    ['the short game', caribbeanFleet, { ...fleetOptions, ...{ short: true } }],
    ['more cards', caribbeanFleet, { ...fleetOptions, ...{ specials: { kraken: 6 } } }],
    ['fewer cards', caribbeanFleet, { ...fleetOptions, ...{ specials: { kraken: 0 } } }],
  ])('is refused: %s', (_, game, options) => {
    const encoder = game.name === 'grog-island' ? island : fleet;
    const call = () => Reflect.apply(encoder.legalMask, encoder, [viewOf(game, options)]);
    expect(issueOf(call)).toMatchObject({ name: 'EncodingError', code: 'OTHER_TABLE' });
  });

  it('is taken with another first player and a given order of the cards', () => {
    const options = { ...fleetOptions, firstPlayer: 2 };
    const { deck, open } = caribbeanFleet.createGame(options);
    const arranged = { ...options, arrangement: { deck: [...deck, ...open.toReversed()] } };
    const other = caribbeanFleet.viewFor(caribbeanFleet.createGame(arranged), 2);
    expect(fleet.legalMask(other).includes(1)).toBe(true);
  });
});

describe('an encoder refuses', () => {
  it.each([[2.5], [5], [Number.NaN], ['2'], [null], [undefined], [Number.MAX_SAFE_INTEGER]])(
    '%j players',
    (players) => {
      const create = () => Reflect.apply(createEncoder, null, [grogIsland, { players }]);
      expect(issueOf(create)).toMatchObject({ code: 'INVALID_OPTION', path: ['players'] });
    },
  );

  it.each([
    [undefined],
    [null],
    [2],
    [{ players: 2, recall: 1 }],
    [{ players: 2, recal: true }],
    [Object.create({ players: 2 })],
  ])('the options %j', (options) => {
    const create = () => Reflect.apply(createEncoder, null, [grogIsland, options]);
    expect(issueOf(create)).toMatchObject({ name: 'EncodingError', code: 'INVALID_OPTION' });
  });

  it.each([[{ ...grogIsland, name: 'toString' }], [{}], [null], [undefined]])(
    'a game that the library does not have',
    (game) => {
      const create = () => Reflect.apply(createEncoder, null, [game, { players: 2 }]);
      expect(issueOf(create)).toMatchObject({ code: 'INVALID_OPTION', path: ['game'] });
    },
  );
});
