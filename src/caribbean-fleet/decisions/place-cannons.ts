import type { PlaceCannonsAction } from '../actions.ts';
import { placeCannons as place } from '../fleet.ts';
import { ownerOf, shipsOf } from '../players.ts';
import { refuse } from '../refusals.ts';
import type { Handler } from './handler.ts';

/** Put cannons under one of the player's ships (CF-C3), which can have several. */
export const placeCannons: Handler<'placeCannons', PlaceCannonsAction> = {
  answers: ['placeCannons'],

  legal(table, { player }) {
    return shipsOf(table, player).map((ship) => ({ type: 'placeCannons', player, ship }));
  },

  check(table, { player }, { ship }) {
    const owner = ownerOf(table, ship);
    if (owner === null) return refuse('NOT_ON_TABLE', { card: ship });
    return owner === player ? null : refuse('NOT_YOURS', { card: ship, owner });
  },

  apply(draft, { player, card }, { ship }, events) {
    place(draft, player, card, ship, events);
  },
};
