import type { Game } from '../core/contract.ts';
import type { GameTypes } from '../core/types.ts';
import { type Budget, type SynchronousBot, turnOf } from './bot.ts';
import { checkBudget } from './budget.ts';
import { evaluationFor } from './built-in.ts';
import { Search } from './search.ts';
import { checkOptions, type SearchOptions } from './search-options.ts';
import { byVisits, type Move, type TreeNode } from './tree.ts';

/** A move of the viewer in a search. */
export interface SearchedMove<Types extends GameTypes = GameTypes> {
  /** The action. */
  readonly action: Types['Action'];
  /** The iterations that chose it. */
  readonly visits: number;
  /** The mean reward, from 0 (lost) to 1 (won). */
  readonly mean: number;
}

/** The result of a search: the best move, and why. */
export interface SearchResult<Types extends GameTypes = GameTypes> extends SearchedMove<Types> {
  /** The action and the expected actions after it. */
  readonly line: readonly Types['Action'][];
  /** All moves that the search considered, the most visited first. */
  readonly moves: readonly SearchedMove<Types>[];
  /** All iterations; 0 if there was no choice. */
  readonly iterations: number;
}

/** A search: like a bot, but it returns all that it found. */
export type Searcher<Types extends GameTypes = GameTypes> = (
  view: Types['View'],
  random: () => number,
  budget?: Budget,
) => SearchResult<Types>;

/**
 * Creates an information-set Monte Carlo tree search for a game. The default evaluation is that of this library for the game;
 * for any other game the search plays at random to the end. Invalid options throw a RangeError.
 * The search throws one for an invalid budget, for a view whose viewer has nothing to decide, and for an evaluation that does
 * not return what its type says, such as a promise.
 *
 * @example
 * ```ts
 * import { grogIsland } from 'pirate-auctions';
 * import { createIsmctsSearch } from 'pirate-auctions/bots';
 *
 * const search = createIsmctsSearch(grogIsland, { exploration: 0.2 });
 * const view = grogIsland.viewFor(grogIsland.createGame({ players: 2, seed: 1 }), 0);
 * const { action, visits, moves } = search(view, Math.random, { iterations: 50 });
 * console.log(grogIsland.formatAction(action), visits, moves.length);
 * ```
 */
export function createIsmctsSearch<Types extends GameTypes>(
  game: Game<Types>,
  options: SearchOptions<Types> = {},
): Searcher<Types> {
  return searcher(game, options, false);
}

function searcher<Types extends GameTypes>(
  game: Game<Types>,
  options: SearchOptions<Types>,
  onlyAction: boolean,
): Searcher<Types> {
  const completed = { evaluation: evaluationFor(game), ...options };
  checkOptions(completed);
  return (view, random, budget = {}) => {
    checkBudget(budget);
    const turn = turnOf(game, view);
    const [first] = turn.actions;
    if (turn.actions.length === 1)
      return { action: first, visits: 0, mean: 0, line: [first], moves: [], iterations: 0 };
    const search = new Search(game, view, turn, random, completed);
    const iterations = search.run(budget, onlyAction);
    const moves = [...search.root.moves].sort(byVisits).map(searchedMove);
    const best = moves[0] ?? { action: first, visits: 0, mean: 0 };
    return { ...best, line: lineOf(search.root), moves, iterations };
  };
}

/** Creates a bot that plays the action of {@link createIsmctsSearch}. */
export function createIsmctsBot<Types extends GameTypes>(
  game: Game<Types>,
  options: SearchOptions<Types> = {},
): SynchronousBot<Types> {
  const search = searcher(game, options, true);
  return (view, random, budget) => search(view, random, budget).action;
}

function searchedMove<Types extends GameTypes>({
  action,
  visits,
  mean,
}: Move<Types['Action']>): SearchedMove<Types> {
  return { action, visits, mean };
}

function lineOf<Types extends GameTypes>(root: TreeNode<Types['Action']>): Types['Action'][] {
  const line: Types['Action'][] = [];
  for (
    let move = root.mostVisited();
    move !== undefined && move.visits > 0;
    move = move.next.mostVisited()
  )
    line.push(move.action);
  return line;
}
