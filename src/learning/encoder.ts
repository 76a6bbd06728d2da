import type { Game } from '../core/contract.ts';
import { assertSeat } from '../core/definition.ts';
import { InvalidStateError } from '../core/errors.ts';
import { refuseArgument } from '../core/issue-message.ts';
import { own } from '../core/lists.ts';
import type { BaseScoring, GameTypes, Seat } from '../core/types.ts';
import { ActionNumbers } from './action-numbers.ts';
import { codingFor } from './coding.ts';
import { type Feature, Slice } from './feature.ts';
import { type Part, placed, sizeOf } from './part.ts';
import { Memory, type RecallFeature } from './recall.ts';

/** What an encoder is for. */
export interface EncoderOptions {
  /** The number of players. */
  readonly players: number;
  /** Whether observations include what a player remembers; `false` by default. */
  readonly recall?: boolean | undefined;
}

/**
 * Numbers for the actions and the views of a game with a fixed number of players and otherwise default options.
 *
 * @typeParam Types - the types of the game.
 */
export class Encoder<Types extends GameTypes = GameTypes> {
  /** The version of the numbers; it rises with every change of what a number means. */
  readonly version: number;
  /** The game. */
  readonly game: Game<Types>;
  /** The number of players. */
  readonly players: number;
  /** Whether observations include what a player remembers. */
  readonly recall: boolean;
  /** How many actions have a number: the numbers from 0 to `actionCount - 1`. */
  readonly actionCount: number;
  /** The types of action, and which numbers each has. */
  readonly actionLayout: readonly Part[];
  /** The length of an observation. */
  readonly observationSize: number;
  /** The parts of an observation. */
  readonly observationLayout: readonly Part[];

  readonly #actions: ActionNumbers<Types['Action']>;
  readonly #features: readonly (Feature<Types['State'] | Types['View']> & Part)[];
  readonly #recall: readonly RecallFeature<Types['Event']>[];

