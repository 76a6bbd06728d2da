/**
 * Actions, decisions, events, refusals and score sheets of both games as plain text, in English, German, Hungarian, Polish,
 * or a language of your own.
 *
 * @packageDocumentation
 */
/*
 * words: what people read. May import: the games and core.
 */

export type { CaribbeanFleetCatalogue } from './caribbean-fleet/catalogue.ts';
export { type CaribbeanFleetWords, caribbeanFleetWords } from './caribbean-fleet/words.ts';
export type { Catalogue, GameName, WordsOptions } from './catalogue.ts';
export { catalogueIssues } from './catalogue-issues.ts';
export type { CommonWords, Named, Noun } from './common.ts';
export {
  type DescribeOptions,
  describeAction,
  describeDecision,
  describeEvent,
  describeRefusal,
  type GameOrName,
  type NamedGame,
  type TypesByGame,
  wordsFor,
} from './describe.ts';
export type { GameWords, ScoreRow } from './game-words.ts';
export type { GrogIslandCatalogue } from './grog-island/catalogue.ts';
export { type GrogIslandWords, grogIslandWords } from './grog-island/words.ts';
export * from './languages.ts';
export type { Sentences } from './sentences.ts';
