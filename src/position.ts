import { InvalidStateError } from './errors.ts';
import type { BaseStep, GameTypes } from './game.ts';
import { deepCopy } from './lists.ts';
import { shown } from './plain.ts';
import type { Position, Rules, RulesTypes } from './rules.ts';

/** States and views that the library made: known to be deeply frozen, so that they need no copy. Decides speed, never a result. */
const made = new WeakSet<object>();

/** Remembers a state or view that is deeply frozen. */
export function remembered<Made extends object>(position: Made): Made {
  made.add(position);
  return position;
}

/** A new state, frozen; its steps may have been shared with a view. */
export function finished<Types extends RulesTypes>(
  rules: Rules<Types>,
  draft: Types['Draft'],
): Types['State'] {
  draft.agenda = draft.agenda.map((step) => deepCopy(step));
  return remembered(rules.freeze(draft));
}

/** A view that this library made, frozen; one from outside is copied, so that nothing of it is ever frozen. */
export function ownView<View extends object>(view: View): View {
  return made.has(view) ? view : deepCopy(view);
}

/** The state, or a frozen copy of one from outside, which itself stays as it is. */
export function ownState<Types extends RulesTypes>(
  rules: Rules<Types>,
  state: Types['State'],
): Types['State'] {
  assertState(rules, state);
  return made.has(state) ? state : rules.freeze(copied(rules, state));
}

/** A private copy of a state; a value that has no state's form is refused. */
export function copied<Types extends RulesTypes>(
  rules: Rules<Types>,
  state: Types['State'],
): Types['Draft'] {
  try {
    // Copies share their lists, which the rules never change; but those of a state from outside must not be frozen.
    return rules.copy(made.has(state) ? state : deepCopy(state));
  } catch {
    throw notAState(rules, state);
  }
}

function notAState<Types extends RulesTypes>({ name }: Rules<Types>, value: unknown): Error {
  const message = `this is not a state or view of ${name}: ${shown(value)}; parseState says why`;
  return new InvalidStateError('NOT_A_STATE', message);
}

/** Whether the steps are steps of the game and of its seats: what can be said at a glance. */
function hasOutline<Types extends RulesTypes>(
  { rooms, automatic }: Rules<Types>,
  { agenda, players }: Position<Types>,
): boolean {
  const top: BaseStep | undefined = agenda.at(-1);
  const steps: readonly (BaseStep | null | undefined)[] = agenda;
  return steps.every(
    (step) =>
      step &&
      players[step.player] &&
      (Object.hasOwn(rooms, step.type) || (step !== top && Object.hasOwn(automatic, step.type))),
  );
}

/** Whether it is a view. */
export function isView<Types extends GameTypes>(
  position: Position<Types>,
): position is Types['View'] {
  return Object.hasOwn(position, 'viewer');
}

/** Throws unless the value is a state of this game and of this version of its rules. */
export function assertState<Types extends RulesTypes>(
  rules: Rules<Types>,
  value: Position<Types>,
): void {
  assertPosition(rules, value);
  if (isView(value)) {
    throw new InvalidStateError(
      'VIEW_FOR_STATE',
      `this is the view of ${shown(value.viewer)}, a state is needed; sampleState makes one`,
    );
  }
}

/** Throws unless the value is a view of this game and of this version of its rules. */
export function assertView<Types extends RulesTypes>(
  rules: Rules<Types>,
  value: Position<Types>,
): void {
  assertPosition(rules, value);
  if (!isView(value)) {
    throw new InvalidStateError(
      'STATE_FOR_VIEW',
      'this is a state, a view is needed; viewFor makes one',
    );
  }
}

/** Throws unless the value is a state or a view of this game and of this version of its rules. */
export function assertPosition<Types extends RulesTypes>(
  rules: Rules<Types>,
  value: Position<Types> | null,
): void {
  if (
    typeof value !== 'object' ||
    value === null ||
    !Array.isArray(value.agenda) ||
    !Array.isArray(value.players)
  ) {
    throw notAState(rules, value);
  }
  if (value.game !== rules.name) {
    throw new InvalidStateError(
      'OTHER_GAME',
      `this is a state of ${shown(value.game)}, not of ${rules.name}`,
    );
  }
  if (value.rules !== rules.version) {
    throw new InvalidStateError(
      'OTHER_RULES',
      `this is a state of rules ${shown(value.rules)}, not of rules ${rules.version}`,
    );
  }
  if (!made.has(value) && !hasOutline(rules, value)) throw notAState(rules, value);
}
