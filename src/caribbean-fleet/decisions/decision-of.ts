import type { Decision, Step } from '../agenda.ts';

/** A decision as it is shown. */
export function decisionOf(step: Step): Decision {
  switch (step.type) {
    case 'askFairWinds':
    case 'production':
      throw new RangeError(`${step.type} is no decision`);
    default:
      return step;
  }
}
