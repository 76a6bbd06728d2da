import type { Action, DefaultAction, PayAction } from '../actions.ts';
import type { Treasure } from '../components.ts';
import { draftAt, playerAt } from '../players.ts';
import { refuse } from '../refusals.ts';
import type { PlayerOf } from '../state.ts';
import type { Handler } from './handler.ts';

/** The winner pays with coins and cards, or defaults (GI-Y). */
export const pay: Handler<'pay', DefaultAction | PayAction> = {
  answers: ['default', 'pay'],

  legal(table, { player, amount }) {
    const actions: Action[] = [{ type: 'default', player }];
    for (const treasures of payments(playerAt(table, player), amount))
      actions.push({ type: 'pay', player, treasures });
    return actions;
  },

  check(table, { player, amount }, action) {
    if (action.type === 'default') return null;
    const { treasures } = action;
    const hand = playerAt(table, player);
    if (treasures.some((card, place) => card < (treasures[place - 1] ?? card))) {
      return refuse('TREASURES_NOT_SORTED', { treasures });
    }
    if (VALUES.some((value) => copies(treasures, value) > copies(hand.treasures, value))) {
      return refuse('NO_SUCH_TREASURES', { treasures });
    }
    const worth = sum(treasures);
    const [smallest] = treasures;
    if (smallest !== undefined && worth - smallest >= amount) {
      return refuse('CARD_NOT_NEEDED', { treasure: smallest, others: worth - smallest, amount });
    }
    if (hand.coins + worth >= amount) return null;
    return refuse('CANNOT_PAY', { amount, coins: hand.coins, treasures: worth });
  },

  apply(draft, { player, amount }, action, events) {
    draft.agenda.push({ type: 'ghostCrew', player: draft.flag });
    if (action.type === 'default') {
      events?.push({ type: 'defaulted', player });
      return;
    }
    const owner = draftAt(draft, player);
    const treasures = [...action.treasures];
    const coins = sum(treasures) - amount;
    owner.coins += coins;
    owner.treasures = left(owner.treasures, treasures);
    draft.spentTreasures = [...draft.spentTreasures, ...treasures];
    events?.push({ type: 'paid', player, amount, treasures, coins });
    draft.agenda.push({ type: 'rewards', player });
    draft.agenda.push({
      type: 'dueClaims',
      player,
      peninsulas: draft.row.slice(0, 2),
      except: null,
    });
  },
};

const VALUES: readonly Treasure[] = [1, 2, 3];

/** Every set of cards that pays and in which every card is needed (GI-Y1, GI-Y2): by number of cards, then as numbers rise. */
function payments({ coins, treasures }: PlayerOf<null>, amount: number): Treasure[][] {
  const found: Treasure[][] = [];
  const [ones, twos, threes] = VALUES.map((value) => copies(treasures, value));
  for (let size = 0; size <= treasures.length; size += 1) {
    for (let one = Math.min(size, ones ?? 0); one >= 0; one -= 1) {
      for (let two = Math.min(size - one, twos ?? 0); two >= 0; two -= 1) {
        const three = size - one - two;
        if (three > (threes ?? 0)) continue;
        const worth = one + 2 * two + 3 * three;
        const smallest = one > 0 ? 1 : two > 0 ? 2 : 3;
        if (worth - smallest >= amount) continue;
        if (coins + worth >= amount) found.push(cards(one, two, three));
      }
    }
  }
  return found;
}

function cards(ones: number, twos: number, threes: number): Treasure[] {
  return [
    ...Array<Treasure>(ones).fill(1),
    ...Array<Treasure>(twos).fill(2),
    ...Array<Treasure>(threes).fill(3),
  ];
}

function copies(cards: readonly (Treasure | null)[], value: Treasure): number {
  let count = 0;
  for (const card of cards) if (card === value) count += 1;
  return count;
}

function sum(cards: readonly Treasure[]): number {
  let worth = 0;
  for (const card of cards) worth += card;
  return worth;
}

function left(hand: readonly Treasure[], spent: readonly Treasure[]): Treasure[] {
  return cards(
    copies(hand, 1) - copies(spent, 1),
    copies(hand, 2) - copies(spent, 2),
    copies(hand, 3) - copies(spent, 3),
  );
}
