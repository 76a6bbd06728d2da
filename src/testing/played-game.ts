import * as fc from 'fast-check';
import type { Game } from '../core/contract.ts';
import type { GameRecord, GameTypes } from '../core/types.ts';
import { arbitraryPlan } from './plan.ts';
import { walk } from './random-walk.ts';
import type { PlanSettings } from './settings.ts';
import { checkArguments } from './settings.ts';

/** A whole game of random actions. A failure report shows its record as text. */
export interface PlayedGame<Types extends GameTypes = GameTypes> {
  /** The options and the actions. */
  readonly record: GameRecord<Types>;
  /** Every state, including the first: one more than actions. */
  readonly states: readonly Types['State'][];
}

/**
 * Generates whole games with their states. A failing game shrinks to its shortest failing prefix: the same options and the first
 * actions.
 *
 * @example
 * ```ts
 * import * as fc from 'fast-check';
 * import { grogIsland } from 'pirate-auctions';
 * import { arbitraryGame } from 'pirate-auctions/testing';
 *
 * fc.assert(
 *   fc.property(arbitraryGame(grogIsland), ({ states }) => states.every((state) => state.locks >= 0)),
 *   { numRuns: 3 },
 * );
 * ```
 *
 * @throws TypeError if the game lacks a function.
 * @throws RangeError for an unknown or invalid setting.
 */
export function arbitraryGame<Types extends GameTypes>(
  game: Game<Types>,
  settings: PlanSettings<Types> = {},
): fc.Arbitrary<PlayedGame<Types>> {
  checkArguments(game, settings);
  return new GameArbitrary(game, settings);
}

class GameArbitrary<Types extends GameTypes> extends fc.Arbitrary<PlayedGame<Types>> {
  readonly #game: Game<Types>;
  readonly #settings: PlanSettings<Types>;

  constructor(game: Game<Types>, settings: PlanSettings<Types>) {
    super();
    this.#game = game;
    this.#settings = settings;
  }

  override generate(random: fc.Random, bias: number | undefined): fc.Value<PlayedGame<Types>> {
    const plan = arbitraryPlan(this.#game, this.#settings).generate(random, bias).value;
    const states: Types['State'][] = [];
    let actions: readonly Types['Action'][] = [];
    walk(this.#game, plan, this.#settings.actions, ({ state, played }) => {
      states.push(state);
      actions = played;
      return true;
    });
    const record = { ...this.#game.createRecord(plan.options), actions: [...actions] };
    return new fc.Value(this.#printable({ record, states }), undefined);
  }

  override canShrinkWithoutContext(_value: unknown): _value is PlayedGame<Types> {
    return false;
  }

  /** Prefixes from short to long; each cuts off half as much as the one before. */
  override shrink({ record, states }: PlayedGame<Types>): fc.Stream<fc.Value<PlayedGame<Types>>> {
    const lengths: number[] = [];
    for (let cut = record.actions.length; cut >= 1; cut = Math.floor(cut / 2)) {
      lengths.push(record.actions.length - cut);
    }
    return fc.Stream.of(...lengths).map((length) => {
      const prefix = { ...record, actions: record.actions.slice(0, length) };
      const cut = this.#printable({ record: prefix, states: states.slice(0, length + 1) });
      return new fc.Value(cut, undefined);
    });
  }

  #printable(played: PlayedGame<Types>): PlayedGame<Types> {
    const printed = (): string => this.#game.formatRecord(played.record);
    const printable = { ...played, [fc.toStringMethod]: printed };
    return printable;
  }
}
