import type { GameTypes, Seat } from '../core/types.ts';

/** The knowledge of a bot about a game: an estimate of the final points, and which of many actions are promising. */
export interface Evaluation<Types extends GameTypes = GameTypes> {
  /** Estimates the final points of each seat, also in the middle of an auction or a trade. */
  points(state: Types['State']): readonly number[];
  /** Returns the promising actions of a seat, the best first; without it, a bot considers all in their order. */
  shortlist?(
    state: Types['State'],
    seat: Seat,
    actions: readonly Types['Action'][],
  ): readonly Types['Action'][];
  /**
   * Predicts quickly what a seat does. With it, the tree of a search contains only the viewer's own choices and goes past the next
   * roll, which suits games with hidden cards. Without it, the tree contains the choices of every player.
   */
  reply?(state: Types['State'], seat: Seat, actions: readonly Types['Action'][]): Types['Action'];
  /** The lead in points that wins about three games in four. */
  readonly scale: number;
}

/** The points of a seat above the best of the others. */
export function margin(points: readonly number[], seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  let own = 0;
  for (const [other, value] of points.entries()) {
    if (other === seat) own = value;
    else if (value > best) best = value;
  }
  return own - best;
}
