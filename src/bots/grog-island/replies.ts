import { at } from '../../core/lists.ts';
import type { Action, PayAction } from '../../grog-island/actions.ts';
import type { TradeStep } from '../../grog-island/agenda.ts';
import { amountOf } from '../../grog-island/auction.ts';
import { siteOf } from '../../grog-island/board.ts';
import { COLOR_INDEX, COLORS } from '../../grog-island/components.ts';
import { goodOf } from '../../grog-island/players.ts';
import type { GameState } from '../../grog-island/state.ts';
import { placesOf } from './auction.ts';
import { placeOf } from './holdings.ts';
import type { Outlook } from './outlook.ts';

/** What a player is likely to do, bids apart: a quick choice by the worths that the evaluation knows anyway. */
export function replyOf(
  state: GameState,
  outlook: Outlook,
  seat: number,
  actions: readonly Action[],
): Action {
  const step = state.agenda.at(-1);
  if (step?.type === 'trade') return tradeReply(outlook, state, step, actions);
  const worth = worthIn(state, outlook, seat);
  let best = at(actions, 0);
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const value = worth(action);
    if (value <= most) continue;
    most = value;
    best = action;
  }
  return best;
}

function worthIn(state: GameState, outlook: Outlook, seat: number): (action: Action) => number {
  const { holdings, claims, trades } = outlook;
  const { goals, goods } = at(state.players, seat);
  return (action) => {
    switch (action.type) {
      case 'trade':
        return trades.ship(COLOR_INDEX[goodOf(state, action.ship)]);
      case 'pay':
        return payWorth(state, outlook, action);
      case 'claim':
        return claims.sites[siteOf(action.building)] ?? 0;
      case 'lock':
      case 'placeGhost':
        return -(claims.sites[siteOf(action.building)] ?? 0);
      case 'returnGoal': {
        const { goal } = action;
        const spare = goals.indexOf(goal) !== goals.lastIndexOf(goal);
        return spare ? 0 : -holdings.goal(placeOf(goal));
      }
      case 'chooseGood': {
        const color = COLOR_INDEX[action.good];
        const owned = at(goods, color);
        return holdings.goods(color, owned + 1) - holdings.goods(color, owned);
      }
      default:
        return 0;
    }
  };
}

/** What is left of the rewards after paying in some way. */
function payWorth(state: GameState, { bids, holdings }: Outlook, { treasures }: PayAction): number {
  let change = -amountOf(state.dice, state.row);
  for (const card of treasures) change += card;
  return bids.rewards(placesOf(state.row)) - holdings.paid(change, treasures.length);
}

/** The next step of the best plan for a trade; an exchange if nothing else leads to it. */
function tradeReply(
  { trades, holdings }: Outlook,
  state: GameState,
  step: TradeStep,
  actions: readonly Action[],
): Action {
  const { deals, units } = trades.plan(step);
  const wanted = actions.find((action) =>
    deals > 0
      ? action.type === 'deal'
      : units > 0
        ? action.type === 'deliver' && action.units === units
        : action.type === 'endTrade',
  );
  if (wanted !== undefined) return wanted;
  const { goods } = at(state.players, step.player);
  let best = at(actions, 0);
  let least = Number.POSITIVE_INFINITY;
  for (const action of actions) {
    if (action.type !== 'exchange') continue;
    let cost = 0;
    for (const color of COLORS) {
      const place = COLOR_INDEX[color];
      const paid = action.goods[color] ?? 0;
      const owned = at(goods, place);
      cost += holdings.goods(place, owned) - holdings.goods(place, owned - paid);
    }
    if (cost >= least) continue;
    least = cost;
    best = action;
  }
  return best;
}
