import type {
  BuildingType,
  Cloud,
  Color,
  Goal,
  GrogIslandTypes,
  Parrot,
  RefusalDetails,
  Ship,
} from '../../grog-island/index.ts';
import type { Noun } from '../common.ts';
import type * as sentences from '../english/grog-island-sentences.ts';
import type { GameCatalogue } from '../game-catalogue.ts';
import type { Named } from '../sentences.ts';

/** Every sentence and every word of Grog Island in one language. */
export interface GrogIslandCatalogue extends GameCatalogue<typeof sentences, GrogIslandTypes> {
  /** A die in a list: "green 4". */
  readonly colors: Readonly<Record<Color, string>>;
  /** A die as an object: "turns the green die". */
  readonly dice: Readonly<Record<Color, string>>;
  /** A peninsula as a place: "on the green peninsula". */
  readonly peninsulas: Readonly<Record<Color, string>>;
  /** The goods. */
  readonly goods: Readonly<Record<Color, Noun>>;
  /** The buildings, alone and as an object: "claims the hat shop". */
  readonly buildings: Readonly<Record<BuildingType, Named>>;
  /** The clouds, alone. */
  readonly clouds: Readonly<Record<Cloud, string>>;
  /** The ships, and the ghost ship of a game for two. */
  readonly ships: Readonly<Record<Ship | 'ghost', Named>>;
  /** The goal cards, alone. */
  readonly goals: Readonly<Record<Goal, string>>;
  /** The parrot cards, alone: what they do. */
  readonly parrots: Readonly<Record<Parrot, string>>;
  /** Why a building is not free; `crew` belongs to `{player}`. */
  readonly occupants: Readonly<Record<'none' | 'free' | 'lock' | 'ghost' | 'crew', string>>;
  /** Why a ship is not available. */
  readonly unavailable: Readonly<Record<RefusalDetails['SHIP_NOT_AVAILABLE']['why'], string>>;
  /** Where goal cards are. */
  readonly places: Readonly<Record<RefusalDetails['NO_SUCH_GOAL']['from'], string>>;
  /** What is counted; `claim` stands without its number. */
  readonly nouns: Readonly<
    Record<'coin' | 'point' | 'claim' | 'good' | 'goalCard' | 'treasureCard' | 'parrotCard', Noun>
  >;
}
