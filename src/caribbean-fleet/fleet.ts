import { withItem } from '../core/lists.ts';
import type { Seat } from '../core/types.ts';
import { shipIndex, shipOf } from './cards.ts';
import { payFee, updateChief } from './chiefs.ts';
import { CANNONS_VALUE, type CardOf, COLOR_INDEX, type ShipCard } from './components.ts';
import type { Events } from './event-log.ts';
import { discard, firstWaiting, removeWaiting } from './players.ts';
import type { GameDraft, TableOf } from './state.ts';

/**
 * Adds up the value of a ship and of all cannons under it (CF-C2, CF-C3).
 *
 * @param table - a state or view.
 * @param ship - the card of the ship.
 * @returns the value in ducats.
 * @throws a RangeError if the game has no such ship.
 * @example
 * ```ts
 * import { worthOf } from 'pirate-auctions/caribbean-fleet';
 *
 * console.log(worthOf({ cannons: [] }, 'red:3')); // 1
 * ```
 */
export function worthOf(table: Pick<TableOf<null>, 'cannons'>, ship: ShipCard): number {
  let worth = shipOf(ship).value;
  for (const cannons of table.cannons) if (cannons.ship === ship) worth += CANNONS_VALUE;
  return worth;
}

/** A player takes a ship: fee, ship, waiting cannons, chief, in this order (CF-K2). */
export function takeShip(draft: GameDraft, seat: Seat, card: ShipCard, events: Events): void {
  const index = shipIndex(card);
  const { color } = shipOf(card);
  payFee(draft, seat, color, events);
  const owner = draft.ships[index] ?? null;
  draft.ships = withItem<Seat | null>(draft.ships, index, seat);
  if (owner !== null) events?.push({ type: 'boarded', player: seat, owner, ship: card });
  for (;;) {
    const cannons = firstWaiting(draft, seat, 'cannons');
    if (cannons === null) break;
    placeCannons(draft, seat, cannons, card, events);
  }
  updateChief(draft, COLOR_INDEX[color], events);
}

/** Discards a ship and the cannons under it; the chief may change (CF-C3, CF-R5, CF-M3). */
export function loseShip(
  draft: GameDraft,
  owner: Seat,
  card: ShipCard,
  reason: 'sunk' | 'wrecked',
  events: Events,
): void {
  const index = shipIndex(card);
  draft.ships = withItem<Seat | null>(draft.ships, index, null);
  discard(draft, owner, card, reason, events);
  for (const cannons of draft.cannons) {
    if (cannons.ship === card) discard(draft, owner, cannons.card, reason, events);
  }
  draft.cannons = draft.cannons.filter((cannons) => cannons.ship !== card);
  updateChief(draft, COLOR_INDEX[shipOf(card).color], events);
}

/** Puts cannons under a ship, by choice (CF-C3) or after they have waited (CF-K4). */
export function placeCannons(
  draft: GameDraft,
  seat: Seat,
  card: CardOf<'cannons'>,
  ship: ShipCard,
  events: Events,
): void {
  removeWaiting(draft, seat, card);
  draft.cannons = [...draft.cannons, { card, ship }];
  events?.push({ type: 'cannonsPlaced', player: seat, card, ship });
}
