import { at } from '../../core/lists.ts';
import type { Seat } from '../../core/types.ts';
import type { ReturnGoalAction } from '../actions.ts';
import { kinds, returnGoal, sortedGoals } from '../cards.ts';
import type { Goal } from '../components.ts';
import type { Events } from '../event-log.ts';
import { draftAt, playerAt } from '../players.ts';
import { refuse } from '../refusals.ts';
import type { PlayerDraft, Table } from '../state.ts';
import type { StepOf } from '../types.ts';
import type { Handler } from './handler.ts';

/** Goals go under the deck one at a time: from the hand (GI-L2), or from the drawn cards (GI-T6, GI-H5). */
export const returnGoals: Handler<'returnGoals', ReturnGoalAction> = {
  answers: ['returnGoal'],

  legal(table, step) {
    return kinds(cardsOf(table, step)).map((goal) => ({
      type: 'returnGoal',
      player: step.player,
      goal,
    }));
  },

  check(table, step, { goal }) {
    return cardsOf(table, step).includes(goal)
      ? null
      : refuse('NO_SUCH_GOAL', { goal, from: step.from });
  },

  apply(draft, { player, from, left }, { goal }, events) {
    const owner = draftAt(draft, player);
    returnGoal(draft, player, owner, from, goal, events);
    if (left > 1) draft.agenda.push({ type: 'returnGoals', player, from, left: left - 1 });
    else if (from === 'drawn') keepDrawnGoal(player, owner, events);
  },
};

/** The last drawn card goes to the hand (GI-T6). */
export function keepDrawnGoal(player: Seat, owner: PlayerDraft, events: Events): void {
  const goal = at(owner.drawn, 0);
  owner.drawn = [];
  owner.goals = sortedGoals([...owner.goals, goal]);
  events?.push({ type: 'goalKept', player, goal, seenBy: player });
}

function cardsOf(table: Table, { player, from }: StepOf<'returnGoals'>): readonly (Goal | null)[] {
  const { goals, drawn } = playerAt(table, player);
  return from === 'hand' ? goals : drawn;
}
