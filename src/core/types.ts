import type { Json } from './json.ts';
import type { Seed } from './random.ts';

/** A place at the table, 0-based; rising numbers go clockwise. */
export type Seat = number;

/** Who looks at the table: a seat, or somebody who sees only what everybody sees. */
export type Viewer = Seat | 'spectator';

/**
 * What every action, decision, step and event has.
 *
 * @typeParam Type - the kind.
 */
export interface OfType<Type extends string = string> {
  /** The kind, by which the members of a union are told apart. */
  readonly type: Type;
}

/**
 * What every action, decision and step has.
 *
 * @typeParam Type - the kind.
 */
export interface OfPlayer<Type extends string = string> extends OfType<Type> {
  /** The seat that acts or decides. */
  readonly player: Seat;
}

/** What every action has. */
export interface BaseAction extends OfPlayer {}

/** What every decision has. */
export interface BaseDecision extends OfPlayer {}

/** An entry of the agenda: an open decision, or an automatic step that follows. */
export interface BaseStep extends OfPlayer {}

/** What every event has. */
export interface BaseEvent extends OfType {
  /** The only seat that sees what `viewEvents` replaces by `null`; if absent, everybody sees the whole event. */
  readonly seenBy?: Seat;
}

/** What every state has. */
export interface BaseState {
  /** The name of the game. */
  readonly game: string;
  /** The version of the rules; a state of another version is refused. */
  readonly rules: string;
  /** What is still to be done in this round, last entry first; empty when the game is over. */
  readonly agenda: readonly BaseStep[];
  /** The players by seat. */
  readonly players: readonly object[];
}

/** What every view has. */
export interface BaseView extends BaseState {
  /** Whose view it is. */
  readonly viewer: Viewer;
}

/** What all options have. */
export interface BaseOptions {
  /** The number of players. */
  readonly players: number;
  /** The same seed gives the same game. */
  readonly seed: Seed;
}

/** What every score sheet has. */
export interface BaseScore {
  /** The seat. */
  readonly player: Seat;
  /** All points. */
  readonly total: number;
}

/** What every scoring has. */
export interface BaseScoring {
  /** The score sheets by seat. */
  readonly players: readonly BaseScore[];
  /** Seats grouped by place, the best first; the seats of one group share the place and are in rising order. */
  readonly ranking: readonly (readonly Seat[])[];
  /** The first group of the ranking. */
  readonly winners: readonly Seat[];
}

/** What every score sheet has while cards are hidden. */
export interface BaseScoreSoFar {
  /** The seat. */
  readonly player: Seat;
  /** The points that are certain, as if the game ended now. */
  readonly certain: number;
  /** All points; `null` if some are unknown. */
  readonly total: number | null;
}

/**
 * What a viewer knows of the score.
 *
 * @typeParam Sheet - the score sheets, with `null` for what is unknown.
 */
export interface ScoringSoFar<Sheet extends BaseScoreSoFar = BaseScoreSoFar> {
  /** The score sheets by seat. */
  readonly players: readonly Sheet[];
}

/** The number of pieces of each component, by name. */
export type Components = Readonly<Record<string, number>>;

/** An invariant that a state breaks. */
export interface InvariantIssue {
  /** The id of the rule behind the invariant. */
  readonly rule: string;
  /** What is wrong, as an English sentence. */
  readonly message: string;
}

/**
 * The result of one transition.
 *
 * @typeParam State - the states of the game.
 * @typeParam Event - the events of the game.
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
 */
export interface GameRecord<Types extends GameTypes = GameTypes> {
  /** The name of the game. */
  readonly game: Types['State']['game'];
  /** The version of the rules. */
  readonly rules: Types['State']['rules'];
  /** The options of the game. */
  readonly options: Types['Options'];
  /** The actions in order. */
  readonly actions: readonly Types['Action'][];
  /** What is known of the game beside its rules, such as the players, the date and the result. */
  readonly headers?: readonly RecordHeader[];
  /** Remarks, in the order of their steps. */
  readonly comments?: readonly RecordComment[];
  /** What searches said of decisions, in the order of their steps. */
  readonly analysis?: readonly RecordAnalysis<Types['Action']>[];
}

/** A fact about a recorded game, which the rules do not know. */
export interface RecordHeader {
  /**
   * What it tells: a letter, and then up to 63 letters, digits and hyphens. Common names are `event`, `date`, `players`, `bots`, `seed`
   * and `result`.
   */
  readonly name: string;
  /** Its value: one line of 1 to 1,000 characters, without spaces at its ends. */
  readonly value: string;
}

/** A remark on a recorded game. */
export interface RecordComment {
  /** The number of actions before it. */
  readonly step: number;
  /** One line of 1 to 1,000 characters, without spaces at its ends. */
  readonly text: string;
}

/**
 * What a search said of a decision.
 *
 * @typeParam Action - the actions of the game.
 */
export interface RecordAnalysis<Action extends BaseAction = BaseAction> {
  /** The number of actions before the decision, each at most once. */
  readonly step: number;
  /** Actions that were considered, at most 1,000. */
  readonly moves: readonly RecordMove<Action>[];
}

/**
 * What a search said of an action.
 *
 * @typeParam Action - the actions of the game.
 */
export interface RecordMove<Action extends BaseAction = BaseAction> {
  /** The action. */
  readonly action: Action;
  /** How often the search tried it. */
  readonly visits: number;
  /** What it expects of the action, from 0 to 1. */
  readonly mean: number;
}

/**
 * A replayed game.
 *
 * @typeParam Types - the types of the game.
 */
export interface Replay<Types extends GameTypes = GameTypes> {
  /** The last state. */
  readonly state: Types['State'];
  /** Every state including the first: one more than there are actions. */
  readonly states: readonly Types['State'][];
  /** The events of each action. */
  readonly events: readonly (readonly Types['Event'][])[];
}

/**
 * The reason why an action is not legal: data, not an exception. `code` is stable and meant for programs, `details` holds
 * what you need to explain the reason in any language, and `message` explains it in English.
 */
export interface BaseRefusal {
  /** A stable name of the reason; each game lists its own. */
  readonly code: string;
  /** One English sentence. */
  readonly message: string;
  /** The facts behind the reason, by name. */
  readonly details: { readonly [name: string]: Json };
}

/** The least and the most of an amount, both included. */
export interface Bounds {
  /** The least. */
  readonly least: number;
  /** The most. */
  readonly most: number;
}

/** The types of one game, by role. */
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
  /** The reason why an action is not legal. */
  readonly Refusal: BaseRefusal;
  /** What a game is created from. */
  readonly Options: BaseOptions;
  /** The score sheets and the ranking. */
  readonly Scoring: BaseScoring;
  /** The score sheet of a player while cards are hidden. */
  readonly ScoreSoFar: BaseScoreSoFar;
  /** The id of a thing on the table. */
  readonly Piece: string;
  /** The bounds of amounts, by type of action. */
  readonly Amounts: { readonly [type: string]: Bounds | null };
}

/**
 * A state or a view.
 *
 * @typeParam Types - the types of the game.
 */
export type Position<Types extends GameTypes> = Types['State'] | Types['View'];
