import type { Decision, SetupDecision } from '../../grog-island/agenda.ts';
import type { DECISIONS } from '../english/grog-island.ts';
import { speaker } from '../sentences.ts';
import type { GrogIslandParts } from './parts.ts';

export function decisionTeller(parts: GrogIslandParts): (decision: Decision) => string {
  const { words, counted, peninsulas } = parts;
  const { nouns } = words;
  const say = speaker<typeof DECISIONS>(words.decisions);

  function setup({ toReturn, mayChooseGood }: SetupDecision, player: string): string {
    const goals = counted(toReturn, nouns.goalCard);
    if (toReturn === 0) return say('setup.good', { player });
    return say(mayChooseGood ? 'setup' : 'setup.goals', { player, goals });
  }

  return (decision) => {
    const player = parts.who(decision.player);
    switch (decision.type) {
      case 'setup':
        return setup(decision, player);
      case 'trade':
        return say(decision.type, { player, ship: words.ships[decision.ship] });
      case 'returnGoals':
        return say(decision.type, { player, goals: counted(decision.left, nouns.goalCard) });
      case 'pay':
        return say(decision.type, { player, coins: counted(decision.amount, nouns.coin) });
      case 'claim':
        return say(`claim.${decision.reason}`, {
          player,
          peninsulas: peninsulas(decision.peninsulas),
        });
      case 'lock':
      case 'ghost':
        return say(decision.type, { player, peninsula: words.peninsulas[decision.peninsula] });
      case 'roll':
      case 'bid':
      case 'chooseShip':
        return say(decision.type, { player });
    }
  };
}
