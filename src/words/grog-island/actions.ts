import type { Action } from '../../grog-island/actions.ts';
import {
  type ByColor,
  COLOR_INDEX,
  COLORS,
  type Color,
  type Face,
} from '../../grog-island/components.ts';
import type { ACTIONS } from '../english/grog-island-sentences.ts';
import { entryOf, translator } from '../sentences.ts';
import type { GrogIslandParts } from './parts.ts';

/** The dice as they lie on the table; they have no face before the first roll. */
type Dice = ByColor<Face | 0> | undefined;

export function actionDescriber(parts: GrogIslandParts): (action: Action, dice: Dice) => string {
  const { words, counted, goods, building } = parts;
  const { nouns } = words;
  const translate = translator<typeof ACTIONS>(words.actions, parts.common.plural);
  return (action, dice) => {
    switch (action.type) {
      case 'returnGoal':
        return translate(action.type, { goal: entryOf(words.goals, action.goal) });
      case 'chooseGood':
        return translate(action.type, { good: counted(1, entryOf(words.goods, action.good)) });
      case 'roll':
        return action.dice === undefined
          ? translate(action.type, {})
          : translate('roll.dice', { dice: parts.dice(COLORS, byColor(action.dice)) });
      case 'turnDie':
        return translate(action.type, { die: entryOf(words.dice, action.die), face: action.face });
      case 'bid': {
        const row = parts.dice(action.dice, dice);
        if (action.hold) return translate('bid.hold', { dice: row });
        return dice === undefined
          ? translate(action.type, { dice: row })
          : translate('bid.amount', { amount: amountOf(action.dice, dice), dice: row });
      }
      case 'trade':
        return translate(action.type, { ship: entryOf(words.ships, action.ship) });
      case 'exchange':
        return translate(action.type, { goods: goods(byColor(action.goods)) });
      case 'deliver':
        return translate(action.type, { goods: counted(action.units, nouns.good) });
      case 'pay':
        return action.treasures.length === 0
          ? translate(action.type, {})
          : translate('pay.treasures', { treasures: parts.treasures(action.treasures) });
      case 'claim':
      case 'lock':
      case 'placeGhost':
        return translate(action.type, { building: building(action.building) });
      case 'pass':
      case 'endTrade':
      case 'deal':
      case 'default':
      case 'endClaims':
        return translate(action.type, {});
    }
  };
}

function byColor<Value extends number>(
  values: Readonly<Partial<Record<Color, Value>>>,
): ByColor<Value | 0> {
  const { green = 0, blue = 0, orange = 0, yellow = 0, grey = 0 } = values;
  return [green, blue, orange, yellow, grey];
}

function amountOf(row: readonly Color[], dice: ByColor<Face | 0>): number {
  return row.reduce<number>((sum, die) => sum + dice[COLOR_INDEX[die]], 0);
}
