import type { Game } from '../../core/contract.ts';
import type { BaseState } from '../../core/types.ts';
import { createEncoder, type Encoder } from '../../learning/index.ts';
import { RPC_CODES, RpcError } from '../protocol/json-rpc.ts';
import { Batch, type BatchOptions } from './batch.ts';
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
  readonly #batches: Map<number, Batch> = new Map();
  readonly #encoders: Encoder[] = [];
  #next = 1;
  /** The games of all batches. */
  #games = 0;

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

  /** The encoder of a game with a number of players. */
  encoder(game: Game, players: number): Encoder {
    const known = this.#encoders.find((each) => each.game === game && each.players === players);
    if (known !== undefined) return known;
    const encoder = createEncoder(game, { players });
    this.#encoders.push(encoder);
    return encoder;
  }

  /** Begins a batch of games, and returns its number. */
  begin(options: BatchOptions): number {
    const { games } = this.#most;
    if (this.#games + options.games > games)
      throw full(`${this.#games} of at most ${games} games are played in batches`, '--games');
    const batch = new Batch(options);
    const number = this.#next;
    this.#next += 1;
    this.#games += options.games;
    this.#batches.set(number, batch);
    return number;
  }

  /** The batch of a number, or `null`. */
  batch(number: number): Batch | null {
    return this.#batches.get(number) ?? null;
  }

  /** Ends a batch; returns whether there was one. */
  close(number: number): boolean {
    this.#games -= this.#batches.get(number)?.games ?? 0;
    return this.#batches.delete(number);
  }
}

function full(what: string, option: string): RpcError {
  return new RpcError(RPC_CODES.full, `${what}; release some, or raise ${option}.`);
}
