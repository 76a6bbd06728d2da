import type { Game } from '../../core/contract.ts';
import type { BaseState } from '../../core/types.ts';
import { RPC_CODES, RpcError } from '../protocol/json-rpc.ts';
import type { ServeOptions } from './options.ts';

/** A state with its game. */
interface KeptState {
  readonly game: Game;
  readonly state: BaseState;
}

/** What the process keeps between requests, by the numbers that stand for it. */
export class Kept {
  readonly #most: ServeOptions;
  readonly #states: Map<number, KeptState> = new Map();
  #next = 1;

  constructor(most: ServeOptions) {
    this.#most = most;
  }

  /** Keeps a state, and returns its number. */
  keep(game: Game, state: BaseState): number {
    const { states } = this.#most;
    if (this.#states.size >= states) throw full(`${states} states are kept`, '--states');
    const number = this.#next;
    this.#next += 1;
    this.#states.set(number, { game, state });
    return number;
  }

  /** The state of a number, or `null`. */
  state(number: number): KeptState | null {
    return this.#states.get(number) ?? null;
  }

  /** Forgets states; returns how many there were. */
  release(numbers: readonly number[]): number {
    return numbers.filter((number) => this.#states.delete(number)).length;
  }
}

function full(what: string, option: string): RpcError {
  return new RpcError(RPC_CODES.full, `${what}; release some, or raise ${option}.`);
}
