import type { Seat } from '../../core/types.ts';
import type { PlaceRumAction } from '../actions.ts';
import { refuse } from '../refusals.ts';
import type { Table, Tavern } from '../state.ts';
import { placeRum as place, tavernOf } from '../taverns.ts';
import type { Handler } from './handler.ts';

/** Put rum with one of the player's taverns (CF-C3); each tavern can have one. */
export const placeRum: Handler<'placeRum', PlaceRumAction> = {
  answers: ['placeRum'],

  legal(table, { player }) {
    return dryTaverns(table, player).map(({ card }) => ({
      type: 'placeRum',
      player,
      tavern: card,
    }));
  },

  check(table, { player }, { tavern: card }) {
    const tavern = tavernOf(table, card);
    if (tavern === undefined) return refuse('NOT_ON_TABLE', { card });
    const { owner, rum } = tavern;
    if (owner !== player) return refuse('NOT_YOURS', { card, owner });
    return rum === null ? null : refuse('HAS_RUM', { tavern: card });
  },

  apply(draft, { player, card }, { tavern }, events) {
    place(draft, player, card, tavern, events);
  },
};

/** The player's taverns without rum, in the order of opening. */
export function dryTaverns(table: Table, player: Seat): Tavern[] {
  return table.taverns.filter(({ owner, rum }) => owner === player && rum === null);
}
