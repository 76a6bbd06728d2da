/**
 * Actions, decisions, events, refusals and score sheets of both games as plain text, in English, German, Hungarian, Polish,
 * or a language of your own.
 *
 * @packageDocumentation
 */

/*
 * words: the games in plain words. A catalogue for each language.
 * May import: core, grog-island, caribbean-fleet.
 */

export type { CaribbeanFleetCatalogue } from './caribbean-fleet/catalogue.ts';
export { type CaribbeanFleetWords, caribbeanFleetWords } from './caribbean-fleet/words.ts';
export type { Catalogue, GameName, WordsOptions } from './catalogue.ts';
export { catalogueIssues } from './catalogue-issues.ts';
export type { CommonWords, Noun } from './common.ts';
export {
  type AnyDescribeOptions,
  type DecisionOptions,
  type DescribeOptions,
  describeAction,
  describeDecision,
  describeEvent,
  describePiece,
  describeRefusal,
  type GameOrName,
  type NamedGame,
  type PieceOptions,
  type TypesByGame,
  wordsFor,
} from './describe.ts';
export type { EnglishSentences, GameCatalogue } from './game-catalogue.ts';
export type { GameWords, PassingChoice, RefusalToDescribe, ScoreRow } from './game-words.ts';
export type { GrogIslandCatalogue } from './grog-island/catalogue.ts';
export { type GrogIslandWords, grogIslandWords } from './grog-island/words.ts';
export * from './languages.ts';
export type { Named, Sentences } from './sentences.ts';
