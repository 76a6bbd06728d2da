/**
 * Words for people: actions, decisions, events, refusals and score sheets of both games as plain text, in English, German,
 * Hungarian, Polish, or a language of your own.
 *
 * @packageDocumentation
 */

/*
 * words: the games in plain words. A catalogue for each language.
 * May import: core, grog-island, caribbean-fleet.
 */

export type {
  CaribbeanFleetActionSentence,
  CaribbeanFleetCatalogue,
  CaribbeanFleetDecisionSentence,
  CaribbeanFleetEventSentence,
  CaribbeanFleetPhrase,
  CaribbeanFleetScoreRow,
} from './caribbean-fleet/catalogue.ts';
export { type CaribbeanFleetWords, caribbeanFleetWords } from './caribbean-fleet/words.ts';
export type { Catalogue, GameName, WordsOptions } from './catalogue.ts';
export { catalogueFaults } from './check.ts';
export type { CommonWords, Noun } from './common.ts';
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
export { english } from './english/index.ts';
export type { GameWords, ScoreRow } from './game-words.ts';
export { german } from './german/index.ts';
export type {
  GrogIslandActionSentence,
  GrogIslandCatalogue,
  GrogIslandDecisionSentence,
  GrogIslandEventSentence,
  GrogIslandPhrase,
  GrogIslandScoreRow,
} from './grog-island/catalogue.ts';
export { type GrogIslandWords, grogIslandWords } from './grog-island/words.ts';
export { hungarian } from './hungarian/index.ts';
export { polish } from './polish/index.ts';
export type { Named, Sentences } from './sentences.ts';
