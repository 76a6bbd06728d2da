import { type AnyView, renderText } from '../adapters/svg/index.ts';
import type { Evaluation } from '../bots/evaluation.ts';
import { grogIslandEvaluation } from '../bots/grog-island/evaluation.ts';
import { game as caribbeanFleet } from '../caribbean-fleet/index.ts';
import type { CaribbeanFleetTypes } from '../caribbean-fleet/rules.ts';
import type { Game, GameTypes } from '../game.ts';
import { game as grogIsland } from '../grog-island/index.ts';
import type { GrogIslandTypes } from '../grog-island/rules.ts';
import { caribbeanFleetWords } from '../words/caribbean-fleet/words.ts';
import type { WordsOptions } from '../words/catalogue.ts';
import type { GameWords } from '../words/game-words.ts';
import { grogIslandWords } from '../words/grog-island/words.ts';

/** How the table is shown. */
export interface BoardOptions {
  readonly names: readonly string[];
  readonly color: boolean;
}

/** A game, the words for it, and how it is shown and judged. It has methods, like `Game`, so that any told game is a `ToldGame`. */
export interface ToldGame<Types extends GameTypes = GameTypes> {
  readonly game: Game<Types>;
  words(options: WordsOptions): GameWords<Types>;
  /** The table as lines for a terminal. */
  board(view: Types['View'], options: BoardOptions): string;
  /** What bots believe about the game; without it only those play that need no beliefs. */
  readonly evaluation: Evaluation<Types> | null;
}

const board = (view: AnyView, options: BoardOptions): string => renderText(view, options);

const grogIslandTold: ToldGame<GrogIslandTypes> = {
  game: grogIsland,
  words: grogIslandWords,
  board,
  evaluation: grogIslandEvaluation(),
};

const caribbeanFleetTold: ToldGame<CaribbeanFleetTypes> = {
  game: caribbeanFleet,
  words: caribbeanFleetWords,
  board,
  evaluation: null,
};

/** The games of the program; the first is the default. */
export const GAMES: readonly [ToldGame, ...ToldGame[]] = [grogIslandTold, caribbeanFleetTold];
