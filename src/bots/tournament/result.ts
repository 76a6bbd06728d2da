import type { Seat } from '../../core/types.ts';
import type { FaultCount } from './fault.ts';

/** The result of one game of a tournament; lists are by seat. The same tournament gives the same results. */
export interface GameResult {
  /** The number of the game, from 0. */
  readonly game: number;
  /** The name of the game that is played. */
  readonly name: string;
  /** The seed of the tournament. */
  readonly tournamentSeed: number;
  /** The most actions of a game. */
  readonly maxActions: number;
  /** The number of the deal, from 0, if several games in a row have the same deal. */
  readonly deal?: number;
  /** The seed of this game. */
  readonly seed: number;
  /** The names of the bots. */
  readonly bots: readonly string[];
  /** The points; of a game that was stopped, the points as if it had ended then. */
  readonly scores: readonly number[];
  /** The seats that won, rising; empty for a game that was stopped at the most actions. */
  readonly winners: readonly Seat[];
  /** Whether the game was stopped at the most actions. */
  readonly capped?: true;
  /** The seat whose bot lost the game by a fault. */
  readonly forfeit?: Seat;
  /** The faults of the bots, if there were any. */
  readonly faults?: readonly FaultCount[];
  /** Whether another run may give another result, because of a clock or of a bot that is not deterministic. */
  readonly irreproducible?: true;
  /** The record of the game as text, if it was asked for. */
  readonly record?: string;
}
