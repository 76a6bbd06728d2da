import { withItem } from '../core/lists.ts';
import type { Seat } from '../core/types.ts';
import {
  type CardOf,
  CHIEF_SHIPS,
  COLOR_INDEX,
  COLORS,
  type Color,
  type ColorIndex,
  FLEET_SIZE,
} from './components.ts';
import type { Events } from './event-log.ts';
import { discard, firstWaiting, pay, removeWaiting } from './players.ts';
import type { GameDraft, Table, TableOf } from './state.ts';

/** How many ships of a colour a seat owns. */
export function countShips(table: Pick<Table, 'ships'>, seat: Seat, color: ColorIndex): number {
  const { ships } = table;
  const first = color * FLEET_SIZE;
  let count = 0;
  for (let index = first; index < first + FLEET_SIZE; index += 1) {
    if (ships[index] === seat) count += 1;
  }
  return count;
}

/**
 * Tells what a seat owes the chief for taking a ship of a colour: as many ducats as the chief owns ships of it, twice as many
 * with a blackbeard, nothing if the seat is the chief (CF-M2). If it is more than the seat has, the rest lapses (CF-M4).
 *
 * @param table - a state or view.
 * @param seat - the seat that takes the ship.
 * @param color - the colour of the ship.
 * @returns the fee in ducats.
 * @throws nothing.
 * @example
 * ```ts
 * import { createGame, feeOf } from 'pirate-auctions/caribbean-fleet';
 *
 * console.log(feeOf(createGame({ players: 3, seed: 1 }), 0, 'red')); // 0
 * ```
 */
export function feeOf(
  table: Pick<TableOf<null>, 'ships' | 'chiefs' | 'blackbeards'>,
  seat: Seat,
  color: Color,
): number {
  const place = COLOR_INDEX[color];
  const chief = table.chiefs[place];
  if (chief === null || chief === seat) return 0;
  return countShips(table, chief, place) * feeOfShip(table, place);
}

/** What the chief gets for each of their ships: 1 ducat, 2 with a blackbeard (CF-M2, CF-C3). */
export function feeOfShip({ blackbeards }: Pick<Table, 'blackbeards'>, color: ColorIndex): 1 | 2 {
  return blackbeards[color] === null ? 1 : 2;
}

/** Pays the fee. The ship has not moved yet, so a ship boarded from the chief still counts (CF-M2). */
export function payFee(draft: GameDraft, seat: Seat, color: Color, events: Events): void {
  const due = feeOf(draft, seat, color);
  const chief = draft.chiefs[COLOR_INDEX[color]];
  if (due === 0 || chief === null) return;
  const paid = pay(draft, seat, chief, due);
  events?.push({ type: 'feePaid', player: seat, chief, color, due, paid });
}

/**
 * Without a chief, the first player with two ships takes the pawn (CF-M1). Otherwise a player with more ships than the chief
 * does: the one with the most, and of several the next one clockwise from the chief (CF-M3).
 */
export function updateChief(draft: GameDraft, color: ColorIndex, events: Events): void {
  const chief = draft.chiefs[color];
  const seats = draft.players.length;
  let most = chief === null ? CHIEF_SHIPS - 1 : countShips(draft, chief, color);
  let next: Seat | null = null;
  for (let distance = 0; distance < seats; distance += 1) {
    const seat = ((chief ?? 0) + distance) % seats;
    const count = countShips(draft, seat, color);
    if (count <= most) continue;
    most = count;
    next = seat;
  }
  if (next !== null) takePawn(draft, next, color, events);
}

/** The old blackbeard of the pawn is discarded (CF-C3); a waiting one of the new chief joins it (CF-K2, CF-K4). */
function takePawn(draft: GameDraft, seat: Seat, color: ColorIndex, events: Events): void {
  const from = draft.chiefs[color];
  draft.chiefs = withItem<Seat | null>(draft.chiefs, color, seat);
  events?.push({ type: 'chiefChanged', player: seat, color: COLORS[color], from });
  const blackbeard = draft.blackbeards[color];
  if (blackbeard !== null) {
    draft.blackbeards = withItem<CardOf<'blackbeard'> | null>(draft.blackbeards, color, null);
    discard(draft, from ?? seat, blackbeard, 'pawnLost', events);
  }
  const waiting = firstWaiting(draft, seat, 'blackbeard');
  if (waiting !== null) assignBlackbeard(draft, seat, waiting, color, events);
}

/** Puts a blackbeard with a pawn, by choice (CF-C3) or after it has waited (CF-K4). */
export function assignBlackbeard(
  draft: GameDraft,
  seat: Seat,
  card: CardOf<'blackbeard'>,
  color: ColorIndex,
  events: Events,
): void {
  removeWaiting(draft, seat, card);
  draft.blackbeards = withItem<CardOf<'blackbeard'> | null>(draft.blackbeards, color, card);
  events?.push({ type: 'blackbeardAssigned', player: seat, card, color: COLORS[color] });
}
