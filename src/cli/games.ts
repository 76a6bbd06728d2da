import { game as caribbeanFleet } from '../caribbean-fleet/index.ts';
import type { Game, GameTypes } from '../game.ts';
import { game as grogIsland } from '../grog-island/index.ts';
import { caribbeanFleetWords } from '../words/caribbean-fleet/words.ts';
import type { WordsOptions } from '../words/catalogue.ts';
import type { GameWords } from '../words/game-words.ts';
import { grogIslandWords } from '../words/grog-island/words.ts';

/** A game and the words for it. It has a method, like `Game`, so that any told game is a `ToldGame`. */
export interface ToldGame<Types extends GameTypes = GameTypes> {
  readonly game: Game<Types>;
  words(options: WordsOptions): GameWords<Types>;
}

/** The games that the demo plays; the first is the default. */
export const GAMES: readonly [ToldGame, ...ToldGame[]] = [
  { game: grogIsland, words: grogIslandWords },
  { game: caribbeanFleet, words: caribbeanFleetWords },
];
