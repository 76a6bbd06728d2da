import type { Game } from '../core/contract.ts';
import { InvalidStateError } from '../core/errors.ts';
import type { GameTypes, Seat } from '../core/types.ts';

/** How long a bot may think. Without either limit a bot takes its own default. */
export interface Budget {
  /** The most iterations, at least 1; with this limit alone a bot is deterministic. */
  readonly iterations?: number | undefined;
  /** The most milliseconds by `now`; one iteration is always made. */
  readonly milliseconds?: number | undefined;
  /** The caller's clock in milliseconds (`performance.now`, `Date.now`); needed for `milliseconds`. */
  readonly now?: (() => number) | undefined;
}

/**
 * A player: what it sees, a source of random numbers from 0 up to but not including 1, and how long it may think, for
 * one of the viewer's legal actions. It never sees a state.
 *
 * @typeParam Types - the types of the game.
 */
export type Bot<Types extends GameTypes = GameTypes> = (
  view: Types['View'],
  random: () => number,
  budget: Budget,
) => Types['Action'] | Promise<Types['Action']>;

/**
 * A {@link Bot} that answers at once, as all bots of this library do.
 *
 * @typeParam Types - the types of the game.
 */
export type InstantBot<Types extends GameTypes = GameTypes> = (
  view: Types['View'],
  random: () => number,
  budget?: Budget,
) => Types['Action'];

/**
 * What a viewer may do: his seat, and his legal actions, of which there is at least one.
 *
 * @typeParam Types - the types of the game.
 */
export interface Turn<Types extends GameTypes> {
  readonly seat: Seat;
  readonly actions: readonly [Types['Action'], ...Types['Action'][]];
}

/**
 * The turn of the viewer; a view from which there is nothing to decide is refused.
 *
 * @typeParam Types - the types of the game.
 */
export function turnOf<Types extends GameTypes>(
  game: Game<Types>,
  view: Types['View'],
): Turn<Types> {
  const seat = view.viewer;
  if (seat === undefined) {
    throw new InvalidStateError(
      'EXPECTED_VIEW',
      'this is a state, a view is needed: bots see what a player sees, viewFor makes it',
    );
  }
  if (seat === 'spectator') throw new RangeError('a spectator has nothing to decide');
  const [first, ...others] = game.legalActions(view, seat);
  if (first !== undefined) return { seat, actions: [first, ...others] };
  const waiting = game.decisions(view).map((decision) => decision.player);
  if (waiting.includes(seat))
    throw new RangeError(`seat ${seat} has to give dice by hand, which no bot does`);
  throw new RangeError(
    waiting.length === 0
      ? 'the game is over: there is nothing to decide'
      : `seat ${seat} has nothing to decide; the game waits for seat ${waiting.join(', ')}`,
  );
}

/** A whole number below `bound`. */
export function below(random: () => number, bound: number): number {
  return Math.min(bound - 1, Math.floor(random() * bound));
}

/** A seed drawn from a random source. */
export function drawnSeed(random: () => number): number {
  return Math.floor(random() * 0x1_0000_0000);
}
