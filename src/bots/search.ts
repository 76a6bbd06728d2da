import type { Game, Simulation } from '../core/contract.ts';
import { at } from '../core/lists.ts';
import type { GameTypes, Seat } from '../core/types.ts';
import type { Budget, Turn } from './bot.ts';
import type { Evaluation } from './evaluation.ts';
import { type Sample, Samples } from './samples.ts';
import { Branch, chosen, type Move } from './tree.ts';

/**
 * How a search searches; every option has a default.
 *
 * @typeParam Types - the types of the game.
 */
export interface SearchOptions<Types extends GameTypes = GameTypes> {
  /** What judges the ends of the tree and orders the moves; without it, random play to the end of the game. */
  readonly evaluation?: Evaluation<Types> | undefined;
  /** The weight of moves that were tried little. */
  readonly exploration?: number | undefined;
  /** How many visits the look one step ahead at a new move counts for. */
  readonly trust?: number | undefined;
  /** How many moves a branch begins with; each doubling of its visits adds half as many. */
  readonly width?: number | undefined;
  /** Random decisions between the end of the tree and the evaluation, if that expects no replies. */
  readonly playout?: number | undefined;
  /** Rolls that the expected replies go through before the evaluation. */
  readonly rolls?: number | undefined;
}

/** Iterations when the budget sets no limit. */
const ITERATIONS = 1000;
/** The most decisions of a random playout: not every game is sure to end. */
const LONGEST = 5000;
/** Samples on which the look one step ahead is taken at the root. */
const LOOKS = 4;

/**
 * One search: a tree over samples of one view.
 *
 * @typeParam Types - the types of the game.
 */
export class Search<Types extends GameTypes> {
  readonly root: Branch<Types['Action']> = new Branch<Types['Action']>();
  readonly #seat: Seat;
  readonly #legal: readonly Types['Action'][];
  readonly #random: () => number;
  readonly #evaluation: Evaluation<Types> | undefined;
  readonly #reply: Evaluation<Types>['reply'];
  readonly #exploration: number;
  readonly #trust: number;
  readonly #width: number;
  readonly #playout: number;
  readonly #rolls: number;
  readonly #samples: Samples<Types>;

  constructor(
    game: Game<Types>,
    view: Types['View'],
    turn: Turn<Types>,
    random: () => number,
    options: SearchOptions<Types>,
  ) {
    const { evaluation, exploration = 0.06, trust = 4, width = 4 } = options;
    this.#seat = turn.seat;
    this.#legal = turn.actions;
    this.#random = random;
    this.#evaluation = evaluation;
    this.#samples = new Samples(game, view, random, evaluation);
    this.#reply = evaluation?.reply?.bind(evaluation);
    this.#exploration = exploration;
    this.#trust = trust;
    this.#width = width;
    this.#rolls = options.rolls ?? 1;
    this.#playout = options.playout ?? (evaluation === undefined ? LONGEST : 0);
  }

  /**
   * Searches as long as the budget allows, at least once; gives the number of iterations. Whoever wants only the action can
   * have it as soon as no other move can catch up in the iterations that are left.
   */
  run({ iterations, milliseconds, now }: Budget, onlyAction: boolean): number {
    const most = iterations ?? (milliseconds === undefined ? ITERATIONS : Number.POSITIVE_INFINITY);
    const end =
      now === undefined || milliseconds === undefined
        ? Number.POSITIVE_INFINITY
        : now() + milliseconds;
    this.#samples.survey();
    let done = 0;
    do {
      this.#iterate();
      done += 1;
      if (onlyAction && done % 16 === 0 && this.root.leadOfFavourite() > most - done) break;
    } while (done < most && (now === undefined || now() < end));
    return done;
  }

