import * as fc from 'fast-check';
import type { Game } from '../core/contract.ts';
import type { BaseOptions, GameTypes } from '../core/types.ts';
import { checkArguments } from './check-arguments.ts';

/**
 * From which games the arbitraries and laws draw.
 *
 * @typeParam Types - the types of the game.
 */
export interface PlanSettings<Types extends GameTypes = GameTypes> {
  /** The number of players; without it any of the game's. */
  readonly players?: number | undefined;
  /** Options that every game gets, on top of or instead of the random ones: another board, a custom deck, manual dice. */
  readonly options?: fc.Arbitrary<Partial<Types['Options']>> | undefined;
  /** The most actions of a game, at least 1; 2000 if missing: nothing bounds the length of a game with random choices. */
  readonly actions?: number | undefined;
}

/**
 * A random game before it is played: it is played the same way every time.
 *
 * @typeParam Types - the types of the game.
 */
export interface GamePlan<Types extends GameTypes = GameTypes> {
  /** What the game is created from. */
  readonly options: Types['Options'];
  /** The seed of the choices. */
  readonly choices: number;
}

/** The most actions of a game, if the settings do not say. */
export const MOST_ACTIONS = 2_000;

/**
 * Options for `createGame`: the number of players, the seed, and half of the time who begins.
 *
 * @example
 * ```ts
 * import * as fc from 'fast-check';
 * import { grogIsland } from 'pirate-auctions';
 * import { arbitraryOptions } from 'pirate-auctions/testing';
 *
 * const [options] = fc.sample(arbitraryOptions(grogIsland, { options: fc.constant({ dice: 'manual' }) }), 1);
 * console.log(options); // e.g. { players: 3, seed: 1729, firstPlayer: 2, dice: 'manual' }
 * ```
 *
 * @typeParam Types - the types of the game.
 * @throws TypeError if the game lacks a function; RangeError for a setting that is unknown or out of its bounds.
 */
export function arbitraryOptions<Types extends GameTypes>(
  game: Game<Types>,
  settings: PlanSettings<Types> = {},
): fc.Arbitrary<Types['Options']> {
  checkArguments(game, settings);
  const given: fc.Arbitrary<Partial<Types['Options']>> = settings.options ?? fc.constant({});
  return given.chain((fixed) => {
    const players = fixed.players ?? settings.players;
    const counts = players === undefined ? game.playerCounts : [players];
    return fc
      .constantFrom(...counts)
      .chain(tableOf)
      .map((table) => known<Types>({ ...table, ...fixed }));
  });
}

/** What every game is created from. */
function tableOf(players: number): fc.Arbitrary<BaseOptions> {
  return fc.record(
    {
      players: fc.constant(players),
      seed: fc.maxSafeInteger(),
      firstPlayer: fc.nat({ max: players - 1 }),
    },
    { requiredKeys: ['players', 'seed'] },
  );
}

/** Plans do not shrink: another seed is another game. What fails is cut short instead, by the place where it fails. */
export function arbitraryPlan<Types extends GameTypes>(
  game: Game<Types>,
  settings: PlanSettings<Types> = {},
): fc.Arbitrary<GamePlan<Types>> {
  return fc.noShrink(
    fc.record({ options: arbitraryOptions(game, settings), choices: fc.maxSafeInteger() }),
  );
}

/** Options of a game: `createGame` refuses what the game does not know. */
function known<Types extends GameTypes>(options: BaseOptions): Types['Options'] {
  if (isOptions<Types>(options)) return options;
  throw new TypeError('no options');
}

function isOptions<Types extends GameTypes>(_options: BaseOptions): _options is Types['Options'] {
  return true;
}
