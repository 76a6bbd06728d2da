import type { Game, GameTypes, Seat, Simulation } from '../game.ts';
import { at } from '../lists.ts';
import { type Budget, drawnSeed } from './bot.ts';
import { type Evaluation, margin } from './evaluation.ts';
import { Branch, chosen, type Move } from './tree.ts';

/**
 * How a search searches; every option has a default.
 *
 * @typeParam Types - the types of the game.
 * @remarks Since 0.1.0
 */
export interface SearchOptions<Types extends GameTypes = GameTypes> {
  /** What judges the ends of the tree and orders the moves; without it, random play to the end of the game. */
  readonly evaluation?: Evaluation<Types> | undefined;
  /** The weight of moves that were tried little. */
  readonly exploration?: number;
  /** How many visits the look one step ahead at a new move counts for. */
  readonly trust?: number;
  /** How many moves a branch begins with; each doubling of its visits adds half as many. */
  readonly width?: number;
  /** Random decisions between the end of the tree and the evaluation. */
  readonly playout?: number;
}

/** Iterations when the budget sets no limit. */
const ITERATIONS = 1000;
/** The most decisions of a random playout: not every game is sure to end. */
const LONGEST = 5000;
/** Samples that tell how the game stands on average. */
const SURVEY = 20;

/**
 * One search: a tree over samples of one view.
 *
 * @typeParam Types - the types of the game.
 */
export class Search<Types extends GameTypes> {
  readonly root: Branch<Types['Action']> = new Branch<Types['Action']>();
  readonly #game: Game<Types>;
  readonly #view: Types['View'];
  readonly #seat: Seat;
  readonly #random: () => number;
  readonly #evaluation: Evaluation<Types> | undefined;
  readonly #exploration: number;
  readonly #trust: number;
  readonly #width: number;
  readonly #playout: number;
  /** The points of each seat at the root: the mean of some samples, and how far the present sample is below it. */
  #mean: readonly number[] = [];
  #offset: readonly number[] = [];

  constructor(
    game: Game<Types>,
    view: Types['View'],
    seat: Seat,
    random: () => number,
    options: SearchOptions<Types>,
  ) {
    const { evaluation, exploration = 0.06, trust = 4, width = 4 } = options;
    this.#game = game;
    this.#view = view;
    this.#seat = seat;
    this.#random = random;
    this.#evaluation = evaluation;
    this.#exploration = exploration;
    this.#trust = trust;
    this.#width = width;
    this.#playout = options.playout ?? (evaluation === undefined ? LONGEST : 0);
  }

  /** Searches as long as the budget allows, at least once; gives the number of iterations. */
  run({ iterations, milliseconds, now }: Budget): number {
    if (milliseconds !== undefined && now === undefined)
      throw new RangeError('a budget in milliseconds needs `now`, the clock');
    const most = iterations ?? (milliseconds === undefined ? ITERATIONS : Number.POSITIVE_INFINITY);
    const end =
      now === undefined || milliseconds === undefined
        ? Number.POSITIVE_INFINITY
        : now() + milliseconds;
    this.#survey();
    let done = 0;
    do {
      this.#iterate();
      done += 1;
    } while (done < most && (now === undefined || now() < end));
    return done;
  }

  #survey(): void {
    const evaluation = this.#evaluation;
    if (evaluation === undefined) return;
    const surveys = Array.from({ length: SURVEY }, () => evaluation.points(this.#sample()));
    this.#mean = at(surveys, 0).map(
      (_, seat) => surveys.reduce((sum, points) => sum + at(points, seat), 0) / SURVEY,
    );
  }

  /** Down the tree on a fresh sample, a new branch at its end, and the rewards back up. */
  #iterate(): void {
    const state = this.#sample();
    const simulation = this.#game.simulate(state);
    const points = this.#evaluation?.points(state);
    this.#offset = this.#mean.map((mean, seat) => mean - (points?.[seat] ?? mean));
    const path: Move<Types['Action']>[] = [];
    let branch = this.root;
    for (;;) {
      const actions = this.#actions(simulation);
      const [first] = actions;
      if (first === undefined) break;
      if (actions.length === 1) {
        simulation.apply(first);
        continue;
      }
      branch.visits += 1;
      if (branch !== this.root && branch.visits === 1) break;
      const moves = this.#moves(simulation, branch, actions);
      const move = chosen(moves, this.#exploration, this.#trust);
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

  #sample(): Types['State'] {
    return this.#game.sampleState(this.#view, drawnSeed(this.#random));
  }

  /**
   * The legal actions of the seat that is to move. None where the tree ends: at a roll, which is another one in every
   * sample, and where only others decide, at the same time.
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
   * The moves to choose from. A branch looks for promising ones at its first, second, fourth, eighth … visit, each time at
   * more of them; what is promising also depends on what is hidden.
   */
  #moves(
    simulation: Simulation<Types>,
    branch: Branch<Types['Action']>,
    actions: readonly Types['Action'][],
  ): readonly Move<Types['Action']>[] {
    if ((branch.visits & (branch.visits - 1)) === 0) this.#widen(simulation, branch, actions);
    const moves = branch.offer(actions);
    if (moves.length > 0) return moves;
    this.#widen(simulation, branch, actions);
    return branch.offer(actions);
  }

  #widen(
    simulation: Simulation<Types>,
    branch: Branch<Types['Action']>,
    actions: readonly Types['Action'][],
  ): void {
    const width = Math.ceil(this.#width * (1 + Math.log2(branch.visits) / 2));
    let promising = actions;
    if (actions.length > width) {
      const seat = at(actions, 0).player;
      promising = this.#evaluation?.shortlist?.(simulation.toState(), seat, actions) ?? actions;
    }
    const expect = (action: Types['Action']): number => this.#expected(simulation, action);
    branch.add(promising.slice(0, width), expect);
  }

  /** The reward that an action promises to its player, one step ahead. */
  #expected(simulation: Simulation<Types>, action: Types['Action']): number {
    if (this.#evaluation === undefined) return 0.5;
    const after = simulation.clone();
    after.apply(action);
    return at(this.#chances(this.#evaluation, after), action.player);
  }

  /** For each seat from 0 to 1: its share of the win at the end of the game, else the chance that the evaluation sees. */
  #rewards(simulation: Simulation<Types>): readonly number[] {
    for (let played = 0; played < this.#playout; played += 1) {
      const action = simulation.randomAction(this.#random);
      if (action === null) break;
      simulation.apply(action);
    }
    if (this.#evaluation !== undefined && simulation.decisions().length > 0)
      return this.#chances(this.#evaluation, simulation);
    const { winners, players } = simulation.score();
    return players.map(({ player }) => (winners.includes(player) ? 1 / winners.length : 0));
  }

  /** Leads as chances. What the sample gave to a seat that others do not give it is taken out, as it is no move's merit. */
  #chances(evaluation: Evaluation<Types>, simulation: Simulation<Types>): readonly number[] {
    const points = evaluation
      .points(simulation.toState())
      .map((value, seat) => value + (this.#offset[seat] ?? 0));
    return points.map((_, seat) => 1 / (1 + 3 ** (-margin(points, seat) / evaluation.scale)));
  }
}
