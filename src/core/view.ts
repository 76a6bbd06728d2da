import type { Game } from './contract.ts';
import { type EngineTypes, type GameDefinition, isSeat } from './definition.ts';
import { describeValue } from './json.ts';
import { deepCopy, deepFreeze } from './lists.ts';
import { assertView, freezeState, markTrusted, trustedState, trustedView } from './position.ts';
import { checkedSeed, type Seed } from './random.ts';
import { counted } from './sentence.ts';
import type { BaseEvent, GameTypes, Viewer } from './types.ts';

export function viewFor<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
  viewOf: (state: Types['State'], viewer: Viewer) => Types['View'],
): Game<Types>['viewFor'] {
  return (state, viewer) => {
    const trusted = trustedState(definition, state);
    const seats = trusted.players.length;
    if (viewer !== 'spectator' && !isSeat(viewer, seats)) {
      throw new RangeError(
        `viewFor: there is no seat ${String(describeValue(viewer))} in a game of ${counted(seats, 'player')}.`,
      );
    }
    return markTrusted(deepFreeze(viewOf(trusted, viewer)));
  };
}

/** `conceal` takes away what only `seenBy` sees. Events do not tell how many seats there are. */
export function viewEvents<Types extends GameTypes>(
  conceal: (event: Types['Event'] & BaseEvent) => Types['Event'],
): Game<Types>['viewEvents'] {
  return (events, viewer) => {
    if (viewer !== 'spectator' && !isSeat(viewer, Number.POSITIVE_INFINITY))
      throw new RangeError(`viewEvents: there is no seat ${String(describeValue(viewer))}.`);
    // Copies: several viewers may get the same event.
    return events.map((event) =>
      deepCopy(event.seenBy === undefined || event.seenBy === viewer ? event : conceal(event)),
    );
  };
}

export function sampleState<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
  sample: (view: Types['View'], seed: Seed) => Types['Draft'],
): Game<Types>['sampleState'] {
  return (view, seed) => {
    assertView(definition, view);
    return freezeState(definition, sample(trustedView(view), checkedSeed(seed)));
  };
}
