import { log2 } from '../core/powers-of-two.ts';
import type { BaseAction } from '../core/types.ts';

/** A move in the tree, with its rewards for the seat that makes it. */
export class Move<Action extends BaseAction> {
  readonly action: Action;
  /** The expected reward one step ahead; it counts like several visits. */
  readonly prior: number;
  visits = 0;
  /** Iterations that could have made it. */
  available = 0;
  /** The sum of the rewards, each from 0 to 1, of the seat that moves. */
  total = 0;
  /** Its last position in the list of legal actions. */
  #place = 0;
  readonly next: TreeNode<Action> = new TreeNode();

  constructor(action: Action, prior: number) {
    this.action = action;
    this.prior = prior;
  }

  /** Whether the move is legal; it is mostly at the same position as before. */
  isAmong(actions: readonly Action[]): boolean {
    if (equal(this.action, actions[this.#place])) return true;
    this.#place = actions.findIndex((action) => equal(this.action, action));
    return this.#place >= 0;
  }

  get mean(): number {
    return this.visits === 0 ? this.prior : this.total / this.visits;
  }
}

/** A node of the tree: the position after the same moves, whatever is hidden. */
export class TreeNode<Action extends BaseAction> {
  readonly moves: Move<Action>[] = [];
  visits = 0;

  /** Adds the moves that are new; `expect` estimates the reward of a move. */
  add(actions: readonly Action[], expect: (action: Action) => number): void {
    for (const action of actions) {
      if (!this.moves.some((move) => equal(move.action, action)))
        this.moves.push(new Move(action, expect(action)));
    }
  }

  /** The legal moves; counts each of them as available once more. */
  offer(actions: readonly Action[]): Move<Action>[] {
    const offered = this.moves.filter((move) => move.isAmong(actions));
    for (const move of offered) move.available += 1;
    return offered;
  }

  /** The node after an action that the evaluation expects. */
  after(action: Action): TreeNode<Action> {
    const known = this.moves.find((move) => equal(move.action, action));
    if (known !== undefined) {
      known.visits += 1;
      return known.next;
    }
    const move = new Move(action, 0);
    move.visits = 1;
    this.moves.push(move);
    return move.next;
  }

  visitLead(): number {
    let most = 0;
    let second = 0;
    for (const { visits } of this.moves) {
      if (visits > most) {
        second = most;
        most = visits;
      } else if (visits > second) second = visits;
    }
    return most - second;
  }

  /** The most visited move; of equal ones the one with the better mean, then the first. */
  mostVisited(): Move<Action> | undefined {
    return [...this.moves].sort(byVisits)[0];
  }
}

export function byVisits(left: Move<BaseAction>, right: Move<BaseAction>): number {
  return right.visits - left.visits || right.mean - left.mean;
}

/** The move with the best upper confidence bound, where the prior of each counts like `priorVisits` visits. */
export function selectMove<Action extends BaseAction>(
  moves: readonly Move<Action>[],
  exploration: number,
  priorVisits: number,
): Move<Action> | undefined {
  let best: Move<Action> | undefined;
  let bound = Number.NEGATIVE_INFINITY;
  let available = 0;
  let logarithm = 0;
  for (const move of moves) {
    // Moves that were added together are available equally often.
    if (move.available !== available) {
      available = move.available;
      logarithm = Math.LN2 * log2(available + 1);
    }
    const weight = move.visits + priorVisits;
    const mean = (move.total + move.prior * priorVisits) / weight;
    const upper = mean + exploration * Math.sqrt(logarithm / weight);
    if (upper > bound) {
      best = move;
      bound = upper;
    }
  }
  return best;
}

/** Equality of plain data, faster than `same` for actions. */
function equal<Value>(left: Value, right: Value): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null)
    return false;
  for (const name in left) if (!equal(left[name], right[name])) return false;
  for (const name in right) if (!(name in left)) return false;
  return true;
}
