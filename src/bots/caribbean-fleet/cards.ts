import { isOf, isShip, shipOf } from '../../caribbean-fleet/cards.ts';
import { feeOf } from '../../caribbean-fleet/chiefs.ts';
import {
  CANNONS_VALUE,
  CARD_SHARP_PRICE,
  type Card,
  COLOR_INDEX,
  GALLEON_DUCATS,
  RAID_LEAST,
  RAID_MOST,
  RUM_PRICE,
  type ShipCard,
  TAVERN_PRICE,
} from '../../caribbean-fleet/components.ts';
import { boardTargets } from '../../caribbean-fleet/decisions/board.ts';
import { tokenColors } from '../../caribbean-fleet/decisions/open-tavern.ts';
import { dryTaverns } from '../../caribbean-fleet/decisions/place-rum.ts';
import { payable, playerAt, shipsOfOthers } from '../../caribbean-fleet/players.ts';
import { chanceFrom, type Worth } from './worth.ts';

/** What taking an open card is worth to a seat. */
export function cardWorth(worth: Worth, seat: number, card: Card): number {
  const { state, weights } = worth;
  if (isShip(card)) return shipWorth(worth, seat, card);
  if (isOf(card, 'treasureGalleon')) return GALLEON_DUCATS;
  if (isOf(card, 'cardSharp')) {
    let paid = 0;
    for (const [other, player] of state.players.entries())
      if (other !== seat) paid += payable(player, CARD_SHARP_PRICE);
    return paid / (state.players.length - 1);
  }
  if (isOf(card, 'raid')) return raidWorth(worth, seat);
  if (isOf(card, 'boarding')) return boardingWorth(worth, seat);
  if (isOf(card, 'kraken')) return weights.kraken * dearest(worth, seat);
  if (worth.rolls < 1) return 0;
  if (isOf(card, 'tavern')) {
    const visits = tokenColors(state).map((color) => worth.visits(seat, COLOR_INDEX[color]));
    return TAVERN_PRICE * Math.max(0, ...visits);
  }
  if (isOf(card, 'rum')) {
    let best = weights.waiting;
    for (const { color } of dryTaverns(state, seat))
      best = Math.max(best, (RUM_PRICE - TAVERN_PRICE) * worth.visits(seat, COLOR_INDEX[color]));
    return best;
  }
  if (isOf(card, 'cannons')) return CANNONS_VALUE * (1 + worth.rolls / 9);
  if (isOf(card, 'spyglass')) return weights.spyglass;
  if (isOf(card, 'fairWind')) return weights.fairWind;
  return weights.waiting;
}

function shipWorth(worth: Worth, seat: number, card: ShipCard): number {
  const ship = shipOf(card);
  const color = COLOR_INDEX[ship.color];
  const fee = payable(playerAt(worth.state, seat), feeOf(worth.state, seat, ship.color));
  return worth.ship(ship) + worth.color(seat, color, 1) - worth.color(seat, color, 0) - fee;
}

/** The best number to name against the richest other player. */
function raidWorth({ state }: Worth, seat: number): number {
  let ducats = 0;
  for (const [other, player] of state.players.entries())
    if (other !== seat) ducats = Math.max(ducats, player.ducats);
  let best = 0;
  for (let amount = RAID_LEAST; amount <= RAID_MOST; amount += 1)
    best = Math.max(best, payable({ ducats }, amount) * chanceFrom(amount));
  return best;
}

/** The best ship of another player that can be boarded. */
export function boardingWorth(worth: Worth, seat: number): number {
  let best = 0;
  for (const ship of boardTargets(worth.state, seat))
    best = Math.max(best, shipWorth(worth, seat, ship));
  return best;
}

/** The dearest ship of another player. */
export function dearest(worth: Worth, seat: number): number {
  let best = 0;
  for (const ship of shipsOfOthers(worth.state, seat))
    best = Math.max(best, worth.ship(shipOf(ship)));
  return best;
}
