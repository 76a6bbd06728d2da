import * as fc from 'fast-check';
import type { Game } from '../core/contract.ts';
import type { BaseOptions, GameTypes } from '../core/types.ts';
import { checkArguments, type PlanSettings } from './settings.ts';

/** The plan of a random game, which always leads to the same game. */
export interface GamePlan<Types extends GameTypes = GameTypes> {
  /** The options of the game. */
  readonly options: Types['Options'];
  /** The seed of the random actions. */
  readonly choices: number;
}

export const MOST_ACTIONS = 2_000;

/**
 * Generates options for `createGame`: the number of players, the seed, and half of the time the first player.
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
 * @throws TypeError if the game lacks a function.
 * @throws RangeError for an unknown or invalid setting.
 */
export function arbitraryOptions<Types extends GameTypes>(
  game: Game<Types>,
  settings: PlanSettings<Types> = {},
): fc.Arbitrary<Types['Options']> {
  checkArguments(game, settings);
  const options: fc.Arbitrary<Partial<Types['Options']>> = settings.options ?? fc.constant({});
  return options.chain((fixed) => {
    const players = fixed.players ?? settings.players;
    const counts = players === undefined ? game.playerCounts : [players];
    return fc
      .constantFrom(...counts)
      .chain(tableOf)
      .map((table) => known<Types>({ ...table, ...fixed }));
  });
}

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

/** Plans do not shrink, because another seed is another game; a failing game ends at the failure instead. */
export function arbitraryPlan<Types extends GameTypes>(
  game: Game<Types>,
  settings: PlanSettings<Types> = {},
): fc.Arbitrary<GamePlan<Types>> {
  return fc.noShrink(
    fc.record({ options: arbitraryOptions(game, settings), choices: fc.maxSafeInteger() }),
  );
}

/** The options as those of the game; `createGame` checks them. */
function known<Types extends GameTypes>(options: BaseOptions): Types['Options'] {
  if (isOptions<Types>(options)) return options;
  throw new TypeError('no options');
}

function isOptions<Types extends GameTypes>(_options: BaseOptions): _options is Types['Options'] {
  return true;
}
