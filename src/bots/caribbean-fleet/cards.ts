import { isOf, isShip, shipIndex } from '../../caribbean-fleet/cards.ts';
import { feeOf } from '../../caribbean-fleet/chiefs.ts';
import {
  CANNONS_VALUE,
  CARD_SHARP_PRICE,
  type Card,
  COLOR_INDEX,
  COLOR_INDEXES,
  GALLEON_DUCATS,
  RAID_LEAST,
  RAID_MOST,
  RUM_PRICE,
  SHIPS,
  type ShipCard,
  TAVERN_PRICE,
} from '../../caribbean-fleet/components.ts';
import { at } from '../../core/lists.ts';
import { chanceFrom, type Worth } from './worth.ts';

/** What taking an open card is worth to a seat. */
export function cardWorth(worth: Worth, seat: number, card: Card): number {
  const { state, weights } = worth;
  if (isShip(card)) return shipWorth(worth, seat, card);
  if (isOf(card, 'treasureGalleon')) return GALLEON_DUCATS;
  if (isOf(card, 'cardSharp')) {
    let paid = 0;
    for (const [other, { ducats }] of state.players.entries())
      if (other !== seat) paid += Math.min(ducats, CARD_SHARP_PRICE);
    return paid / (state.players.length - 1);
  }
  if (isOf(card, 'raid')) return raidWorth(worth, seat);
  if (isOf(card, 'boarding')) return boardingWorth(worth, seat);
  if (isOf(card, 'kraken')) return weights.kraken * dearest(worth, seat);
  if (worth.rolls < 1) return 0;
  if (isOf(card, 'tavern')) {
    const visits = COLOR_INDEXES.map((color) =>
      state.tokens[color] > 0 ? worth.visits(seat, color) : 0,
    );
    return TAVERN_PRICE * Math.max(...visits);
  }
  if (isOf(card, 'rum')) {
    let best = weights.waiting;
    for (const { owner, rum, color } of state.taverns)
      if (owner === seat && rum === null)
        best = Math.max(best, (RUM_PRICE - TAVERN_PRICE) * worth.visits(seat, COLOR_INDEX[color]));
    return best;
  }
  if (isOf(card, 'cannons')) return CANNONS_VALUE * (1 + worth.rolls / 9);
  if (isOf(card, 'spyglass')) return weights.spyglass;
  if (isOf(card, 'fairWind')) return weights.fairWind;
  return weights.waiting;
}

function shipWorth(worth: Worth, seat: number, card: ShipCard): number {
  const ship = at(SHIPS, shipIndex(card));
  const color = COLOR_INDEX[ship.color];
  const fee = Math.min(feeOf(worth.state, seat, ship.color), at(worth.state.players, seat).ducats);
  return worth.ship(ship) + worth.color(seat, color, 1) - worth.color(seat, color, 0) - fee;
}

/** The best number to name against the richest other player. */
function raidWorth({ state }: Worth, seat: number): number {
  let richest = 0;
  for (const [other, { ducats }] of state.players.entries())
    if (other !== seat) richest = Math.max(richest, ducats);
  let best = 0;
  for (let amount = RAID_LEAST; amount <= RAID_MOST; amount += 1)
    best = Math.max(best, Math.min(amount, richest) * chanceFrom(amount));
  return best;
}

/** The best ship of another player that can be boarded. */
export function boardingWorth(worth: Worth, seat: number): number {
  const { ships } = worth.state;
  let best = 0;
  for (let index = 0; index < ships.length; index += 1) {
    const owner = ships[index] ?? null;
    if (owner === null || owner === seat) continue;
    const { card, color } = at(SHIPS, index);
    if (at(at(worth.counts, seat), COLOR_INDEX[color]) > 0)
      best = Math.max(best, shipWorth(worth, seat, card));
  }
  return best;
}

/** The dearest ship of another player. */
export function dearest(worth: Worth, seat: number): number {
  const { ships } = worth.state;
  let best = 0;
  for (let index = 0; index < ships.length; index += 1) {
    const owner = ships[index] ?? null;
    if (owner !== null && owner !== seat) best = Math.max(best, worth.ship(at(SHIPS, index)));
  }
  return best;
}
