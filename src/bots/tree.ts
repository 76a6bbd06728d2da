import type { BaseAction } from '../core/types.ts';

/** A move of the tree, with what came of it for the seat that made it. */
export class Move<Action extends BaseAction> {
  readonly action: Action;
  /** The reward that a look one step ahead expects; counts like some visits. */
  readonly prior: number;
  /** Iterations that made this move. */
  visits = 0;
  /** Iterations that could have made it. */
  available = 0;
  /** The sum of the rewards, each from 0 to 1, of the seat that moves. */
  total = 0;
  /** Where the move stood among the legal actions. */
  #place = 0;
  /** What follows. */
  readonly next: Branch<Action> = new Branch();

  constructor(action: Action, prior: number) {
    this.action = action;
    this.prior = prior;
  }

  /** Whether the move is legal; it mostly stands where it stood before. */
  isAmong(actions: readonly Action[]): boolean {
    if (alike(this.action, actions[this.#place])) return true;
    this.#place = actions.findIndex((action) => alike(this.action, action));
    return this.#place >= 0;
  }

  get mean(): number {
    return this.visits === 0 ? this.prior : this.total / this.visits;
  }
}

/** A point of the tree: the same moves led here, whatever is hidden. */
export class Branch<Action extends BaseAction> {
  readonly moves: Move<Action>[] = [];
  visits = 0;

  /** Adds the moves that are new; `expect` gives the reward that a move promises. */
  add(actions: readonly Action[], expect: (action: Action) => number): void {
    for (const action of actions) {
      if (!this.moves.some((move) => alike(move.action, action)))
        this.moves.push(new Move(action, expect(action)));
    }
  }

  /** The moves that are among the legal actions; each of them was available once more. */
  offer(actions: readonly Action[]): Move<Action>[] {
    const offered = this.moves.filter((move) => move.isAmong(actions));
    for (const move of offered) move.available += 1;
    return offered;
  }

  /** What follows after an action that was not chosen here but expected. */
  after(action: Action): Branch<Action> {
    const known = this.moves.find((move) => alike(move.action, action));
    if (known !== undefined) {
      known.visits += 1;
      return known.next;
    }
    const move = new Move(action, 0);
    move.visits = 1;
    this.moves.push(move);
    return move.next;
  }

  /** How many visits the move that was made most is ahead of every other. */
  leadOfFavourite(): number {
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

  /** The move that was made most; of two the one with the better mean, then the first. */
  favourite(): Move<Action> | undefined {
    return [...this.moves].sort(byVisits)[0];
  }
}

/** The most visited first, then the best. */
export function byVisits(left: Move<BaseAction>, right: Move<BaseAction>): number {
  return right.visits - left.visits || right.mean - left.mean;
}

/** The move with the best upper confidence bound, where the prior of each counts like `trust` visits. */
export function chosen<Action extends BaseAction>(
  moves: readonly Move<Action>[],
  exploration: number,
  trust: number,
): Move<Action> | undefined {
  let best: Move<Action> | undefined;
  let bound = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const weight = move.visits + trust;
    const mean = (move.total + move.prior * trust) / weight;
    const upper = mean + exploration * Math.sqrt(Math.log(move.available + 1) / weight);
    if (upper > bound) {
      best = move;
      bound = upper;
    }
  }
  return best;
}

/** Equality of plain values. */
function alike<Value>(left: Value, right: Value): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null)
    return false;
  for (const name in left) if (!alike(left[name], right[name])) return false;
  for (const name in right) if (!(name in left)) return false;
  return true;
}
