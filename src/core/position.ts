import { type EngineTypes, type GameDefinition, isSeat, SeatError } from './definition.ts';
import { InvalidStateError, ParseError } from './errors.ts';
import { describeString, describeValue } from './json.ts';
import { deepCopy } from './lists.ts';
import type { BaseStep, GameTypes, Position } from './types.ts';

/** States and views that the library made: known to be deeply frozen, so that they need no copy. Decides speed, never a result. */
const trustedStates = new WeakSet<object>();

/** Remembers that a state or view is deeply frozen. */
export function markTrusted<Made extends object>(position: Made): Made {
  trustedStates.add(position);
  return position;
}

/**
 * Reads a position. What the library made can be read. Whatever goes wrong while one from outside is read, it is because it is
 * none.
 */
export function reading<Result>(name: string, position: unknown, read: () => Result): Result {
  if (isTrusted(position)) return read();
  try {
    return read();
  } catch (error) {
    if (EXPLAINED.some((explained) => error instanceof explained)) throw error;
    throw notAState(name, position);
  }
}

/** The errors that say by themselves what is wrong. */
const EXPLAINED = [InvalidStateError, ParseError, SeatError] as const;

/** Whether the library made a value; anything may be asked. */
function isTrusted(value: unknown): boolean {
  return typeof value === 'object' && value !== null && trustedStates.has(value);
}

/** Turns a private draft into a state. Its steps are copied, since they may be those of a view. */
export function freezeState<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
  draft: Types['Draft'],
): Types['State'] {
  draft.agenda = draft.agenda.map((step) => deepCopy(step));
  return markTrusted(definition.freeze(draft));
}

/** The view, or a copy of one from outside, which itself is never frozen. */
export function trustedView<View extends object>(view: View): View {
  return trustedStates.has(view) ? view : deepCopy(view);
}

/** The state itself if the library made it; otherwise a frozen copy. */
export function trustedState<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
  state: Types['State'],
): Types['State'] {
  assertState(definition, state);
  return trustedStates.has(state) ? state : definition.freeze(draftOf(definition, state));
}

/** A draft of a state. */
export function draftOf<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
  state: Types['State'],
): Types['Draft'] {
  // Drafts share their lists, which the rules never change; but those of a state from outside must not be frozen.
  return definition.copy(trustedStates.has(state) ? state : deepCopy(state));
}

function notAState(name: string, value: unknown): InvalidStateError {
  return new InvalidStateError(
    'NOT_A_STATE',
    `Expected a state or view of ${name}, received ${String(describeValue(value))}. parseState tells what is wrong with it.`,
  );
}

/** A quick check: whether the agenda consists of steps of the game and of its seats, and whether a view has a viewer. */
function hasOutline<Types extends EngineTypes>(
  { handlers, automatic }: GameDefinition<Types>,
  position: Position<Types>,
): boolean {
  const seats = position.players.length;
  if (isView(position) && position.viewer !== 'spectator' && !isSeat(position.viewer, seats))
    return false;
  const top: BaseStep | undefined = position.agenda.at(-1);
  const steps: readonly (BaseStep | null | undefined)[] = position.agenda;
  // Unlike every(), a loop does not skip the holes of an array.
  for (const step of steps) {
    if (!step || !isSeat(step.player, seats) || !position.players[step.player]) return false;
    const isStep =
      Object.hasOwn(handlers, step.type) || (step !== top && Object.hasOwn(automatic, step.type));
    if (!isStep) return false;
  }
  return true;
}

/** Whether a position is a view. */
export function isView<Types extends GameTypes>(
  position: Position<Types>,
): position is Types['View'] {
  return Object.hasOwn(position, 'viewer');
}

/** Throws unless the value is a state of this game and of this version of its rules. */
export function assertState<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
  value: Position<Types>,
  instead = 'sampleState makes a state of a view.',
): void {
  assertPosition(definition, value);
  if (!isView(value)) return;
  throw new InvalidStateError(
    'EXPECTED_STATE',
    `Expected a state, received the view of ${String(describeString(value.viewer))}. ${instead}`,
  );
}

/** Throws unless the value is a view of this game and of this version of its rules. */
export function assertView<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
  value: Position<Types>,
): void {
  assertPosition(definition, value);
  if (isView(value)) return;
  throw new InvalidStateError(
    'EXPECTED_VIEW',
    'Expected a view, received a state. viewFor makes a view of a state.',
  );
}

/** Throws unless the value is a state or a view of this game and of this version of its rules. */
export function assertPosition<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
  value: Position<Types> | null,
): void {
  const { name, version } = definition;
  if (
    typeof value !== 'object' ||
    value === null ||
    !Array.isArray(value.agenda) ||
    !Array.isArray(value.players)
  ) {
    throw notAState(name, value);
  }
  if (value.game !== name) {
    throw new InvalidStateError(
      'WRONG_GAME',
      `Expected a state or view of ${name}, received one of ${String(describeString(value.game))}.`,
    );
  }
  if (value.rules !== version) {
    throw new InvalidStateError(
      'WRONG_RULES',
      `Expected a state or view of version ${version} of the rules, received one of version ${String(describeString(value.rules))}.`,
    );
  }
  if (!trustedStates.has(value) && !hasOutline(definition, value)) throw notAState(name, value);
}
