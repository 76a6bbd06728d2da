import type { Game, GameTypes, Seat, Simulation } from '../game.ts';
import { type Budget, drawnSeed, type InstantBot, turnOf } from './bot.ts';
import { type Evaluation, margin } from './evaluation.ts';
import { Branch, byVisits, chosen, type Move } from './tree.ts';

/** How a search searches. @remarks Since 0.1.0 */
export interface SearchOptions<Types extends GameTypes = GameTypes> {
  /** What judges the ends of the tree and orders the moves; without it, random play to the end of the game. */
  readonly evaluation?: Evaluation<Types>;
  /** The weight of moves that were tried little. */
  readonly exploration?: number;
  /** How many visits the evaluation of a move counts for, before it was made. */
  readonly trust?: number;
  /** The most moves that any branch looks at. */
  readonly candidates?: number;
  /** Random decisions between the end of the tree and the evaluation. */
  readonly playout?: number;
}

/** A move of the root, as the search saw it. @remarks Since 0.1.0 */
export interface SearchedMove<Types extends GameTypes = GameTypes> {
  /** The action. */
  readonly action: Types['Action'];
  /** Iterations that chose it. */
  readonly visits: number;
  /** The mean reward, from 0 (lost) to 1 (won). */
  readonly mean: number;
}

/** What a search found. @remarks Since 0.1.0 */
export interface SearchResult<Types extends GameTypes = GameTypes> extends SearchedMove<Types> {
  /** The action and what the search expects to follow. */
  readonly line: readonly Types['Action'][];
  /** All moves of the root, the most visited first. */
  readonly moves: readonly SearchedMove<Types>[];
  /** Iterations in all; 0 if there was nothing to choose. */
  readonly iterations: number;
}

/** Iterations when the budget sets no limit. */
const ITERATIONS = 1000;
/** The most decisions of a playout: not every game is sure to end. */
const LONGEST = 5000;

/** One search: a tree over samples of one view. */
export class Search<Types extends GameTypes> {
  readonly #game: Game<Types>;
  readonly #view: Types['View'];
  readonly #random: () => number;
  readonly #options: SearchOptions<Types>;
  readonly #root: Branch<Types['Action']> = new Branch<Types['Action']>();
  readonly #seat: Seat;
  #mean: number[] = [];
  #offset: readonly number[] = [];

  constructor(
    game: Game<Types>,
    view: Types['View'],
    seat: Seat,
    random: () => number,
    options: SearchOptions<Types>,
  ) {
    this.#game = game;
    this.#view = view;
    this.#seat = seat;
    this.#random = random;
    this.#options = options;
  }

