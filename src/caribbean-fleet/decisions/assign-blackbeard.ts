import type { Seat } from '../../core/types.ts';
import type { AssignBlackbeardAction } from '../actions.ts';
import { assignBlackbeard as assign } from '../chiefs.ts';
import { COLOR_INDEX, COLORS, type Color } from '../components.ts';
import { refuse } from '../refusals.ts';
import type { Table } from '../state.ts';
import type { Handler } from './handler.ts';

/** Put a blackbeard with one of the player's pawns (CF-C3); each pawn can have one. */
export const assignBlackbeard: Handler<'assignBlackbeard', AssignBlackbeardAction> = {
  answers: ['assignBlackbeard'],

  legal(table, { player }) {
    return freePawns(table, player).map((color) => ({ type: 'assignBlackbeard', player, color }));
  },

  check(table, { player }, { color }) {
    const place = COLOR_INDEX[color];
    const chief = table.chiefs[place];
    if (chief === null) return refuse('NO_CHIEF', { color });
    if (chief !== player) return refuse('NOT_CHIEF', { color, chief });
    return table.blackbeards[place] === null ? null : refuse('HAS_BLACKBEARD', { color });
  },

  apply(draft, { player, card }, { color }, events) {
    assign(draft, player, card, COLOR_INDEX[color], events);
  },
};

/** The player's pawns without a blackbeard, in the order of the colours. */
export function freePawns(table: Table, player: Seat): Color[] {
  return COLORS.filter((_, place) => {
    return table.chiefs[place] === player && table.blackbeards[place] === null;
  });
}
