import { IllegalActionError, InvalidStateError } from './errors.ts';
import type { BaseAction, BaseStep, GameTypes, Seat, Transition } from './game.ts';
import { deepCopy } from './lists.ts';
import { NotPlain, type PlainLimits, plainCopy, shown } from './plain.ts';
import {
  COMMON_MESSAGES,
  type CommonRefusalDetails,
  type Json,
  type RefusalOf,
  refusals,
} from './refusal.ts';
import {
  type Fields,
  integer,
  isRecord,
  misfit,
  type ObjectShape,
  object,
  oneOf,
} from './shape.ts';
import { shareUnchanged } from './share.ts';

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

/** The fields of an action beside `type` and `player`. */
export interface ActionFields {
  readonly fields: Fields;
  readonly optional?: Fields;
}

/** What an automatic step does. Written as a method, so that a rule may name the very step it is registered for. */
type AutomaticStep<Types extends RulesTypes> = {
  run(draft: Types['Draft'], step: BaseStep, events: Types['Event'][] | null): void;
}['run'];

/** The fields of an action, and the whole form that follows from them. */
export interface ActionForm extends ActionFields {
  readonly shape: ObjectShape;
}

/** The forms of all actions of a game, made once. */
export function actionForms<Type extends string>(
  table: Readonly<Record<Type, ActionFields>>,
): { readonly [type: string]: ActionForm } {
  const forms: { [type: string]: ActionForm } = {};
  for (const type in table) forms[type] = { ...table[type], shape: actionShape(type, table[type]) };
  return forms;
}

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

/** States that this module made: known to be deeply frozen, so that they need no copy. Decides speed, never a result. */
const made = new WeakSet<object>();

/** A new state, frozen; its steps may have been shared with a view. */
export function finished<Types extends RulesTypes>(
  rules: Rules<Types>,
  draft: Types['Draft'],
): Types['State'] {
  draft.agenda = draft.agenda.map((step) => deepCopy(step));
  const state = rules.freeze(draft);
  made.add(state);
  return state;
}

export function transition<Types extends RulesTypes>(
  rules: Rules<Types>,
  state: Types['State'],
  action: unknown,
): Transition<Types['State'], Types['Event']> {
  const events: Types['Event'][] = [];
  return { state: advance(rules, state, action, events), events };
}

export function applyAction<Types extends RulesTypes>(
  rules: Rules<Types>,
  state: Types['State'],
  action: unknown,
): Types['State'] {
  return advance(rules, state, action, null);
}

export function checkAction<Types extends RulesTypes>(
  rules: Rules<Types>,
  position: Position<Types>,
  action: unknown,
): Types['Refusal'] | null {
  assertPosition(rules, position);
  const answer = examine(rules, position, action);
  return 'refusal' in answer ? answer.refusal : null;
}

export function legalActions<Types extends RulesTypes>(
  rules: Rules<Types>,
  position: Position<Types>,
  player?: Seat,
): Types['Action'][] {
  assertPosition(rules, position);
  const seats = position.players.length;
  if (player !== undefined && !(Number.isInteger(player) && player >= 0 && player < seats)) {
    throw new RangeError(`legalActions: no seat ${String(player)} in a game of ${seats} players`);
  }
  const actions: Types['Action'][] = [];
  for (const step of openSteps(rules, position)) {
    if (player !== undefined && step.player !== player) continue;
    if (isView(position) && step.player !== position.viewer) continue;
    actions.push(...roomOf(rules, step).legal(position, step));
  }
  return actions;
}

export function decisions<Types extends RulesTypes>(
  rules: Rules<Types>,
  position: Position<Types>,
): Types['Decision'][] {
  assertPosition(rules, position);
  return openSteps(rules, position).map((step) => deepCopy(rules.decisionOf(step)));
}

/** A view that this library made, frozen; one from outside is copied, so that nothing of it is ever frozen. */
export function ownView<View extends object>(view: View): View {
  return made.has(view) ? view : deepCopy(view);
}

