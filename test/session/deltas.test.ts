import { applyPatches, enablePatches } from 'immer';
import { describe, expect, it } from 'vitest';
import { at } from '../../src/core/lists.ts';
import type { BaseView, Viewer } from '../../src/core/types.ts';
import { grogIsland, InvalidStateError, ParseError } from '../../src/index.ts';
import { diffView, parsePatch, patchView, type ViewPatch } from '../../src/session/index.ts';
import { GAMES, played, type State, type View } from '../codec/played.ts';
import { isFrozen } from '../frozen.ts';

enablePatches();

/** A patch of any view, as generic code holds it. */
const plain = (patch: unknown): unknown => JSON.parse(JSON.stringify(patch));

describe.each(GAMES.map((game) => ({ name: game.name, game })))('patches of $name', ({ game }) => {
  const viewsOf = (state: State): View[] =>
    [...state.players.keys(), 'spectator' as const].map((viewer: Viewer) =>
      game.viewFor(state, viewer),
    );

  it.each([0, 1, 2, 3, 4, 5])(
    'lead to the next view and back, for every viewer and step of game %i',
    (seed) => {
      let views: View[] | null = null;
      for (const { state } of played(game, seed)) {
        const next = viewsOf(state);
        for (const [place, before] of (views ?? []).entries()) {
          const after = at(next, place);
          for (const [from, to] of [
            [before, after],
            [after, before],
          ] as const) {
            const patch = diffView(from, to);
            expect(isFrozen(patch)).toBe(true);
            const patched = patchView(from, patch);
            expect(patched).toEqual(to);
            expect(isFrozen(patched)).toBe(true);
            expect(diffView(patched, to)).toEqual([]);
          }
        }
        views = next;
      }
    },
  );

  it('lead over many steps, are immer patches, and are read again', () => {
    const states = [...played(game, 1)].map(({ state }) => state);
    for (let from = 0; from < states.length; from += 37) {
      for (let to = 0; to < states.length; to += 41) {
        const before = game.viewFor(at(states, from), 0);
        const after = game.viewFor(at(states, to), 0);
        const patch = diffView(before, after);
        const written: Parameters<typeof applyPatches>[1] = JSON.parse(JSON.stringify(patch));
        expect(applyPatches(before, written)).toEqual(after);
        expect(parsePatch(game, before, plain(patch))).toEqual(patch);
      }
    }
  });

  it('are short, and share what they leave', () => {
    const [first, second] = [...played(game, 1)].slice(20, 22).map(({ state }) => state);
    if (first === undefined || second === undefined) throw new RangeError('a short game');
    const before = game.viewFor(first, 'spectator');
    const after = game.viewFor(second, 'spectator');
    const patched = patchView(before, diffView(before, after));
    for (const key of Object.keys(before) as (keyof View)[])
      if (JSON.stringify(before[key]) === JSON.stringify(after[key]))
        expect(patched[key]).toBe(before[key]);
    expect(patchView(before, diffView(before, game.viewFor(first, 'spectator')))).toBe(before);
  });

  it('are never of states', () => {
    const state = game.createGame({ players: 3, seed: 1 });
    const view = game.viewFor(state, 0);
    // What a program without types might do.
    const disguised: unknown = state;
    const given = disguised as BaseView;
    for (const call of [
      () => diffView(given, given),
      () => diffView(view, given),
      () => diffView(given, view),
      () => patchView(given, []),
    ])
      expect(call).toThrow(expect.objectContaining({ code: 'EXPECTED_VIEW' }));
    expect(() => diffView(view, given)).toThrow(InvalidStateError);
    expect(() => diffView(view, game.viewFor(state, 1))).toThrow(RangeError);
  });
});

