import type { CaribbeanFleetCatalogue } from './caribbean-fleet/catalogue.ts';
import type { CommonWords } from './common.ts';
import type { GrogIslandCatalogue } from './grog-island/catalogue.ts';

/**
 * All sentences and words of one language: what any game needs, and each game under its name. The compiler sees to it that
 * none is missing.
 */
export interface Catalogue {
  /** What a language needs whatever the game is. */
  readonly common: CommonWords;
  /** Grog Island. */
  readonly 'grog-island': GrogIslandCatalogue;
  /** Caribbean Fleet. */
  readonly 'caribbean-fleet': CaribbeanFleetCatalogue;
}

/** The name of a game that there are words for. */
export type GameName = Exclude<keyof Catalogue, 'common'>;

/**
 * How things are told.
 *
 * @typeParam Name - the name of the game; of a catalogue only the part for this game is needed.
 */
export interface WordsOptions<Name extends GameName = GameName> {
  /** The language; {@link english} by default. */
  readonly catalogue?: Pick<Catalogue, 'common' | Name> | undefined;
  /** What the players are called, by seat; one without a name is called "Seat 0", "Seat 1", … */
  readonly names?: readonly string[] | undefined;
}
