import * as caribbeanFleet from '../caribbean-fleet/index.ts';
import type { Game } from '../core/contract.ts';
import type { GameTypes } from '../core/types.ts';
import * as grogIsland from '../grog-island/index.ts';
import { type AnyView, renderText, type TextOptions } from '../svg/index.ts';
import { caribbeanFleetWords } from '../words/caribbean-fleet/words.ts';
import type { WordsOptions } from '../words/catalogue.ts';
import type { GameWords } from '../words/game-words.ts';
import { grogIslandWords } from '../words/grog-island/words.ts';

/** A game with its words and its table as text. It has methods, like `Game`, so that each entry is a `GameEntry` too. */
export interface GameEntry<Types extends GameTypes = GameTypes> {
  readonly game: Game<Types>;
  words(options: WordsOptions): GameWords<Types>;
  /** The table as lines for a terminal. */
  table(view: Types['View'], options: TextOptions): string;
}

const table = (view: AnyView, options: TextOptions): string => renderText(view, options);

/** The games of the program; the first is the default. */
export const GAMES: readonly [GameEntry, ...GameEntry[]] = [
  { game: grogIsland, words: grogIslandWords, table },
  { game: caribbeanFleet, words: caribbeanFleetWords, table },
];
