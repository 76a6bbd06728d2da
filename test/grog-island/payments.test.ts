import { describe, expect, it } from 'vitest';
import { at } from '../../src/core/lists.ts';
import { checkAction, type Treasure } from '../../src/grog-island/index.ts';
import { Lcg } from '../fixed-play.ts';
import { edited, legal, pay, won } from './scenario.ts';

const sum = (cards: readonly number[]): number => cards.reduce((total, card) => total + card, 0);

/** Every set of cards of a hand, once: values rising. */
function subsets(hand: readonly Treasure[]): Treasure[][] {
  const found = new Map<string, Treasure[]>();
  for (let chosen = 0; chosen < 2 ** hand.length; chosen += 1) {
    const cards = hand.filter((_, place) => (chosen & (1 << place)) !== 0).sort();
    found.set(cards.join(''), cards);
  }
  return [...found.values()];
}

/** GI-Y1 and GI-Y2 word for word. */
function pays(coins: number, amount: number, cards: readonly Treasure[]): boolean {
  const needed = cards.every(
    (_, place) => sum(cards.filter((_, other) => other !== place)) < amount,
  );
  return needed && coins + sum(cards) >= amount;
}

describe('payments', () => {
  const choices = new Lcg(3);
  const cases = Array.from({ length: 250 }, () => ({
    coins: choices.below(14),
    hand: Array.from({ length: choices.below(8) }, () => at([1, 2, 3] as const, choices.below(3))),
    amount: 1 + choices.below(20),
  }));

  it('are those that trying every set of cards finds, by number of cards, then as numbers rise', () => {
    const base = won({ hands: [{ coins: 9 }] }, [1, 1, 1, 1, 1], 'green');
    for (const { coins, hand, amount } of cases) {
      const state = edited(base, (draft) => {
        const player = at(draft.players, 0);
        player.coins = coins;
        player.treasures = [...hand].sort();
        for (const card of hand) draft.treasureDeck.splice(draft.treasureDeck.indexOf(card), 1);
        draft.agenda = [{ type: 'pay', player: 0, amount }];
      });
      const sets = subsets(hand);
      const expected = sets
        .filter((cards) => pays(coins, amount, cards))
        .sort(
          (left, right) =>
            left.length - right.length || left.join('').localeCompare(right.join('')),
        );
      expect(legal(state, 'pay').map(({ treasures }) => treasures)).toEqual(expected);
      expect(sets.filter((cards) => checkAction(state, pay(0, ...cards)) === null)).toEqual(
        sets.filter((cards) => pays(coins, amount, cards)),
      );
    }
  });
});
