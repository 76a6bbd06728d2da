import type { OpenTavernAction } from '../actions.ts';
import { COLOR_INDEX, COLORS, type Color } from '../components.ts';
import { refuse } from '../refusals.ts';
import type { Table } from '../state.ts';
import { openTavern as open } from '../taverns.ts';
import type { Handler } from './handler.ts';

/** Take a fleet token of any colour that the supply has (CF-C3, CF-C4). */
export const openTavern: Handler<'openTavern', OpenTavernAction> = {
  answers: ['openTavern'],

  legal(table, { player }) {
    return tokenColors(table).map((color) => ({ type: 'openTavern', player, color }));
  },

  check(table, _step, { color }) {
    return table.tokens[COLOR_INDEX[color]] > 0 ? null : refuse('NO_TOKEN', { color });
  },

  apply(draft, { player, card }, { color }, events) {
    open(draft, player, card, color, events);
  },
};

/** The colours with a token in the supply, in order. */
export function tokenColors(table: Table): Color[] {
  return COLORS.filter((color) => table.tokens[COLOR_INDEX[color]] > 0);
}
