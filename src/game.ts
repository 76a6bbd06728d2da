import type { BaseRefusal } from './refusal.ts';

/** A place at the table, 0-based; rising numbers go clockwise. @remarks Since 0.1.0 */
export type Seat = number;

/** Who looks: a seat, or somebody who only sees what lies open. @remarks Since 0.1.0 */
export type Viewer = Seat | 'spectator';

/** What every action has. @remarks Since 0.1.0 */
export interface BaseAction {
  /** The kind of action. */
  readonly type: string;
  /** The seat that acts. */
  readonly player: Seat;
}

/** What every decision has. @remarks Since 0.1.0 */
export interface BaseDecision {
  /** The kind of decision. */
  readonly type: string;
  /** The seat that decides. */
  readonly player: Seat;
}

/** What every event has. @remarks Since 0.1.0 */
export interface BaseEvent {
  /** The kind of event. */
  readonly type: string;
  /** The only seat that sees what `viewEvents` replaces by `null`; without it everybody sees the whole event. */
  readonly seenBy?: Seat;
}

/** An entry of the agenda: an open decision, or an automatic step that follows. @remarks Since 0.1.0 */
export interface BaseStep {
  /** The kind of step. */
  readonly type: string;
  /** The seat it concerns. */
  readonly player: Seat;
}

/** What every state has. @remarks Since 0.1.0 */
export interface BaseState {
  /** The name of the game. */
  readonly game: string;
  /** The version of the rules; a state of another version is refused. */
  readonly rules: string;
  /** What is still to do in this round, last entry first; empty when the game is over. */
  readonly agenda: readonly BaseStep[];
  /** The players by seat. */
  readonly players: readonly object[];
}

/** What every view has. @remarks Since 0.1.0 */
export interface BaseView extends BaseState {
  /** Whose view it is. */
  readonly viewer: Viewer;
}

/** What every set of options has. @remarks Since 0.1.0 */
export interface BaseOptions {
  /** The number of players. */
  readonly players: number;
  /** A safe integer; the same seed gives the same game. */
  readonly seed: number;
}

/** What every score sheet has. @remarks Since 0.1.0 */
export interface BaseScore {
  /** The seat. */
  readonly player: Seat;
  /** All points. */
  readonly total: number;
}

/** What every scoring has. @remarks Since 0.1.0 */
export interface BaseScoring {
  /** The score sheets by seat. */
  readonly players: readonly BaseScore[];
  /** Seats grouped by place, the best first; seats of one group share the place, rising. */
  readonly ranking: readonly (readonly Seat[])[];
  /** The first group of the ranking. */
  readonly winners: readonly Seat[];
}

/** Names and numbers of components, for the check that nothing is lost or made. @remarks Since 0.1.0 */
export type Components = Readonly<Record<string, number>>;

/** A broken invariant. @remarks Since 0.1.0 */
export interface Violation {
  /** The id of the rule that is broken. */
  readonly rule: string;
  /** What is wrong, in English. */
  readonly message: string;
}

/**
 * What one transition gives.
 *
 * @typeParam State - the states of the game.
 * @typeParam Event - the events of the game.
 * @remarks Since 0.1.0
 */
export interface Transition<State, Event> {
  /** The next state. */
  readonly state: State;
  /** What happened, in order. */
  readonly events: readonly Event[];
}

/**
 * A game that can be stored and replayed: options and actions.
 *
 * @typeParam Types - the types of the game.
 * @remarks Since 0.1.0
 */
export interface GameRecord<Types extends GameTypes = GameTypes> {
  /** The name of the game. */
  readonly game: Types['State']['game'];
  /** The version of the rules. */
  readonly rules: Types['State']['rules'];
  /** What the game was created from. */
  readonly options: Types['Options'];
  /** The actions in order. */
  readonly actions: readonly Types['Action'][];
}

/**
 * A game played again.
 *
 * @typeParam Types - the types of the game.
 * @remarks Since 0.1.0
 */
export interface Replay<Types extends GameTypes = GameTypes> {
  /** The last state. */
  readonly state: Types['State'];
  /** Every state, the first one included: one more than there are actions. */
  readonly states: readonly Types['State'][];
  /** What each action did. */
  readonly events: readonly (readonly Types['Event'][])[];
}

/** The types of one game, by role. @remarks Since 0.1.0 */
export interface GameTypes {
  /** Everything, secrets included. */
  readonly State: BaseState;
  /** A state as one viewer may see it. */
  readonly View: BaseView;
  /** An answer to a decision. */
  readonly Action: BaseAction;
  /** What the game waits for. */
  readonly Decision: BaseDecision;
  /** Something that happened. */
  readonly Event: BaseEvent;
  /** Why an action is not legal. */
  readonly Refusal: BaseRefusal;
  /** What a game is created from. */
  readonly Options: BaseOptions;
  /** The final score. */
  readonly Scoring: BaseScoring;
}

/**
 * The fast path for search: the same rules on private mutable data. Nothing is checked: an action that is not legal
 * leaves the simulation in a state that means nothing.
 *
 * @typeParam Types - the types of the game.
 * @remarks Since 0.1.0
 */
