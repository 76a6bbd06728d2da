/**
 * The complete rules of two pirate auction games as plain data and pure functions: Grog Island and Caribbean Fleet.
 *
 * @packageDocumentation
 */

/*
 * pirate-auctions: the root of the package. Both games, the types of the contract, the errors.
 * May import: core, grog-island, caribbean-fleet.
 */
export * as caribbeanFleet from './caribbean-fleet/index.ts';
export * from './core/public.ts';
export * as grogIsland from './grog-island/index.ts';
