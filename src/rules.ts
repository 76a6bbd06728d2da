import type { ActionForm } from './action-form.ts';
import { InvalidStateError } from './errors.ts';
import type { BaseAction, BaseStep, GameTypes } from './game.ts';

/** The types of a game, and the mutable form of its state that the rules work on. */
export interface RulesTypes extends GameTypes {
  readonly Draft: { agenda: BaseStep[]; players: object[] };
}

/** What a caller may ask about. */
export type Position<Types extends GameTypes> = Types['State'] | Types['View'];

/** Where the rules may look: a state, a view, or a draft. */
type Table<Types extends RulesTypes> = Position<Types> | Types['Draft'];

/** The room of one kind of decision: what is legal, why something is not, and what it does. */
export interface Room<Types extends RulesTypes> {
  /** The types of action that answer this decision. */
  readonly answers: readonly string[];
  /** Every legal answer, in the documented order. */
  legal(table: Table<Types>, step: BaseStep): Types['Action'][];
  /** Why a well-formed answer is not legal, or `null`. */
  check(table: Table<Types>, step: BaseStep, action: BaseAction): Types['Refusal'] | null;
  /** Carries out a legal answer; the step has been taken off the agenda. */
  apply(
    draft: Types['Draft'],
    step: BaseStep,
    action: BaseAction,
    events: Types['Event'][] | null,
  ): void;
  /** A uniformly random legal answer without building the list; `random` gives numbers in [0, 1). */
  pick?(table: Table<Types>, step: BaseStep, random: () => number): Types['Action'];
}

/** What an automatic step does. Written as a method, so that a rule may name the very step it is registered for. */
type AutomaticStep<Types extends RulesTypes> = {
  run(draft: Types['Draft'], step: BaseStep, events: Types['Event'][] | null): void;
}['run'];

/** A game's rules in the form that the shared engine runs. */
export interface Rules<Types extends RulesTypes> {
  readonly name: Types['State']['game'];
  readonly version: Types['State']['rules'];
  readonly actions: { readonly [type: string]: ActionForm };
  readonly rooms: { readonly [type: string]: Room<Types> };
  /** Steps that leave no choice to anybody; they run as soon as they are on top of the agenda. */
  readonly automatic: { readonly [type: string]: AutomaticStep<Types> };
  /** The kind of decision that several players answer at the same time, if there is one. */
  readonly simultaneous?: string;
  decisionOf(step: BaseStep): Types['Decision'];
  /** A copy for the rules to work on; it shares its lists, which the rules replace and never change. */
  copy(state: Types['State'] | Types['Draft']): Types['Draft'];
  /** Runs a recipe for the next state inside immer. */
  produce(state: Types['State'], recipe: () => Types['State']): Types['State'];
  freeze(draft: Types['Draft']): Types['State'];
}

/** The steps that wait for an answer, seats rising. */
export function openSteps<Types extends RulesTypes>(
  rules: Rules<Types>,
  position: { readonly agenda: readonly BaseStep[] },
): readonly BaseStep[] {
  const top = position.agenda.at(-1);
  if (top === undefined) return [];
  if (top.type !== rules.simultaneous) return [top];
  return position.agenda
    .filter((step) => step.type === top.type)
    .sort((left, right) => left.player - right.player);
}

export function roomOf<Types extends RulesTypes>(rules: Rules<Types>, step: BaseStep): Room<Types> {
  const room = rules.rooms[step.type];
  if (room === undefined)
    throw new InvalidStateError('NOT_A_STATE', `${rules.name} has no decision ${step.type}`);
  return room;
}
