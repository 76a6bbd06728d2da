import { MOST_PIPS } from '../../grog-island/auction.ts';
import { TREASURES, type Treasure } from '../../grog-island/components.ts';

/** How much each card adds to the code of a payment, which thus counts the cards of each value. */
const DIGITS: Readonly<Record<Treasure, number>> = { 1: 1, 2: 100, 3: 10_000 };

/** The codes of all sets of treasure cards that can pay for a bid with all of its cards needed (GI-Y1, GI-Y2). */
const CODES: readonly number[] = setsOfCards()
  .filter((cards) => worthOf(cards) - (cards[0] ?? 0) < MOST_PIPS)
  .map(codeOf);

const PLACES: ReadonlyMap<number, number> = new Map(CODES.map((code, place) => [code, place]));

/** How many payments there are. */
export const PAYMENTS: number = CODES.length;

/** The place of a payment among all; -1 if the default deck has no such cards. */
export function placeOfPayment(cards: readonly Treasure[]): number {
  return PLACES.get(codeOf(cards)) ?? -1;
}

function setsOfCards(): Treasure[][] {
  let sets: Treasure[][] = [[]];
  for (const { treasure, copies } of TREASURES) {
    sets = sets.flatMap((cards) =>
      Array.from({ length: copies + 1 }, (_, count) => [
        ...cards,
        ...Array<Treasure>(count).fill(treasure),
      ]),
    );
  }
  return sets;
}

function worthOf(cards: readonly Treasure[]): number {
  return cards.reduce<number>((worth, card) => worth + card, 0);
}

function codeOf(cards: readonly Treasure[]): number {
  return cards.reduce<number>((code, card) => code + DIGITS[card], 0);
}
