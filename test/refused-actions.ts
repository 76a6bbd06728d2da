import { describe, expect, it } from 'vitest';
import type { Game } from '../src/core/contract.ts';
import { IllegalActionError } from '../src/core/errors.ts';
import type { BaseAction, BaseState, GameTypes, Position } from '../src/core/types.ts';

/** An action that is refused. */
interface RefusedAction<Types extends GameTypes> {
  /** Where the action is refused; made when needed, so that the cases share nothing. */
  readonly at: () => Position<Types>;
  readonly action: unknown;
  readonly details: object;
}

/** One case for every code: the compiler demands each. */
export type RefusedActions<Types extends GameTypes> = {
  readonly [Code in Types['Refusal']['code']]: RefusedAction<Types>;
};

/** Tests every refusal of a game: its details, its sentence, and that `applyAction` throws it. */
export function refusesActions<Types extends GameTypes>(
  game: Game<Types>,
  messages: { readonly [code: string]: string },
  cases: { readonly [code: string]: RefusedAction<Types> },
): void {
  describe(`${game.name} refuses an action`, () => {
    it('with a sentence for every code', () => {
      expect(Object.keys(cases).sort()).toEqual(Object.keys(messages).sort());
    });

    for (const [code, { at, action, details }] of Object.entries(cases)) {
      it(`with ${code}`, () => {
        const position = at();
        const refusal = game.checkAction(position, action);
        expect(refusal).toMatchObject({ code, details });
        expect(refusal?.details).toEqual(details);
        expect(refusal?.message).toMatch(/^[A-Z\d].*\.$/);
        expect(refusal?.message).not.toMatch(/\{\w+\}|undefined|\[object/);
        if ('viewer' in position) return;
        const before = structuredClone(position);
        const thrown = thrownBy(() =>
          Reflect.apply(game.applyAction, undefined, [position, action]),
        );
        expect(thrown).toBeInstanceOf(IllegalActionError);
        expect(thrown).toMatchObject({ ...refusal, refusal });
        expect(position).toEqual(before);
      });
    }
  });
}

function thrownBy(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}

/** Tests that a game refuses what is no action; `action` is a legal one with a field of its own. */
export function refusesValues(game: Game, state: BaseState, action: BaseAction): void {
  const [, , field = ''] = Object.keys(action);
  const incomplete = Object.fromEntries(Object.entries(action).filter(([name]) => name !== field));
  const withAccessor = Object.defineProperty({ ...incomplete }, field, {
    enumerable: true,
    get: () => 1,
  });
  const cyclic: Record<string, unknown> = { ...incomplete };
  cyclic[field] = cyclic;
  const throwing = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('no');
      },
    },
  );
  const hidden = JSON.parse(`{"__proto__":1,${JSON.stringify(action).slice(1)}`);
  const cases: readonly (readonly [
    words: string,
    value: unknown,
    code: string,
    details: object,
  ])[] = [
    ['nothing', undefined, 'NOT_JSON', { path: [] }],
    ['null', null, 'MALFORMED', { path: [], problem: 'wrong', received: null }],
    ['a string', 'pass', 'MALFORMED', { received: '"pass"' }],
    ['a list', [action], 'MALFORMED', { received: 'a list of 1' }],
    ['a function', () => action, 'NOT_JSON', { path: [] }],
    ['an empty object', {}, 'UNKNOWN_TYPE', { received: 'nothing' }],
    ['a type that is a number', { ...action, type: 1 }, 'UNKNOWN_TYPE', { received: 1 }],
    ['a type of a prototype', { ...action, type: 'constructor' }, 'UNKNOWN_TYPE', {}],
    ['an inherited action', Object.create(action), 'NOT_JSON', {}],
    ['a missing field', incomplete, 'MALFORMED', { path: [field], problem: 'missing' }],
    [
      'a further field',
      { ...action, extra: 1 },
      'MALFORMED',
      { path: ['extra'], problem: 'unknown', received: 1 },
    ],
    ['an undefined field', { ...action, [field]: undefined }, 'NOT_JSON', { path: [field] }],
    ['a further undefined field', { ...action, extra: undefined }, 'NOT_JSON', { path: ['extra'] }],
    ['a symbol key', { ...action, [Symbol('x')]: 1 }, 'NOT_JSON', { problem: 'a symbol key' }],
    ['an accessor', withAccessor, 'NOT_JSON', { path: [field], problem: 'an accessor' }],
    [
      'an instance',
      Object.assign(new Date(0), action),
      'NOT_JSON',
      { problem: 'an object of a class' },
    ],
    ['a cycle', cyclic, 'NOT_JSON', {}],
    ['a proxy that throws', throwing, 'NOT_JSON', { path: [] }],
    ['__proto__ as a key', hidden, 'NOT_JSON', {}],
    ['a seat below 0', { ...action, player: -1 }, 'MALFORMED', { path: ['player'] }],
    ['half a seat', { ...action, player: 0.5 }, 'MALFORMED', { path: ['player'] }],
    ['a seat as text', { ...action, player: '0' }, 'MALFORMED', { path: ['player'] }],
    ['the seat NaN', { ...action, player: Number.NaN }, 'NOT_JSON', { problem: 'NaN' }],
    ['the seat -0', { ...action, player: -0 }, 'NOT_JSON', { problem: '-0' }],
    ['a huge string', { ...action, [field]: 'x'.repeat(100_000) }, 'NOT_JSON', { path: [field] }],
    ['a list with holes', { ...action, [field]: Array(2) }, 'NOT_JSON', { path: [field] }],
  ];

  describe(`${game.name} refuses what is no action`, () => {
    for (const [words, value, code, details] of cases) {
      it(words, () => {
        expect(game.checkAction(state, value)).toMatchObject({ code, details });
      });
    }

    it('and runs no foreign getter', () => {
      let ran = false;
      const trap = Object.defineProperty({ ...incomplete }, field, {
        enumerable: true,
        get: () => {
          ran = true;
          return 1;
        },
      });
      expect(game.checkAction(state, trap)?.code).toBe('NOT_JSON');
      expect(ran).toBe(false);
    });

    it('but takes an object without a prototype, and any order of keys', () => {
      expect(game.checkAction(state, Object.assign(Object.create(null), action))).toBeNull();
      const reversed = Object.fromEntries(Object.entries(action).reverse());
      expect(game.checkAction(state, reversed)).toBeNull();
    });
  });
}
