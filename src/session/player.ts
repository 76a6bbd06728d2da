import type { GameTypes } from '../core/types.ts';
import type { SessionRefusal } from './refusals.ts';
import type { Store } from './store.ts';

/**
 * What a seat or a spectator sees of a session.
 *
 * @typeParam Types - the types of the game.
 */
export interface PlayerSnapshot<Types extends GameTypes = GameTypes> {
  /** The view. It shares with the view before what did not change. */
  readonly view: Types['View'];
  /** The viewer's own legal actions; empty while an earlier step is shown. */
  readonly actions: readonly Types['Action'][];
  /** Every event since the beginning, as the viewer may see it; without those of actions that were undone. */
  readonly log: readonly Types['Event'][];
  /**
   * What the last action did, as the viewer may see it, for animation; empty at the beginning, after an undo, and after a client has
   * received the whole table.
   */
  readonly events: readonly Types['Event'][];
  /** The scoring when the game is over; `null` before. */
  readonly scoring: Types['Scoring'] | null;
  /** Whether the last action is the viewer's own and may be undone. */
  readonly canUndo: boolean;
  /** Whether the last action that was undone is the viewer's own and can be done again. */
  readonly canRedo: boolean;
  /** Whether a server has still to answer the last action, undo or redo; always `false` on the same device. */
  readonly pending: boolean;
  /**
   * Why a server did not carry out the last action, undo or redo; otherwise `null`. On the same device it is always `null`, because
   * `dispatch`, `undo` and `redo` return the reason.
   */
  readonly refusal: Types['Refusal'] | SessionRefusal | null;
}

/**
 * A game as one seat or a spectator plays or watches it: `session.as(viewer)` on one device, or a client over a network.
 *
 * @typeParam Types - the types of the game.
 * @typeParam Snapshot - what the store holds.
 */
export interface PlayerStore<Types extends GameTypes, Snapshot extends PlayerSnapshot<Types> | null>
  extends Store<Snapshot> {
  /**
   * Acts for the viewer.
   *
   * @param action - the action.
   * @returns `null`, or the reason why nothing happened. For an action of another seat it is `NOT_THE_VIEWER`, and tells nothing else.
   */
  dispatch(action: Types['Action']): Types['Refusal'] | SessionRefusal | null;
  /**
   * Takes back the viewer's last action.
   *
   * @returns `null`, or the reason why nothing happened.
   */
  undo(): SessionRefusal | null;
  /**
   * Does again what the viewer has undone.
   *
   * @returns `null`, or the reason why nothing happened.
   */
  redo(): SessionRefusal | null;
}
