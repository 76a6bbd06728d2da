import type { CaribbeanFleetTypes } from '../caribbean-fleet/types.ts';
import type { BaseAction, BaseView } from '../core/types.ts';
import type { GrogIslandTypes } from '../grog-island/types.ts';
import type { Budget } from './bot.ts';
import { gameOf } from './built-in.ts';
import { createGreedyBot } from './greedy.ts';
import { createIsmctsBot, createIsmctsSearch, type SearchResult } from './ismcts.ts';
import { createRandomBot } from './random.ts';

// Each function is declared for either game, so that its result has the type of the view's game, and for any view.

/**
 * A bot that takes any of its legal actions, each with the same probability. It finds the game of this library by
 * `view.game`; {@link createRandomBot} makes one for another game.
 */
export function randomBot(
  view: GrogIslandTypes['View'],
  random: () => number,
  budget?: Budget,
): GrogIslandTypes['Action'];
/** The random bot for a view of Caribbean Fleet. */
export function randomBot(
  view: CaribbeanFleetTypes['View'],
  random: () => number,
  budget?: Budget,
): CaribbeanFleetTypes['Action'];
/** The random bot for a view of either game. */
export function randomBot(view: BaseView, random: () => number, budget?: Budget): BaseAction;
export function randomBot(view: BaseView, random: () => number, _budget?: Budget): BaseAction {
  return createRandomBot(gameOf(view))(view, random);
}

/**
 * A bot that looks one step ahead. It finds the game of this library by `view.game`; {@link createGreedyBot} makes one for
 * another game or with another evaluation.
 */
export function greedyBot(
  view: GrogIslandTypes['View'],
  random: () => number,
  budget?: Budget,
): GrogIslandTypes['Action'];
/** The greedy bot for a view of Caribbean Fleet. */
export function greedyBot(
  view: CaribbeanFleetTypes['View'],
  random: () => number,
  budget?: Budget,
): CaribbeanFleetTypes['Action'];
/** The greedy bot for a view of either game. */
export function greedyBot(view: BaseView, random: () => number, budget?: Budget): BaseAction;
export function greedyBot(view: BaseView, random: () => number, _budget?: Budget): BaseAction {
  return createGreedyBot(gameOf(view))(view, random);
}

/**
 * A bot that plays the action of {@link ismctsSearch}; {@link createIsmctsBot} makes one for another game or with options.
 */
export function ismctsBot(
  view: GrogIslandTypes['View'],
  random: () => number,
  budget?: Budget,
): GrogIslandTypes['Action'];
/** The searching bot for a view of Caribbean Fleet. */
export function ismctsBot(
  view: CaribbeanFleetTypes['View'],
  random: () => number,
  budget?: Budget,
): CaribbeanFleetTypes['Action'];
/** The searching bot for a view of either game. */
export function ismctsBot(view: BaseView, random: () => number, budget?: Budget): BaseAction;
export function ismctsBot(view: BaseView, random: () => number, budget?: Budget): BaseAction {
  return createIsmctsBot(gameOf(view))(view, random, budget);
}

/**
 * An information-set Monte Carlo tree search: the best action, and why. It finds the game of this library by `view.game`;
 * {@link createIsmctsSearch} makes one for another game or with options.
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
export function ismctsSearch(
  view: GrogIslandTypes['View'],
  random: () => number,
  budget?: Budget,
): SearchResult<GrogIslandTypes>;
/** The search for a view of Caribbean Fleet. */
export function ismctsSearch(
  view: CaribbeanFleetTypes['View'],
  random: () => number,
  budget?: Budget,
): SearchResult<CaribbeanFleetTypes>;
/** The search for a view of either game. */
export function ismctsSearch(view: BaseView, random: () => number, budget?: Budget): SearchResult;
export function ismctsSearch(view: BaseView, random: () => number, budget?: Budget): SearchResult {
  return createIsmctsSearch(gameOf(view))(view, random, budget);
}
