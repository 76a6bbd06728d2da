import type { Simulation } from '../core/contract.ts';
import { refuseArgument } from '../core/issue-message.ts';
import type { Seed } from '../core/random.ts';
import type { GameTypes, Seat } from '../core/types.ts';
import type { Encoder } from './encoder.ts';

/**
 * A game that is played by numbers, as fast as the library can: for training. It has no events, and thus no memory.
 *
 * @typeParam Types - the types of the game.
 */
export class Environment<Types extends GameTypes = GameTypes> {
  /** The encoder of the numbers. */
  readonly encoder: Encoder<Types>;
  /** The legal actions, 1 for each. The list is the same one after every step. */
  readonly mask: Uint8Array;
  /** The numbers of the legal actions, as the game lists them; empty after the end. */
  numbers: readonly number[] = [];
  /** The seat that must act; of several, the lowest. -1 after the end. */
  seat: Seat | -1 = -1;

  #simulation: Simulation<Types>;
  #actions: readonly Types['Action'][] = [];

  /** Use {@link createEnvironment}. */
  constructor(encoder: Encoder<Types>, seed: Seed) {
    if (encoder.recall) refuseArgument('environment', ['encoder', 'recall'], true, 'false');
    this.encoder = encoder;
    this.mask = new Uint8Array(encoder.actionCount);
    this.#simulation = this.#begin(seed);
    this.#look();
  }

  /** Whether the game has ended. */
  get done(): boolean {
    return this.seat === -1;
  }

  /**
   * Begins another game.
   *
   * @param seed - the seed of the game.
   * @throws InvalidOptionsError for a seed that is none.
   */
  reset(seed: Seed): void {
    this.#simulation = this.#begin(seed);
    this.#look();
  }

  /**
   * Takes a legal action of `seat`.
   *
   * @param number - one of `numbers`.
   * @throws a RangeError if the number is not that of a legal action.
   */
  step(number: number): void {
    const place = this.mask[number] === 1 ? this.numbers.indexOf(number) : -1;
    const action = this.#actions[place];
    if (action === undefined)
      refuseArgument('step', ['number'], number, 'the number of a legal action');
    this.#simulation.apply(action);
    this.#look();
  }

  /**
   * Returns what a player sees, as {@link Encoder.encodeView} does.
   *
   * @param seat - the player; by default the one who must act.
   * @param into - a list of `observationSize` numbers that is overwritten and returned; a new one by default.
   * @throws a RangeError if there is no such seat, or the list has another length.
   */
  observe(seat: Seat = this.seat, into?: Float32Array): Float32Array {
    const { players, observationSize } = this.encoder;
    if (!Number.isInteger(seat) || seat < 0 || seat >= players)
      refuseArgument('observe', ['seat'], seat, `0 to ${players - 1}`);
    const observation = into ?? new Float32Array(observationSize);
    if (observation.length !== observationSize)
      refuseArgument('observe', ['into'], observation.length, `${observationSize} numbers`);
    if (into !== undefined) into.fill(0);
    this.encoder.write(this.#simulation.toState(), seat, observation);
    return observation;
  }

  /** Returns what each seat gains: the share of the win at the end, and 0 before. */
  rewards(): number[] {
    return this.done
      ? this.encoder.rewards(this.#simulation.score())
      : Array<number>(this.encoder.players).fill(0);
  }

  #begin(seed: Seed): Simulation<Types> {
    const { game, players } = this.encoder;
    return game.simulate(game.createGame({ players, seed }));
  }

  /** Lists what is legal now. */
  #look(): void {
    for (const number of this.numbers) this.mask[number] = 0;
    const all = this.#simulation.legalActions();
    const seat = all[0]?.player ?? -1;
    const numbers: number[] = [];
    const actions: Types['Action'][] = [];
    for (const action of all) {
      const number = action.player === seat ? this.encoder.numberOf(action) : -1;
      if (number < 0) continue;
      numbers.push(number);
      actions.push(action);
      this.mask[number] = 1;
    }
    this.seat = seat;
    this.numbers = numbers;
    this.#actions = actions;
  }
}

/**
 * Begins a game that is played by numbers.
 *
 * @typeParam Types - the types of the game.
 * @param encoder - an encoder without `recall`.
 * @param seed - the seed of the first game.
 * @throws a RangeError for an encoder with `recall`.
 *
 * @example
 * ```ts
 * import { grogIsland } from 'pirate-auctions';
 * import { createEncoder, createEnvironment } from 'pirate-auctions/learning';
 *
 * const environment = createEnvironment(createEncoder(grogIsland, { players: 2 }), 1);
 * while (!environment.done) {
 *   const { numbers } = environment;
 *   environment.step(numbers[Math.floor(Math.random() * numbers.length)]!);
 * }
 * console.log(environment.rewards()); // such as [ 0, 1 ]
 * ```
 */
export function createEnvironment<Types extends GameTypes>(
  encoder: Encoder<Types>,
  seed: Seed,
): Environment<Types> {
  return new Environment(encoder, seed);
}
