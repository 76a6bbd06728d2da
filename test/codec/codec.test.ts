import { describe, expect, it } from 'vitest';
import type { ParseError } from '../../src/core/errors.ts';
import { at, same } from '../../src/core/lists.ts';
import type { Viewer } from '../../src/core/types.ts';
import { isFrozen } from '../frozen.ts';
import { type Action, type AnyGame, GAMES, optionsOf, played, type State } from './played.ts';
import { refused } from './refused.ts';

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const all = GAMES.map((game) => ({ name: game.name, game }));

describe.each(all)('$name', ({ name, game }) => {
  /** Positions of a short walk through several games. */
  const steps = [0, 1, 2].flatMap((seed) => [...played(game, seed)]);
  const some = steps.filter((_, index) => index % 9 === 0);

  it('accepts every state of whole games', () => {
    for (const { state } of steps) expect(same(game.parseState(state), state)).toBe(true);
  });

  it('gives frozen copies that share nothing and behave like the original', () => {
    for (const { state, action } of some) {
      const given = json(state);
      const parsed = game.parseState(given);
      expect(isFrozen(parsed)).toBe(true);
      spoil(given);
      expect(same(parsed, state)).toBe(true);
      if (action === null) continue;
      expect(game.legalActions(parsed)).toEqual(game.legalActions(state));
      expect(same(game.applyAction(parsed, action), game.applyAction(state, action))).toBe(true);
    }
  });

  it('accepts every view', () => {
    for (const { state } of some) {
      const viewers: readonly Viewer[] = ['spectator', ...state.players.keys()];
      for (const viewer of viewers) {
        const view = game.viewFor(state, viewer);
        expect(same(game.parseView(json(view)), view)).toBe(true);
      }
    }
  });

  it('accepts every action, and the record as a value and as text', () => {
    for (const seed of [3, 4]) {
      let record = game.createRecord(optionsOf(game, seed));
      for (const { action } of played(game, seed)) {
        if (action === null) continue;
        const read = game.parseAction(json(action));
        expect(same(read, action) && isFrozen(read)).toBe(true);
        record = game.append(record, action);
      }
      expect(game.parseRecord(json(record))).toEqual(record);
      const text = game.formatRecord(record);
      expect(game.parseRecord(text)).toEqual(record);
      expect(isFrozen(game.parseRecord(text))).toBe(true);
      expect(game.replay(game.parseRecord(text)).state).toEqual(game.replay(record).state);
    }
  });

  const state = at(some, 1).state;
  const view = game.viewFor(state, 0);
  const record = game.createRecord(optionsOf(game, 0));
  const other = GAMES.find((candidate) => candidate.name !== name) ?? game;
  const foreign = other.createGame(optionsOf(other, 0));

  const refusals: readonly [string, () => unknown, Partial<ParseError>][] = [
    [
      'a view for a state',
      () => game.parseState(view),
      { code: 'EXPECTED_STATE', path: ['viewer'] },
    ],
    [
      'a state for a view',
      () => game.parseView(state),
      { code: 'EXPECTED_VIEW', path: ['viewer'] },
    ],
    [
      'a state of the other game',
      () => game.parseState(foreign),
      { code: 'WRONG_GAME', path: ['game'], received: other.name, expected: name },
    ],
    [
      'a view of the other game',
      () => game.parseView(other.viewFor(foreign, 0)),
      { code: 'WRONG_GAME' },
    ],
    [
      'a record of the other game',
      () => game.parseRecord(other.createRecord(optionsOf(other, 0))),
      { code: 'WRONG_GAME' },
    ],
    [
      'the text of a record of the other game',
      () => game.parseRecord(other.formatRecord(other.createRecord(optionsOf(other, 0)))),
      { code: 'WRONG_GAME', path: ['line', 1, 'column', 6] },
    ],
    [
      'a state of other rules',
      () => game.parseState({ ...state, rules: '1' }),
      {
        code: 'WRONG_RULES',
        path: ['rules'],
        received: '1',
        expected: expect.stringMatching(/^2 \(other versions/),
      },
    ],
    [
      'a record of other rules',
      () => game.parseRecord({ ...record, rules: '1' }),
      { code: 'WRONG_RULES' },
    ],
    [
      'a missing field',
      () => game.parseState(without(state, 'round')),
      { code: 'MISSING_FIELD', path: ['round'] },
    ],
    [
      'no game at all',
      () => game.parseState(without(state, 'game')),
      { code: 'MISSING_FIELD', path: ['game'] },
    ],
    [
      'a further field',
      () => game.parseState({ ...state, seed: 1 }),
      { code: 'UNKNOWN_FIELD', path: ['seed'], received: 1 },
    ],
    [
      'a further key of every object',
      () => game.parseState({ ...state, toString: 1 }),
      { code: 'UNKNOWN_FIELD', path: ['toString'] },
    ],
    [
      'a fraction',
      () => game.parseState({ ...state, round: 1.5 }),
      { code: 'INVALID_FIELD', path: ['round'], received: 1.5 },
    ],
    [
      'a list for an object',
      () => game.parseState([]),
      { code: 'INVALID_FIELD', path: [], received: 'a list of 0' },
    ],
    ['nothing', () => game.parseState(undefined), { code: 'NOT_JSON', path: [] }],
    [
      'a Date',
      () => game.parseAction({ type: 'pass', player: new Date() }),
      { code: 'NOT_JSON', path: ['player'], received: 'an object of a class' },
    ],
    [
      'no type of action',
      () => game.parseAction({ player: 0 }),
      { code: 'MISSING_FIELD', path: ['type'] },
    ],
    [
      'an unknown type of action',
      () => game.parseAction({ type: 'toString', player: 0 }),
      { code: 'INVALID_FIELD', path: ['type'], received: 'toString' },
    ],
    [
      'a missing field of an action',
      () => game.parseAction({ type: 'bid', player: 0 }),
      { code: 'MISSING_FIELD' },
    ],
    [
      'a negative seat',
      () => game.parseAction({ type: 'pass', player: -1 }),
      { code: 'INVALID_FIELD', path: ['player'], received: -1 },
    ],
    [
      'options of too many players',
      () => game.parseRecord({ ...record, options: { ...record.options, players: 6 } }),
      { code: 'INVALID_FIELD', path: ['options', 'players'], received: 6 },
    ],
    [
      'options that do not fit',
      () => game.parseRecord({ ...record, options: { players: 3, seed: 1, firstPlayer: 3 } }),
      { code: 'INVALID_FIELD', path: ['options', 'firstPlayer'], received: 3 },
    ],
    [
      'an action that is none',
      () =>
        game.parseRecord({ ...record, actions: [{ type: 'pass', player: 0 }, { type: 'pass' }] }),
      { code: 'MISSING_FIELD', path: ['actions', 1, 'player'] },
    ],
    [
      'options for actions',
      () => game.parseRecord({ ...record, actions: {} }),
      { code: 'INVALID_FIELD', path: ['actions'] },
    ],
    ['an empty text', () => game.parseRecord(''), { code: 'MISSING_FIELD', path: ['game'] }],
  ];

  it.each(refusals)('refuses %s', (_, read, expected) => {
    const error = refused(read);
    expect(error).toMatchObject(expected);
    const separator = error.path[0] === 'line' ? ' ' : '.';
    const place = error.path.length === 0 ? '' : ` at ${error.path.join(separator)}`;
    const sentence = `${place}: expected ${error.expected}, received ${String(error.received)}.`;
    expect(error.message).toMatch(/^Invalid (action|state|view|record|text)/);
    expect(error.message.endsWith(sentence)).toBe(true);
  });

  it('refuses what is too large before it looks at it', () => {
    const huge: unknown[] = Array(100_001).fill({ type: 'pass', player: 0 });
    expect(refused(() => game.parseRecord({ ...record, actions: huge }))).toMatchObject({
      code: 'NOT_JSON',
      path: ['actions'],
    });
    // Proxies tell whether an item was read.
    let looks = 0;
    const watched = new Proxy(Array(3_000).fill(0), {
      getOwnPropertyDescriptor: (list, key) => {
        looks += 1;
        return Reflect.getOwnPropertyDescriptor(list, key);
      },
    });
    expect(refused(() => game.parseState({ ...state, agenda: watched }))).toMatchObject({
      code: 'NOT_JSON',
      path: ['agenda'],
    });
    expect(looks).toBe(0);
    expect(refused(() => game.parseState({ ...state, game: 'x'.repeat(65) }))).toMatchObject({
      code: 'NOT_JSON',
      path: ['game'],
    });
    expect(refused(() => game.parseRecord('x'.repeat(10_000_001)))).toMatchObject({
      code: 'INVALID_TEXT',
    });
  });

  it('says so when a view is passed where a state belongs, and the other way round', () => {
    const action = at(game.legalActions(view, 0).concat(game.legalActions(state)), 0);
    const calls = takersOfStates(game, action);
    for (const call of [...calls, (position: State) => game.canUndo(position, state)])
      expect(() => call(view)).toThrow(expect.objectContaining({ code: 'EXPECTED_STATE' }));
    expect(() => Reflect.apply(game.sampleState, undefined, [state, 1])).toThrow(
      expect.objectContaining({ code: 'EXPECTED_VIEW' }),
    );
  });
});

/** Every function that takes a state and no view. */
function takersOfStates(game: AnyGame, action: Action): readonly ((position: State) => unknown)[] {
  return [
    (position) => game.applyAction(position, action),
    (position) => game.transition(position, action),
    (position) => game.score(position),
    (position) => game.components(position),
    (position) => game.invariants(position),
    (position) => game.viewFor(position, 0),
    (position) => game.simulate(position),
    (position) => game.canUndo(position, []),
  ];
}

const AUTOMATIC: { readonly [game: string]: string } = {
  'grog-island': 'rewards',
  'caribbean-fleet': 'production',
};

describe.each(GAMES)('an agenda that is none, of $name', (game) => {
  const state = at([...played(game, 1)], 20).state;
  const view = game.viewFor(state, 0);
  const action = at(game.legalActions(state), 0);
  const calls: readonly ((position: State) => unknown)[] = [
    (position) => game.decisions(position),
    (position) => game.legalActions(position),
    (position) => game.checkAction(position, action),
    ...takersOfStates(game, action),
    (position) => game.sampleState({ ...view, agenda: position.agenda }, 1),
  ];

  it.each([
    ['of null', [null]],
    ['of nothing', [undefined]],
    ['of a number', [5]],
    ['of an unknown step', [{ type: 'sleep', player: 0 }]],
    ['of a step without a type', [{ player: 0 }]],
    ['of a key that every object has', [{ type: 'toString', player: 0 }]],
    ['of the key of prototypes', [{ type: '__proto__', player: 0 }]],
    ['of a seat that does not exist', [{ ...state.agenda.at(-1), player: 9 }]],
    ['of a seat that is a text', [{ ...state.agenda.at(-1), player: 'first' }]],
    ['of a seat that is a digit in a text', [{ ...state.agenda.at(-1), player: '0' }]],
    ['of a seat that every array has', [{ ...state.agenda.at(-1), player: 'length' }]],
    ['of a seat that is the key of prototypes', [{ ...state.agenda.at(-1), player: '__proto__' }]],
    ['of holes', new Array(2)],
    ['with a hole below', new Array(1).concat([state.agenda.at(-1)])],
    ['with an automatic step on top', [{ type: AUTOMATIC[game.name], player: 0 }]],
    ['with null below', [null, state.agenda.at(-1)]],
  ])('%s', (_, agenda: readonly unknown[]) => {
    for (const call of calls)
      expect(() => Reflect.apply(call, undefined, [{ ...state, agenda }])).toThrow(
        expect.objectContaining({ name: 'InvalidStateError', code: 'NOT_A_STATE' }),
      );
  });

  it.each([99, -1, 0.5, 'x', null, undefined])('a view of viewer %s', (viewer) => {
    expect(() => Reflect.apply(game.sampleState, undefined, [{ ...view, viewer }, 1])).toThrow(
      expect.objectContaining({ name: 'InvalidStateError', code: 'NOT_A_STATE' }),
    );
  });

  it('an odd seat is no seat, whatever becomes of it as a text', () => {
    const odd: readonly unknown[] = [
      Object.create(null),
      [],
      { toString: null },
      Symbol('seat'),
      '0',
    ];
    for (const seat of odd) {
      for (const call of [game.legalActions, game.viewFor])
        expect(() => Reflect.apply(call, undefined, [state, seat])).toThrow(RangeError);
    }
  });
});

/** An object without a key. */
function without(value: object, key: string): unknown {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

/** Empties all lists of a value. */
function spoil(value: unknown): void {
  if (Array.isArray(value)) value.length = 0;
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(spoil);
}
