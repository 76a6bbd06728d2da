import type { Action, KeepCardAction, TurnDieAction } from '../actions.ts';
import { DICE, FACES } from '../components.ts';
import { useUp } from '../players.ts';
import { refuse } from '../refusals.ts';
import type { Handler } from './handler.ts';

/** Turn a die of the production roll to another face, or keep the spyglass (CF-R2). */
export const spyglass: Handler<'spyglass', KeepCardAction | TurnDieAction> = {
  answers: ['keepCard', 'turnDie'],

  legal(table, { player, card }) {
    const actions: Action[] = [{ type: 'keepCard', player, card }];
    for (const die of DICE) {
      for (const face of FACES)
        if (face !== table.dice[die]) actions.push({ type: 'turnDie', player, card, die, face });
    }
    return actions;
  },

  check(table, { card: asking }, action) {
    const { card: received } = action;
    if (received !== asking) return refuse('WRONG_CARD', { received, asking });
    if (action.type === 'keepCard') return null;
    const { die, face } = action;
    return table.dice[die] === face ? refuse('SAME_FACE', { die, face }) : null;
  },

  apply(draft, { player, card }, action, events) {
    if (action.type === 'keepCard') {
      events?.push({ type: 'cardKept', player, card });
      return;
    }
    const { die, face } = action;
    events?.push({ type: 'dieTurned', player, card, die, from: draft.dice[die], face });
    draft.dice = die === 0 ? [face, draft.dice[1]] : [draft.dice[0], face];
    useUp(draft, player, card, events);
  },
};
