import type { GameTypes } from '../core/types.ts';

/**
 * How a game ended: `ctx.gameover`.
 *
 * @typeParam Types - the types of the game.
 */
export interface Outcome<Types extends GameTypes = GameTypes> {
  /** The player who won; missing if several share the victory. */
  readonly winner?: string;
  /** `true` if several share the victory; missing otherwise. */
  readonly draw?: true;
  /** All who won. */
  readonly winners: readonly string[];
  /** The score sheets. */
  readonly scoring: Types['Scoring'];
}

export function outcomeOf<Types extends GameTypes>(scoring: Types['Scoring']): Outcome<Types> {
  const winners = scoring.winners.map(String);
  const [winner, other] = winners;
  if (winner === undefined || other !== undefined) return { draw: true, winners, scoring };
  return { winner, winners, scoring };
}
