import type { Action, BidAction, PassAction } from '../actions.ts';
import { nextBidder, pass } from '../auction.ts';
import { playerAt } from '../players.ts';
import { refuse } from '../refusals.ts';
import type { Handler } from './handler.ts';

/** Raise the bid, or pass (CF-B2). */
export const bid: Handler<'bid', PassAction | BidAction> = {
  answers: ['pass', 'bid'],

  legal(table, { player }) {
    const actions: Action[] = [{ type: 'pass', player }];
    const { ducats } = playerAt(table, player);
    for (let amount = table.bid + 1; amount <= ducats; amount += 1)
      actions.push({ type: 'bid', player, amount });
    return actions;
  },

  check(table, { player }, action) {
    if (action.type === 'pass') return null;
    const { amount } = action;
    if (amount <= table.bid) return refuse('BID_TOO_LOW', { bid: amount, current: table.bid });
    const { ducats } = playerAt(table, player);
    return amount <= ducats ? null : refuse('BID_EXCEEDS_DUCATS', { bid: amount, ducats });
  },

  apply(draft, { player }, action, events) {
    if (action.type === 'pass') {
      pass(draft, player, events);
    } else {
      draft.bid = action.amount;
      draft.leader = player;
      events?.push({ type: 'bidMade', player, amount: action.amount });
    }
    nextBidder(draft, (player + 1) % draft.players.length, events);
  },

  sampleAction(table, { player }, random) {
    const raises = Math.max(0, playerAt(table, player).ducats - table.bid);
    const choice = Math.floor(random() * (raises + 1));
    return choice === 0
      ? { type: 'pass', player }
      : { type: 'bid', player, amount: table.bid + choice };
  },
};
