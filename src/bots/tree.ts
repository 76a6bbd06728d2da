import type { BaseAction } from '../game.ts';

/** A move of the tree, with what came of it for the seat that made it. */
export class Move<Action extends BaseAction> {
  readonly action: Action;
  /** Iterations that made this move. */
  visits = 0;
  /** Iterations that could have made it. */
  available = 0;
  /** The sum of the rewards, each from 0 to 1, of the seat that moves. */
  total = 0;
  /** What follows. */
  readonly next: Branch<Action> = new Branch();

  constructor(action: Action) {
    this.action = action;
  }

  get mean(): number {
    return this.visits === 0 ? 0 : this.total / this.visits;
  }
}

/** A point of the tree: the same public history, whatever is hidden, with the moves that were tried there. */
export class Branch<Action extends BaseAction> {
  readonly moves: Map<string, Move<Action>> = new Map();
  visits = 0;

  /** The moves for some actions; each of them was available once more. */
  offer(actions: readonly Action[]): Move<Action>[] {
    return actions.map((action) => {
      const key = JSON.stringify(action);
      let move = this.moves.get(key);
      if (move === undefined) {
        move = new Move(action);
        this.moves.set(key, move);
      }
      move.available += 1;
      return move;
    });
  }

  /** The move that was made most; of two the one with the better mean, then the first. */
  favourite(): Move<Action> | undefined {
    let best: Move<Action> | undefined;
    for (const move of this.moves.values()) {
      if (
        best === undefined ||
        move.visits > best.visits ||
        (move.visits === best.visits && move.mean > best.mean)
      )
        best = move;
    }
    return best;
  }
}

/** The move to try next: one that was never made, in their order, else the one with the best upper confidence bound. */
export function chosen<Action extends BaseAction>(
  moves: readonly Move<Action>[],
  exploration: number,
): Move<Action> | undefined {
  let best: Move<Action> | undefined;
  let bound = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    if (move.visits === 0) return move;
    const upper =
      move.total / move.visits + exploration * Math.sqrt(Math.log(move.available) / move.visits);
    if (upper > bound) {
      best = move;
      bound = upper;
    }
  }
  return best;
}
