import type { Game } from '../core/contract.ts';
import type { GameRecord, GameTypes, Viewer } from '../core/types.ts';
import type { PlayerSnapshot, PlayerStore } from './player.ts';
import type { SessionRefusal } from './refusals.ts';
import type { Store } from './store.ts';

/**
 * An action that may have to be undone.
 *
 * @typeParam Types - the types of the game.
 */
export interface SessionStep<Types extends GameTypes = GameTypes> {
  /** The state before the action. */
  readonly state: Types['State'];
  /** The action. */
  readonly action: Types['Action'];
  /** What it did. */
  readonly events: readonly Types['Event'][];
}

/**
 * The settings of a session.
 *
 * @typeParam Types - the types of the game.
 */
export interface SessionSettings<Types extends GameTypes = GameTypes> {
  /**
   * Tells whether the last action may be undone. By default `canUndo` of the game does: an action that revealed nothing.
   * `() => true` is for analysis, `() => false` for games without undo.
   */
  readonly mayUndo?: ((step: SessionStep<Types>) => boolean) | undefined;
}

/**
 * What a session shows. It contains all secrets.
 *
 * @typeParam Types - the types of the game.
 */
export interface SessionSnapshot<Types extends GameTypes = GameTypes> {
  /** The state. */
  readonly state: Types['State'];
  /** What the game waits for in this state. */
  readonly decisions: readonly Types['Decision'][];
  /** What the action before this state did, for animation; empty for the first state. */
  readonly events: readonly Types['Event'][];
  /** The number of actions before this state. */
  readonly step: number;
  /** The number of actions of the game. While `step` is smaller, an earlier step is shown. */
  readonly steps: number;
  /** Whether the last action of the game may be undone. */
  readonly canUndo: boolean;
  /** Whether an action that was undone can be done again. */
  readonly canRedo: boolean;
  /** The scoring if the game is over in this state; otherwise `null`. */
  readonly scoring: Types['Scoring'] | null;
}

/**
 * What a viewer sees of a session on the same device.
 *
 * @typeParam Types - the types of the game.
 */
export interface ViewerSnapshot<Types extends GameTypes = GameTypes> extends PlayerSnapshot<Types> {
  /** The number of actions before the view. */
  readonly step: number;
  /** The number of actions of the game. While `step` is smaller, an earlier step is shown. */
  readonly steps: number;
}

/**
 * One game in progress: a store of its state, with the history.
 *
 * @typeParam Types - the types of the game.
 */
export interface Session<Types extends GameTypes = GameTypes>
  extends Store<SessionSnapshot<Types>> {
  /** The game that is played. */
  readonly game: Game<Types>;
  /**
   * Acts in the present, whatever step is shown, and shows the result. What was undone can no longer be done again.
   *
   * @param action - the action.
   * @returns `null`, or the refusal; then nothing has changed.
   */
  dispatch(action: Types['Action']): Types['Refusal'] | null;
  /**
   * Takes the last action back, if `mayUndo` allows it, and shows the present.
   *
   * @returns `null`, or the refusal `NO_UNDO`.
   */
  undo(): SessionRefusal | null;
  /**
   * Does again the action that was undone last, and shows the present.
   *
   * @returns `null`, or the refusal `NO_REDO`.
   */
  redo(): SessionRefusal | null;
  /**
   * Shows an earlier step, or the present again. It changes nothing in the game.
   *
   * @param step - the number of actions before the state to be shown.
   * @throws a RangeError if the game has no such step.
   */
  goTo(step: number): void;
  /**
   * Returns the session as a viewer may see it: the same object for the same viewer.
   *
   * @param viewer - the seat, or `'spectator'`.
   * @throws a RangeError if there is no such seat.
   */
  as(viewer: Viewer): PlayerStore<Types, ViewerSnapshot<Types>>;
  /**
   * Returns the record of the game up to the present.
   *
   * @returns the record; `null` for a session that began from a state.
   */
  toRecord(): GameRecord<Types> | null;
}
