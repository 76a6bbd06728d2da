import type { Decision } from '../../caribbean-fleet/agenda.ts';
import type { DECISIONS } from '../english/caribbean-fleet-sentences.ts';
import { translator } from '../sentences.ts';
import type { CaribbeanFleetParts } from './parts.ts';

export function decisionDescriber(parts: CaribbeanFleetParts): (decision: Decision) => string {
  const translate = translator<typeof DECISIONS>(parts.words.decisions, parts.common.plural);
  return (decision) => {
    const player = parts.who(decision.player);
    switch (decision.type) {
      case 'bid':
      case 'choose':
      case 'sink':
      case 'board':
      case 'raid':
        return translate(decision.type, { player });
      case 'assignBlackbeard':
      case 'placeCannons':
      case 'openTavern':
      case 'placeRum':
      case 'fairWind':
      case 'spyglass':
        return translate(decision.type, { player, card: parts.card(decision.card) });
      case 'roll':
        return decision.purpose === 'production'
          ? translate('roll.production', { player })
          : translate('roll.raid', {
              player,
              victim: parts.who(decision.victim),
              amount: decision.amount,
            });
    }
  };
}