  run(budget: Budget): number {
    const { milliseconds, now } = budget;
    const most = budget.iterations ?? (milliseconds === undefined ? ITERATIONS : Infinity);
    if (milliseconds !== undefined && now === undefined)
      throw new RangeError('a budget in milliseconds needs the clock `now`');
    const end = now === undefined ? Infinity : now() + (milliseconds ?? Infinity);
    let iterations = 0;
    const { evaluation } = this.#options;
    if (evaluation !== undefined) {
      for (let sample = 0; sample < 20; sample += 1) {
        for (const [seat, points] of evaluation.points(this.#sample()).entries())
          this.#mean[seat] = (this.#mean[seat] ?? 0) + points / 20;
      }
    }
    do {
      this.#iterate();
      iterations += 1;
    } while (iterations < most && (now === undefined || now() < end));
    return iterations;
  }

  result(first: Types['Action'], iterations: number): SearchResult<Types> {
    const seen = ({ action, visits, mean }: Move<Types['Action']>): SearchedMove<Types> => ({
      action,
      visits,
      mean,
    });
    const line: Types['Action'][] = [];
    for (
      let move = this.#root.favourite();
      move !== undefined && move.visits > 0;
      move = move.next.favourite()
    )
      line.push(move.action);
    const moves = [...this.#root.moves].sort(byVisits).map(seen);
    const best = moves[0] ?? { action: first, visits: 0, mean: 0 };
    return { ...best, line, moves, iterations };
  }

  /** Down the tree on a fresh sample, one new branch at its end, and the rewards back up. */
  #iterate(): void {
    const state = this.#sample();
    const simulation = this.#game.simulate(state);
    const { evaluation } = this.#options;
    if (evaluation !== undefined)
      this.#offset = evaluation.points(state).map((p, s) => (this.#mean[s] ?? 0) - p);
    let branch = this.#root;
    const path: Move<Types['Action']>[] = [];
    for (;;) {
      const actions = this.#actions(simulation);
      const [only] = actions;
      if (only === undefined) break;
      if (actions.length === 1) {
        simulation.apply(only);
        continue;
      }
      branch.visits += 1;
      if (branch !== this.#root && branch.visits === 1) break;
      const move = chosen(
        this.#moves(simulation, branch, actions),
        this.#exploration,
        this.#options.trust ?? 4,
      );
      if (move === undefined) break;
      path.push(move);
      simulation.apply(move.action);
      branch = move.next;
    }
    const rewards = this.#rewards(simulation);
    for (const move of path) {
      move.visits += 1;
      move.total += rewards[move.action.player] ?? 0;
    }
  }

  get #exploration(): number {
    return this.#options.exploration ?? 0.1;
  }

  /**
   * The legal actions of the seat that is to move; none where the tree ends: at a roll, which is different in every sample,
   * and where others decide at the same time.
   */
  #actions(simulation: Simulation<Types>): readonly Types['Action'][] {
    const decisions = simulation.decisions();
    const [first] = decisions;
    if (first === undefined || first.type === 'roll') return [];
    const actions = simulation.legalActions();
    if (decisions.length === 1) return actions;
    return actions.filter((action) => action.player === this.#seat);
  }

  /**
   * The moves to choose from. A branch makes its list of promising ones at its first, second, fourth, eighth … visit: what
   * is promising may depend on what is hidden.
   */
  #moves(
    simulation: Simulation<Types>,
    branch: Branch<Types['Action']>,
    actions: readonly Types['Action'][],
  ): readonly Move<Types['Action']>[] {
    const enlarge = (): void =>
      branch.add(this.#promising(simulation, actions), (action) =>
        this.#expected(simulation, action),
      );
    if ((branch.visits & (branch.visits - 1)) === 0) enlarge();
    const moves = branch.offer(actions);
    if (moves.length > 0) return moves;
    enlarge();
    return branch.offer(actions);
  }

  #promising(
    simulation: Simulation<Types>,
    actions: readonly Types['Action'][],
  ): readonly Types['Action'][] {
    const { evaluation, candidates = 12 } = this.#options;
    const [first] = actions;
    if (first === undefined || actions.length <= candidates) return actions;
    const ordered = evaluation?.shortlist?.(simulation.toState(), first.player, actions) ?? actions;
    return ordered.slice(0, candidates);
  }

  #expected(simulation: Simulation<Types>, action: Types['Action']): number {
    const { evaluation } = this.#options;
    if (evaluation === undefined) return 0.5;
    const after = simulation.clone();
    after.apply(action);
    return this.#judged(evaluation, after)[action.player] ?? 0;
  }

  #sample(): Types['State'] {
    return this.#game.sampleState(this.#view, drawnSeed(this.#random));
  }

  #judged(evaluation: Evaluation<Types>, simulation: Simulation<Types>): readonly number[] {
    const points = evaluation
      .points(simulation.toState())
      .map((p, s) => p + (this.#offset[s] ?? 0));
    return points.map((_, seat) => {
      const lead = margin(points, seat) / evaluation.scale;
      return 1 / (1 + 3 ** -lead);
    });
  }

  /** For each seat from 0 to 1: the share of a win at the end of the game, else the chance that the evaluation sees. */
  #rewards(simulation: Simulation<Types>): readonly number[] {
    const { evaluation, playout = evaluation === undefined ? LONGEST : 0 } = this.#options;
    for (let played = 0; played < playout; played += 1) {
      const action = simulation.randomAction(this.#random);
      if (action === null) break;
      simulation.apply(action);
    }
    if (evaluation === undefined || simulation.decisions().length === 0) {
      const { winners, players } = simulation.score();
      return players.map(({ player }) => (winners.includes(player) ? 1 / winners.length : 0));
    }
    return this.#judged(evaluation, simulation);
  }
}

/**
 * Searches on samples of a view, and tells what it found.
 *
 * @remarks Since 0.1.0
 */
export function searched<Types extends GameTypes>(
  game: Game<Types>,
  view: Types['View'],
  random: () => number,
  budget: Budget,
  options: SearchOptions<Types>,
): SearchResult<Types> {
  const { seat, actions } = turnOf(game, view);
  const [first] = actions;
  if (actions.length === 1)
    return { action: first, visits: 0, mean: 0, line: [first], moves: [], iterations: 0 };
  const search = new Search(game, view, seat, random, options);
  return search.result(first, search.run(budget));
}

/**
 * A bot that searches a tree of moves over samples of its view.
 *
 * @remarks Since 0.1.0
 */
export function createIsmctsBot<Types extends GameTypes>(
  game: Game<Types>,
  options: SearchOptions<Types> = {},
): InstantBot<Types> {
  return (view, random, budget = {}) => searched(game, view, random, budget, options).action;
}
