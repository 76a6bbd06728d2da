import type { Action } from '../../caribbean-fleet/actions.ts';
import type { ACTIONS } from '../english/caribbean-fleet.ts';
import { speaker } from '../sentences.ts';
import type { CaribbeanFleetParts } from './parts.ts';

export function actionTeller(parts: CaribbeanFleetParts): (action: Action) => string {
  const { words, card, dice } = parts;
  const say = speaker<typeof ACTIONS>(words.actions);
  return (action) => {
    switch (action.type) {
      case 'pass':
        return say(action.type, {});
      case 'bid':
        return say(action.type, { amount: action.amount });
      case 'sink':
        return say(action.type, { target: card(action.target) });
      case 'board':
      case 'placeCannons':
        return say(action.type, { ship: card(action.ship) });
      case 'raid':
        return say(action.type, {
          victim: parts.who(action.victim),
          ducats: parts.ducats(action.amount),
        });
      case 'assignBlackbeard':
      case 'openTavern':
        return say(action.type, { color: words.colors[action.color] });
      case 'placeRum':
        return say(action.type, { tavern: card(action.tavern) });
      case 'choose':
      case 'keepCard':
      case 'useFairWind':
        return say(action.type, { card: card(action.card) });
      case 'roll':
        return action.dice === undefined
          ? say(action.type, {})
          : say('roll.dice', { dice: dice(action.dice) });
      case 'turnDie':
        return say(action.type, { die: words.dice[action.die], face: action.face });
    }
  };
}
