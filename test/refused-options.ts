import { describe, expect, it } from 'vitest';
import type { Game } from '../src/core/contract.ts';
import { InvalidOptionsError, type OptionsIssueCode } from '../src/core/errors.ts';
import { isFrozen } from './frozen.ts';

/** What is wrong with a value, and where. */
type Issue = readonly [
  code: OptionsIssueCode,
  path: readonly (string | number)[],
  received: unknown,
  expected: string,
];

/** A value that is no options of a game. */
export type RefusedOptions = readonly [words: string, value: unknown, issue: Issue];

export const PLAIN = 'plain JSON data';
const DICE = '"seeded" or "manual"';
const SEED = 'a safe integer, or a string of 64 lower-case hex digits';

/** What an option from a list must be. */
export function oneOf(values: readonly (string | number)[]): string {
  return `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`;
}

/** What an error shows of a value where no string belongs. */
export function quoted(value: unknown): unknown {
  return typeof value === 'string' ? JSON.stringify(value) : value;
}

/** Calls `createGame` as a caller without types may do. */
function createFrom(game: Game, options: unknown): unknown {
  return Reflect.apply(game.createGame, undefined, [options]);
}

function refused(game: Game, options: unknown): InvalidOptionsError {
  try {
    createFrom(game, options);
  } catch (error) {
    if (error instanceof InvalidOptionsError) return error;
    throw error;
  }
  throw new Error('the options were accepted');
}

/** What every game refuses; `optional` names the options that the game can do without. */
function commonCases(game: Game, optional: readonly string[]): RefusedOptions[] {
  const { playerCounts } = game;
  const [fewest, most] = [Math.min(...playerCounts), Math.max(...playerCounts)];
  const good = { players: fewest, seed: 1 };
  const names = ['players', 'seed', ...optional];
  const players = `a whole number from ${fewest} to ${most}`;
  const fields = `an object with the fields ${['players', 'seed', ...optional.map((name) => `${name}?`)].join(', ')}`;
  const others = `no fields but ${names.join(', ')}`;
  const seats = (count: number): string => `a seat from 0 to ${count - 1}, or "random"`;
  const notJson = (path: Issue[1], received: unknown): Issue => ['NOT_JSON', path, received, PLAIN];
  return [
    ['no options', undefined, notJson([], 'a value of type undefined')],
    ['null', null, ['INVALID_OPTION', [], null, fields]],
    ['a list', [], ['INVALID_OPTION', [], 'a list of 0', fields]],
    ['a function', () => good, notJson([], 'a value of type function')],
    ['an instance', Object.assign(new Map(), good), notJson([], 'an object of a class')],
    ['a symbol key', { ...good, [Symbol('x')]: 1 }, notJson([], 'a symbol key')],
    [
      'a symbol key beside an option that is undefined',
      { ...good, dice: undefined, [Symbol('x')]: 1 },
      notJson([], 'a symbol key'),
    ],
    ['an unknown key', { ...good, rules: 2 }, ['UNKNOWN_OPTION', ['rules'], 2, others]],
    [
      'a key of a prototype',
      { ...good, constructor: 1 },
      ['UNKNOWN_OPTION', ['constructor'], 1, others],
    ],
    [
      '__proto__ as a key',
      JSON.parse('{"players":3,"seed":1,"__proto__":{}}'),
      notJson([], 'the key __proto__'),
    ],
    ['nothing in it', {}, ['MISSING_OPTION', ['players'], 'nothing', players]],
    ['no players', { seed: 1 }, ['MISSING_OPTION', ['players'], 'nothing', players]],
    [
      'players undefined',
      { players: undefined, seed: 1 },
      ['MISSING_OPTION', ['players'], 'nothing', players],
    ],
    ['NaN players', { ...good, players: Number.NaN }, notJson(['players'], 'NaN')],
    ...[fewest - 1, most + 1, fewest + 0.5, String(fewest)].map((count): RefusedOptions => {
      const words = `${JSON.stringify(count)} players`;
      const received = quoted(count);
      return [
        words,
        { ...good, players: count },
        ['INVALID_OPTION', ['players'], received, players],
      ];
    }),
    ['no seed', { players: fewest }, ['MISSING_OPTION', ['seed'], 'nothing', SEED]],
    ['a seed of -0', { ...good, seed: -0 }, notJson(['seed'], '-0')],
    ['NaN as seed', { ...good, seed: Number.NaN }, notJson(['seed'], 'NaN')],
    [
      'an infinite seed',
      { ...good, seed: Number.POSITIVE_INFINITY },
      notJson(['seed'], 'Infinity'),
    ],
    ['a big integer as seed', { ...good, seed: 1n }, notJson(['seed'], 'a value of type bigint')],
    ...[0.5, 2 ** 53, -(2 ** 53), null].map((seed): RefusedOptions => {
      const words = `the seed ${JSON.stringify(seed)}`;
      return [words, { ...good, seed }, ['INVALID_OPTION', ['seed'], quoted(seed), SEED]];
    }),
    // A string that is almost a seed may be a secret, so no message repeats it.
    ...['1', 'A'.repeat(64), 'a'.repeat(63), 'a'.repeat(65), `0x${'a'.repeat(62)}`].map(
      (seed): RefusedOptions => {
        const received =
          seed.length === 1 ? 'a string of 1 character' : `a string of ${seed.length} characters`;
        return [
          `the seed "${seed}"`,
          { ...good, seed },
          ['INVALID_OPTION', ['seed'], received, SEED],
        ];
      },
    ),
    ['first player -0', { ...good, firstPlayer: -0 }, notJson(['firstPlayer'], '-0')],
    ...[-1, null].map((firstPlayer): RefusedOptions => {
      const words = `first player ${firstPlayer}`;
      const issue = ['INVALID_OPTION', ['firstPlayer'], firstPlayer, seats(most)] as const;
      return [words, { ...good, firstPlayer }, issue];
    }),
    ...playerCounts.map((count): RefusedOptions => {
      const options = { ...good, players: count, firstPlayer: count };
      return [
        `first player ${count} of ${count}`,
        options,
        ['INVALID_OPTION', ['firstPlayer'], count, seats(count)],
      ];
    }),
    ...['loaded', true].map((dice): RefusedOptions => {
      return [`${dice} dice`, { ...good, dice }, ['INVALID_OPTION', ['dice'], dice, DICE]];
    }),
  ];
}

