/**
 * Arbitraries of fast-check for any game with the contract `Game`, and the laws that every game keeps, as properties for any test
 * runner. Use them to test a variant, a house rule or an adapter. They require the peer dependency `fast-check`.
 *
 * @example
 * ```ts
 * import * as fc from 'fast-check';
 * import { caribbeanFleet } from 'pirate-auctions';
 * import { laws } from 'pirate-auctions/testing';
 *
 * const settings = { numRuns: 1, players: 3, options: fc.constant({ short: true }) };
 * for (const { property, parameters } of laws(caribbeanFleet, settings)) fc.assert(property, parameters);
 * ```
 *
 * @packageDocumentation
 */

/*
 * testing: the laws of the contract for fast-check. Any game.
 * May import: core.
 */
export {
  arbitraryAction,
  arbitraryMutatedAction,
  arbitraryState,
  type StateAndAction,
} from './arbitraries.ts';
export { LawError } from './check-laws.ts';
export { type Law, laws } from './laws.ts';
export { arbitraryOptions, type GamePlan } from './plan.ts';
export { arbitraryGame, type PlayedGame } from './played-game.ts';
export type { LawSettings, PlanSettings } from './settings.ts';
