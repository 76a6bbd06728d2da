import type { CaribbeanFleetTypes } from '../caribbean-fleet/types.ts';
import type { Game } from '../core/contract.ts';
import type { BaseAction, BaseView } from '../core/types.ts';
import type { GrogIslandTypes } from '../grog-island/types.ts';
import type { Budget } from './bot.ts';
import { gameOf } from './built-in.ts';
import { createGreedyBot } from './greedy.ts';
import { createIsmctsBot, createIsmctsSearch, type SearchResult } from './ismcts.ts';
import { createRandomBot } from './random.ts';

/**
 * A function for the views of both games. It finds the game by `view.game`, and its result has the type of that game.
 *
 * @typeParam Grog - the result for a view of Grog Island.
 * @typeParam Fleet - the result for a view of Caribbean Fleet.
 * @typeParam Any - the result for a view of either game.
 */
export interface ByView<Grog, Fleet, Any> {
  /** Takes a view of Grog Island. */
  (view: GrogIslandTypes['View'], random: () => number, budget?: Budget): Grog;
  /** Takes a view of Caribbean Fleet. */
  (view: CaribbeanFleetTypes['View'], random: () => number, budget?: Budget): Fleet;
  /** Takes a view of either game. */
  (view: BaseView, random: () => number, budget?: Budget): Any;
}

/** A bot for the views of both games. */
export type BotByView = ByView<
  GrogIslandTypes['Action'],
  CaribbeanFleetTypes['Action'],
  BaseAction
>;

/** A search for the views of both games. */
export type SearchByView = ByView<
  SearchResult<GrogIslandTypes>,
  SearchResult<CaribbeanFleetTypes>,
  SearchResult
>;

function byView<Grog extends Any, Fleet extends Any, Any>(
  create: (game: Game) => (view: BaseView, random: () => number, budget?: Budget) => Any,
): ByView<Grog, Fleet, Any> {
  function play(view: GrogIslandTypes['View'], random: () => number, budget?: Budget): Grog;
  function play(view: CaribbeanFleetTypes['View'], random: () => number, budget?: Budget): Fleet;
  function play(view: BaseView, random: () => number, budget?: Budget): Any;
  function play(view: BaseView, random: () => number, budget?: Budget): Any {
    return create(gameOf(view))(view, random, budget);
  }
  return play;
}

/**
 * A bot that takes any of its legal actions, each with the same probability. It plays both games; {@link createRandomBot}
 * makes a bot for another game.
 *
 * @function
 */
export const randomBot: BotByView = /* @__PURE__ */ byView(createRandomBot);

/**
 * A bot that looks one step ahead. It plays both games; {@link createGreedyBot} makes a bot for another game or with another
 * evaluation.
 *
 * @function
 */
export const greedyBot: BotByView = /* @__PURE__ */ byView(createGreedyBot);

/**
 * A bot that plays the action of {@link ismctsSearch}. It plays both games; {@link createIsmctsBot} makes a bot for another game
 * or with options.
 *
 * @function
 */
export const ismctsBot: BotByView = /* @__PURE__ */ byView(createIsmctsBot);

/**
 * An information-set Monte Carlo tree search for both games: the best action, and why. {@link createIsmctsSearch} makes a
 * search for another game or with options.
 *
 * @function
 *
 * @example
 * ```ts
 * import { createGame, formatAction, viewFor } from 'pirate-auctions/grog-island';
 * import { ismctsSearch } from 'pirate-auctions/bots';
 *
 * const view = viewFor(createGame({ players: 2, seed: 1 }), 0);
 * const { action, visits, mean, line } = ismctsSearch(view, Math.random, { iterations: 50 });
 * console.log(formatAction(action), visits, mean, line.map(formatAction));
 * ```
 */
export const ismctsSearch: SearchByView = /* @__PURE__ */ byView(createIsmctsSearch);
