import { boundsOf, type ChoiceRules } from '../core/choices.ts';
import { amountOf } from './auction.ts';
import type { Types } from './types.ts';

export const choiceRules: ChoiceRules<Types> = {
  passOf({ type, player }) {
    switch (type) {
      case 'bid':
        return { type: 'pass', player };
      case 'trade':
        return { type: 'endTrade', player };
      case 'pay':
        return { type: 'default', player };
      case 'claim':
        return { type: 'endClaims', player };
      case 'setup':
      case 'roll':
      case 'chooseShip':
      case 'returnGoals':
      case 'lock':
      case 'ghost':
        return null;
    }
  },

  amountsOf: (actions, { dice }) => ({
    // A hold is no raise, and only its player knows whether they have the card.
    bid: boundsOf(
      actions.flatMap((action) =>
        action.type === 'bid' && action.hold !== true ? [amountOf(dice, action.dice)] : [],
      ),
    ),
    deliver: boundsOf(
      actions.flatMap((action) => (action.type === 'deliver' ? [action.units] : [])),
    ),
  }),
};
