import { refuseArgument } from '../core/issue-message.ts';
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

/** The points of an evaluation; an evaluation from outside may return anything. */
export function pointsOf<Types extends GameTypes>(
  evaluation: Evaluation<Types>,
  state: Types['State'],
): readonly number[] {
  const points = evaluation.points(state);
  const seats = state.players.length;
  if (!Array.isArray(points) || points.length !== seats || !points.every(Number.isFinite))
    refuseArgument('evaluation', ['points'], points, `a list of ${seats} finite numbers`);
  return points;
}

/** The promising actions, or all if the evaluation has no opinion. */
export function shortlistOf<Types extends GameTypes>(
  evaluation: Evaluation<Types> | undefined,
  state: Types['State'],
  seat: Seat,
  actions: readonly Types['Action'][],
): readonly Types['Action'][] {
  const listed = evaluation?.shortlist?.(state, seat, actions) ?? actions;
  if (!Array.isArray(listed))
    refuseArgument('evaluation', ['shortlist'], listed, 'a list of actions');
  return listed;
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