/** Remembers a view that is deeply frozen. */
export function madeView<View extends object>(view: View): View {
  made.add(view);
  return view;
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

/** Carries out a legal action on a draft, and all automatic steps that follow it. */
export function answer<Types extends RulesTypes>(
  rules: Rules<Types>,
  draft: Types['Draft'],
  action: BaseAction,
  events: Types['Event'][] | null,
): void {
  const step = takeStep(rules, draft.agenda, action.player);
  roomOf(rules, step).apply(draft, step, action, events);
  settle(rules, draft, events);
}

/** Runs automatic steps until somebody has a decision, or the game is over. */
function settle<Types extends RulesTypes>(
  rules: Rules<Types>,
  draft: Types['Draft'],
  events: Types['Event'][] | null,
): void {
  for (;;) {
    const { agenda } = draft;
    const top = agenda[agenda.length - 1];
    if (top === undefined) return;
    const run = rules.automatic[top.type];
    if (run === undefined) return;
    agenda.pop();
    run(draft, top, events);
  }
}

export function roomOf<Types extends RulesTypes>(rules: Rules<Types>, step: BaseStep): Room<Types> {
  const room = rules.rooms[step.type];
  if (room === undefined)
    throw new InvalidStateError('NOT_A_STATE', `${rules.name} has no decision ${step.type}`);
  return room;
}

/** The whole form of an action, `type` and `player` included. */
function actionShape(type: string, { fields, optional }: ActionFields): ObjectShape {
  return object(
    { type: oneOf([type]), player: integer(0, Number.MAX_SAFE_INTEGER), ...fields },
    optional,
  );
}

function isView<Types extends GameTypes>(position: Position<Types>): position is Types['View'] {
  return Object.hasOwn(position, 'viewer');
}

/** Throws unless the value is a state of this game and of this version of its rules. */
export function assertState<Types extends RulesTypes>(
  rules: Rules<Types>,
  value: Position<Types>,
): void {
  assertPosition(rules, value);
  if (isView(value)) {
    throw new InvalidStateError(
      'VIEW_FOR_STATE',
      `this is the view of ${String(value.viewer)}, a state is needed: views lack what is hidden; sampleState makes a state of a view`,
    );
  }
}

/** Throws unless the value is a view of this game and of this version of its rules. */
export function assertView<Types extends RulesTypes>(
  rules: Rules<Types>,
  value: Position<Types>,
): void {
  assertPosition(rules, value);
  if (!isView(value)) {
    throw new InvalidStateError(
      'STATE_FOR_VIEW',
      'this is a state, a view is needed: viewFor makes one',
    );
  }
}

function assertPosition<Types extends RulesTypes>(
  rules: Rules<Types>,
  value: Position<Types> | null,
): void {
  if (
    typeof value !== 'object' ||
    value === null ||
    !Array.isArray(value.agenda) ||
    !Array.isArray(value.players)
  ) {
    throw new InvalidStateError(
      'NOT_A_STATE',
      `this is not a state or view of ${rules.name}: ${String(shown(value))}`,
    );
  }
  if (value.game !== rules.name) {
    throw new InvalidStateError(
      'OTHER_GAME',
      `this is a state of ${String(shown(value.game))}, not of ${rules.name}`,
    );
  }
  if (value.rules !== rules.version) {
    throw new InvalidStateError(
      'OTHER_RULES',
      `this state was made by version ${String(shown(value.rules))} of the rules, this library has version ${rules.version}`,
    );
  }
}

function advance<Types extends RulesTypes>(
  rules: Rules<Types>,
  given: Types['State'],
  action: unknown,
  events: Types['Event'][] | null,
): Types['State'] {
  const state = ownState(rules, given);
  const examined = examine(rules, state, action);
  if ('refusal' in examined) throw new IllegalActionError(examined.refusal);
  const next = rules.produce(state, () => {
    const changed = rules.copy(state);
    answer(rules, changed, examined.action, events);
    shareUnchanged(state, changed);
    return rules.freeze(changed);
  });
  made.add(next);
  return next;
}

/** The state, or a frozen copy of one from outside, which itself stays as it is. */
export function ownState<Types extends RulesTypes>(
  rules: Rules<Types>,
  state: Types['State'],
): Types['State'] {
  assertState(rules, state);
  return made.has(state) ? state : rules.freeze(copied(rules, state));
}

/** A private copy of a state; a value that has no state's form is refused. */
export function copied<Types extends RulesTypes>(
  rules: Rules<Types>,
  state: Types['State'],
): Types['Draft'] {
  try {
    // Copies share their lists, which the rules never change; but those of a state from outside must not be frozen.
    return rules.copy(made.has(state) ? state : deepCopy(state));
  } catch {
    throw new InvalidStateError(
      'NOT_A_STATE',
      `this has not the form of a state of ${rules.name}; parseState says why`,
    );
  }
}

/** The bounds of an action from outside. */
export const ACTION_LIMITS: PlainLimits = { depth: 4, text: 64, entries: 64, values: 256 };

const refuse = refusals<CommonRefusalDetails>(COMMON_MESSAGES);

/** An action that fits an open decision, or the reason why a value is none. */
type Examined<Types extends RulesTypes> =
  | { readonly action: BaseAction }
  | { readonly refusal: Types['Refusal'] };

function examine<Types extends RulesTypes>(
  rules: Rules<Types>,
  position: Position<Types>,
  value: unknown,
): Examined<Types> {
  const action = readAction(rules.actions, value);
  if ('code' in action) return { refusal: action };
  const { player } = action;
  const seats = position.players.length;
  if (player >= seats) return { refusal: refuse('NO_SUCH_SEAT', { player, players: seats }) };
  if (isView(position) && position.viewer !== player) {
    return { refusal: refuse('NOT_THE_VIEWER', { player, viewer: position.viewer }) };
  }
  const open = openSteps(rules, position);
  if (open.length === 0) return { refusal: refuse('GAME_OVER', { player }) };
  const step = open.find((candidate) => candidate.player === player);
  if (step === undefined) {
    return {
      refusal: refuse('NOT_YOUR_TURN', { player, waitingFor: open.map((other) => other.player) }),
    };
  }
  const room = roomOf(rules, step);
  if (!room.answers.includes(action.type)) {
    return {
      refusal: refuse('OTHER_DECISION', {
        player,
        given: action.type,
        decision: step.type,
        answers: room.answers,
      }),
    };
  }
  const refusal = room.check(position, step, action);
  return refusal === null ? { action } : { refusal };
}

/** Makes a well-formed action of any value, or says what is wrong with it. */
export function readAction(
  actions: { readonly [type: string]: ActionForm },
  value: unknown,
): BaseAction | RefusalOf<CommonRefusalDetails> {
  const plain = plainCopy(value, ACTION_LIMITS);
  if (plain instanceof NotPlain)
    return refuse('NOT_PLAIN', { path: plain.path, problem: plain.problem });
  if (!isRecord(plain)) {
    return refuse('MALFORMED', {
      path: [],
      problem: 'wrong',
      given: shown(plain),
      allowed: 'an object',
    });
  }
  const type = Object.hasOwn(plain, 'type') ? plain['type'] : undefined;
  const form = typeof type === 'string' && Object.hasOwn(actions, type) ? actions[type] : undefined;
  if (typeof type !== 'string' || form === undefined) {
    return refuse('UNKNOWN_TYPE', { given: shown(type), allowed: Object.keys(actions) });
  }
  const wrong = misfit(form.shape, plain);
  if (wrong !== null) return refuse('MALFORMED', { ...wrong });
  return isAction(plain)
    ? plain
    : refuse('UNKNOWN_TYPE', { given: shown(type), allowed: Object.keys(actions) });
}

function isAction(value: { readonly [key: string]: Json }): value is BaseAction & typeof value {
  return typeof value['type'] === 'string' && typeof value['player'] === 'number';
}

/** An action that `readAction` has found to be of the game's table is one of the game's actions. */
export function isActionOf<Action extends BaseAction>(_action: BaseAction): _action is Action {
  return true;
}

/** A seed of a sample: a safe integer. */
export function checkedSeed(seed: number): number {
  if (Number.isSafeInteger(seed)) return seed;
  throw new RangeError(`a seed is a safe integer, not ${String(shown(seed))}`);
}

function takeStep<Types extends RulesTypes>(
  rules: Rules<Types>,
  agenda: BaseStep[],
  player: Seat,
): BaseStep {
  const top = agenda[agenda.length - 1];
  if (top?.type === rules.simultaneous && top?.player !== player) {
    const index = agenda.findIndex(
      (step) => step.type === rules.simultaneous && step.player === player,
    );
    const taken = index < 0 ? undefined : agenda.splice(index, 1)[0];
    if (taken !== undefined) return taken;
  }
  const step = agenda.pop();
  if (step === undefined) throw new RangeError('the game is over');
  return step;
}
