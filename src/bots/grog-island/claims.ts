import { at } from '../../core/lists.ts';
import { TYPES } from '../../grog-island/board.ts';
import { COLOR_INDEXES } from '../../grog-island/components.ts';
import type { GameState } from '../../grog-island/state.ts';
import type { Board, Holdings } from './holdings.ts';
import type { GrogIslandWeights } from './weights.ts';

/** A building to claim: its type, and what the claim is worth. */
interface Claim {
  readonly type: number;
  readonly worth: number;
}

const NONE: Claim = { type: -1, worth: 0 };

/** What claims on each peninsula are worth to one player: the best, and the best of another type. */
export class Claims {
  /** What a claim on each free site is worth. */
  readonly sites: number[] = [];
  readonly #best: Claim[] = [];
  readonly #next: Claim[] = [];
  readonly #crew: number;

  constructor(
    weights: GrogIslandWeights,
    state: GameState,
    board: Board,
    holdings: Holdings,
    crew: number,
  ) {
    this.#crew = crew;
    const { left, freeOfType } = board;
    const coin = holdings.coin();
    for (const color of COLOR_INDEXES) {
      let base = holdings.gainOfMajority(color);
      const cloud = state.clouds[color];
      if (cloud === 'point') base += 1;
      else if (cloud === 'goal') base += weights.goalCloud * left;
      else if (cloud === 'parrot') base += holdings.parrot();
      let best = NONE;
      let next = NONE;
      for (let type = 0; type < TYPES; type += 1) {
        if (state.buildings[color * TYPES + type] !== 'free') continue;
        let worth = base;
        if (cloud !== 'black') worth += (at(freeOfType, type) - 1) * coin;
        worth += holdings.gainOfType(type);
        this.sites[color * TYPES + type] = worth;
        if (best === NONE || worth > best.worth) {
          next = best;
          best = { type, worth };
        } else if (next === NONE || worth > next.worth) next = { type, worth };
      }
      this.#best.push(best);
      this.#next.push(next);
    }
  }

  /** One claim on a peninsula, never of a type. */
  one(color: number, except = -1): number {
    if (this.#crew === 0) return 0;
    const best = at(this.#best, color);
    const { worth } = best.type === except ? at(this.#next, color) : best;
    return Math.max(0, worth);
  }

  /** Claims on two peninsulas, of different types (GI-L5). */
  two(first: number, second: number): number {
    const left = at(this.#best, first);
    const right = at(this.#best, second);
    if (this.#crew < 2) return Math.max(this.one(first), this.one(second));
    if (left.type !== right.type || left === NONE) return this.one(first) + this.one(second);
    return Math.max(
      left.worth + this.one(second, left.type),
      right.worth + this.one(first, right.type),
    );
  }
}
