import type { Action } from './actions.ts';
import type { Decision, StepOf } from './agenda.ts';
import type { Events } from './events.ts';
import type { Refusal } from './refusals.ts';
import type { GameDraft, Table } from './state.ts';

/** The room of one kind of decision: what is legal, why something is not, and what it does stand together. */
export interface DecisionRoom<Type extends Decision['type'], Answer extends Action> {
  readonly answers: readonly Answer['type'][];
  /** Every legal answer, in the documented order. */
  legal(table: Table, step: StepOf<Type>): Action[];
  /** Why a well-formed answer is not legal, or `null`. */
  check(table: Table, step: StepOf<Type>, action: Answer): Refusal | null;
  /** Carries out a legal answer; the step has been taken off the agenda. */
  apply(draft: GameDraft, step: StepOf<Type>, action: Answer, events: Events): void;
  /** A uniformly random legal answer without building the list. */
  pick?(table: Table, step: StepOf<Type>, random: () => number): Action;
}
