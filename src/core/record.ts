import type { Game } from './contract.ts';
import type { EngineTypes, GameDefinition } from './definition.ts';
import { transition } from './engine.ts';
import { IllegalActionError, ParseError, ReplayError } from './errors.ts';
import { describeValue, type Json, type Path } from './json.ts';
import { deepCopy, deepFreeze } from './lists.ts';
import { originIssue } from './origin.ts';
import type { GameRecord, GameTypes } from './types.ts';

/** The most actions that a record may have. */
export const RECORD_MOST = 100_000;

/** The records that the library made or read: known to be whole and deeply frozen, so that they need no second look. */
const knownRecords = new WeakSet<object>();

/**
 * Actions to which one more can be added at no cost that grows with their number: each knows those before it, and the list is made when
 * somebody looks at it.
 */
class Actions<Action> {
  readonly length: number;
  /** The list, as far as it is made. */
  #list: readonly Action[];
  /** What comes after the list of other actions; `null` once the own list is made. */
  #added: { readonly before: Actions<Action>; readonly action: Action } | null;

  constructor(list: readonly Action[], added: { before: Actions<Action>; action: Action } | null) {
    this.length = added === null ? list.length : added.before.length + 1;
    this.#list = list;
    this.#added = added;
  }

  list(): readonly Action[] {
    const added: Action[] = [];
    let base: Actions<Action> = this;
    while (base.#added !== null) {
      added.push(base.#added.action);
      base = base.#added.before;
    }
    if (added.length > 0) this.#list = Object.freeze([...base.#list, ...added.reverse()]);
    this.#added = null;
    return this.#list;
  }
}

/** Freezes a record that is whole, and remembers it. */
export function knownRecord<Types extends GameTypes>(record: GameRecord<Types>): GameRecord<Types> {
  knownRecords.add(deepFreeze(record));
  return record;
}

/** Whether a value is a record that the library made or read, of this game and of this version of its rules. */
export function isKnownRecord<Types extends EngineTypes>(
  { name, version }: GameDefinition<Types>,
  value: unknown,
): value is GameRecord<Types> {
  if (typeof value !== 'object' || value === null || !knownRecords.has(value)) return false;
  const { game, rules }: { readonly game?: unknown; readonly rules?: unknown } = value;
  return game === name && rules === version;
}

export function createRecord<Types extends EngineTypes>(
  { name, version }: GameDefinition<Types>,
  readOptions: (value: unknown) => Types['Options'],
): Game<Types>['createRecord'] {
  return (options) =>
    knownRecord({
      game: name,
      rules: version,
      options: deepCopy(readOptions(options)),
      actions: [],
    });
}

/** What a record says beside its actions, up to a step. */
export function notesUntil<Types extends GameTypes>(
  { headers, comments, analysis }: Partial<GameRecord<Types>>,
  steps: number,
): Pick<GameRecord<Types>, 'headers' | 'comments' | 'analysis'> {
  const early = ({ step }: { readonly step: number }): boolean => step <= steps;
  const remarks = comments?.filter(early) ?? [];
  const decisions = analysis?.filter(early) ?? [];
  return {
    ...(headers && { headers }),
    ...(remarks.length > 0 && { comments: remarks }),
    ...(decisions.length > 0 && { analysis: decisions }),
  };
}

export function append<Types extends GameTypes>(
  readRecord: (value: unknown) => GameRecord<Types>,
  readAction: (value: unknown) => Types['Action'],
): Game<Types>['append'] {
  const appended = new WeakMap<GameRecord<Types>, Actions<Types['Action']>>();
  return (given, action) => {
    const record = readRecord(given);
    const before = appended.get(record) ?? new Actions<Types['Action']>(record.actions, null);
    const actions = new Actions([], { before, action: readAction(action) });
    if (actions.length > RECORD_MOST) throw tooMany(actions.length);
    const { game, rules, options } = record;
    const next: GameRecord<Types> = {
      game,
      rules,
      options,
      ...notesUntil(record, actions.length),
      get actions(): readonly Types['Action'][] {
        return actions.list();
      },
    };
    appended.set(next, actions);
    knownRecords.add(Object.freeze(next));
    return next;
  };
}

export function replay<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
  createGame: Game<Types>['createGame'],
): Game<Types>['replay'] {
  const follow = transition(definition);
  return (record) => {
    const { options, actions } = outlineOf(definition, record);
    let state = createGame(options);
    const states = [state];
    const events: (readonly Types['Event'][])[] = [];
    for (const [index, action] of actions.entries()) {
      const next = step(follow, state, action, index);
      state = next.state;
      states.push(state);
      events.push(next.events);
    }
    return { state, states, events };
  };
}

function step<Types extends EngineTypes>(
  follow: Game<Types>['transition'],
  state: Types['State'],
  action: Types['Action'],
  index: number,
): ReturnType<Game<Types>['transition']> {
  try {
    return follow(state, action);
  } catch (error) {
    if (!(error instanceof IllegalActionError)) throw error;
    throw new ReplayError(index, error.refusal);
  }
}

/** The options and actions of a record; whether they are right comes out when the game is played. */
function outlineOf<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
  record: GameRecord<Types>,
): Pick<GameRecord<Types>, 'options' | 'actions'> {
  let read: { readonly [Field in keyof GameRecord<Types>]: GameRecord<Types>[Field] };
  try {
    const { game, rules, options, actions } = record;
    const isList = Array.isArray(actions) && actions.length <= RECORD_MOST;
    read = { game, rules, options, actions: isList ? Array.from(actions) : actions };
  } catch {
    throw refused([], describeValue(record), `a record of ${definition.name}`);
  }
  const { game, rules } = read;
  const issue = originIssue(definition, { game, rules });
  if (issue !== null) throw new ParseError('record', issue);
  if (!Array.isArray(read.actions))
    throw refused(['actions'], describeValue(read.actions), 'a list of actions');
  if (read.actions.length > RECORD_MOST) throw tooMany(read.actions.length);
  return read;
}

function tooMany(length: number): ParseError {
  return refused(['actions'], `a list of ${length}`, `at most ${RECORD_MOST} actions`);
}

function refused(path: Path, received: Json, expected: string): ParseError {
  return new ParseError('record', { code: 'INVALID_FIELD', path, received, expected });
}
