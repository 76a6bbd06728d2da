import type { GameTypes, Seat } from '../core/types.ts';

/**
 * The result of a game: `ctx.gameover`. Everything that boardgame.io stores is free of lists in lists, which some databases refuse;
 * so the ranking stands beside the scoring, with its places as objects.
 */
export interface Outcome<Types extends GameTypes = GameTypes> {
  /** The winner; missing if several players share the win. */
  readonly winner?: string;
  /** `true` if several players share the win; missing otherwise. */
  readonly draw?: true;
  /** All winners. */
  readonly winners: readonly string[];
  /** The places from first to last. */
  readonly ranking: readonly Place[];
  /** The score sheets. */
  readonly scoring: Omit<Types['Scoring'], 'ranking'>;
}

/** A place of the ranking. */
export interface Place {
  /** The seats that share it, rising. */
  readonly seats: readonly Seat[];
}

export function outcomeOf<Types extends GameTypes>(result: Types['Scoring']): Outcome<Types> {
  const { ranking, ...scoring } = result;
  const winners = scoring.winners.map(String);
  const [winner, other] = winners;
  const won = winner === undefined || other !== undefined ? ({ draw: true } as const) : { winner };
  return { ...won, winners, ranking: ranking.map((seats) => ({ seats })), scoring };
}
