import type { Received, StateIssues } from './state-issues.ts';
import type { BaseStep } from './types.ts';

/** Asks for a condition of a field of a step. */
export type DemandOfStep = (
  holds: boolean,
  rule: string,
  field: string,
  received: Received,
  expected: string,
) => void;

/** A step of an agenda, the steps around it, and a way to ask for conditions of its fields. */
export interface PlacedStep<Step> {
  /** Its place in the agenda, 0 at the bottom. */
  readonly index: number;
  readonly step: Step;
  /** The step below; `undefined` at the bottom. */
  readonly below: Step | undefined;
  /** The step above; `undefined` at the top. */
  readonly above: Step | undefined;
  readonly demand: DemandOfStep;
}

/** What each kind of step may lie on; a step on `null` lies at the bottom. */
export type StepsBelow<Step extends BaseStep> = {
  readonly [Type in Step['type']]: readonly (Step['type'] | null)[];
};

/**
 * Asks for steps of seats of the game that lie on each other as the rules lay them, with a decision on top; gives them with a way to
 * ask for more, as far as they do.
 */
export function* placedSteps<Step extends BaseStep>(
  agenda: readonly Step[],
  seats: number,
  stepsBelow: StepsBelow<Step>,
  automatic: readonly Step['type'][],
  issues: StateIssues,
): Generator<PlacedStep<Step>> {
  for (const [index, step] of agenda.entries()) {
    const demand: DemandOfStep = (holds, rule, field, received, expected) =>
      issues.demand(holds, rule, ['agenda', index, field], received, expected);
    const { player } = step;
    const type: Step['type'] = step.type;
    const below = agenda[index - 1];
    const above = agenda[index + 1];
    const isSeat = player < seats;
    demand(isSeat, 'agenda', 'player', player, 'a seat of this game');
    const isPlaced = stepsBelow[type].includes(below?.type ?? null);
    demand(isPlaced, 'agenda', 'type', type, `a step that can follow ${below?.type ?? 'nothing'}`);
    const isAnswered = above !== undefined || !automatic.includes(type);
    demand(isAnswered, 'agenda', 'type', type, 'a decision, since it is the last step');
    if (!isSeat || !isPlaced || !isAnswered) return;
    yield { index, step, below, above, demand };
  }
}
