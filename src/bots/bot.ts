import type { Game } from '../core/contract.ts';
import { InvalidStateError } from '../core/errors.ts';
import type { GameTypes, RecordMove, Seat } from '../core/types.ts';

/** The time that a bot may take. Without a limit, a bot takes its own default. */
export interface Budget {
  /** The most iterations, from 1 to 100,000. With this limit alone, a bot is deterministic. */
  readonly iterations?: number | undefined;
  /** The most milliseconds by `now`. A search makes at least one iteration, and without `iterations` at most 100,000. */
  readonly milliseconds?: number | undefined;
  /**
   * Your clock in milliseconds (`performance.now`, `Date.now`); required with `milliseconds`. A search ends after 10,000
   * iterations in which the clock does not move forward.
   */
  readonly now?: (() => number) | undefined;
}

/**
 * A player. It takes a view, a source of random numbers (from 0 up to but not including 1) and a budget, and returns one of
 * the viewer's legal actions. It never sees a state.
 */
export type Bot<Types extends GameTypes = GameTypes> = (
  view: Types['View'],
  random: () => number,
  budget: Budget,
) => Types['Action'] | Promise<Types['Action']>;

/** A {@link Bot} that returns the action without a promise, as all bots of this library do. */
export type SynchronousBot<Types extends GameTypes = GameTypes> = (
  view: Types['View'],
  random: () => number,
  budget?: Budget,
) => Types['Action'];

/**
 * What a bot learns about a game before it begins.
 *
 * @typeParam Types - the types of the game.
 */
export interface GameInfo<Types extends GameTypes = GameTypes> {
  /** The name of the game. */
  readonly game: Types['State']['game'];
  /** The version of the rules. */
  readonly rules: Types['State']['rules'];
  /** The seat of the bot. */
  readonly seat: Seat;
  /** The number of players. */
  readonly players: number;
}

/**
 * A bot that remembers: it hears of the beginning, of everything that happens, and of the end of a game. It plays one seat of one
 * game at a time. Only `choose` is required, and each method may return a promise.
 *
 * @typeParam Types - the types of the game.
 *
 * @example
 * ```ts
 * import { caribbeanFleet } from 'pirate-auctions';
 * import { randomBot, runTournament, type StatefulBot } from 'pirate-auctions/bots';
 * import type { CaribbeanFleetTypes } from 'pirate-auctions/caribbean-fleet';
 *
 * let bids = 0;
 * const counting: StatefulBot<CaribbeanFleetTypes> = {
 *   observe(events) {
 *     bids += events.filter(({ type }) => type === 'bidMade').length;
 *   },
 *   choose: (view, random) => randomBot(view, random),
 * };
 * const bots = [counting, randomBot, randomBot].map((bot, seat) => ({ name: `bot${seat}`, bot }));
 * for await (const { winners } of runTournament({ game: caribbeanFleet, bots, games: 1 })) console.log(winners, bids);
 * ```
 */
export interface StatefulBot<Types extends GameTypes = GameTypes> {
  /** Hears that a game begins. */
  newGame?(info: GameInfo<Types>): void | Promise<void>;
  /** Hears what happened since the last call, as its seat may see it, before it must choose and before the game ends. */
  observe?(events: readonly Types['Event'][]): void | Promise<void>;
  /** Chooses one of the viewer's legal actions, like a {@link Bot}. */
  choose(
    view: Types['View'],
    random: () => number,
    budget: Budget,
  ): Types['Action'] | Promise<Types['Action']>;
  /**
   * Tells what its last choice was based on, for records with notes; an empty list for nothing.
   *
   * @returns the actions that it considered, the best first.
   */
  considered?(): readonly RecordMove<Types['Action']>[];
  /** Hears the final score. */
  gameOver?(scoring: Types['Scoring']): void | Promise<void>;
}

/**
 * A bot of either form.
 *
 * @typeParam Types - the types of the game.
 */
export type AnyBot<Types extends GameTypes = GameTypes> = Bot<Types> | StatefulBot<Types>;

/** The seat of the viewer, and their legal actions, of which there is at least one. */
export interface Turn<Types extends GameTypes> {
  readonly seat: Seat;
  readonly actions: readonly [Types['Action'], ...Types['Action'][]];
}

/** The turn of the viewer; a view without anything to decide is refused. */
export function turnOf<Types extends GameTypes>(
  game: Game<Types>,
  view: Types['View'],
): Turn<Types> {
  const seat = view.viewer;
  if (seat === undefined) {
    throw new InvalidStateError(
      'EXPECTED_VIEW',
      'Expected a view, received a state. viewFor makes a view of a state.',
    );
  }
  if (seat === 'spectator') throw new RangeError('A spectator has nothing to decide.');
  const [first, ...others] = game.legalActions(view, seat);
  if (first !== undefined) return { seat, actions: [first, ...others] };
  const waiting = game.decisions(view).map((decision) => decision.player);
  if (waiting.includes(seat))
    throw new RangeError(`Seat ${seat} must roll manual dice, which a bot cannot do.`);
  throw new RangeError(
    waiting.length === 0
      ? 'The game is over; there is nothing to decide.'
      : `Seat ${seat} has nothing to decide; the game is waiting for seat ${waiting.join(', ')}.`,
  );
}

/** A source of random numbers that throws a RangeError for what is none, such as a promise. */
export function checkedRandom(random: () => number): () => number {
  return () => {
    const fraction = random();
    if (typeof fraction === 'number' && fraction >= 0 && fraction < 1) return fraction;
    throw new RangeError(
      `Expected a random number from 0 and below 1, received ${String(fraction)}.`,
    );
  };
}

export function below(random: () => number, bound: number): number {
  return Math.min(bound - 1, Math.floor(random() * bound));
}

export function drawnSeed(random: () => number): number {
  return Math.floor(random() * 0x1_0000_0000);
}
