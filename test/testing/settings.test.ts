import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caribbeanFleet, type Game } from '../../src/index.ts';
import {
  arbitraryAction,
  arbitraryGame,
  arbitraryMutatedAction,
  arbitraryOptions,
  arbitraryState,
  type LawSettings,
  laws,
} from '../../src/testing/index.ts';

const takers = { laws, arbitraryOptions, arbitraryState, arbitraryAction, arbitraryMutatedAction };
const all = Object.entries({ ...takers, arbitraryGame });

/** What a program without types may hand in. */
const untyped = (settings: object): LawSettings => settings;

// A law that plays no game holds for every game.
describe.each(all)('%s', (_, take) => {
  const game: Game = caribbeanFleet;

  it.each([
    ['numRuns', Number.NaN, 'a whole number from 1'],
    ['numRuns', 0, 'a whole number from 1'],
    ['numRuns', -1, 'a whole number from 1'],
    ['numRuns', 1.5, 'a whole number from 1'],
    ['numRuns', null, 'a whole number from 1'],
    ['actions', 0, 'a whole number from 1'],
    ['actions', Number.NaN, 'a whole number from 1'],
    ['seed', '7', 'a whole number'],
    ['players', 2, '3, 4, 5'],
    ['players', Number.NaN, '3, 4, 5'],
    ['options', 5, 'an arbitrary of options'],
  ])('refuses %s %s', (name, value, expected) => {
    expect(() => take(game, untyped({ [name]: value }))).toThrow(
      new RangeError(
        `Invalid settings at ${name}: expected ${expected}, received ${typeof value === 'string' ? `"${value}"` : value}.`,
      ),
    );
  });

  it('refuses a setting that it does not know', () => {
    expect(() => take(game, untyped({ numRnus: 3 }))).toThrow(
      new RangeError(
        'Invalid settings at numRnus: expected only numRuns, actions, seed, options, players, received 3.',
      ),
    );
  });

  it('takes settings at their bounds, and undefined for what is missing', () => {
    expect(() => take(game, { numRuns: 1, actions: 1, seed: 0, players: 3 })).not.toThrow();
    expect(() => take(game, { options: fc.constant({}), players: undefined })).not.toThrow();
  });

  it('says what a game lacks', () => {
    const { score: _score, parseView: _parseView, ...rest } = caribbeanFleet;
    const partial: Partial<Game> = rest;
    const incomplete: unknown = { ...partial, playerCounts: null };
    expect(() => Reflect.apply(take, undefined, [incomplete])).toThrow(
      new TypeError('Invalid game: expected score, parseView, playerCounts.'),
    );
    expect(() => take({ ...caribbeanFleet, playerCounts: [] })).toThrow(
      new TypeError('Invalid game: expected playerCounts.'),
    );
    for (const value of [undefined, null, 'grog-island'])
      expect(() => Reflect.apply(take, undefined, [value])).toThrow(TypeError);
  });
});

it('a game of one action has a state before and one after it', () => {
  const games = fc.sample(arbitraryGame(caribbeanFleet, { actions: 1 }), 3);
  for (const { states, record } of games) {
    expect(states).toHaveLength(2);
    expect(record.actions).toHaveLength(1);
  }
  expect(fc.sample(arbitraryAction(caribbeanFleet, { actions: 1 }), 3)).toHaveLength(3);
});
