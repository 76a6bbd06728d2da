import { at, own } from '../core/lists.ts';
import {
  type Card,
  type CardOf,
  SHIPS,
  type Ship,
  type ShipCard,
  SPECIAL_COPIES,
  SPECIAL_KINDS,
  type SpecialCard,
  type SpecialKind,
} from './components.ts';

/** The place of a ship in `SHIPS` and in `ships` of a state. */
const SHIP_INDEX: ReadonlyMap<Card, number> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ SHIPS.map((ship, index) => [ship.card, index]),
);

export function isShip(card: Card): card is ShipCard {
  return SHIP_INDEX.has(card);
}

/** Whether a card is a special card of a kind. */
export function isOf<Kind extends SpecialKind>(card: Card, kind: Kind): card is CardOf<Kind> {
  return card.startsWith(kind) && card[kind.length] === '#';
}

/** Whether a card is a special card of one of some kinds. */
export function isOneOf<Kind extends SpecialKind>(
  card: Card,
  kinds: readonly Kind[],
): card is CardOf<Kind> {
  return kinds.some((kind) => isOf(card, kind));
}

/** The place of a ship in `SHIPS` and in `ships` of a state. */
export function shipIndex(card: ShipCard): number {
  const index = SHIP_INDEX.get(card);
  if (index === undefined) throw new RangeError(`there is no ship ${card}`);
  return index;
}

/** What is printed on a ship card. */
export function shipOf(card: ShipCard): Ship {
  return at(SHIPS, shipIndex(card));
}

/** Special cards by kind, then by copy; ships before them, in the order of `SHIPS`. */
export function byOrder(left: Card, right: Card): number {
  return kindPlace(left) - kindPlace(right) || copyOf(left) - copyOf(right);
}

function kindPlace(card: Card): number {
  return SPECIAL_KINDS.findIndex((kind) => isOf(card, kind));
}

function copyOf(card: Card): number {
  return isShip(card) ? shipIndex(card) : Number(card.slice(card.indexOf('#') + 1));
}

/** The cards of a game, in order: all ships, and of each kind of special card the given copies (CF-C2, CF-C3). */
export function packOf(specials: Readonly<Partial<Record<SpecialKind, number>>>): Card[] {
  const cards: Card[] = SHIPS.map((ship) => ship.card);
  for (const kind of SPECIAL_KINDS) {
    const copies = own(specials, kind) ?? SPECIAL_COPIES[kind];
    for (let copy = 1; copy <= copies; copy += 1) cards.push(`${kind}#${copy}`);
  }
  return cards;
}

/** The cards drawn for the first round (CF-D2). */
export interface FirstReveal {
  /** The ships, which stay open. */
  readonly ships: readonly ShipCard[];
  /** The special cards, which go back. */
  readonly specials: readonly SpecialCard[];
  /** What is left of the deck. */
  readonly left: readonly Card[];
}

/** Draws cards from the top until there is an open ship for each player (CF-D2). */
export function firstReveal(deck: readonly Card[], players: number): FirstReveal {
  const ships: ShipCard[] = [];
  const specials: SpecialCard[] = [];
  let left = deck.length;
  while (ships.length < players) {
    left -= 1;
    const card = at(deck, left);
    if (isShip(card)) ships.push(card);
    else specials.push(card);
  }
  return { ships, specials, left: deck.slice(0, left) };
}
