import { at } from '../core/lists.ts';
import type { Seat } from '../core/types.ts';
import { type ByColor, type Color, GHOST_SHIP, type Ship, TREASURE_MOST } from './components.ts';
import type { GameDraft, PlayerDraft, PlayerOf, Table } from './state.ts';

/** What a seat has. */
export function playerAt(table: Table, seat: Seat): PlayerOf<null> {
  return at(table.players, seat);
}

/** What a seat has, to be changed. */
export function draftAt(draft: GameDraft, seat: Seat): PlayerDraft {
  return at(draft.players, seat);
}

/**
 * Counts the possible coins of a player: the coins on the track and 3 for each treasure card, whatever it is worth (GI-P1).
 *
 * @param player - the player of a state or view.
 * @returns the possible coins, the most that the player can bid.
 * @throws nothing.
 * @example
 * ```ts
 * import { possibleCoins } from 'pirate-auctions/grog-island';
 *
 * console.log(possibleCoins({ coins: 2, treasures: [1, null] })); // 8
 * ```
 */
export function possibleCoins(player: {
  readonly coins: number;
  readonly treasures: readonly (number | null)[];
}): number {
  return player.coins + TREASURE_MOST * player.treasures.length;
}

/** The peninsulas and the ships, each from left to right. */
type Harbor = Pick<Table, 'order' | 'ships'>;

/** The peninsula where a ship lies; `null` on the open sea (GI-C3, GI-T2). */
export function peninsulaOf(table: Harbor, ship: Ship): Color | null {
  return table.order[table.ships.indexOf(ship)] ?? null;
}

/** The ship at a peninsula (GI-C3). */
export function shipAt(table: Harbor, peninsula: Color): Ship {
  return at(table.ships, table.order.indexOf(peninsula));
}

/** The good of a ship is that of its peninsula (GI-T2); a ship on the open sea is never chosen. */
export function goodOf(table: Harbor, ship: Ship): Color {
  const peninsula = peninsulaOf(table, ship);
  if (peninsula === null) throw new RangeError(`the ship ${ship} is on the open sea`);
  return peninsula;
}

/** Whether the ghost ship sails: with two players only (GI-S5). */
export function hasGhost(table: { readonly players: readonly unknown[] }): boolean {
  return table.players.length === 2;
}

/** The peninsula of the ghost ship; `null` on the open sea, and with more than two players (GI-A3, GI-E1). */
export function ghostPeninsula(
  table: Harbor & { readonly players: readonly unknown[] },
): Color | null {
  return hasGhost(table) ? peninsulaOf(table, GHOST_SHIP) : null;
}

/** The sum of the values of all colours. */
export function total(goods: ByColor<number>): number {
  return goods[0] + goods[1] + goods[2] + goods[3] + goods[4];
}
