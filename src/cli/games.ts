import * as caribbeanFleet from '../caribbean-fleet/index.ts';
import type { Game } from '../core/contract.ts';
import type { GameTypes } from '../core/types.ts';
import * as grogIsland from '../grog-island/index.ts';
import { type AnyView, renderText } from '../svg/index.ts';
import { caribbeanFleetWords } from '../words/caribbean-fleet/words.ts';
import type { WordsOptions } from '../words/catalogue.ts';
import type { GameWords } from '../words/game-words.ts';
import { grogIslandWords } from '../words/grog-island/words.ts';

/** How the table is shown. */
interface BoardOptions {
  readonly names: readonly string[];
  readonly color: boolean;
}

/** A game, the words for it, and how it is shown. It has methods, like `Game`, so that any told game is a `ToldGame`. */
export interface ToldGame<Types extends GameTypes = GameTypes> {
  readonly game: Game<Types>;
  words(options: WordsOptions): GameWords<Types>;
  /** The table as lines for a terminal. */
  board(view: Types['View'], options: BoardOptions): string;
}

const board = (view: AnyView, options: BoardOptions): string => renderText(view, options);

/** The games of the program; the first is the default. */
export const GAMES: readonly [ToldGame, ...ToldGame[]] = [
  { game: grogIsland, words: grogIslandWords, board },
  { game: caribbeanFleet, words: caribbeanFleetWords, board },
];
