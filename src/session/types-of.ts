import type { Game } from '../core/contract.ts';
import type { GameTypes } from '../core/types.ts';

/**
 * The types of a game object.
 *
 * @typeParam AnyGame - the type of the object, such as `typeof grogIsland`.
 */
export interface TypesOf<AnyGame extends Game> extends GameTypes {
  /** Everything, secrets included. */
  readonly State: ReturnType<AnyGame['createGame']>;
  /** A state as one viewer may see it. */
  readonly View: ReturnType<AnyGame['viewFor']>;
  /** An answer to a decision. */
  readonly Action: ReturnType<AnyGame['parseAction']>;
  /** What the game waits for. */
  readonly Decision: ReturnType<AnyGame['decisions']>[number];
  /** Something that happened. */
  readonly Event: ReturnType<AnyGame['viewEvents']>[number];
  /** The reason why an action is not legal. */
  readonly Refusal: NonNullable<ReturnType<AnyGame['checkAction']>>;
  /** What a game is created from. */
  readonly Options: Parameters<AnyGame['createGame']>[0];
  /** The score sheets and the ranking. */
  readonly Scoring: ReturnType<AnyGame['score']>;
  /** A score sheet as far as a view knows it. */
  readonly ScoreSoFar: ReturnType<AnyGame['scoreSoFar']>['players'][number];
  /** The id of a thing on the table. */
  readonly Piece: ReturnType<AnyGame['piecesOf']>[number];
  /** The bounds of amounts. */
  readonly Amounts: ReturnType<AnyGame['choices']>['amounts'];
}
