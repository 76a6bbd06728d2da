import * as caribbeanFleet from '../../src/caribbean-fleet/index.ts';
import type { Game } from '../../src/core/contract.ts';
import type { GameTypes } from '../../src/core/types.ts';
import * as grogIsland from '../../src/grog-island/index.ts';
import {
  type Catalogue,
  caribbeanFleetWords,
  type GameWords,
  grogIslandWords,
  type WordsOptions,
} from '../../src/words/index.ts';
import * as languages from '../../src/words/languages.ts';

/** A game and its words; with methods, so that any game and its words are one. */
interface GameWithWords<Types extends GameTypes = GameTypes> {
  readonly game: Game<Types>;
  words(options: WordsOptions): GameWords<Types>;
}

export const GAMES: readonly GameWithWords[] = [
  { game: grogIsland, words: grogIslandWords },
  { game: caribbeanFleet, words: caribbeanFleetWords },
];

export const CATALOGUES: readonly Catalogue[] = Object.values(languages);

export const LANGUAGES = CATALOGUES.map((catalogue) => ({
  language: catalogue.common.language,
  catalogue,
}));

/** Names that a careless template would change. */
export const NAMES: readonly string[] = [
  "Anne O'Malley",
  'Żółć & Söhne',
  '$& $1',
  '<b>Ő</b>',
  '船長',
];

/** What no text may hold. */
export const FORBIDDEN: RegExp = /undefined|\bnull\b|\[object|[{}]|NaN|^\s|\s$|\s\s|\(\)|: ?$/;
