import type { Decision } from '../../caribbean-fleet/agenda.ts';
import type { DECISIONS } from '../english/caribbean-fleet.ts';
import { speaker } from '../sentences.ts';
import type { CaribbeanFleetParts } from './parts.ts';

export function decisionTeller(parts: CaribbeanFleetParts): (decision: Decision) => string {
  const say = speaker<typeof DECISIONS>(parts.words.decisions);
  return (decision) => {
    const player = parts.who(decision.player);
    switch (decision.type) {
      case 'bid':
      case 'choose':
      case 'sink':
      case 'board':
      case 'raid':
        return say(decision.type, { player });
      case 'assignBlackbeard':
      case 'placeCannons':
      case 'openTavern':
      case 'placeRum':
      case 'fairWind':
      case 'spyglass':
        return say(decision.type, { player, card: parts.card(decision.card) });
      case 'roll':
        return decision.purpose === 'production'
          ? say('roll.production', { player })
          : say('roll.raid', {
              player,
              victim: parts.who(decision.victim),
              amount: decision.amount,
            });
    }
  };
}