describe('a patch that does not fit', () => {
  const view = grogIsland.viewFor(grogIsland.createGame({ players: 2, seed: 1 }), 0);
  const text = JSON.stringify(view);
  const fine = { op: 'replace', path: ['players', 0, 'coins'], value: 9 };

  it.each([
    ['no list', {}, 'INVALID_FIELD', []],
    ['no change', [7], 'INVALID_FIELD', [0]],
    ['an unknown operation', [{ ...fine, op: 'move' }], 'INVALID_FIELD', [0, 'op']],
    ['a further field', [{ ...fine, from: [] }], 'UNKNOWN_FIELD', [0, 'from']],
    ['no path', [fine, { op: 'replace', value: 1 }], 'MISSING_FIELD', [1, 'path']],
    ['an empty path', [{ ...fine, path: [] }], 'INVALID_FIELD', [0, 'path']],
    ['a path of nothing', [{ ...fine, path: [null] }], 'INVALID_FIELD', [0, 'path', 0]],
    ['no value', [{ op: 'add', path: ['row', 0] }], 'MISSING_FIELD', [0, 'value']],
    [
      'a value to remove',
      [{ op: 'remove', path: ['agenda', 0], value: 1 }],
      'UNKNOWN_FIELD',
      [0, 'value'],
    ],
    ['an unknown field', [fine, { ...fine, path: ['gold'] }], 'INVALID_FIELD', [1, 'path', 0]],
    ['a prototype', [{ ...fine, path: ['__proto__', 'x'] }], 'INVALID_FIELD', [0, 'path', 0]],
    [
      'a constructor',
      [{ ...fine, path: ['constructor', 'prototype', 'x'] }],
      'INVALID_FIELD',
      [0, 'path', 0],
    ],
    [
      'a length',
      [{ ...fine, path: ['ships', 'length'], value: 0 }],
      'INVALID_FIELD',
      [0, 'path', 1],
    ],
    ['no such item', [{ ...fine, path: ['players', 2, 'coins'] }], 'INVALID_FIELD', [0, 'path', 1]],
    [
      'a path through a number',
      [{ ...fine, path: ['round', 'x'] }],
      'INVALID_FIELD',
      [0, 'path', 1],
    ],
    ['a hole', [{ op: 'add', path: ['row', 1], value: 'green' }], 'INVALID_FIELD', [0, 'path', 1]],
    ['a new field', [{ op: 'add', path: ['gold'], value: 1 }], 'INVALID_FIELD', [0, 'path', 0]],
    ['a lost field', [{ op: 'remove', path: ['round'] }], 'INVALID_FIELD', [0, 'path', 0]],
    ['a wrong type', [{ ...fine, value: 'many' }], 'INVALID_FIELD', ['players', 0, 'coins']],
    [
      'too many cards',
      [{ op: 'add', path: ['players', 1, 'goals', 0], value: null }],
      'UNPLAYABLE_STATE',
      null,
    ],
    ['another viewer', [{ op: 'replace', path: ['viewer'], value: 1 }], null, null],
    ['another game', [{ op: 'replace', path: ['game'], value: 'chess' }], 'WRONG_GAME', ['game']],
    ['a long key', [{ ...fine, path: ['x'.repeat(10_000)] }], 'NOT_JSON', [0, 'path', 0]],
    ['a deep path', [{ ...fine, path: Array(99).fill('x') }], 'INVALID_FIELD', [0, 'path']],
    ['too many changes', Array(5_000).fill(fine), 'NOT_JSON', []],
  ])('is refused: %s', (_, value, code, path) => {
    let error: unknown;
    try {
      parsePatch(grogIsland, view, value);
    } catch (thrown) {
      error = thrown;
    }
    if (!(error instanceof ParseError)) throw new Error(`not refused: ${String(error)}`);
    if (code !== null) expect(error.code).toBe(code);
    if (path !== null) expect(error.path).toEqual(path);
    expect(JSON.stringify(view)).toBe(text);
  });

  it('is refused by patchView too, and changes nothing', () => {
    // What a program without types might do.
    const wrong: unknown = [fine, { op: 'remove', path: ['agenda', 7] }];
    expect(() => patchView(view, wrong as ViewPatch<typeof view>)).toThrow(
      'Invalid patch at 1.path.1: expected a place of the view that can lose an item, received 7.',
    );
    expect(JSON.stringify(view)).toBe(text);
  });

  it('changes nothing in a view from outside, frozen or not', () => {
    const own: typeof view = JSON.parse(text);
    const patch = parsePatch(grogIsland, own, [fine]);
    expect(patchView(own, patch).players[0]?.coins).toBe(9);
    expect(JSON.stringify(own)).toBe(text);
    expect(Object.isFrozen(own) || Object.isFrozen(own.players)).toBe(false);
  });

  it('is read as diffView would write it', () => {
    const { coins } = at(view.players, 0);
    const detour = [
      { ...fine, value: 'many' },
      { ...fine, value: coins },
    ];
    expect(parsePatch(grogIsland, view, detour)).toEqual([]);
  });
});

describe('a list', () => {
  /** A list in place of the ships, which no game checks here. */
  const withList = (list: readonly unknown[]): BaseView & { list: readonly unknown[] } => ({
    game: 'g',
    rules: '1',
    agenda: [],
    players: [],
    viewer: 0,
    list,
  });
  const changes = (before: readonly unknown[], after: readonly unknown[]) => {
    const patch = diffView(withList(before), withList(after));
    expect(patchView(withList(before), patch)).toEqual(withList(after));
    return plain(patch);
  };

  it('changes item by item, or as a whole where that is shorter', () => {
    const long = Array.from({ length: 20 }, (_, item) => `item ${item}`);
    expect(changes(long, long.toSpliced(7, 1))).toEqual([{ op: 'remove', path: ['list', 7] }]);
    expect(changes(long, long.toSpliced(7, 0, 'new'))).toEqual([
      { op: 'add', path: ['list', 7], value: 'new' },
    ]);
    expect(changes(long, long.with(7, 'new'))).toEqual([
      { op: 'replace', path: ['list', 7], value: 'new' },
    ]);
    expect(changes(long, long.slice(0, -2))).toEqual([
      { op: 'remove', path: ['list', 19] },
      { op: 'remove', path: ['list', 18] },
    ]);
    expect(changes([1, 2, 3], [3, 2, 1])).toEqual([
      { op: 'replace', path: ['list'], value: [3, 2, 1] },
    ]);
    expect(changes([{ a: 1, b: { c: [1] } }], [{ a: 1, b: { c: [2] } }])).toEqual([
      { op: 'replace', path: ['list', 0, 'b', 'c', 0], value: 2 },
    ]);
    expect(changes([{ a: 1 }], [{ b: 1 }])).toEqual([
      { op: 'replace', path: ['list', 0], value: { b: 1 } },
    ]);
    for (const [from, to] of [[], [1], [null], [[]], [{}], [[1, 2], [1]], ['', 0, false]].flatMap(
      (one, _, all) => all.map((other) => [one, other] as const),
    ))
      changes(from, to);
  });
});

it.each([null, undefined, 7, 'patch', {}])('%j is no patch', (patch) => {
  const view = grogIsland.viewFor(grogIsland.createGame({ players: 2, seed: 1 }), 0);
  expect(() => Reflect.apply(patchView, undefined, [view, patch])).toThrow(
    expect.objectContaining({ name: 'ParseError', code: 'INVALID_FIELD' }),
  );
});
