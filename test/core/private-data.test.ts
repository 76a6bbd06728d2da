import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  caribbeanFleet,
  type Game,
  grogIsland,
  IllegalActionError,
  InvalidStateError,
  ParseError,
} from '../../src/index.ts';

const games: readonly Game[] = [grogIsland, caribbeanFleet];

function outside<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

function caught(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error;
  }
}

describe.each(games)('$name', (game) => {
  const other = games.find(({ name }) => name !== game.name) ?? game;
  const start = (players = 3) => game.createGame({ players, seed: 1 });

  it('refuses a state of the other game in every function that takes one', () => {
    const foreign = other.createGame({ players: 3, seed: 1 });
    const [action] = game.legalActions(start());
    if (action === undefined) throw new Error('nobody can act');
    expect(() => game.applyAction(foreign, action)).toThrow(InvalidStateError);
    expect(() => game.transition(foreign, action)).toThrow(InvalidStateError);
    expect(() => game.checkAction(foreign, action)).toThrow(InvalidStateError);
    expect(() => game.viewFor(foreign, 0)).toThrow(InvalidStateError);
  });

  it('freezes nothing of a view from outside', () => {
    const view = outside(game.viewFor(start(), 0));
    const before = JSON.stringify(view);
    game.sampleState(view, 1);
    const parts: unknown[] = [view];
    for (const part of parts) {
      if (typeof part !== 'object' || part === null) continue;
      expect(Object.isFrozen(part)).toBe(false);
      parts.push(...Object.values(part));
    }
    expect(JSON.stringify(view)).toBe(before);
  });

  it('gives decisions that belong to the caller', () => {
    const state = outside(start());
    const simulation = game.simulate(state);
    const copy = simulation.clone();
    for (const decisions of [game.decisions(state), simulation.decisions()]) {
      for (const decision of decisions) Reflect.set(decision, 'player', 2);
    }
    expect(state).toEqual(outside(start()));
    expect(simulation.decisions()).toEqual(game.decisions(start()));
    expect(copy.decisions()).toEqual(game.decisions(start()));
  });

  it('keeps a record as it was when its action is changed later', () => {
    const [action] = outside(game.legalActions(start()));
    if (action === undefined) throw new Error('nobody can act');
    const record = game.append(game.createRecord({ players: 3, seed: 1 }), action);
    const before = JSON.stringify(record);
    Reflect.set(action, 'player', 2);
    expect(JSON.stringify(record)).toBe(before);
  });

  it('throws the very refusal that checkAction returns', () => {
    const action = Object.freeze({ type: 'nothing', player: 0 });
    const thrown = caught(() => game.applyAction(start(), action));
    expect(thrown).toBeInstanceOf(IllegalActionError);
    if (!(thrown instanceof IllegalActionError)) return;
    expect(thrown.refusal).toEqual(game.checkAction(start(), action));
    // Not `any`, which could be given to anybody.
    expectTypeOf(thrown.code).toEqualTypeOf<string>();
    expectTypeOf(thrown.details).not.toBeAny();
  });

  it('refuses to show events to a seat that is none', () => {
    for (const viewer of [-1, 0.5, Number.NaN])
      expect(() => game.viewEvents([], viewer)).toThrow(RangeError);
    expect(game.viewEvents([], 'spectator')).toEqual([]);
  });

  it('says to parse a text first', () => {
    const text = JSON.stringify(start());
    expect(() => game.parseState(text)).toThrow('parse text with JSON.parse first');
  });

  it('takes an option that is undefined for a missing one', () => {
    const options = { players: 3, seed: 1, firstPlayer: undefined };
    expect(game.createGame(options)).toEqual(start());
  });

  it('takes no inherited name for a kind of event', () => {
    for (const type of ['constructor', 'toString', 'hasOwnProperty']) {
      expect(game.canUndo(start(), [{ type }])).toBe(false);
    }
  });

  it('answers a line that is a hostile object with a ParseError', () => {
    const line: unknown = new Proxy([], {
      get() {
        throw new Error('no');
      },
    });
    expect(() => Reflect.apply(game.parseActionText, null, [line])).toThrow(ParseError);
  });

  it('says that a value without players is no state', () => {
    const { players: _, ...rest } = outside(start());
    expect(() => Reflect.apply(game.legalActions, null, [rest])).toThrow(InvalidStateError);
  });
});
