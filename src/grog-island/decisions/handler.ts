import type { DecisionHandler } from '../../core/definition.ts';
import type { Action } from '../actions.ts';
import type { Decision } from '../agenda.ts';
import type { StepOf, Types } from '../types.ts';

/** The handler of one kind of decision. */
export type Handler<
  Type extends Decision['type'],
  Answer extends Action = Action,
> = DecisionHandler<Types, StepOf<Type>, Answer>;
