import { at, own } from '../../core/lists.ts';
import { RandomSource } from '../../core/random.ts';
import type { RollAction } from '../actions.ts';
import { type Color, FACES, type Face } from '../components.ts';
import { refuse } from '../refusals.ts';
import type { GameDraft } from '../state.ts';
import type { Handler } from './handler.ts';

/** The player with the flag rolls all five dice and makes the opening bid (GI-R1, GI-O1). */
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

  apply(draft, { player }, action, events) {
    const given = own(action, 'dice');
    const dice = given === undefined ? rolled(draft) : byColor(given);
    draft.dice = dice;
    draft.agenda.push({ type: 'bid', player });
    events?.push({ type: 'rolled', player, dice: [...dice] });
  },

  sampleAction(_table, { player, manual }, random) {
    if (!manual) return { type: 'roll', player };
    const face = (): Face => at(FACES, Math.floor(random() * FACES.length));
    const dice = { green: face(), blue: face(), orange: face(), yellow: face(), grey: face() };
    return { type: 'roll', player, dice };
  },
};

type Faces = [Face, Face, Face, Face, Face];

function rolled(draft: GameDraft): Faces {
  const source = new RandomSource(draft.random);
  const dice: Faces = [source.face(), source.face(), source.face(), source.face(), source.face()];
  draft.random = source.state();
  return dice;
}

function byColor(dice: Readonly<Record<Color, Face>>): Faces {
  return [dice.green, dice.blue, dice.orange, dice.yellow, dice.grey];
}
