import { type Box, column } from '../box.ts';
import { countBox, deck, withCount } from '../card.ts';
import { icon } from '../icon.ts';
import { group } from '../piece.ts';
import { ISLAND_ICONS } from './icons.ts';
import type { Setting } from './setting.ts';

/** The decks and the locks. */
export function supplyBox({ view, words, piece, sizes }: Setting): Box {
  const { common } = words;
  const narrow = sizes.abreast === 1;
  const [width, height] = narrow ? [30, 42] : [44, 60];
  const decks = (
    [
      ['goals', view.goalDeck, ISLAND_ICONS.goal],
      ['treasures', view.treasureDeck, ISLAND_ICONS.chest],
      ['parrots', view.parrotDeck, ISLAND_ICONS.parrot],
    ] as const
  ).map(([name, cards, sign]) => {
    const pile = deck(cards.length, { sign, width, height });
    const counted = narrow
      ? column([pile, countBox(cards.length)], 0, 0.5)
      : withCount(pile, cards.length, 8);
    return piece(`deck:${name}`, counted);
  });
  const locks = piece('locks', withCount(icon(ISLAND_ICONS.lock, narrow ? 20 : 26), view.locks, 4));
  return group(common('supply', {}), column([...decks, locks], 10, narrow ? 0.5 : 0));
}
