import type { Game, Simulation } from '../core/contract.ts';
import { refuseArgument } from '../core/issue-message.ts';
import { at } from '../core/lists.ts';
import { log2 } from '../core/powers-of-two.ts';
import type { GameTypes, Seat } from '../core/types.ts';
import { type Budget, checkedRandom, type Turn } from './bot.ts';
import { iterationsOf, startClock } from './budget.ts';
import { type Evaluation, shortlistOf } from './evaluation.ts';
import { type Sample, Samples } from './samples.ts';
import { LONGEST, type SearchOptions } from './search-options.ts';
import { type Move, selectMove, TreeNode } from './tree.ts';

/** The samples on which a new move at the root is evaluated. */
const LOOKS = 4;

/** One search: a tree over samples of one view. */
export class Search<Types extends GameTypes> {
  readonly root: TreeNode<Types['Action']> = new TreeNode<Types['Action']>();
  readonly #seat: Seat;
  readonly #legal: readonly Types['Action'][];
  readonly #random: () => number;
  readonly #evaluation: Evaluation<Types> | undefined;
  readonly #reply: Evaluation<Types>['reply'];
  readonly #exploration: number;
  readonly #priorVisits: number;
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
    const { evaluation, exploration = 0.06, priorVisits = 4, width = 4 } = options;
    this.#seat = turn.seat;
    this.#legal = turn.actions;
    this.#random = checkedRandom(random);
    this.#evaluation = evaluation;
    this.#samples = new Samples(game, view, this.#random, evaluation);
    this.#reply = evaluation?.reply?.bind(evaluation);
    this.#exploration = exploration;
    this.#priorVisits = priorVisits;
    this.#width = width;
    this.#rolls = options.rolls ?? 1;
    this.#playout = options.playout ?? (evaluation === undefined ? LONGEST : 0);
  }

  /**
   * Searches until the budget is used up, at least once, and returns the number of iterations. With `onlyAction` it stops as
   * soon as no other move can catch up in the remaining iterations.
   */
  run(budget: Budget, onlyAction: boolean): number {
    const most = iterationsOf(budget);
    const isTimeUp = startClock(budget);
    this.#samples.survey();
    let done = 0;
    do {
      this.#iterate();
      done += 1;
      if (onlyAction && done % 16 === 0 && this.root.visitLead() > most - done) break;
    } while (done < most && !isTimeUp());
    return done;
  }

  /** Descends the tree on a sample, adds a node, and propagates the rewards back. */
  #iterate(): void {
    const { root } = this;
    root.visits += 1;
    if (isPowerOfTwo(root.visits)) this.#widenRoot();
    const first = selectMove(root.offer(this.#legal), this.#exploration, this.#priorVisits);
    if (first === undefined) return;
    // All moves at the root play on the same samples in the same order, so that luck does not favour any.
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
   * Descends the tree. If the evaluation predicts replies, the tree contains only the viewer's choices, and after the leaf
   * every player replies, through some rolls. Otherwise the tree contains the choices of every player.
   */
  #descend(
    sample: Sample<Types>,
    simulation: Simulation<Types>,
    start: TreeNode<Types['Action']>,
  ): readonly Move<Types['Action']>[] {
    const reply = this.#reply;
    const path: Move<Types['Action']>[] = [];
    let node: TreeNode<Types['Action']> | undefined = start;
    let rolls = 0;
    for (let played = 0; played < LONGEST; played += 1) {
      const actions = this.#actions(simulation);
      const [only] = actions;
      if (only === undefined) return path;
      if (only.type === 'roll') {
        // The roll differs in every sample, so the tree ends here.
        if (reply === undefined || rolls === this.#rolls) return path;
        rolls += 1;
        node = undefined;
      }
      if (actions.length === 1) {
        simulation.apply(only);
        continue;
      }
      const move: Move<Types['Action']> | undefined =
        node !== undefined && (only.player === this.#seat || reply === undefined)
          ? this.#move(sample, simulation, node, actions)
          : undefined;
      if (move !== undefined) {
        path.push(move);
        simulation.apply(move.action);
        node = move.next;
        continue;
      }
      if (reply === undefined) return path;
      const answer = reply(simulation.toState(), only.player, actions);
      if (answer?.player !== only.player)
        refuseArgument('evaluation', ['reply'], answer, `an action of seat ${only.player}`);
      simulation.apply(answer);
      node = only.player === this.#seat ? undefined : node?.after(answer);
    }
    return path;
  }

  /**
   * The legal actions of one seat: of the viewer, if several players decide at the same time and the viewer is one of them.
   * Without replies the tree ends where only other players decide at the same time.
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
   * Selects a move; none at the first visit, where the tree ends. A node is widened at its second, fourth, eighth … visit,
   * each time by more moves; which moves are promising depends on the hidden cards too.
   */
  #move(
    sample: Sample<Types>,
    simulation: Simulation<Types>,
    node: TreeNode<Types['Action']>,
    actions: readonly Types['Action'][],
  ): Move<Types['Action']> | undefined {
    node.visits += 1;
    if (node.visits === 1) return undefined;
    const widen = (): void => {
      const promising = this.#promising(simulation, node, actions);
      node.add(promising, (action) => this.#samples.expected(sample, simulation, action));
    };
    if (isPowerOfTwo(node.visits)) widen();
    let moves = node.offer(actions);
    if (moves.length === 0) {
      widen();
      moves = node.offer(actions);
    }
    return selectMove(moves, this.#exploration, this.#priorVisits);
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
    node: TreeNode<Types['Action']>,
    actions: readonly Types['Action'][],
  ): readonly Types['Action'][] {
    const width = Math.ceil(this.#width * (1 + log2(node.visits) / 2));
    if (actions.length <= width) return actions;
    const seat = at(actions, 0).player;
    return shortlistOf(this.#evaluation, simulation.toState(), seat, actions).slice(0, width);
  }

  #playRandomly(simulation: Simulation<Types>): void {
    for (let played = 0; played < this.#playout; played += 1) {
      const action = simulation.randomAction(this.#random);
      if (action === null) return;
      simulation.apply(action);
    }
  }
}

const isPowerOfTwo = (count: number): boolean => (count & (count - 1)) === 0;
