import { withItem } from '../../core/lists.ts';
import type { LockAction } from '../actions.ts';
import { LOCK_PLACE, pointsOfRow } from '../auction.ts';
import { freeOn, type Occupant, siteOf } from '../board.ts';
import { COLOR_INDEX } from '../components.ts';
import type { Events } from '../event-log.ts';
import { draftAt } from '../players.ts';
import type { GameDraft } from '../state.ts';
import type { StepOf } from '../types.ts';
import type { Handler } from './handler.ts';
import { checkPlace, placesOn } from './place.ts';

/** The winner locks a building on the peninsula of the fourth die (GI-W4). */
export const lock: Handler<'lock', LockAction> = {
  answers: ['lock'],

  legal(table, { player, peninsula }) {
    return placesOn(table, peninsula).map((building) => ({ type: 'lock', player, building }));
  },

  check(table, { peninsula }, { building }) {
    return checkPlace(table, peninsula, building);
  },

  apply(draft, { player }, { building }, events) {
    draft.locks -= 1;
    draft.buildings = withItem<Occupant>(draft.buildings, siteOf(building), 'lock');
    events?.push({ type: 'locked', player, building });
  },
};

/** After the claims the points of spaces 3 and 5, then the lock of space 4 (GI-W1, GI-W2, GI-W4). */
export function rewards(draft: GameDraft, { player }: StepOf<'rewards'>, events: Events): void {
  const points = pointsOfRow(draft.row.length);
  if (points > 0) {
    draftAt(draft, player).points += points;
    events?.push({ type: 'pointsGained', player, points, reason: 'row' });
  }
  const peninsula = draft.row[LOCK_PLACE];
  if (peninsula === undefined || draft.locks === 0) return;
  if (freeOn(draft.buildings, COLOR_INDEX[peninsula]) > 0)
    draft.agenda.push({ type: 'lock', player, peninsula });
}
