import type { GameTypes } from '../core/types.ts';

/** The result of a game: `ctx.gameover`. */
export interface Outcome<Types extends GameTypes = GameTypes> {
  /** The winner; missing if several players share the win. */
  readonly winner?: string;
  /** `true` if several players share the win; missing otherwise. */
  readonly draw?: true;
  /** All winners. */
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
