import { at } from '../../core/lists.ts';
import type { Action, TradeAction } from '../actions.ts';
import {
  COLOR_INDEX,
  COLOR_INDEXES,
  type Color,
  EXCHANGE_RATE,
  GHOST_SHIP,
  type Ship,
} from '../components.ts';
import { draftAt, goodOf, hasGhost, peninsulaOf, playerAt, total } from '../players.ts';
import { refuse } from '../refusals.ts';
import type { Table } from '../state.ts';
import type { Handler } from './handler.ts';

/** A player who passed puts their marker on a ship (GI-T1 to GI-T4). */
export const chooseShip: Handler<'chooseShip', TradeAction> = {
  answers: ['trade'],

  legal(table, { player }) {
    const { goods } = playerAt(table, player);
    const any = total(goods) >= EXCHANGE_RATE || isIdle(table, player);
    const actions: Action[] = [];
    for (const place of COLOR_INDEXES) {
      const ship = at(table.ships, place);
      const color = at(table.order, place);
      if ((any || goods[COLOR_INDEX[color]] > 0) && isAvailable(table, ship))
        actions.push({ type: 'trade', player, ship });
    }
    return actions;
  },

  check(table, { player }, { ship }) {
    const good = peninsulaOf(table, ship);
    if (good === null) return refuse('SHIP_NOT_AVAILABLE', { ship, why: 'openSea' });
    if (!isAvailable(table, ship)) {
      const why = isGhostShip(table, ship) ? 'ghost' : 'marker';
      return refuse('SHIP_NOT_AVAILABLE', { ship, why });
    }
    if (isIdle(table, player) || canSupply(table, player, good)) return null;
    return refuse('CANNOT_SUPPLY', { ship, good });
  },

  apply(draft, { player }, { ship }, events) {
    const idle = isIdle(draft, player);
    draftAt(draft, player).marker = ship;
    draft.agenda.push({ type: 'trade', player, ship, credit: 0, delivered: false, deals: 0, idle });
    events?.push({ type: 'shipChosen', player, ship, peninsula: goodOf(draft, ship) });
  },
};

/** A ship at a peninsula is available unless it carries a marker, or is the ghost ship (GI-T1). */
export function isAvailable(table: Table, ship: Ship): boolean {
  if (isGhostShip(table, ship)) return false;
  for (const player of table.players) if (player.marker === ship) return false;
  return true;
}

function isGhostShip(table: Table, ship: Ship): boolean {
  return ship === GHOST_SHIP && hasGhost(table);
}

/** The player has no good of any available ship, so they may choose one without trading (GI-T4). */
function isIdle(table: Table, player: number): boolean {
  const { goods } = playerAt(table, player);
  for (const place of COLOR_INDEXES) {
    const good = COLOR_INDEX[at(table.order, place)];
    if (goods[good] > 0 && isAvailable(table, at(table.ships, place))) return false;
  }
  return true;
}

/** The player has a good of the ship, or three others to exchange (GI-T3). */
function canSupply(table: Table, player: number, good: Color): boolean {
  const { goods } = playerAt(table, player);
  return goods[COLOR_INDEX[good]] > 0 || total(goods) >= EXCHANGE_RATE;
}
