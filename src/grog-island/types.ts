import type { GameTypes } from '../core/types.ts';
import type { Action } from './actions.ts';
import type { Decision, Step } from './agenda.ts';
import type { Amounts } from './amounts.ts';
import type { GameEvent } from './events.ts';
import type { CreateOptions } from './options.ts';
import type { PieceId } from './piece-id.ts';
import type { Refusal } from './refusals.ts';
import type { PlayerScoreSoFar, Scoring } from './score.ts';
import type { GameDraft, GameState, GameView } from './state.ts';

/** The types of Grog Island, by role. */
export interface GrogIslandTypes extends GameTypes {
  /** Everything, secrets included. */
  readonly State: GameState;
  /** A state as one viewer may see it. */
  readonly View: GameView;
  /** An answer to a decision. */
  readonly Action: Action;
  /** What the game waits for. */
  readonly Decision: Decision;
  /** Something that happened. */
  readonly Event: GameEvent;
  /** Why an action is not legal. */
  readonly Refusal: Refusal;
  /** What a game is created from. */
  readonly Options: CreateOptions;
  /** The final score. */
  readonly Scoring: Scoring;
  /** The score sheet of a player while cards are hidden. */
  readonly ScoreSoFar: PlayerScoreSoFar;
  /** The id of a thing on the table. */
  readonly Piece: PieceId;
  /** The bounds of amounts. */
  readonly Amounts: Amounts;
}

/** With the mutable form of the state that the rules work on. */
export interface Types extends GrogIslandTypes {
  readonly Draft: GameDraft;
}

/** The step of a given type. */
export type StepOf<Type extends Step['type']> = Extract<Step, { readonly type: Type }>;
