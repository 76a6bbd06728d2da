import type { Game } from './contract.ts';
import {
  assertSeat,
  type EngineTypes,
  type EventLog,
  type GameDefinition,
  handlerOf,
  openSteps,
  type ReadAction,
} from './definition.ts';
import { IllegalActionError } from './errors.ts';
import { deepCopy } from './lists.ts';
import { nextState } from './next-state.ts';
import {
  assertPosition,
  assertState,
  freezeState,
  isView,
  reading,
  trustedState,
} from './position.ts';
import { refuse } from './refusal.ts';
import { resolve } from './resolve.ts';
import type { BaseAction, BaseRefusal, Position } from './types.ts';

/*
 * The functions of the contract that run the rules. Each takes the definition of a game and gives the function of that game; the
 * contract documents them.
 */

export function createGame<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
  readOptions: (value: unknown) => Types['Options'],
  initialState: (options: Types['Options']) => Types['Draft'],
): Game<Types>['createGame'] {
  return (options) => freezeState(definition, initialState(readOptions(options)));
}

export function applyAction<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
): Game<Types>['applyAction'] {
  return (state, action) => advance(definition, state, action, null);
}

export function transition<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
): Game<Types>['transition'] {
  return (state, action) => {
    const events: Types['Event'][] = [];
    return { state: advance(definition, state, action, events), events };
  };
}

export function checkAction<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
): Game<Types>['checkAction'] {
  return (position, action) =>
    reading(definition.name, position, () => {
      assertPosition(definition, position);
      return examine(definition, position, action).refusal;
    });
}

/** The action, if it is legal. */
export function legalActionIn<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
  position: Position<Types>,
  value: unknown,
): Types['Action'] {
  const { action, refusal } = reading(definition.name, position, () => {
    assertPosition(definition, position);
    return examine(definition, position, value);
  });
  if (action === null) throw new IllegalActionError(refusal);
  return action;
}

export function legalActions<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
): Game<Types>['legalActions'] {
  return (position, player) =>
    reading(definition.name, position, () => {
      assertPosition(definition, position);
      if (player !== undefined) assertSeat('legalActions', player, position.players.length);
      const actions: Types['Action'][] = [];
      for (const step of openSteps(definition, position)) {
        if (player !== undefined && step.player !== player) continue;
        if (isView(position) && step.player !== position.viewer) continue;
        actions.push(...handlerOf(definition, step).legal(position, step));
      }
      return actions;
    });
}

export function decisions<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
): Game<Types>['decisions'] {
  return (position) =>
    reading(definition.name, position, () => {
      assertPosition(definition, position);
      return openSteps(definition, position).map((step) => deepCopy(definition.decisionOf(step)));
    });
}

/** A function of the contract that reads a state; `instead` says what reads a view. */
export function ofState<Types extends EngineTypes, Result>(
  definition: GameDefinition<Types>,
  read: (state: Types['State']) => Result,
  instead?: string,
): (state: Types['State']) => Result {
  return (state) =>
    reading(definition.name, state, () => {
      assertState(definition, state, instead);
      return read(state);
    });
}

/** A function of the contract that reads a state or a view. */
export function ofPosition<Types extends EngineTypes, Result>(
  definition: GameDefinition<Types>,
  read: (position: Position<Types>) => Result,
): (position: Position<Types>) => Result {
  return (position) =>
    reading(definition.name, position, () => {
      assertPosition(definition, position);
      return read(position);
    });
}

function advance<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
  given: Types['State'],
  action: unknown,
  events: EventLog<Types>,
): Types['State'] {
  const next = reading(definition.name, given, () => {
    const state = trustedState(definition, given);
    const examined = examine(definition, state, action);
    if (examined.action === null) return new IllegalActionError(examined.refusal);
    const changed = definition.copy(state);
    resolve(definition, changed, examined.action, events);
    return nextState<Types>(state, changed);
  });
  if (next instanceof IllegalActionError) throw next;
  return next;
}

/** An action that answers an open decision, or the reason why a value is none. */
type Examined<Types extends EngineTypes> = ReadAction<BaseAction, Types['Refusal']>;

function examine<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
  position: Position<Types>,
  value: unknown,
): Examined<Types> {
  const read = definition.readAction(value);
  if (read.action === null) return read;
  const { action } = read;
  const { player } = action;
  const seats = position.players.length;
  if (player >= seats) return refused(refuse('NO_SUCH_SEAT', { player, players: seats }));
  if (isView(position) && position.viewer !== player)
    return refused(refuse('NOT_THE_VIEWER', { player, viewer: position.viewer }));
  const open = openSteps(definition, position);
  if (open.length === 0) return refused(refuse('GAME_OVER', { player }));
  const step = open.find((candidate) => candidate.player === player);
  if (step === undefined) {
    const waitingFor = open.map((other) => other.player);
    return refused(refuse('NOT_YOUR_TURN', { player, waitingFor }));
  }
  const handler = handlerOf(definition, step);
  if (!handler.answers.includes(action.type)) {
    const { answers } = handler;
    const details = { player, received: action.type, decision: step.type, answers };
    return refused(refuse('WRONG_DECISION', details));
  }
  const refusal = handler.check(position, step, action);
  return refusal === null ? { action, refusal } : refused(refusal);
}

function refused<Refusal extends BaseRefusal>(refusal: Refusal): ReadAction<never, Refusal> {
  return { action: null, refusal };
}
