import { at, own } from '../../core/lists.ts';
import { RandomSource } from '../../core/random.ts';
import type { RollAction } from '../actions.ts';
import { FACES, type Face } from '../components.ts';
import { askSpyglasses } from '../production.ts';
import { refuse } from '../refusals.ts';
import type { GameDraft } from '../state.ts';
import type { Handler } from './handler.ts';
import { loot } from './raid.ts';

/** Roll the dice, as the winner of the auction for the ships (CF-R1) or as a raider (CF-C3). */
export const roll: Handler<'roll', RollAction> = {
  answers: ['roll'],

  legal(_table, { player, manual }) {
    return manual ? [] : [{ type: 'roll', player }];
  },

  check(_table, { player, manual }, action) {
    const isGiven = own(action, 'dice') !== undefined;
    if (manual) return isGiven ? null : refuse('DICE_REQUIRED', { player });
    return isGiven ? refuse('DICE_NOT_ALLOWED', { player }) : null;
  },

  apply(draft, step, action, events) {
    const { player, purpose } = step;
    const [first, second] = own(action, 'dice') ?? rolled(draft);
    draft.dice = [first, second];
    events?.push({ type: 'rolled', player, purpose, dice: [first, second] });
    switch (step.purpose) {
      case 'production':
        return askSpyglasses(draft, player);
      case 'raid':
        return loot(draft, step, events);
    }
  },

  sampleAction(_table, { player, manual }, random) {
    if (!manual) return { type: 'roll', player };
    const face = (): Face => at(FACES, Math.floor(random() * FACES.length));
    return { type: 'roll', player, dice: [face(), face()] };
  },
};

function rolled(draft: GameDraft): [Face, Face] {
  const source = new RandomSource(draft.random);
  const dice: [Face, Face] = [source.face(), source.face()];
  draft.random = source.state();
  return dice;
}
