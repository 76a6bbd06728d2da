/**
 * Numbers for learners: actions, masks and observations of both games as lists of numbers of fixed length, and games that are
 * played by numbers.
 *
 * @packageDocumentation
 */

/*
 * learning: actions and views as numbers. Tables of blocks and features for each game.
 * May import: core, grog-island, caribbean-fleet.
 */

export { HIGHEST_BID } from './caribbean-fleet/action-blocks.ts';
export { createEncoder, type Encoder } from './encoder.ts';
export type { EncoderOptions } from './encoder-options.ts';
export { EncodingError, type EncodingIssueCode } from './encoding-error.ts';
export { createEnvironment, type Environment } from './environment.ts';
export type { Part } from './part.ts';
export type { Memory } from './recall.ts';
