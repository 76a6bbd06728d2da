/**
 * Bots that play from a view and never see a state, for both games and for any other game with the contract `Game`.
 *
 * @example
 * ```ts
 * import { grogIsland } from 'pirate-auctions';
 * import { greedyBot } from 'pirate-auctions/bots';
 *
 * let state = grogIsland.createGame({ players: 2, seed: 1 });
 * for (let turn = 0; turn < 10; turn += 1) {
 *   const seat = grogIsland.decisions(state)[0]!.player;
 *   state = grogIsland.applyAction(state, greedyBot(grogIsland.viewFor(state, seat), Math.random));
 * }
 * console.log(grogIsland.decisions(state));
 * ```
 *
 * @packageDocumentation
 */

/*
 * bots: players that see a view and nothing else. Any game, with an evaluation for each of the two.
 * May import: core, grog-island, caribbean-fleet.
 */
export type { AnyBot, Bot, Budget, GameInfo, StatefulBot, SynchronousBot } from './bot.ts';
export {
  type BotByView,
  type ByView,
  greedyBot,
  ismctsBot,
  ismctsSearch,
  randomBot,
  type SearchByView,
} from './bots-by-view.ts';
export { caribbeanFleetEvaluation } from './caribbean-fleet/evaluation.ts';
export { CARIBBEAN_FLEET_WEIGHTS, type CaribbeanFleetWeights } from './caribbean-fleet/weights.ts';
export type { Evaluation } from './evaluation.ts';
export { createGreedyBot } from './greedy.ts';
export { grogIslandEvaluation } from './grog-island/evaluation.ts';
export { GROG_ISLAND_WEIGHTS, type GrogIslandWeights } from './grog-island/weights.ts';
export {
  createIsmctsBot,
  createIsmctsSearch,
  type SearchedMove,
  type Searcher,
  type SearchResult,
} from './ismcts.ts';
export { createRandomBot } from './random.ts';
export type { SearchOptions } from './search-options.ts';
export {
  BotFault,
  type BotFaultKind,
  type FaultCount,
  type OnFault,
} from './tournament/fault.ts';
export type { Estimate } from './tournament/interval.ts';
export type { Entrant, TournamentOptions, TournamentSignal } from './tournament/options.ts';
export { playTournamentGame } from './tournament/play-game.ts';
export type { GameResult } from './tournament/result.ts';
export { runTournament } from './tournament/run.ts';
export {
  createStandings,
  type Duel,
  type FaultTotal,
  type SeatStanding,
  type Standing,
  type Standings,
  type StandingsBuilder,
} from './tournament/standings.ts';
