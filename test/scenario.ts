import type { Game } from '../src/core/contract.ts';
import type { GameTypes } from '../src/core/types.ts';
import type { Mutable } from './mutable.ts';

/** The member of a union with a type. */
type Typed<Item, Type> = Extract<Item, { readonly type: Type }>;

/** What tests of either game do with positions. */
export interface Scenario<Types extends GameTypes> {
  /** A changed copy of a state, which need not be one that can be played on. */
  changed(state: Types['State'], change: (draft: Mutable<Types['State']>) => void): Types['State'];
  /** A changed copy of a state, as a host might load it; it keeps all invariants. */
  edited(state: Types['State'], change: (draft: Mutable<Types['State']>) => void): Types['State'];
  /** Plays actions one after the other. */
  play(state: Types['State'], ...actions: readonly Types['Action'][]): Types['State'];
  /** What happens with an action. */
  eventsOf(state: Types['State'], action: Types['Action']): readonly Types['Event'][];
  /** The legal actions of one type, in their order. */
  legal<Type extends Types['Action']['type']>(
    state: Types['State'],
    type: Type,
  ): Typed<Types['Action'], Type>[];
  /** Code and details of a refusal; `null` for a legal action. */
  why(
    state: Types['State'],
    action: unknown,
  ): { readonly code: Types['Refusal']['code']; readonly details: object } | null;
}

export function scenarioOf<Types extends GameTypes>(game: Game<Types>): Scenario<Types> {
  const changed: Scenario<Types>['changed'] = (state, change) => {
    const copy: Mutable<Types['State']> & Types['State'] = JSON.parse(JSON.stringify(state));
    change(copy);
    return copy;
  };
  return {
    changed,
    edited(state, change) {
      const copy = changed(state, change);
      const broken = game.invariants(copy);
      if (broken.length > 0) throw new Error(`broken invariants: ${JSON.stringify(broken)}`);
      return copy;
    },
    play: (state, ...actions) => actions.reduce(game.applyAction, state),
    eventsOf: (state, action) => game.transition(state, action).events,
    legal: (state, type) => game.legalActions(state).filter((action) => isOfType(action, type)),
    why(state, action) {
      const refusal = game.checkAction(state, action);
      return refusal === null ? null : { code: refusal.code, details: refusal.details };
    },
  };
}

/** Whether an item of a union has a type. */
export function isOfType<Item extends { readonly type: string }, Type extends Item['type']>(
  item: Item,
  type: Type,
): item is Typed<Item, Type> {
  return item.type === type;
}