export interface Simulation<Types extends GameTypes = GameTypes> {
  /** The open decisions, seats rising; empty when the game is over. */
  decisions(): Types['Decision'][];
  /** Every legal action of all open decisions, in the order of the game's `legalActions`. */
  legalActions(): Types['Action'][];
  /**
   * A legal action, each with the same probability, without building the list; at a manual roll random faces; `null` when
   * the game is over. `random` gives numbers from 0 up to but not including 1.
   */
  randomAction(random: () => number): Types['Action'] | null;
  /** Carries out a legal action; also a roll that names its dice, whatever the option `dice`. */
  apply(action: Types['Action']): void;
  /** The score sheet as if the game ended now. */
  score(): Types['Scoring'];
  /** An independent copy. */
  clone(): Simulation<Types>;
  /** The state, frozen; it equals what `applyAction` gives for the same actions. */
  toState(): Types['State'];
}

/**
 * One game as an object: what generic code (demo, bots, laws) works with. Every function is free of `this`, changes
 * nothing that it is given, and can be replaced: `{ ...grogIsland, applyAction: mine }` is a game too.
 *
 * @typeParam Types - the types of the game; without it, any game.
 * @remarks Since 0.1.0
 */
export interface Game<Types extends GameTypes = GameTypes> {
  /** The name of the game, as in its entry point. */
  readonly name: string;
  /** The numbers of players that the game is for, rising. */
  readonly playerCounts: readonly number[];
  /**
   * The first state.
   *
   * @throws {@link InvalidOptionsError} for an option that is missing, unknown or out of its bounds.
   */
  createGame(options: Types['Options']): Types['State'];
  /**
   * The next state; the given one is not changed.
   *
   * @throws {@link IllegalActionError} with what `checkAction` returns.
   */
  applyAction(state: Types['State'], action: Types['Action']): Types['State'];
  /** The next state and what happened; throws like `applyAction`. */
  transition(
    state: Types['State'],
    action: Types['Action'],
  ): Transition<Types['State'], Types['Event']>;
  /** `null` if the action is legal, else the reason; takes any value. */
  checkAction(position: Types['State'] | Types['View'], action: unknown): Types['Refusal'] | null;
  /**
   * Every legal action of a player, or of all open decisions, each once, in a stable order.
   *
   * @throws RangeError if there is no such seat.
   */
  legalActions(position: Types['State'] | Types['View'], player?: Seat): Types['Action'][];
  /** The open decisions, seats rising; empty when the game is over. */
  decisions(position: Types['State'] | Types['View']): Types['Decision'][];
  /** The score sheet, final or as if the game ended now. */
  score(state: Types['State']): Types['Scoring'];
  /** Counts of every component; equal before and after every action. */
  components(state: Types['State']): Components;
  /** The invariants that a state breaks; empty for every state that the library made. */
  invariants(state: Types['State']): Violation[];
  /**
   * The state as a viewer may see it: what is hidden is `null`.
   *
   * @throws RangeError if there is no such seat.
   */
  viewFor(state: Types['State'], viewer: Viewer): Types['View'];
  /** Events as a viewer may see them: what is hidden is `null`. */
  viewEvents(events: readonly Types['Event'][], viewer: Viewer): Types['Event'][];
  /** A state drawn at random among those that agree with a view; it depends on view and seed only. */
  sampleState(view: Types['View'], seed: number): Types['State'];
  /** A simulation that starts from a state. */
  simulate(state: Types['State']): Simulation<Types>;
  /**
   * Whether taking back what happened would un-reveal nothing: no dice, no drawn card, no choice of another player. Takes
   * the state after one action, or the events of one or more.
   */
  canUndo(state: Types['State'], after: Types['State'] | readonly Types['Event'][]): boolean;
  /** A record of a new game. */
  createRecord(options: Types['Options']): GameRecord<Types>;
  /** The record with one more action; whether it is legal is for `applyAction` and `replay` to say. */
  append(record: GameRecord<Types>, action: Types['Action']): GameRecord<Types>;
  /**
   * All states of a recorded game, and what happened between them.
   *
   * @throws {@link ReplayError} that names the first action that is not legal.
   * @throws {@link ParseError} with the code `OTHER_GAME` or `OTHER_RULES`.
   */
  replay(record: GameRecord<Types>): Replay<Types>;
  /** An action as one line of text. */
  formatAction(action: Types['Action']): string;
  /**
   * The action of a line that `formatAction` wrote.
   *
   * @throws {@link ParseError} if it is none.
   */
  parseNotation(line: string): Types['Action'];
  /** A record as text: what it is of, and a line for each action. `parseRecord` reads it. */
  formatRecord(record: GameRecord<Types>): string;
  /**
   * An action of any value, such as a message from a client; whether it is legal is for `checkAction` to say.
   *
   * @throws {@link ParseError} with a code, the path, what was given and what is allowed.
   */
  parseAction(value: unknown): Types['Action'];
  /**
   * A state of any value, such as stored JSON: a frozen copy. It must be one that play can lead to.
   *
   * @throws {@link ParseError}, for a state that is not possible with the id of a rule.
   */
  parseState(value: unknown): Types['State'];
  /**
   * A view of any value, such as a message from a server: a frozen copy. A possible state must have this view.
   *
   * @throws {@link ParseError} like `parseState`.
   */
  parseView(value: unknown): Types['View'];
  /**
   * A record of any value, or of the text that `formatRecord` wrote; whether its actions are legal is for `replay` to say.
   *
   * @throws {@link ParseError}, also for options that no game can be created from.
   */
  parseRecord(value: unknown): GameRecord<Types>;
}
