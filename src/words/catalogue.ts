import type { CaribbeanFleetCatalogue } from './caribbean-fleet/catalogue.ts';
import type { CommonWords } from './common.ts';
import type { GrogIslandCatalogue } from './grog-island/catalogue.ts';

/**
 * All sentences and words of one language: what any game needs, and each game under its name. The compiler checks that none
 * is missing.
 */
export interface Catalogue {
  /** What any game needs. */
  readonly common: CommonWords;
  /** Grog Island. */
  readonly 'grog-island': GrogIslandCatalogue;
  /** Caribbean Fleet. */
  readonly 'caribbean-fleet': CaribbeanFleetCatalogue;
}

/** The name of a game that there are words for. */
export type GameName = Exclude<keyof Catalogue, 'common'>;

/**
 * The language, and the names of the players.
 *
 * @typeParam Name - the name of the game; of a catalogue only the part for this game is needed.
 */
export interface WordsOptions<Name extends GameName = GameName> {
  /** The language; {@link english} by default. */
  readonly catalogue?: Pick<Catalogue, 'common' | Name> | undefined;
  /** The names of the players, by seat; a seat without a name is called "Seat 0", "Seat 1", … */
  readonly names?: readonly string[] | undefined;
}
