import type { Game } from './contract.ts';
import type { EngineTypes, GameDefinition } from './definition.ts';
import { legalActions, transition } from './engine.ts';
import { same } from './lists.ts';
import { assertState } from './position.ts';
import type { BaseEvent } from './types.ts';

/**
 * What an event tells: `chance` is dice and cards that are revealed, `choice` is what a player decided, `result` is
 * what follows from both.
 */
export type EventKind = 'chance' | 'choice' | 'result';

type EventKinds = { readonly [type: string]: EventKind };

export function canUndo<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
  kinds: EventKinds,
): Game<Types>['canUndo'] {
  return (state, after) => {
    assertState(definition, state);
    if (isEvents<Types>(after)) return revealsNothing(kinds, after);
    assertState(definition, after);
    const events = eventsBetween(definition, state, after);
    return events !== null && revealsNothing(kinds, events);
  };
}

function isEvents<Types extends EngineTypes>(
  after: Types['State'] | readonly Types['Event'][],
): after is readonly Types['Event'][] {
  return Array.isArray(after);
}

/** What an event tells; an unknown one may tell anything. */
function kindOf(kinds: EventKinds, { type }: BaseEvent): EventKind {
  return (Object.hasOwn(kinds, type) ? kinds[type] : undefined) ?? 'chance';
}

function revealsNothing(
  kinds: EventKinds,
  events: readonly (BaseEvent & { readonly player?: number })[],
): boolean {
  const choosers = new Set<number | undefined>();
  for (const event of events) {
    const kind = kindOf(kinds, event);
    if (kind === 'chance') return false;
    if (kind === 'choice') choosers.add(event.player);
  }
  return choosers.size <= 1;
}

/** The events of the one action that leads from a state to another; `null` if no single listed action does. */
function eventsBetween<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
  state: Types['State'],
  after: Types['State'],
): readonly Types['Event'][] | null {
  const follow = transition(definition);
  for (const action of legalActions(definition)(state)) {
    const next = follow(state, action);
    if (same(next.state, after)) return next.events;
  }
  return null;
}
