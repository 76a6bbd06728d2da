import { legalActions, transition } from './engine.ts';
import type { BaseEvent } from './game.ts';
import { same } from './lists.ts';
import { assertState } from './position.ts';
import type { Rules, RulesTypes } from './rules.ts';

/**
 * What an event tells: `chance` is dice and cards that come to light, `choice` is what a player decided, `result` is
 * what follows from both.
 */
export type EventKind = 'chance' | 'choice' | 'result';

export function canUndo<Types extends RulesTypes>(
  rules: Rules<Types>,
  kinds: { readonly [type: string]: EventKind },
  state: Types['State'],
  after: Types['State'] | readonly Types['Event'][],
): boolean {
  assertState(rules, state);
  if (isEvents<Types>(after)) return revealsNothing(kinds, after);
  assertState(rules, after);
  const events = eventsBetween(rules, state, after);
  return events !== null && revealsNothing(kinds, events);
}

function isEvents<Types extends RulesTypes>(
  after: Types['State'] | readonly Types['Event'][],
): after is readonly Types['Event'][] {
  return Array.isArray(after);
}

/** What an event tells; an unknown one may tell anything. */
function kindOf(kinds: { readonly [type: string]: EventKind }, { type }: BaseEvent): EventKind {
  return (Object.hasOwn(kinds, type) ? kinds[type] : undefined) ?? 'chance';
}

function revealsNothing(
  kinds: { readonly [type: string]: EventKind },
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

/** What the one action did that leads from a state to another; `null` if no single listed action does. */
function eventsBetween<Types extends RulesTypes>(
  rules: Rules<Types>,
  state: Types['State'],
  after: Types['State'],
): readonly Types['Event'][] | null {
  for (const action of legalActions(rules, state)) {
    const next = transition(rules, state, action);
    if (same(next.state, after)) return next.events;
  }
  return null;
}
