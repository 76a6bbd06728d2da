import { at } from '../../core/lists.ts';
import type { Seat } from '../../core/types.ts';
import type { BoardAction } from '../actions.ts';
import { shipIndex } from '../cards.ts';
import { countShips } from '../chiefs.ts';
import { COLOR_INDEX, type Color, SHIPS, type ShipCard } from '../components.ts';
import { takeShip } from '../fleet.ts';
import { ownerOf, shipsOf } from '../players.ts';
import { refuse } from '../refusals.ts';
import type { Table } from '../state.ts';
import type { Handler } from './handler.ts';

/** A ship of another player, of a colour in which one owns a ship; the fee is due (CF-C3, boarding; CF-M2). */
export const board: Handler<'board', BoardAction> = {
  answers: ['board'],

  legal(table, { player }) {
    return boardTargets(table, player).map((ship) => ({ type: 'board', player, ship }));
  },

  check(table, { player }, { ship }) {
    const owner = ownerOf(table, ship);
    if (owner === null) return refuse('NOT_ON_TABLE', { card: ship });
    if (owner === player) return refuse('OWN_CARD', { card: ship });
    const color = colorOf(ship);
    return owns(table, player, color) ? null : refuse('NO_SHIP_OF_COLOR', { ship, color });
  },

  apply(draft, { player }, { ship }, events) {
    takeShip(draft, player, ship, events);
  },
};

/** The ships that can be boarded, by seat, colour and number. */
export function boardTargets(table: Table, player: Seat): ShipCard[] {
  const targets: ShipCard[] = [];
  for (let seat = 0; seat < table.players.length; seat += 1) {
    if (seat === player) continue;
    for (const ship of shipsOf(table, seat))
      if (owns(table, player, colorOf(ship))) targets.push(ship);
  }
  return targets;
}

function colorOf(ship: ShipCard): Color {
  return at(SHIPS, shipIndex(ship)).color;
}

function owns(table: Table, player: Seat, color: Color): boolean {
  return countShips(table, player, COLOR_INDEX[color]) > 0;
}
