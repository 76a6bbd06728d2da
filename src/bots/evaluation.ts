import type { GameTypes, Seat } from '../core/types.ts';

/**
 * What a bot believes about a game: a guess at the final points, and which of many actions deserve a look.
 *
 * @typeParam Types - the types of the game.
 */
export interface Evaluation<Types extends GameTypes = GameTypes> {
  /** The final points that each seat can expect; also in the middle of an auction or a trade. */
  points(state: Types['State']): readonly number[];
  /** The actions of a seat that are worth a look, the best guess first; without it, all as they come. */
  shortlist?(
    state: Types['State'],
    seat: Seat,
    actions: readonly Types['Action'][],
  ): readonly Types['Action'][];
  /**
   * What a seat is likely to do, told quickly. With it a search chooses for the viewer alone and looks past the next roll;
   * right where players know what others do not. Without it everybody chooses for himself in the tree.
   */
  reply?(state: Types['State'], seat: Seat, actions: readonly Types['Action'][]): Types['Action'];
  /** How many points a lead must have to be nearly decisive: a lead of this wins about three games in four. */
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
