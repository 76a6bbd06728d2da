import { InvalidStateError } from './errors.ts';
import type { GameTypes } from './game.ts';
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
    throw new InvalidStateError(
      'NOT_A_STATE',
      `this has not the form of a state of ${rules.name}; parseState says why`,
    );
  }
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
      `this is the view of ${String(value.viewer)}, a state is needed: views lack what is hidden; sampleState makes a state of a view`,
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
      'this is a state, a view is needed: viewFor makes one',
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
    throw new InvalidStateError(
      'NOT_A_STATE',
      `this is not a state or view of ${rules.name}: ${String(shown(value))}`,
    );
  }
  if (value.game !== rules.name) {
    throw new InvalidStateError(
      'OTHER_GAME',
      `this is a state of ${String(shown(value.game))}, not of ${rules.name}`,
    );
  }
  if (value.rules !== rules.version) {
    throw new InvalidStateError(
      'OTHER_RULES',
      `this state was made by version ${String(shown(value.rules))} of the rules, this library has version ${rules.version}`,
    );
  }
}