  /** Use {@link createEncoder}. */
  constructor(game: Game<Types>, { players, recall = false }: EncoderOptions) {
    const coding = codingFor(game);
    if (!game.playerCounts.includes(players))
      refuseArgument('encoder', ['players'], players, `one of ${game.playerCounts.join(', ')}`);
    if (typeof recall !== 'boolean') refuseArgument('encoder', ['recall'], recall, 'true or false');
    this.version = coding.version;
    this.game = game;
    this.players = players;
    this.recall = recall;
    this.#actions = new ActionNumbers(coding.actions(players));
    this.actionCount = this.#actions.count;
    this.actionLayout = this.#actions.layout;
    this.#features = placed(coding.features(players));
    this.#recall = recall ? coding.recall(players) : [];
    const parts = placed([...this.#features, ...this.#recall]);
    this.observationSize = sizeOf(parts);
    this.observationLayout = parts.map(({ name, offset, size, meaning }) => ({
      name,
      offset,
      size,
      meaning,
    }));
  }

  /**
   * Returns the number of an action. Every legal action has exactly one number, except for bids of more than 250 ducats in Caribbean
   * Fleet and other things that the default options rule out.
   *
   * @param action - the action.
   * @param view - the view of the player who takes it.
   * @throws a RangeError if the action has no number.
   * @throws InvalidStateError if the view does not fit the encoder.
   */
  encodeAction(action: Types['Action'], view: Types['View']): number {
    this.#viewerOf(view);
    const number = this.#actions.numberOf(this.game.parseAction(action));
    if (number >= 0) return number;
    return refuseArgument('action', [], action, `an action with a number of ${this.actionCount}`);
  }

  /**
   * Returns the action of a number, which may be illegal: see {@link Encoder.legalMask}.
   *
   * @param number - the number, from 0 to `actionCount - 1`.
   * @param view - the view of the player who takes the action.
   * @throws a RangeError if there is no such number.
   * @throws InvalidStateError if the view does not fit the encoder.
   */
  decodeAction(number: number, view: Types['View']): Types['Action'] {
    const action = this.actionOf(number, this.#viewerOf(view));
    if (action === null)
      return refuseArgument('number of an action', [], number, `0 to ${this.actionCount - 1}`);
    return this.game.parseAction(action);
  }

  /**
   * Tells which actions are legal: a list of `actionCount` numbers, 1 for each legal action of the viewer. It has only zeros if the
   * viewer has nothing to decide. Otherwise it has at least one 1, unless dice are rolled by hand.
   *
   * @param view - the view.
   * @throws InvalidStateError if the view does not fit the encoder.
   */
  legalMask(view: Types['View']): Uint8Array {
    const seat = this.#viewerOf(view);
    const mask = new Uint8Array(this.actionCount);
    for (const action of this.game.legalActions(view, seat)) {
      const number = this.#actions.numberOf(action);
      if (number >= 0) mask[number] = 1;
    }
    return mask;
  }

  /**
   * Returns a view as `observationSize` numbers: counts and shares are scaled to about 0 to 1, and kinds have a number each.
   *
   * @param view - the view.
   * @param memory - with the option `recall`, what the viewer remembers.
   * @throws InvalidStateError if the view does not fit the encoder.
   * @throws a RangeError if there is no memory with the option `recall`, or the memory is of another seat.
   */
  encodeView(view: Types['View'], memory?: Memory<Types['Event']>): Float32Array {
    const seat = this.#viewerOf(view);
    const observation = new Float32Array(this.observationSize);
    this.write(view, seat, observation);
    if (this.#recall.length === 0) return observation;
    if (memory?.viewer !== seat)
      return refuseArgument('memory', [], memory?.viewer, `the memory of seat ${seat}`);
    observation.set(memory.numbers, this.observationSize - memory.numbers.length);
    return observation;
  }

  /**
   * Begins the memory of a player, for the option `recall`.
   *
   * @param viewer - the seat.
   * @throws a RangeError if there is no such seat.
   */
  createMemory(viewer: Seat): Memory<Types['Event']> {
    assertSeat('createMemory', viewer, this.players);
    return new Memory(this.#recall, viewer, this.players);
  }

  /**
   * Returns what each seat gains at the end of a game: the share of the win. The shares add up to 1.
   *
   * @param scoring - the result of `score`.
   */
  rewards(scoring: BaseScoring): number[] {
    const { winners } = scoring;
    return Array.from({ length: this.players }, (_, seat) =>
      winners.includes(seat) ? 1 / winners.length : 0,
    );
  }

  /** @internal Writes what a player sees of a position, without memory, into zeros. */
  write(position: Types['State'] | Types['View'], viewer: Seat, into: Float32Array): void {
    const slice = new Slice(into, viewer, this.players);
    for (const feature of this.#features) feature.write(position, slice.at(feature), viewer);
  }

  /** @internal The number of an action; -1 if it has none. */
  numberOf(action: Types['Action']): number {
    return this.#actions.numberOf(action);
  }

  /** @internal The action of a number, taken by a player; `null` if there is no such number. */
  actionOf(number: number, player: Seat): object | null {
    return this.#actions.actionOf(number, player);
  }

  #viewerOf(view: Types['View']): Seat {
    // decisions() checks what the view is.
    this.game.decisions(view);
    const viewer = own(view, 'viewer');
    const { length } = view.players;
    if (viewer === undefined)
      throw new InvalidStateError(
        'EXPECTED_VIEW',
        'Expected a view, received a state. viewFor makes a view of a state.',
      );
    if (viewer === 'spectator')
      throw new InvalidStateError(
        'EXPECTED_VIEW',
        'Expected the view of a player, received that of a spectator.',
      );
    if (length === this.players) return viewer;
    return refuseArgument('view', ['players'], length, `${this.players} players`);
  }
}

/**
 * Makes an encoder, which turns actions and views into numbers for a learner.
 *
 * @typeParam Types - the types of the game.
 * @param game - a game of this library.
 * @param options - the number of players, and whether players remember what the table no longer shows.
 * @throws a RangeError for another game or number of players.
 *
 * @example
 * ```ts
 * import { caribbeanFleet } from 'pirate-auctions';
 * import { createEncoder } from 'pirate-auctions/learning';
 *
 * const encoder = createEncoder(caribbeanFleet, { players: 3 });
 * const view = caribbeanFleet.viewFor(caribbeanFleet.createGame({ players: 3, seed: 1 }), 0);
 * const observation = encoder.encodeView(view);
 * console.log(encoder.actionCount, observation.length); // 498 721
 * const bids = encoder.legalMask(view);
 * console.log(bids.indexOf(1), encoder.decodeAction(bids.indexOf(1), view)); // 0 { type: 'pass', player: 0 }
 * ```
 */
export function createEncoder<Types extends GameTypes>(
  game: Game<Types>,
  options: EncoderOptions,
): Encoder<Types> {
  return new Encoder(game, options);
}
