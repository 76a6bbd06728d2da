import type { Game } from '../core/contract.ts';
import { assertSeat } from '../core/definition.ts';
import { IllegalActionError, InvalidStateError } from '../core/errors.ts';
import { own } from '../core/lists.ts';
import { reading } from '../core/position.ts';
import { sharesOfWin } from '../core/ranking.ts';
import type { BaseScoring, GameTypes, Seat } from '../core/types.ts';
import { ActionNumbers } from './action-numbers.ts';
import { HIGHEST_BID } from './caribbean-fleet/action-blocks.ts';
import { type Coding, codingFor } from './coding.ts';
import { type EncoderOptions, readOptions } from './encoder-options.ts';
import { refuse } from './encoding-error.ts';
import { type Feature, Slice } from './feature.ts';
import { layoutOf, type Part, placed, sizeOf } from './part.ts';
import { type Memory, Recall } from './recall.ts';

/**
 * Turns the actions and the views of a game into numbers. It is for a fixed number of players and otherwise default options; the first
 * player and an arrangement of the printed cards do not matter.
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

  readonly #coding: Coding<Types>;
  readonly #actions: ActionNumbers<Types['Action']>;
  readonly #features: readonly (Feature<Types['State'] | Types['View']> & Part)[];
  readonly #recall: Recall<Types['Event']>;

  /** Use {@link createEncoder}. */
  constructor(game: Game<Types>, options: EncoderOptions) {
    this.#coding = codingFor(game);
    const { players, recall } = readOptions(options, game.playerCounts);
    const remembered = recall ? this.#coding.recall(players) : [];
    this.version = this.#coding.version;
    this.game = game;
    this.players = players;
    this.recall = recall;
    this.#actions = new ActionNumbers(this.#coding.actions(players));
    this.actionCount = this.#actions.count;
    this.actionLayout = this.#actions.layout;
    this.#features = placed(this.#coding.features(players));
    this.#recall = new Recall(remembered, players);
    const parts = placed([...this.#features, ...remembered]);
    this.observationSize = sizeOf(parts);
    this.observationLayout = layoutOf(parts);
  }

  /**
   * Returns the number of a legal action. Every legal action has a number of its own, except for bids of Caribbean Fleet above
   * {@link HIGHEST_BID}.
   *
   * @param action - the action.
   * @param view - the view of the player who takes it.
   * @throws an IllegalActionError if the action is not legal.
   * @throws an {@link EncodingError} with `BID_TOO_HIGH` for a bid without a number, and with `SPECTATOR` or `OTHER_TABLE` for a view that
   * does not fit the encoder.
   * @throws an InvalidStateError for a value that is not a view of the game.
   */
  encodeAction(action: Types['Action'], view: Types['View']): number {
    this.#viewerOf(view);
    const refusal = this.game.checkAction(view, action);
    if (refusal !== null) throw new IllegalActionError(refusal);
    const number = this.#actions.numberOf(action);
    if (number >= 0) return number;
    const amount = 'amount' in action ? action.amount : action;
    return refuse('action', 'BID_TOO_HIGH', ['amount'], amount, `at most ${HIGHEST_BID}`);
  }

  /**
   * Returns the legal action of a number.
   *
   * @param number - the number, one of those that {@link Encoder.legalMask} marks.
   * @param view - the view of the player who takes the action.
   * @throws an {@link EncodingError} with `NO_SUCH_NUMBER` unless the number is whole and from 0 to `actionCount - 1`, with `NOT_LEGAL` for
   * the number of an action that the player cannot take now, and like {@link Encoder.encodeAction} for the view.
   * @throws an InvalidStateError for a value that is not a view of the game.
   */
  decodeAction(number: number, view: Types['View']): Types['Action'] {
    const seat = this.#viewerOf(view);
    const actions = this.game.legalActions(view);
    // Bids without a number have -1.
    const action =
      number >= 0 ? actions.find((each) => this.#actions.numberOf(each) === number) : undefined;
    return action ?? this.refuseNumber(number, seat);
  }

  /**
   * Tells which actions are legal: a list of `actionCount` numbers, 1 for each legal action of the viewer and 0 for the others. While
   * the viewer has a decision, there is at least one 1; otherwise there is none.
   *
   * @param view - the view.
   * @throws an {@link EncodingError} and an InvalidStateError like {@link Encoder.encodeAction} for the view.
   */
  legalMask(view: Types['View']): Uint8Array {
    this.#viewerOf(view);
    const mask = new Uint8Array(this.actionCount);
    for (const action of this.game.legalActions(view)) {
      const number = this.#actions.numberOf(action);
      if (number >= 0) mask[number] = 1;
    }
    return mask;
  }

  /**
   * Returns a view as `observationSize` numbers, as `observationLayout` describes them. Seats count from the viewer, who is the first.
   *
   * @param view - the view.
   * @param memory - with the option `recall`, what the viewer remembers.
   * @throws an {@link EncodingError} with `WRONG_MEMORY` if the memory is missing, or is that of another seat or encoder, and like
   * {@link Encoder.encodeAction} for the view.
   * @throws an InvalidStateError for a value that is not a view of the game.
   */
  encodeView(view: Types['View'], memory?: Memory): Float32Array {
    const seat = this.#viewerOf(view);
    const observation = new Float32Array(this.observationSize);
    reading(this.game.name, view, () => this.write(view, seat, observation));
    if (!this.recall) return observation;
    const { numbers } = this.#checked(memory, seat);
    observation.set(numbers, this.observationSize - numbers.length);
    return observation;
  }

  /**
   * Begins the memory of a player, for the option `recall`.
   *
   * @param viewer - the seat.
   * @throws a RangeError if there is no such seat.
   */
  createMemory(viewer: Seat): Memory {
    assertSeat('createMemory', viewer, this.players);
    return this.#recall.begin(viewer);
  }

  /**
   * Returns what a player remembers after some events. The given memory does not change.
   *
   * @param memory - what the player remembered before.
   * @param events - the events of one or more transitions, each once and in order; what the player may not see does not count.
   * @throws an {@link EncodingError} with `WRONG_MEMORY` if the memory is not one of this encoder.
   * @throws a ParseError like `viewEvents`.
   */
  observe(memory: Memory, events: readonly Types['Event'][]): Memory {
    const { viewer } = this.#checked(memory, memory?.viewer);
    return this.#recall.after(memory, this.game.viewEvents(events, viewer));
  }

  /**
   * Returns what each seat gains at the end of a game: its share of the win. A sole winner gains 1, several winners gain equal parts of
   * it, and everybody else gains 0.
   *
   * @param scoring - what `score` returns for the last state.
   */
  rewards(scoring: BaseScoring): number[] {
    return sharesOfWin(scoring);
  }

  /** @internal Writes what a player sees of a position, without memory, into zeros. */
  write(position: Types['State'] | Types['View'], viewer: Seat, into: Float32Array): void {
    const slice = new Slice(into, viewer, this.players);
    for (const feature of this.#features) feature.write(position, slice.at(feature), viewer);
  }

  /** @internal The number of a legal action; -1 if it has none. */
  numberOf(action: Types['Action']): number {
    return this.#actions.numberOf(action);
  }

  /** @internal Refuses a number that is not that of a legal action. */
  refuseNumber(number: number, seat: Seat): never {
    const what = 'number of an action';
    if (!Number.isInteger(number) || number < 0 || number >= this.actionCount)
      refuse(
        what,
        'NO_SUCH_NUMBER',
        [],
        number,
        `a whole number from 0 to ${this.actionCount - 1}`,
      );
    return refuse(what, 'NOT_LEGAL', [], number, `the number of a legal action of seat ${seat}`);
  }

  #checked(memory: Memory | undefined, seat: Seat | undefined): Memory {
    if (
      memory !== undefined &&
      memory !== null &&
      memory.viewer === seat &&
      Number.isInteger(seat) &&
      memory.numbers?.length === this.#recall.size
    )
      return memory;
    return refuse('memory', 'WRONG_MEMORY', [], memory, `a memory of seat ${seat}`);
  }

  /** The viewer of a view that fits the encoder. */
  #viewerOf(view: Types['View']): Seat {
    // decisions() checks what the view is.
    this.game.decisions(view);
    const viewer = own(view, 'viewer');
    if (viewer === undefined)
      throw new InvalidStateError(
        'EXPECTED_VIEW',
        'Expected a view, received a state. viewFor makes a view of a state.',
      );
    if (viewer === 'spectator')
      return refuse('view', 'SPECTATOR', ['viewer'], viewer, 'the view of a player');
    const { length } = view.players;
    if (length !== this.players)
      refuse('view', 'OTHER_TABLE', ['players'], length, `${this.players} players`);
    if (!reading(this.game.name, view, () => this.#coding.isDefault(view)))
      refuse('view', 'OTHER_TABLE', [], view, 'a game with default options');
    return viewer;
  }
}

/**
 * Makes an encoder, which turns actions and views into numbers for a learner.
 *
 * @typeParam Types - the types of the game.
 * @param game - a game of this library.
 * @param options - the number of players, and whether players remember what the table no longer shows.
 * @throws an {@link EncodingError} with `INVALID_OPTION` for another game, number of players or option.
 *
 * @example
 * ```ts
 * import { caribbeanFleet } from 'pirate-auctions';
 * import { createEncoder } from 'pirate-auctions/learning';
 *
 * const encoder = createEncoder(caribbeanFleet, { players: 3 });
 * const view = caribbeanFleet.viewFor(caribbeanFleet.createGame({ players: 3, seed: 1 }), 0);
 * const observation = encoder.encodeView(view);
 * console.log(encoder.actionCount, observation.length); // 498 448
 * const mask = encoder.legalMask(view);
 * console.log(mask.indexOf(1), encoder.decodeAction(mask.indexOf(1), view)); // 0 { type: 'pass', player: 0 }
 * ```
 */
export function createEncoder<Types extends GameTypes>(
  game: Game<Types>,
  options: EncoderOptions,
): Encoder<Types> {
  return new Encoder(game, options);
}
