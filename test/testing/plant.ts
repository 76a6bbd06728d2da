import type { Transition } from '../../src/core/types.ts';
import type { Action, GameEvent, GameState, GameView } from '../../src/grog-island/index.ts';
import { grogIsland } from '../../src/index.ts';
import type { Mutable } from '../mutable.ts';

export type Island = typeof grogIsland;

/** A game with a bug, and the laws that it breaks. */
export interface Planted {
  readonly bug: string;
  readonly game: Island;
  /** The numbers of the laws that find it; others may stumble over it too. */
  readonly breaks: readonly number[];
  /** What the complaint says. */
  readonly says: RegExp;
}

/** A copy that may be changed. */
export const copyOf = <Value>(value: Value): Mutable<Value> => JSON.parse(JSON.stringify(value));

/** A game in which every transition is followed by a change; simulations and replays follow the true rules. */
export function withTransition(
  change: (next: Mutable<GameState>, action: Action, state: GameState) => void,
): Island {
  const transition = (state: GameState, action: Action): Transition<GameState, GameEvent> => {
    const { state: next, events } = grogIsland.transition(state, action);
    const copy = copyOf(next);
    change(copy, action, state);
    return { state: copy, events };
  };
  return {
    ...grogIsland,
    transition,
    applyAction: (state, action) => transition(state, action).state,
  };
}

/** A game whose views are changed. */
export function withView(change: (view: Mutable<GameView>, state: GameState) => void): Island {
  return {
    ...grogIsland,
    viewFor(state, viewer) {
      const view = copyOf(grogIsland.viewFor(state, viewer));
      change(view, state);
      return view;
    },
  };
}

/** A game whose lists of legal actions are changed. */
export function withList(change: (actions: Action[]) => Action[]): Island {
  return {
    ...grogIsland,
    legalActions: (position, player) => change(grogIsland.legalActions(position, player)),
  };
}
