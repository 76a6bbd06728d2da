import type { Decision, SetupDecision } from '../../grog-island/agenda.ts';
import type { DECISIONS } from '../english/grog-island-sentences.ts';
import type { PassingChoice } from '../game-words.ts';
import { entryOf, translator } from '../sentences.ts';
import type { GrogIslandParts } from './parts.ts';

export function decisionDescriber(
  parts: GrogIslandParts,
): (decision: Decision, choices?: PassingChoice) => string {
  const { words, counted } = parts;
  const { nouns } = words;
  const translate = translator<typeof DECISIONS>(words.decisions, parts.common.plural);

  function setup({ toReturn, mayChooseGood }: SetupDecision, player: string): string {
    const goals = counted(toReturn, nouns.goalCard);
    if (toReturn === 0) return translate('setup.good', { player });
    return translate(mayChooseGood ? 'setup' : 'setup.goals', { player, goals });
  }

  return (decision, choices) => {
    const player = parts.who(decision.player);
    switch (decision.type) {
      case 'setup':
        return setup(decision, player);
      case 'trade':
        return translate(decision.type, { player, ship: entryOf(words.ships, decision.ship) });
      case 'returnGoals':
        return translate(decision.type, { player, goals: counted(decision.left, nouns.goalCard) });
      case 'pay':
        return translate(decision.type, { player, coins: counted(decision.amount, nouns.coin) });
      case 'claim':
        return translate(`claim.${decision.reason}`, {
          player,
          peninsulas: parts.oneOf(decision.peninsulas),
        });
      case 'lock':
      case 'ghost':
        return translate(decision.type, {
          player,
          peninsula: entryOf(words.peninsulas, decision.peninsula),
        });
      case 'bid':
        return translate(bidKey(choices), { player });
      case 'roll':
      case 'chooseShip':
        return translate(decision.type, { player });
    }
  };
}

/** Which sentence says whether the bidder may pass; without the choices it stays open. */
function bidKey(choices: PassingChoice | undefined): `bid${'' | '.open' | '.turned'}` {
  switch (choices?.pass?.refusal?.code) {
    case 'MUST_OPEN':
      return 'bid.open';
    case 'MUST_BID':
      return 'bid.turned';
    default:
      return 'bid';
  }
}