  /** Down the tree on a sample, a new branch at its end, and the reward back up. */
  #iterate(): void {
    const { root } = this;
    root.visits += 1;
    if (isPowerOfTwo(root.visits)) this.#widenRoot();
    const first = chosen(root.offer(this.#legal), this.#exploration, this.#trust);
    if (first === undefined) return;
    // All moves at the root meet the same samples in the same order, so that luck is no move's merit.
    const sample = this.#samples.draw(first.visits);
    const simulation = sample.simulation.clone();
    simulation.apply(first.action);
    const path = [first, ...this.#descend(sample, simulation, first.next)];
    this.#playRandomly(simulation);
    const rewards = this.#samples.rewards(sample, simulation);
    for (const move of path) {
      move.visits += 1;
      move.total += rewards[move.action.player] ?? 0;
    }
  }

  /**
   * Down the tree. Where the evaluation expects replies only the viewer chooses in the tree, and past its end everybody replies,
   * through some rolls; else everybody chooses.
   */
  #descend(
    sample: Sample<Types>,
    simulation: Simulation<Types>,
    start: Branch<Types['Action']>,
  ): readonly Move<Types['Action']>[] {
    const reply = this.#reply;
    const path: Move<Types['Action']>[] = [];
    let branch: Branch<Types['Action']> | undefined = start;
    let rolls = 0;
    for (;;) {
      const actions = this.#actions(simulation);
      const [only] = actions;
      if (only === undefined) return path;
      if (only.type === 'roll') {
        // It is another roll in every sample: the tree ends here.
        if (reply === undefined || rolls === this.#rolls) return path;
        rolls += 1;
        branch = undefined;
      }
      if (actions.length === 1) {
        simulation.apply(only);
        continue;
      }
      const move: Move<Types['Action']> | undefined =
        branch !== undefined && (only.player === this.#seat || reply === undefined)
          ? this.#move(sample, simulation, branch, actions)
          : undefined;
      if (move !== undefined) {
        path.push(move);
        simulation.apply(move.action);
        branch = move.next;
        continue;
      }
      if (reply === undefined) return path;
      const answer = reply(simulation.toState(), only.player, actions);
      simulation.apply(answer);
      branch = only.player === this.#seat ? undefined : branch?.after(answer);
    }
  }

  /**
   * The legal actions of one seat; of the viewer, if several decide at the same time and he is among them. Without replies
   * the tree ends where only others decide at the same time.
   */
  #actions(simulation: Simulation<Types>): readonly Types['Action'][] {
    const actions = simulation.legalActions();
    const first = actions[0]?.player;
    if (first === actions.at(-1)?.player) return actions;
    const own = actions.filter(({ player }) => player === this.#seat);
    if (own.length > 0 || this.#reply === undefined) return own;
    return actions.filter(({ player }) => player === first);
  }

  /**
   * The move to make; none where the tree ends, at the first visit. A branch looks for promising ones at its second, fourth,
   * eighth … visit, each time at more of them; what is promising also depends on what is hidden.
   */
  #move(
    sample: Sample<Types>,
    simulation: Simulation<Types>,
    branch: Branch<Types['Action']>,
    actions: readonly Types['Action'][],
  ): Move<Types['Action']> | undefined {
    branch.visits += 1;
    if (branch.visits === 1) return undefined;
    const widen = (): void => {
      const promising = this.#promising(simulation, branch, actions);
      branch.add(promising, (action) => this.#samples.expected(sample, simulation, action));
    };
    if (isPowerOfTwo(branch.visits)) widen();
    let moves = branch.offer(actions);
    if (moves.length === 0) {
      widen();
      moves = branch.offer(actions);
    }
    return chosen(moves, this.#exploration, this.#trust);
  }

  #widenRoot(): void {
    const { simulation } = this.#samples.draw(0);
    const promising = this.#promising(simulation, this.root, this.#legal);
    this.root.add(promising, (action) => {
      let sum = 0;
      for (let number = 0; number < LOOKS; number += 1) {
        const sample = this.#samples.draw(number);
        sum += this.#samples.expected(sample, sample.simulation, action);
      }
      return sum / LOOKS;
    });
  }

  #promising(
    simulation: Simulation<Types>,
    branch: Branch<Types['Action']>,
    actions: readonly Types['Action'][],
  ): readonly Types['Action'][] {
    const width = Math.ceil(this.#width * (1 + Math.log2(branch.visits) / 2));
    if (actions.length <= width) return actions;
    const seat = at(actions, 0).player;
    const listed = this.#evaluation?.shortlist?.(simulation.toState(), seat, actions) ?? actions;
    return listed.slice(0, width);
  }

  /** Random decisions, as many as the options ask for. */
  #playRandomly(simulation: Simulation<Types>): void {
    for (let played = 0; played < this.#playout; played += 1) {
      const action = simulation.randomAction(this.#random);
      if (action === null) return;
      simulation.apply(action);
    }
  }
}

const isPowerOfTwo = (count: number): boolean => (count & (count - 1)) === 0;
