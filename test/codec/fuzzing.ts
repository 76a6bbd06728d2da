import { expect, it } from 'vitest';
import { ParseError, ReplayError } from '../../src/core/errors.ts';
import { at, same } from '../../src/core/lists.ts';
import { Hostile, slotsOf } from './hostile.ts';
import { type AnyGame, optionsOf, played, type State } from './played.ts';

/** Hostile values for each parser and game; half of the 100,000 that each parser gets. */
const VALUES = 50_000;

/** Reads a value; a refusal must be a `ParseError` with a code and a path, and everything else is a fault. */
function read<T>(parse: (value: unknown) => T, value: unknown): T | null {
  try {
    return parse(value);
  } catch (error) {
    if (error instanceof ParseError && error.code !== undefined && Array.isArray(error.path))
      return null;
    throw error;
  }
}

const json = (value: unknown): object => JSON.parse(JSON.stringify(value));

/** Throws hostile values at every parser of a game. */
export function fuzzTests(game: AnyGame): void {
  const steps = [0, 1, 2]
    .flatMap((seed) => [...played(game, seed)])
    .filter((_, index) => index % 11 === 0);
  const states = steps.map(({ state }) => state);
  const actions = steps.flatMap(({ action }) => (action === null ? [] : [action]));
  const types = [...new Set(actions.map(({ type }) => type))];
  const lines = actions.map((action) => game.formatAction(action));
  const record = {
    ...game.createRecord(optionsOf(game, 0)),
    actions: [...played(game, 0)]
      .slice(0, 25)
      .flatMap(({ action }) => (action === null ? [] : [action])),
  };

  /** Gives a parser small odd values, and real ones changed at random places. */
  function fuzz(
    seed: number,
    originals: readonly object[],
    changed: number,
    take: (value: unknown) => void,
  ): void {
    const hostile = new Hostile(seed);
    for (let count = changed; count < VALUES; count += 1) take(hostile.small(types));
    const each = Math.ceil(changed / originals.length);
    for (const original of originals) {
      const value = json(original);
      const slots = slotsOf(value);
      for (let count = 0; count < each; count += 1) {
        const back = hostile.change(slots);
        try {
          take(value);
        } finally {
          back();
        }
      }
      // Neither the changes nor the parser have left anything behind.
      expect(same(value, original)).toBe(true);
    }
  }

  it('parseAction', () => {
    fuzz(1, actions, VALUES / 2, (value) => {
      const action = read(game.parseAction, value);
      if (action !== null)
        expect(same(game.parseActionText(game.formatAction(action)), value)).toBe(true);
    });
  });

  it('checkAction', () => {
    const state = at(states, 5);
    fuzz(2, actions, VALUES / 2, (value) => {
      const refusal = game.checkAction(state, value);
      if (refusal !== null) expect(typeof refusal.code).toBe('string');
    });
  });

  it('parseState', () => {
    let accepted = 0;
    fuzz(3, states, VALUES / 10, (value) => {
      const state = read(game.parseState, value);
      if (state === null) return;
      accepted += 1;
      expect(same(state, value)).toBe(true);
      if (accepted % 4 === 0) playOn(game, state, accepted);
    });
    // The changes are not all so wild that nothing is left to find.
    expect(accepted).toBeGreaterThan(50);
  });

  it('parseView', () => {
    const views = states.map((state, index) => game.viewFor(state, index % state.players.length));
    fuzz(4, views, VALUES / 10, (value) => {
      const view = read(game.parseView, value);
      if (view !== null) expect(same(view, value)).toBe(true);
    });
  });

  it('parseRecord', () => {
    fuzz(5, [record], VALUES / 10, (value) => {
      const parsed = read(game.parseRecord, value);
      if (parsed === null) return;
      expect(same(parsed, value)).toBe(true);
      replays(game, parsed);
    });
  });

  it('parseEvents, parseScoring and parseRefusal', () => {
    const events = steps.flatMap(({ state, action }) =>
      action === null ? [] : [game.transition(state, action).events],
    );
    const refusals = states.flatMap((state) => game.checkAction(state, at(actions, 0)) ?? []);
    for (const [parse, originals] of [
      [game.parseEvents, events],
      [game.parseScoring, states.map((state) => game.score(state))],
      [game.parseRefusal, refusals],
    ] as const)
      fuzz(originals.length, originals, VALUES / 10, (value) => {
        const parsed = read<unknown>(parse, value);
        if (parsed !== null) expect(same(parsed, value)).toBe(true);
      });
  });

  it('parseActionText, and parseRecord of text', () => {
    const hostile = new Hostile(6);
    const text = game.formatRecord(record);
    for (let count = 0; count < VALUES; count += 1) {
      const line = garbled(hostile, hostile.pick(lines), lines);
      const action = read(() => game.parseActionText(line), line);
      if (action !== null) expect(game.formatAction(action)).toBe(line);
      if (count % 25 === 0) read(game.parseRecord, garbled(hostile, text, lines));
    }
  });

  it('leaves no trace in the prototypes', () => {
    expect(Reflect.ownKeys({}).length + Object.keys(Object.prototype).length).toBe(0);
    expect('polluted' in {}).toBe(false);
  });
}

/** An accepted state is harmless: somebody can act, and what follows is possible too. */
function playOn(game: AnyGame, state: State, choice: number): void {
  const legal = game.legalActions(state);
  const action = legal[choice % Math.max(1, legal.length)];
  if (action === undefined) return;
  const next = game.applyAction(state, action);
  expect(game.invariants(next)).toEqual([]);
  expect(same(game.parseState(next), next)).toBe(true);
}

/** An accepted record can be played again, or says which action does not fit. */
function replays(game: AnyGame, record: ReturnType<AnyGame['parseRecord']>): void {
  try {
    game.replay(record);
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
  }
}

/** A text with a few characters, words or lines changed. */
function garbled(hostile: Hostile, text: string, lines: readonly string[]): string {
  const place = hostile.below(text.length + 1);
  const [before, after] = [text.slice(0, place), text.slice(place)];
  switch (hostile.below(8)) {
    case 0:
      return `${before}${hostile.pick([' ', '-', ',', '=', ':', '0', '1', '\n', '\u0000', '\u00a0', '💀'])}${after}`;
    case 1:
      return `${before}${after.slice(1)}`;
    case 2:
      return `${before}${hostile.pick(['__proto__', 'true', 'hold', 'NaN', '1e9', '9'.repeat(400)])}${after}`;
    case 3:
      return `${hostile.pick(lines)} ${text}`;
    case 4:
      return `${before}${hostile.pick(lines).slice(hostile.below(5))}`;
    case 5:
      return text.split(' ').sort().join(' ');
    case 6:
      return text.replace(/\d/, String(hostile.below(12)));
    default:
      return hostile.pick(lines).replace(/\w+$/, text);
  }
}
