import { at } from '../core/lists.ts';
import type { Seat } from '../core/types.ts';
import { byOrder, isOf, shipIndex } from './cards.ts';
import {
  type Card,
  type CardOf,
  type KEPT_KINDS,
  type LASTING_KINDS,
  type LastingCard,
  SHIPS,
  type ShipCard,
  type UsableCard,
} from './components.ts';
import type { Events } from './event-log.ts';
import type { DiscardReason } from './events.ts';
import type { GameDraft, KeptCard, PlayerDraft, PlayerState, Table, TableOf } from './state.ts';

/** What a seat has. */
export function playerAt(table: Table, seat: Seat): PlayerState {
  return at(table.players, seat);
}

/** What a seat has, to be changed. */
export function draftAt(draft: GameDraft, seat: Seat): PlayerDraft {
  return at(draft.players, seat);
}

/**
 * Tells who owns a ship.
 *
 * @param table - a state or view.
 * @param ship - the card of the ship.
 * @returns the seat; `null` if the ship has no owner.
 * @throws nothing.
 * @example
 * ```ts
 * import { createGame, ownerOf } from 'pirate-auctions/caribbean-fleet';
 *
 * console.log(ownerOf(createGame({ players: 3, seed: 1 }), 'red:3')); // null
 * ```
 */
export function ownerOf(table: Pick<TableOf<null>, 'ships'>, ship: ShipCard): Seat | null {
  return table.ships[shipIndex(ship)] ?? null;
}

/**
 * Lists the ships in front of a seat.
 *
 * @param table - a state or view.
 * @param seat - the seat.
 * @returns the cards by colour, then by number.
 * @throws nothing.
 * @example
 * ```ts
 * import { applyAction, createGame, legalActions, shipsOf } from 'pirate-auctions/caribbean-fleet';
 *
 * let state = createGame({ players: 3, seed: 1 });
 * for (let turn = 0; turn < 4; turn += 1) state = applyAction(state, legalActions(state)[0]!);
 * console.log(shipsOf(state, 0).length); // 1
 * ```
 */
export function shipsOf(table: Pick<TableOf<null>, 'ships'>, seat: Seat): ShipCard[] {
  const ships: ShipCard[] = [];
  pushShips(table, seat, ships);
  return ships;
}

/** The ships in front of all other seats, by seat, colour and number. */
export function shipsOfOthers(table: Table, seat: Seat): ShipCard[] {
  const ships: ShipCard[] = [];
  for (let other = 0; other < table.players.length; other += 1)
    if (other !== seat) pushShips(table, other, ships);
  return ships;
}

function pushShips({ ships }: Pick<TableOf<null>, 'ships'>, seat: Seat, list: ShipCard[]): void {
  for (let index = 0; index < SHIPS.length; index += 1)
    if (ships[index] === seat) list.push(at(SHIPS, index).card);
}

/** All cards that lie face up, including the discarded ones. */
export function openCards(table: Table): Card[] {
  const cards: Card[] = [...table.open, ...table.discarded];
  for (const [index, { card }] of SHIPS.entries())
    if (table.ships[index] !== null) cards.push(card);
  for (const { card } of table.cannons) cards.push(card);
  for (const card of table.blackbeards) if (card !== null) cards.push(card);
  for (const { card, rum } of table.taverns) {
    cards.push(card);
    if (rum !== null) cards.push(rum);
  }
  for (const { waiting, kept } of table.players) {
    cards.push(...waiting);
    for (const { card } of kept) cards.push(card);
  }
  return cards;
}

/** What a player pays of what is due: nobody pays more than they have (CF-M4). */
export function payable({ ducats }: Pick<PlayerState, 'ducats'>, due: number): number {
  return Math.min(due, ducats);
}

/** A player pays another or, with `null`, the bank (CF-M4). Returns what was paid. */
export function pay(draft: GameDraft, payer: Seat, to: Seat | null, due: number): number {
  const purse = draftAt(draft, payer);
  const paid = payable(purse, due);
  purse.ducats -= paid;
  if (to !== null) draftAt(draft, to).ducats += paid;
  return paid;
}

/** Discards a card, face up. */
export function discard(
  draft: GameDraft,
  player: Seat,
  card: Card,
  reason: DiscardReason,
  events: Events,
): void {
  draft.discarded = [...draft.discarded, card];
  events?.push({ type: 'cardDiscarded', player, card, reason });
}

/** Puts a lasting card in front of its player, where it waits for a place (CF-K4). */
export function addWaiting(draft: GameDraft, seat: Seat, card: LastingCard): void {
  const player = draftAt(draft, seat);
  player.waiting = [...player.waiting, card].sort(byOrder);
}

/** Takes away a waiting card that gets its place. */
export function removeWaiting(draft: GameDraft, seat: Seat, card: LastingCard): void {
  const player = draftAt(draft, seat);
  player.waiting = player.waiting.filter((other) => other !== card);
}

/** The first card of a kind that waits, if any (CF-K4). */
export function firstWaiting<Kind extends (typeof LASTING_KINDS)[number]>(
  table: Table,
  seat: Seat,
  kind: Kind,
): CardOf<Kind> | null {
  for (const card of playerAt(table, seat).waiting) if (isOf(card, kind)) return card;
  return null;
}

/** Keeps a card for later (CF-C3). */
export function keep(draft: GameDraft, seat: Seat, card: UsableCard): void {
  const player = draftAt(draft, seat);
  const kept: KeptCard[] = [...player.kept, { card, round: draft.round }];
  player.kept = kept.sort((left, right) => byOrder(left.card, right.card));
}

/** The kept cards of a kind with their players, clockwise from a seat, copy by copy: the order in which they are asked. */
export function keptFrom<Kind extends (typeof KEPT_KINDS)[number]>(
  { players }: Table,
  kind: Kind,
  first: Seat,
): { player: Seat; card: CardOf<Kind>; round: number }[] {
  const found: { player: Seat; card: CardOf<Kind>; round: number }[] = [];
  for (let distance = 0; distance < players.length; distance += 1) {
    const player = (first + distance) % players.length;
    for (const { card, round } of at(players, player).kept)
      if (isOf(card, kind)) found.push({ player, card, round });
  }
  return found;
}

/** Discards a kept card that is used (CF-C3). */
export function useUp(draft: GameDraft, seat: Seat, card: UsableCard, events: Events): void {
  const player = draftAt(draft, seat);
  player.kept = player.kept.filter((other) => other.card !== card);
  discard(draft, seat, card, 'used', events);
}
