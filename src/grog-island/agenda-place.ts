import type { Step } from './agenda.ts';
import { freeOn } from './buildings.ts';
import { COLOR_INDEX, type Color } from './components.ts';
import type { GameState } from './state.ts';

/** A step and what lies around it: what its conditions may look at. */
export interface Place<Looked extends Step = Step> {
  readonly state: GameState;
  readonly step: Looked;
  /** The step below; `undefined` at the bottom. */
  readonly below: Step | undefined;
  /** The step above; `undefined` at the top. */
  readonly above: Step | undefined;
  /** Asks for a condition on a field of the step. */
  demand(holds: boolean, rule: string, field: string, allowed: string): void;
}

/** Asks for a free building on a peninsula. */
export function demandFree(
  state: GameState,
  peninsula: Color,
  rule: string,
  demand: Place['demand'],
): void {
  const free = freeOn(state.buildings, COLOR_INDEX[peninsula]);
  demand(free > 0, rule, 'type', `a free building on the ${peninsula} peninsula`);
}
