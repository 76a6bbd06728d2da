import type { Game } from '../../core/contract.ts';
import type { BaseState } from '../../core/types.ts';
import { RPC_CODES, RpcError } from '../protocol/json-rpc.ts';

/** A state that the process keeps, with its game. */
export interface KeptState {
  readonly game: Game;
  readonly state: BaseState;
}

/** The states that the process keeps, by the numbers that stand for them. */
export class States {
  readonly #most: number;
  readonly #states: Map<number, KeptState> = new Map();
  #next = 1;

  constructor(most: number) {
    this.#most = most;
  }

  keep(game: Game, state: BaseState): number {
    if (this.#states.size >= this.#most)
      throw new RpcError(
        RPC_CODES.full,
        `${this.#most} states are kept; release some, or raise --states.`,
      );
    const number = this.#next;
    this.#next += 1;
    this.#states.set(number, { game, state });
    return number;
  }

  /** The state of a number, or `undefined`. */
  find(number: number): KeptState | undefined {
    return this.#states.get(number);
  }

  /** Forgets states; returns how many there were. */
  release(numbers: readonly number[]): number {
    return numbers.filter((number) => this.#states.delete(number)).length;
  }
}
