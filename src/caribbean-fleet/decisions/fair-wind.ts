import type { KeepCardAction, UseFairWindAction } from '../actions.ts';
import type { Step } from '../agenda.ts';
import { useUp } from '../players.ts';
import { refuse } from '../refusals.ts';
import type { Handler } from './handler.ts';

/** Use the fairWind, or keep it (CF-K5). */
export const fairWind: Handler<'fairWind', KeepCardAction | UseFairWindAction> = {
  answers: ['keepCard', 'useFairWind'],

  legal(_table, { player, card }) {
    return [
      { type: 'keepCard', player, card },
      { type: 'useFairWind', player, card },
    ];
  },

  check(_table, { card: asking }, { card: received }) {
    return received === asking ? null : refuse('WRONG_CARD', { received, asking });
  },

  apply(draft, { player, card }, action, events) {
    if (action.type === 'keepCard') {
      events?.push({ type: 'cardKept', player, card });
      return;
    }
    events?.push({ type: 'fairWindUsed', player, card });
    useUp(draft, player, card, events);
    // One is used per round, so nobody else is asked. The player chooses now instead of in turn.
    draft.agenda = draft.agenda.filter((step) => !isSkipped(step, player));
    draft.agenda.push({ type: 'choose', player });
  },
};

function isSkipped(step: Step, player: number): boolean {
  return step.type === 'fairWind' || (step.type === 'choose' && step.player === player);
}
