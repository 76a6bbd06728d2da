import { InvalidStateError } from './errors.ts';
import { describeValue } from './json.ts';
import { counted } from './sentence.ts';
import type { BaseAction, BaseRefusal, BaseStep, GameTypes, Position, Seat } from './types.ts';

/** The types of a game, and the mutable form of its state that the rules work on. */
export interface EngineTypes extends GameTypes {
  readonly Draft: { agenda: BaseStep[]; players: object[] };
}

/** Where the rules may look: a state, a view, or a draft. */
type Table<Types extends EngineTypes> = Position<Types> | Types['Draft'];

/** Where the rules report what happens; `null` in a simulation. */
export type EventLog<Types extends EngineTypes> = Types['Event'][] | null;

/** One kind of decision: what is legal, why something is not, and what an answer does. */
export interface DecisionHandler<
  Types extends EngineTypes,
  Step extends BaseStep = BaseStep,
  Answer extends BaseAction = BaseAction,
> {
  /** The types of action that answer this decision. */
  readonly answers: readonly Answer['type'][];
  /** Every legal answer, in the documented order. */
  legal(table: Table<Types>, step: Step): Types['Action'][];
  /** Why a well-formed answer is not legal, or `null`. */
  check(table: Table<Types>, step: Step, action: Answer): Types['Refusal'] | null;
  /** Carries out a legal answer; the step has been taken off the agenda. */
  apply(draft: Types['Draft'], step: Step, action: Answer, events: EventLog<Types>): void;
  /** A uniformly random legal answer, without building the list; `random` gives numbers in [0, 1). */
  sampleAction?(table: Table<Types>, step: Step, random: () => number): Types['Action'];
}

/** What an automatic step does. Written as a method, so that a rule may name the very step that it is registered for. */
type AutomaticStep<Types extends EngineTypes> = {
  run(draft: Types['Draft'], step: BaseStep, events: EventLog<Types>): void;
}['run'];

/** A well-formed action, or the refusal of a value that is none. */
export type ReadAction<Action extends BaseAction, Refusal extends BaseRefusal> =
  | { readonly action: Action; readonly refusal: null }
  | { readonly action: null; readonly refusal: Refusal };

/** The rules of a game in the form that the engine runs. */
export interface GameDefinition<Types extends EngineTypes> {
  readonly name: Types['State']['game'];
  readonly version: Types['State']['rules'];
  /** A well-formed action, or the refusal of a value that is none. */
  readAction(value: unknown): ReadAction<BaseAction, BaseRefusal>;
  readonly handlers: { readonly [type: string]: DecisionHandler<Types> };
  /** Steps that leave no choice to anybody; they run as soon as they are on top of the agenda. */
  readonly automatic: { readonly [type: string]: AutomaticStep<Types> };
  /** The kind of decision that several players answer at the same time, if there is one. */
  readonly simultaneous?: string;
  decisionOf(step: BaseStep): Types['Decision'];
  /** A draft for the rules to work on; it shares its lists, which the rules replace and never change. */
  copy(table: Types['State'] | Types['Draft']): Types['Draft'];
  /** A draft to read: itself, with the types of the game. */
  table(draft: Types['Draft']): Types['State'];
  /** Turns a private draft into a state: `deepFreeze`, with the types of the game. */
  freeze(draft: Types['Draft']): Types['State'];
}

/** The steps that wait for an answer, seats rising. */
export function openSteps<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
  table: { readonly agenda: readonly BaseStep[] },
): readonly BaseStep[] {
  const top = table.agenda.at(-1);
  if (top === undefined) return [];
  if (top.type !== definition.simultaneous) return [top];
  return table.agenda
    .filter((step) => step.type === top.type)
    .sort((left, right) => left.player - right.player);
}

export function handlerOf<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
  step: BaseStep,
): DecisionHandler<Types> {
  const handler = definition.handlers[step.type];
  if (handler === undefined)
    throw new InvalidStateError('NOT_A_STATE', `${definition.name} has no decision ${step.type}.`);
  return handler;
}

/** Whether a seat exists at a table of so many seats. -0 is none: JSON does not keep it. */
export function isSeat(seat: unknown, seats: number): seat is Seat {
  return (
    typeof seat === 'number' &&
    Number.isInteger(seat) &&
    seat >= 0 &&
    seat < seats &&
    !Object.is(seat, -0)
  );
}

/** A seat that does not exist, which is no fault of the position. */
export class SeatError extends RangeError {}

/** Refuses a seat that does not exist at a table of so many seats. */
export function assertSeat(what: string, seat: unknown, seats: number): asserts seat is Seat {
  if (isSeat(seat, seats)) return;
  throw new SeatError(
    `${what}: there is no seat ${String(describeValue(seat))} in a game of ${counted(seats, 'player')}, whose seats are the numbers from 0 to ${seats - 1}.`,
  );
}
