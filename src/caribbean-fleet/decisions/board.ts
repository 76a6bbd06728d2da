import type { Seat } from '../../core/types.ts';
import type { BoardAction } from '../actions.ts';
import { shipOf } from '../cards.ts';
import { countShips } from '../chiefs.ts';
import { COLOR_INDEX, COLORS, type Color, type ShipCard } from '../components.ts';
import { takeShip } from '../fleet.ts';
import { ownerOf, shipsOfOthers } from '../players.ts';
import { refuse } from '../refusals.ts';
import type { Table } from '../state.ts';
import type { Handler } from './handler.ts';

/** Take a ship of another player, of a colour of which the player owns a ship, and pay the fee (CF-C3, boarding; CF-M2). */
export const board: Handler<'board', BoardAction> = {
  answers: ['board'],

  legal(table, { player }) {
    return boardTargets(table, player).map((ship) => ({ type: 'board', player, ship }));
  },

  check(table, { player }, { ship }) {
    const owner = ownerOf(table, ship);
    if (owner === null) return refuse('NOT_ON_TABLE', { card: ship });
    if (owner === player) return refuse('OWN_CARD', { card: ship });
    const { color } = shipOf(ship);
    return owns(table, player, color) ? null : refuse('NO_SHIP_OF_COLOR', { ship, color });
  },

  apply(draft, { player }, { ship }, events) {
    takeShip(draft, player, ship, events);
  },
};

/** The ships that can be boarded, by seat, colour and number. */
export function boardTargets(table: Table, player: Seat): ShipCard[] {
  const owned = COLORS.filter((color) => owns(table, player, color));
  return shipsOfOthers(table, player).filter((ship) => owned.includes(shipOf(ship).color));
}

function owns(table: Table, player: Seat, color: Color): boolean {
  return countShips(table, player, COLOR_INDEX[color]) > 0;
}
