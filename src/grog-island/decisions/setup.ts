import type { Action, ChooseGoodAction, ReturnGoalAction } from '../actions.ts';
import { drawParrots, drawTreasures, kinds, returnGoal } from '../cards.ts';
import { COLORS } from '../components.ts';
import type { Events } from '../event-log.ts';
import { goodsOf, takeGoods } from '../goods.ts';
import { draftAt, playerAt } from '../players.ts';
import { refuse } from '../refusals.ts';
import { startRound } from '../round.ts';
import type { GameDraft } from '../state.ts';
import type { Handler } from './handler.ts';

/** Every player returns two goals and takes a good, in any order, all at the same time (GI-S7). */
export const setup: Handler<'setup', ReturnGoalAction | ChooseGoodAction> = {
  answers: ['returnGoal', 'chooseGood'],

  legal(table, { player, toReturn, mayChooseGood }) {
    const actions: Action[] = [];
    if (toReturn > 0) {
      for (const goal of kinds(playerAt(table, player).goals))
        actions.push({ type: 'returnGoal', player, goal });
    }
    if (mayChooseGood)
      for (const good of COLORS) actions.push({ type: 'chooseGood', player, good });
    return actions;
  },

  check(table, { player, toReturn, mayChooseGood }, action) {
    if (action.type === 'chooseGood')
      return mayChooseGood ? null : refuse('GOOD_ALREADY_CHOSEN', { player });
    if (toReturn === 0) return refuse('ENOUGH_RETURNED', { player });
    const { goal } = action;
    return playerAt(table, player).goals.includes(goal)
      ? null
      : refuse('NO_SUCH_GOAL', { goal, from: 'hand' });
  },

  apply(draft, step, action, events) {
    const { player } = step;
    let { toReturn, mayChooseGood } = step;
    if (action.type === 'chooseGood') {
      mayChooseGood = false;
      takeGoods(draft, player, goodsOf([action.good]), 'setup', events);
    } else {
      toReturn -= 1;
      returnGoal(draft, player, draftAt(draft, player), 'hand', action.goal, events);
    }
    if (toReturn > 0 || mayChooseGood)
      draft.agenda.push({ type: 'setup', player, toReturn, mayChooseGood });
    else if (draft.agenda.length === 0) endSetup(draft, events);
  },
};

/** When all players have chosen, each gets a treasure card, then each a parrot card, and the first round starts (GI-S7). */
function endSetup(draft: GameDraft, events: Events): void {
  for (const [seat, player] of draft.players.entries())
    drawTreasures(draft, seat, player, 1, events);
  for (const [seat, player] of draft.players.entries()) drawParrots(draft, seat, player, 1, events);
  startRound(draft, events);
}
