import { withItem } from '../../core/lists.ts';
import type { PlaceGhostAction } from '../actions.ts';
import { type Occupant, siteOf } from '../board.ts';
import type { Handler } from './handler.ts';
import { checkPlace, placesOn } from './place.ts';

/** In a game of two, the player who did not win places a ghost crew: no cloud, no coins (GI-E1). */
export const ghost: Handler<'ghost', PlaceGhostAction> = {
  answers: ['placeGhost'],

  legal(table, { player, peninsula }) {
    return placesOn(table, peninsula).map((building) => ({ type: 'placeGhost', player, building }));
  },

  check(table, { peninsula }, { building }) {
    return checkPlace(table, peninsula, building);
  },

  apply(draft, { player }, { building }, events) {
    draft.ghostCrew -= 1;
    draft.buildings = withItem<Occupant>(draft.buildings, siteOf(building), 'ghost');
    events?.push({ type: 'ghostPlaced', player, building });
  },
};
