import type { Decision } from '../../caribbean-fleet/agenda.ts';
import { isOf, isShip, shipOf } from '../../caribbean-fleet/cards.ts';
import {
  type Card,
  type Ship,
  SPECIAL_KINDS,
  type SpecialKind,
} from '../../caribbean-fleet/components.ts';
import { at } from '../../core/lists.ts';

export const TITLE = 'Caribbean Fleet';

/** The special cards: the name, and the effect in a few words. */
export const SPECIALS: Readonly<Record<SpecialKind, readonly [name: string, effect: string]>> = {
  kraken: ['kraken', 'sink a ship or a tavern'],
  boarding: ['boarding', 'take a ship of your colours'],
  raid: ['raid', 'name a sum, roll, rob'],
  cardSharp: ['card sharp', 'the others pay 4'],
  treasureGalleon: ['galleon', '10 ducats'],
  blackbeard: ['Blackbeard', 'doubles the fee of a chief'],
  cannons: ['cannons', 'a ship is worth 3 more'],
  tavern: ['tavern', 'earning ships pay you 2'],
  rum: ['rum', 'a tavern gets 4'],
  spyglass: ['spyglass', 'turn a die once'],
  fairWind: ['fair wind', 'choose second once'],
};

export const DECISIONS: Readonly<Record<Decision['type'], string>> = {
  bid: 'bids or passes',
  choose: 'chooses a card',
  sink: 'sinks a ship or a tavern',
  board: 'boards a ship',
  raid: 'plans a raid',
  assignBlackbeard: 'places Blackbeard',
  placeCannons: 'places cannons',
  openTavern: 'opens a tavern',
  placeRum: 'places rum',
  fairWind: 'may use a fair wind',
  roll: 'rolls the dice',
  spyglass: 'may use a spyglass',
};

/** A card by its face: the ship, or the kind of special card. */
export function faceOf(card: Card): Ship | SpecialKind {
  if (isShip(card)) return shipOf(card);
  return at(
    SPECIAL_KINDS.filter((kind) => isOf(card, kind)),
    0,
  );
}

/** "green 7/6, wreck", "fair wind". */
export function cardWord(card: Card): string {
  const face = faceOf(card);
  if (typeof face === 'string') return SPECIALS[face][0];
  return `${face.color} ${face.number}/${face.value}${face.wreck ? ' wreck' : ''}`;
}
