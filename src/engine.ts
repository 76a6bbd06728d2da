import { readAction, refuse } from './action-form.ts';
import { IllegalActionError } from './errors.ts';
import type { BaseAction, Seat, Transition } from './game.ts';
import { deepCopy } from './lists.ts';
import { shown } from './plain.ts';
import { assertPosition, isView, ownState, remembered } from './position.ts';
import { openSteps, type Position, type Rules, type RulesTypes, roomOf } from './rules.ts';
import { answer } from './running.ts';
import { shareUnchanged } from './share.ts';

export function transition<Types extends RulesTypes>(
  rules: Rules<Types>,
  state: Types['State'],
  action: unknown,
): Transition<Types['State'], Types['Event']> {
  const events: Types['Event'][] = [];
  return { state: advance(rules, state, action, events), events };
}

export function applyAction<Types extends RulesTypes>(
  rules: Rules<Types>,
  state: Types['State'],
  action: unknown,
): Types['State'] {
  return advance(rules, state, action, null);
}

export function checkAction<Types extends RulesTypes>(
  rules: Rules<Types>,
  position: Position<Types>,
  action: unknown,
): Types['Refusal'] | null {
  assertPosition(rules, position);
  const answer = examine(rules, position, action);
  return 'refusal' in answer ? answer.refusal : null;
}

export function legalActions<Types extends RulesTypes>(
  rules: Rules<Types>,
  position: Position<Types>,
  player?: Seat,
): Types['Action'][] {
  assertPosition(rules, position);
  const seats = position.players.length;
  if (player !== undefined && !(Number.isInteger(player) && player >= 0 && player < seats)) {
    throw new RangeError(
      `legalActions: no seat ${String(shown(player))} in a game of ${seats} players`,
    );
  }
  const actions: Types['Action'][] = [];
  for (const step of openSteps(rules, position)) {
    if (player !== undefined && step.player !== player) continue;
    if (isView(position) && step.player !== position.viewer) continue;
    actions.push(...roomOf(rules, step).legal(position, step));
  }
  return actions;
}

export function decisions<Types extends RulesTypes>(
  rules: Rules<Types>,
  position: Position<Types>,
): Types['Decision'][] {
  assertPosition(rules, position);
  return openSteps(rules, position).map((step) => deepCopy(rules.decisionOf(step)));
}

function advance<Types extends RulesTypes>(
  rules: Rules<Types>,
  given: Types['State'],
  action: unknown,
  events: Types['Event'][] | null,
): Types['State'] {
  const state = ownState(rules, given);
  const examined = examine(rules, state, action);
  if ('refusal' in examined) throw new IllegalActionError(examined.refusal);
  const next = rules.produce(state, () => {
    const changed = rules.copy(state);
    answer(rules, changed, examined.action, events);
    shareUnchanged(state, changed);
    return rules.freeze(changed);
  });
  return remembered(next);
}

/** An action that fits an open decision, or the reason why a value is none. */
type Examined<Types extends RulesTypes> =
  | { readonly action: BaseAction }
  | { readonly refusal: Types['Refusal'] };

function examine<Types extends RulesTypes>(
  rules: Rules<Types>,
  position: Position<Types>,
  value: unknown,
): Examined<Types> {
  const action = readAction(rules.actions, value);
  if ('code' in action) return { refusal: action };
  const { player } = action;
  const seats = position.players.length;
  if (player >= seats) return { refusal: refuse('NO_SUCH_SEAT', { player, players: seats }) };
  if (isView(position) && position.viewer !== player) {
    return { refusal: refuse('NOT_THE_VIEWER', { player, viewer: position.viewer }) };
  }
  const open = openSteps(rules, position);
  if (open.length === 0) return { refusal: refuse('GAME_OVER', { player }) };
  const step = open.find((candidate) => candidate.player === player);
  if (step === undefined) {
    return {
      refusal: refuse('NOT_YOUR_TURN', { player, waitingFor: open.map((other) => other.player) }),
    };
  }
  const room = roomOf(rules, step);
  if (!room.answers.includes(action.type)) {
    return {
      refusal: refuse('OTHER_DECISION', {
        player,
        given: action.type,
        decision: step.type,
        answers: room.answers,
      }),
    };
  }
  const refusal = room.check(position, step, action);
  return refusal === null ? { action } : { refusal };
}
