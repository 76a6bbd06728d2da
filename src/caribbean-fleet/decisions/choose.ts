import { at } from '../../core/lists.ts';
import type { ChooseAction } from '../actions.ts';
import { isShip } from '../cards.ts';
import { takeShip } from '../fleet.ts';
import { refuse } from '../refusals.ts';
import { carryOut } from '../specials.ts';
import type { Handler } from './handler.ts';

/** Take one of the open cards and carry it out (CF-K1). */
export const choose: Handler<'choose', ChooseAction> = {
  answers: ['choose'],

  legal(table, { player }) {
    return table.open.map((card) => ({ type: 'choose', player, card }));
  },

  check(table, _step, { card }) {
    return table.open.includes(card) ? null : refuse('NOT_OPEN', { card, open: [...table.open] });
  },

  apply(draft, { player }, { card }, events) {
    draft.open = draft.open.filter((other) => other !== card);
    events?.push({ type: 'cardChosen', player, card });
    if (isShip(card)) takeShip(draft, player, card, events);
    else carryOut(draft, player, card, events);
  },

  sampleAction(table, { player }, random) {
    const card = at(table.open, Math.floor(random() * table.open.length));
    return { type: 'choose', player, card };
  },
};
