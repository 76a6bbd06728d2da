import type { Simulation } from '../core/contract.ts';
import { assertSeat } from '../core/definition.ts';
import type { Seed } from '../core/random.ts';
import { tableOf } from '../core/simulation.ts';
import type { GameTypes, Seat } from '../core/types.ts';
import type { Encoder } from './encoder.ts';
import { refuse } from './encoding-error.ts';

/**
 * A game that is played by numbers, as fast as the library can: for training. It has no events, and thus no memory. Dice are rolled
 * and cards are drawn by the seed of the game; to roll is an action of the player who rolls.
 *
 * @typeParam Types - the types of the game.
 */
export class Environment<Types extends GameTypes = GameTypes> {
  /** The encoder of the numbers. */
  readonly encoder: Encoder<Types>;
  /** The legal actions, 1 for each. The list is the same one after every step. */
  readonly mask: Uint8Array;

  #currentSeat: Seat = -1;
  #legalNumbers: readonly number[] = [];
  #simulation: Simulation<Types>;
  #actions: readonly Types['Action'][] = [];

  /** Use {@link createEnvironment}. */
  constructor(encoder: Encoder<Types>, seed: Seed) {
    if (encoder.recall)
      refuse(
        'environment',
        'INVALID_OPTION',
        ['encoder', 'recall'],
        true,
        'an encoder without recall',
      );
    this.encoder = encoder;
    this.mask = new Uint8Array(encoder.actionCount);
    this.#simulation = this.#begin(seed);
    this.#look();
  }

  /** The seat that must act; of several, the lowest. -1 after the end. */
  get currentSeat(): Seat {
    return this.#currentSeat;
  }

  /** The numbers of the legal actions of this seat, in the order of the game's `legalActions`; an empty list after the end. */
  get legalNumbers(): readonly number[] {
    return this.#legalNumbers;
  }

  /** Whether the game has ended. */
  get done(): boolean {
    return this.#currentSeat === -1;
  }

  /**
   * Begins another game.
   *
   * @param seed - the seed of the game.
   * @throws an InvalidOptionsError for a seed that is none.
   */
  reset(seed: Seed): void {
    this.#simulation = this.#begin(seed);
    this.#look();
  }

  /**
   * Takes a legal action of the current seat.
   *
   * @param number - one of `legalNumbers`.
   * @throws an {@link EncodingError} with `NO_SUCH_NUMBER` or `NOT_LEGAL` if the number is not that of a legal action.
   */
  step(number: number): void {
    const action = this.#actions[this.#legalNumbers.indexOf(number)];
    if (action === undefined) this.encoder.refuseNumber(number, this.#currentSeat);
    this.#simulation.apply(action);
    this.#look();
  }

  /**
   * Returns what a player sees, as {@link Encoder.encodeView} does.
   *
   * @param seat - the player; by default the current seat, which a game that has ended does not have.
   * @param into - a list of `observationSize` numbers that is overwritten and returned; a new one by default.
   * @throws a RangeError if there is no such seat.
   * @throws an {@link EncodingError} with `INVALID_OPTION` if the list is not of this length.
   */
  observe(seat: Seat = this.#currentSeat, into?: Float32Array): Float32Array {
    const { players, observationSize } = this.encoder;
    assertSeat('observe', seat, players);
    const observation = into ?? new Float32Array(observationSize);
    if (!(observation instanceof Float32Array) || observation.length !== observationSize)
      refuse('observe', 'INVALID_OPTION', ['into'], into, `${observationSize} numbers`);
    if (into !== undefined) into.fill(0);
    this.encoder.write(tableOf(this.#simulation), seat, observation);
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
    for (const number of this.#legalNumbers) this.mask[number] = 0;
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
    this.#currentSeat = seat;
    this.#legalNumbers = numbers;
    this.#actions = actions;
  }
}

/**
 * Begins a game that is played by numbers.
 *
 * @typeParam Types - the types of the game.
 * @param encoder - an encoder without `recall`.
 * @param seed - the seed of the first game.
 * @throws an {@link EncodingError} with `INVALID_OPTION` for an encoder with `recall`.
 * @throws an InvalidOptionsError for a seed that is none.
 *
 * @example
 * ```ts
 * import { grogIsland } from 'pirate-auctions';
 * import { createEncoder, createEnvironment } from 'pirate-auctions/learning';
 *
 * const environment = createEnvironment(createEncoder(grogIsland, { players: 2 }), 1);
 * while (!environment.done) {
 *   const { legalNumbers } = environment;
 *   environment.step(legalNumbers[Math.floor(Math.random() * legalNumbers.length)]!);
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
