import { boundsOf, type ChoiceRules } from '../core/choices.ts';
import type { Types } from './types.ts';

export const choiceRules: ChoiceRules<Types> = {
  passOf(decision) {
    const { type, player } = decision;
    switch (type) {
      case 'bid':
        return { type: 'pass', player };
      case 'fairWind':
      case 'spyglass':
        return { type: 'keepCard', player, card: decision.card };
      case 'choose':
      case 'sink':
      case 'board':
      case 'raid':
      case 'assignBlackbeard':
      case 'placeCannons':
      case 'openTavern':
      case 'placeRum':
      case 'roll':
        return null;
    }
  },

  amountsOf: (actions) => ({
    bid: boundsOf(actions.flatMap((action) => (action.type === 'bid' ? [action.amount] : []))),
    raid: boundsOf(actions.flatMap((action) => (action.type === 'raid' ? [action.amount] : []))),
  }),
};
