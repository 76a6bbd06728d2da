import type { Demand, Place as StepPlace } from '../stack-check.ts';
import type { Step } from './agenda.ts';
import { freeOn } from './buildings.ts';
import { COLOR_INDEX, type Color } from './components.ts';
import type { GameState } from './state.ts';

/** A step of an agenda of Grog Island and what lies around it. */
export type Place<Looked extends Step = Step> = StepPlace<GameState, Step, Looked>;

/** Asks for a free building on a peninsula. */
export function demandFree(state: GameState, peninsula: Color, rule: string, demand: Demand): void {
  const free = freeOn(state.buildings, COLOR_INDEX[peninsula]);
  demand(free > 0, rule, 'type', `a free building on the ${peninsula} peninsula`);
}
