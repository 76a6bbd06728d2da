/**
 * The complete rules of two pirate auction games as plain data and pure functions: Grog Island and Caribbean Fleet.
 *
 * @packageDocumentation
 */
export { game as caribbeanFleet } from './caribbean-fleet/index.ts';
export * from './errors.ts';
export type * from './game.ts';
export { game as grogIsland } from './grog-island/index.ts';
export type { RandomWords } from './random.ts';
export type {
  BaseRefusal,
  CommonRefusalDetails,
  Json,
  Path,
  RefusalOf,
  ShapeProblem,
} from './refusal.ts';
