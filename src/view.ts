import type { BaseEvent, Viewer } from './game.ts';
import { deepFreeze } from './lists.ts';
import { shown } from './plain.ts';
import { assertState, ownState, remembered } from './position.ts';
import type { Rules, RulesTypes } from './rules.ts';

/** The view of a state, after a check of who looks. */
export function viewFor<Types extends RulesTypes>(
  rules: Rules<Types>,
  viewOf: (state: Types['State'], viewer: Viewer) => Types['View'],
  state: Types['State'],
  viewer: Viewer,
): Types['View'] {
  assertState(rules, state);
  const seats = state.players.length;
  if (viewer !== 'spectator' && !(Number.isInteger(viewer) && viewer >= 0 && viewer < seats)) {
    throw new RangeError(`viewFor: no seat ${String(shown(viewer))} in a game of ${seats} players`);
  }
  return remembered(deepFreeze(viewOf(ownState(rules, state), viewer)));
}

/** Events as a viewer may see them; `hide` takes away what only `seenBy` sees. How many seats there are, events do not tell. */
export function viewEvents<Event extends BaseEvent>(
  hide: (event: Event) => Event,
  events: readonly Event[],
  viewer: Viewer,
): Event[] {
  if (viewer !== 'spectator' && !(Number.isInteger(viewer) && viewer >= 0))
    throw new RangeError(`viewEvents: no seat ${String(shown(viewer))}`);
  return events.map((event) =>
    event.seenBy === undefined || event.seenBy === viewer ? event : hide(event),
  );
}
