import type { Game } from './contract.ts';
import { assertSeat, type EngineTypes, type GameDefinition, isSeat } from './definition.ts';
import { eachEvent } from './event-list.ts';
import { describeValue } from './json.ts';
import { deepCopy, deepFreeze } from './lists.ts';
import {
  assertView,
  freezeState,
  markTrusted,
  reading,
  trustedState,
  trustedView,
} from './position.ts';
import { checkedSeed, type Seed } from './random.ts';
import type { BaseEvent, GameTypes, Viewer } from './types.ts';

export function viewFor<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
  viewOf: (state: Types['State'], viewer: Viewer) => Types['View'],
): Game<Types>['viewFor'] {
  return (state, viewer) =>
    reading(definition.name, state, () => {
      const trusted = trustedState(definition, state);
      if (viewer !== 'spectator') assertSeat('viewFor', viewer, trusted.players.length);
      return markTrusted(deepFreeze(viewOf(trusted, viewer)));
    });
}

/** `conceal` takes away what only `seenBy` sees. Events do not tell how many seats there are. */
export function viewEvents<Types extends GameTypes>(
  conceal: (event: Types['Event'] & BaseEvent) => Types['Event'],
): Game<Types>['viewEvents'] {
  return (events, viewer) => {
    if (viewer !== 'spectator' && !isSeat(viewer, Number.POSITIVE_INFINITY))
      throw new RangeError(
        `viewEvents: there is no seat ${String(describeValue(viewer))}; seats are the whole numbers from 0.`,
      );
    // Copies: several viewers may get the same event.
    return eachEvent(events, (event) => {
      const whole = !Object.hasOwn(event, 'seenBy') || event.seenBy === viewer;
      return deepCopy(whole ? event : conceal(event));
    });
  };
}

export function sampleState<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
  sample: (view: Types['View'], seed: Seed) => Types['Draft'],
): Game<Types>['sampleState'] {
  return (view, seed) => {
    const checked = checkedSeed(seed);
    return reading(definition.name, view, () => {
      assertView(definition, view);
      return freezeState(definition, sample(trustedView(view), checked));
    });
  };
}
