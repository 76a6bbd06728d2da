import type { Game } from './contract.ts';
import type { EngineTypes, GameDefinition } from './definition.ts';
import { legalActions, transition } from './engine.ts';
import { eachEvent, isList } from './event-list.ts';
import { same } from './lists.ts';
import { assertState, reading } from './position.ts';
import type { BaseEvent } from './types.ts';

/**
 * What an event tells: `chance` is dice and cards that are revealed, also by the end of the game, `choice` is what a player decided, `result` is
 * what follows from both.
 */
export type EventKind = 'chance' | 'choice' | 'result';

type EventKinds = { readonly [type: string]: EventKind };

export function canUndo<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
  kinds: EventKinds,
): Game<Types>['canUndo'] {
  return (state, after) =>
    reading(definition.name, state, () => {
      assertState(definition, state);
      if (isList<Types['Event']>(after)) return revealsNothing(kinds, after);
      return reading(definition.name, after, () => {
        assertState(definition, after);
        const events = eventsBetween(definition, state, after);
        return events !== null && revealsNothing(kinds, events);
      });
    });
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
  const found = eachEvent(events, (event) => {
    const kind = kindOf(kinds, event);
    if (kind === 'choice') choosers.add(event.player);
    return kind;
  });
  return !found.includes('chance') && choosers.size <= 1;
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
