import { refuseArgument } from '../../core/issue-message.ts';
import type { Seat } from '../../core/types.ts';
import { createEnvironment, type Encoder, type Environment } from '../../learning/index.ts';
import { base64OfBits, base64OfFloats } from '../protocol/binary.ts';

/** What a batch is for. */
export interface BatchOptions {
  readonly encoder: Encoder;
  readonly games: number;
  /** The seed of the first game; the others follow it. */
  readonly seed: number;
  /** Whether turns include observations. */
  readonly observations: boolean;
  /** Whether a game that ends is followed by another. */
  readonly restart: boolean;
}

/** A game that ended in the last step. */
export interface FinishedGame {
  /** Its place in the batch. */
  readonly place: number;
  readonly seed: number;
  readonly rewards: readonly number[];
}

/** Whose turn it is in each game, and what they see. */
export interface Turns {
  /** The seats that must act; -1 for a game that has ended. */
  readonly seats: readonly number[];
  /** The masks of the games, one after the other: bits from the lowest of each byte on, each mask in bytes of its own. */
  readonly masks: string;
  /** The observations of the seats that must act, one after the other: 32-bit floats with the lowest byte first. */
  readonly observations?: string;
  readonly finished: readonly FinishedGame[];
}

/** Games that are played by numbers, side by side. */
export class Batch {
  readonly games: number;
  readonly #options: BatchOptions;
  readonly #environments: readonly Environment[];
  readonly #seeds: number[];
  readonly #maskBytes: number;
  readonly #masks: Uint8Array;
  readonly #observations: Float32Array;

  constructor(options: BatchOptions) {
    const { encoder, games, seed } = options;
    this.games = games;
    this.#options = options;
    this.#seeds = Array.from({ length: games }, (_, place) => seed + place);
    this.#environments = this.#seeds.map((each) => createEnvironment(encoder, each));
    this.#maskBytes = Math.ceil(encoder.actionCount / 8);
    this.#masks = new Uint8Array(games * this.#maskBytes);
    this.#observations = new Float32Array(games * encoder.observationSize);
  }

  /**
   * Takes an action in each game; `null` in games that have ended.
   *
   * @throws a RangeError if one of the actions is not legal. Nothing has changed then.
   */
  step(actions: readonly (number | null)[]): Turns {
    if (actions.length !== this.games)
      refuseArgument('step', ['actions'], actions.length, `${this.games} actions`);
    for (const [place, environment] of this.#environments.entries()) {
      const action = actions[place];
      const fits = environment.done ? action === null : environment.mask[action ?? -1] === 1;
      if (!fits)
        refuseArgument(
          'step',
          ['actions', place],
          action,
          environment.done ? 'null, since the game has ended' : 'the number of a legal action',
        );
    }
    const finished: FinishedGame[] = [];
    for (const [place, environment] of this.#environments.entries()) {
      const action = actions[place] ?? null;
      if (action === null) continue;
      environment.step(action);
      if (environment.done) finished.push(this.#finish(environment, place));
    }
    return this.turns(finished);
  }

  /** What the players at one seat see in each game, as base64. */
  observe(seat: Seat): string {
    return base64OfFloats(this.#observe(() => seat));
  }

  /** Whose turn it is. */
  turns(finished: readonly FinishedGame[] = []): Turns {
    this.#masks.fill(0);
    for (const [place, { legalNumbers }] of this.#environments.entries()) {
      const first = place * this.#maskBytes;
      for (const number of legalNumbers) {
        const index = first + (number >> 3);
        this.#masks[index] = (this.#masks[index] ?? 0) | (1 << (number & 7));
      }
    }
    const turns = {
      seats: this.#environments.map(({ currentSeat }) => currentSeat),
      masks: base64OfBits(this.#masks),
      finished,
    };
    if (!this.#options.observations) return turns;
    return {
      ...turns,
      observations: base64OfFloats(this.#observe(({ currentSeat }) => currentSeat)),
    };
  }

  #observe(seatOf: (environment: Environment) => Seat | -1): Float32Array {
    this.#observations.fill(0);
    for (const [place, environment] of this.#environments.entries()) {
      const seat = seatOf(environment);
      const { observationSize } = environment.encoder;
      if (seat === -1) continue;
      const first = place * observationSize;
      environment.observe(seat, this.#observations.subarray(first, first + observationSize));
    }
    return this.#observations;
  }

  #finish(environment: Environment, place: number): FinishedGame {
    const seed = this.#seeds[place] ?? 0;
    const rewards = environment.rewards();
    if (this.#options.restart) {
      this.#seeds[place] = seed + this.games;
      environment.reset(seed + this.games);
    }
    return { place, seed, rewards };
  }
}
