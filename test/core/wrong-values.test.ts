import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/core/contract.ts';
import {
  IllegalActionError,
  InvalidOptionsError,
  InvalidStateError,
  ParseError,
  ReplayError,
} from '../../src/core/errors.ts';
import { at } from '../../src/core/lists.ts';
import { ODDITIES } from '../codec/oddities.ts';
import { type AnyGame, GAMES, optionsOf, played } from '../codec/played.ts';

type ErrorClass = abstract new (...values: never[]) => Error;

type FunctionName = {
  [Name in keyof Game]: Game[Name] extends (...values: never[]) => unknown ? Name : never;
}[keyof Game];

/** A call that is right, and the errors that the contract documents for others. */
interface Call {
  readonly values: readonly unknown[];
  readonly errors: readonly ErrorClass[];
}

/** A right call of every function of the contract, in the middle of a game. */
function callsOf(game: AnyGame): Readonly<Record<FunctionName, Call>> {
  const steps = [...played(game, 1)];
  const { state, action } = at(steps, 30);
  const before = at(steps, 29);
  if (action === null || before.action === null) throw new Error('nobody can act');
  const { events } = game.transition(before.state, before.action);
  const view = game.viewFor(state, action.player);
  const options = optionsOf(game, 1);
  const record = game.append(game.createRecord(options), at(steps, 0).action ?? action);
  const call = (values: readonly unknown[], ...errors: readonly ErrorClass[]): Call => {
    return { values, errors };
  };
  return {
    createGame: call([options], InvalidOptionsError),
    applyAction: call([state, action], IllegalActionError, InvalidStateError),
    transition: call([state, action], IllegalActionError, InvalidStateError),
    checkAction: call([state, action], InvalidStateError),
    legalActions: call([state, action.player], InvalidStateError, RangeError),
    decisions: call([state], InvalidStateError),
    choices: call([state, at(game.decisions(state), 0)], InvalidStateError, RangeError),
    scoreSoFar: call([view], InvalidStateError),
    piecesOf: call([action, state], IllegalActionError, InvalidStateError),
    actionsOn: call(
      [[action], 'purse:0', state],
      IllegalActionError,
      InvalidStateError,
      ParseError,
      RangeError,
    ),
    piecesOfEvent: call([at(events, 0)], ParseError),
    score: call([state], InvalidStateError),
    components: call([state], InvalidStateError),
    invariants: call([state], InvalidStateError),
    viewFor: call([state, action.player], InvalidStateError, RangeError),
    viewEvents: call([events, 0], RangeError, ParseError),
    sampleState: call([view, 1], InvalidStateError, RangeError),
    simulate: call([state], InvalidStateError),
    canUndo: call([before.state, state], InvalidStateError, ParseError),
    createRecord: call([options], InvalidOptionsError),
    append: call([record, action], ParseError),
    replay: call([record], ReplayError, ParseError, InvalidOptionsError),
    formatAction: call([action], ParseError),
    parseActionText: call([game.formatAction(action)], ParseError),
    formatRecord: call([record], ParseError),
    parseAction: call([action], ParseError),
    parseState: call([state], ParseError),
    parseView: call([view], ParseError),
    parseRecord: call([record], ParseError),
    parseEvents: call([events], ParseError),
    parseScoring: call([game.score(state)], ParseError),
    parseRefusal: call([game.checkAction(state, {})], ParseError),
  };
}

/** What the engine says when it meets a value that the library did not expect. */
const SURPRISE = /cannot read|cannot convert|is not a function|iterable|call stack|invalid array/i;

const REPLACEMENTS: readonly unknown[] = [
  undefined,
  null,
  'x',
  -1,
  Number.NaN,
  true,
  [],
  {},
  [null],
  [7],
  [[]],
];

/** A value with a part replaced, for all its parts down to a depth. */
function* spoiled(value: unknown, depth: number): Generator<unknown> {
  if (typeof value !== 'object' || value === null || depth === 0) return;
  for (const [key, part] of Object.entries(value)) {
    for (const other of [...REPLACEMENTS, ...spoiled(part, depth - 1)])
      yield Array.isArray(value)
        ? value.map((item, place) => (String(place) === key ? other : item))
        : { ...value, [key]: other };
  }
}

/** Objects that answer some questions and then no more. */
function* unreadable(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  for (const answers of [0, 1, 2, 3, 5, 8, 13, 40]) {
    let left = answers;
    yield new Proxy(value, {
      get(target, key) {
        left -= 1;
        if (left < 0) throw new Error('no more');
        return Reflect.get(target, key);
      },
    });
  }
}

describe.each(GAMES)('$name', (game) => {
  const calls = Object.entries(callsOf(game));

  it('answers the right values', () => {
    for (const [name, { values }] of calls)
      expect(() => Reflect.apply(Reflect.get(game, name), undefined, values)).not.toThrow();
  });

  describe.each(calls)('%s', (name, { values, errors }) => {
    const run = (given: readonly unknown[]): void => {
      try {
        Reflect.apply(Reflect.get(game, name), undefined, given);
      } catch (error) {
        if (
          error instanceof Error &&
          errors.some((documented) => error instanceof documented) &&
          !SURPRISE.test(error.message.replace(/received .*/s, ''))
        )
          return;
        throw new Error('not a documented error', { cause: error });
      }
    };

    it.each(values.map((_, place) => place))(
      'answers odd values in the place of argument %i',
      (place) => {
        const right = values[place];
        const hostile = [
          ...ODDITIES,
          ...spoiled(right, 2),
          ...unreadable(right),
          '0',
          '7',
          [null],
          [{}],
          { agenda: [], players: [] },
          { game: game.name, rules: '1', agenda: [], players: [] },
          { game: game.name, rules: '1', agenda: [], players: [{}, {}, {}], viewer: 0 },
        ];
        for (const value of hostile)
          run(values.map((item, other) => (other === place ? value : item)));
      },
    );

    it('answers too few values', () => {
      for (let count = 0; count < values.length; count += 1) run(values.slice(0, count));
    });
  });
});
