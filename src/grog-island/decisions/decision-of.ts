import type { Decision, Step } from '../agenda.ts';

/** A step as a decision, without the fields that only the agenda needs. */
export function decisionOf(step: Step): Decision {
  switch (step.type) {
    case 'trade': {
      const { idle: _, ...decision } = step;
      return decision;
    }
    case 'claim': {
      const { except: _, ...decision } = step;
      return decision;
    }
    case 'dueClaims':
    case 'claimCoins':
    case 'rewards':
    case 'ghostCrew':
    case 'endOfRound':
      throw new RangeError(`${step.type} is no decision`);
    default:
      return step;
  }
}
