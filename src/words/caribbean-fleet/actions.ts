import type { Action } from '../../caribbean-fleet/actions.ts';
import type { ACTIONS } from '../english/caribbean-fleet-sentences.ts';
import { entryOf, translator } from '../sentences.ts';
import type { CaribbeanFleetParts } from './parts.ts';

export function actionDescriber(parts: CaribbeanFleetParts): (action: Action) => string {
  const { words, card, dice } = parts;
  const translate = translator<typeof ACTIONS>(words.actions, parts.common.plural);
  return (action) => {
    switch (action.type) {
      case 'pass':
        return translate(action.type, {});
      case 'bid':
        return translate(action.type, { amount: action.amount });
      case 'sink':
        return translate(action.type, { target: card(action.target) });
      case 'board':
      case 'placeCannons':
        return translate(action.type, { ship: card(action.ship) });
      case 'raid':
        return translate(action.type, {
          victim: parts.who(action.victim),
          ducats: parts.ducats(action.amount),
        });
      case 'assignBlackbeard':
      case 'openTavern':
        return translate(action.type, { color: entryOf(words.colors, action.color) });
      case 'placeRum':
        return translate(action.type, { tavern: card(action.tavern) });
      case 'choose':
      case 'keepCard':
      case 'useFairWind':
        return translate(action.type, { card: card(action.card) });
      case 'roll':
        return action.dice === undefined
          ? translate(action.type, {})
          : translate('roll.dice', { dice: dice(action.dice) });
      case 'turnDie':
        return translate(action.type, { die: entryOf(words.dice, action.die), face: action.face });
    }
  };
}