/** Tests that a game refuses what every game refuses, and the given values. */
export function refusesOptions(
  game: Game,
  optional: readonly string[],
  cases: readonly RefusedOptions[],
): void {
  const players = Math.min(...game.playerCounts);
  const good = { players, seed: 1 };
  describe(`createGame of ${game.name} refuses`, () => {
    for (const [words, options, [code, path, received, expected]] of [
      ...commonCases(game, optional),
      ...cases,
    ]) {
      it(words, () => {
        const error = refused(game, options);
        const place = path.length === 0 ? '' : ` at ${path.join('.')}`;
        const message = `Invalid options${place}: expected ${expected}, received ${String(received)}.`;
        expect({ ...error, message: error.message }).toEqual({
          name: 'InvalidOptionsError',
          code,
          path,
          received,
          expected,
          message,
        });
      });
    }

    it('an accessor, without running it', () => {
      let ran = false;
      const options = {
        players,
        get seed() {
          ran = true;
          return 1;
        },
      };
      expect(refused(game, options)).toMatchObject({
        code: 'NOT_JSON',
        path: ['seed'],
        received: 'an accessor',
      });
      expect(ran).toBe(false);
    });

    it('a huge list before it is walked', () => {
      const dice = Array(1_000_000).fill('seeded');
      expect(refused(game, { ...good, dice })).toMatchObject({ code: 'NOT_JSON', path: ['dice'] });
    });

    it('a proxy that throws, with an InvalidOptionsError', () => {
      const throwing = new Proxy(good, {
        ownKeys: () => {
          throw new Error('no');
        },
      });
      expect(refused(game, throwing).code).toBe('NOT_JSON');
    });
  });

  describe(`createGame of ${game.name} takes`, () => {
    it('optional options that are undefined, as if they were missing', () => {
      const missing = Object.fromEntries(optional.map((name) => [name, undefined]));
      expect(createFrom(game, { ...good, ...missing })).toEqual(createFrom(game, good));
    });

    it('a seed, which the state does not keep', () => {
      const state = createFrom(game, { ...good, seed: 123_456_789 });
      expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      expect(JSON.stringify(state)).not.toMatch(/123456789|"(seed|arrangement|viewer)":/);
      expect(isFrozen(state)).toBe(true);
    });

    it('an object without a prototype, and a frozen one', () => {
      const bare = Object.assign(Object.create(null), good);
      expect(createFrom(game, bare)).toEqual(createFrom(game, good));
      expect(createFrom(game, Object.freeze({ ...good }))).toEqual(createFrom(game, good));
    });
  });
}
