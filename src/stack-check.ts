import type { BaseStep } from './game.ts';
import type { Demands } from './possible.ts';

/** A step of an agenda and what lies around it: what its conditions may look at. */
export interface Place<State, Step, Looked extends Step = Step> {
  readonly state: State;
  readonly step: Looked;
  /** The step below; `undefined` at the bottom. */
  readonly below: Step | undefined;
  /** The step above; `undefined` at the top. */
  readonly above: Step | undefined;
  /** Asks for a condition on a field of the step. */
  readonly demand: Demand;
}

/** Asks for a condition on a field of a step. */
export type Demand = (holds: boolean, rule: string, field: string, allowed: string) => void;

/** A kind of step. */
export interface StepKind<State, Step extends BaseStep, Looked extends Step = Step> {
  /** What it may lie on; `bottom` is nothing. */
  readonly on: readonly (Step['type'] | 'bottom')[];
  /** It runs as soon as it is on top, so it never is. */
  readonly automatic?: true;
  /** What goes with it. */
  check?(place: Place<State, Step, Looked>): void;
}

/** Asks for an agenda of steps that may lie on each other, each with what goes with it. */
export function checkStack<
  Step extends BaseStep,
  State extends { readonly agenda: readonly Step[]; readonly players: readonly unknown[] },
>(
  kinds: { readonly [Type in Step['type']]: StepKind<State, Step> },
  state: State,
  demands: Demands,
): void {
  const { players } = state;
  const agenda: readonly Step[] = state.agenda;
  for (const [index, step] of agenda.entries()) {
    const below = agenda[index - 1];
    const above = agenda[index + 1];
    const fields = new Map<string, unknown>(Object.entries(step));
    const demand: Demand = (holds, rule, field, allowed) => {
      demands.that(holds, rule, ['agenda', index, field], fields.get(field), allowed);
    };
    const type: Step['type'] = step.type;
    const { on, automatic, check } = kinds[type];
    const isOnTop = above === undefined && automatic === true;
    demand(step.player < players.length, 'agenda', 'player', 'a seat of this game');
    demand(on.includes(below?.type ?? 'bottom'), 'agenda', 'type', 'a step that lies there');
    demand(!isOnTop, 'agenda', 'type', 'a decision at the end of the agenda');
    if (demands.problem !== null) return;
    check?.({ state, step, below, above, demand });
  }
}
