import type { CommonRefusalDetails } from '../../core/refusal.ts';
import type {
  Action,
  BuildingType,
  Cloud,
  Color,
  Decision,
  Goal,
  Parrot,
  RefusalCode,
  RefusalDetails,
  Ship,
} from '../../grog-island/index.ts';
import type { Noun } from '../common.ts';
import type {
  ACTIONS,
  DECISIONS,
  EVENTS,
  PHRASES,
  SCORING,
} from '../english/grog-island-sentences.ts';
import type { Named, Sentences } from '../sentences.ts';

/**
 * Every sentence and every word of Grog Island in one language. The English sentences show which names can stand between
 * braces.
 */
export interface GrogIslandCatalogue {
  /** The name of the game as people write it. */
  readonly title: string;
  /** Labels for actions: one for each type, and for some a fuller one. */
  readonly actions: Sentences<keyof typeof ACTIONS>;
  /** Names for the types of actions. */
  readonly actionNames: Sentences<Action['type']>;
  /** Who is to do what: one sentence for each type of decision, or one for each variant of it. */
  readonly decisions: Sentences<keyof typeof DECISIONS>;
  /** Names for the types of decisions. */
  readonly decisionNames: Sentences<Decision['type']>;
  /** What happened: one sentence for each type of event, or one for each variant of it. */
  readonly events: Sentences<keyof typeof EVENTS>;
  /** Why an action is not legal, for the reasons of this game. */
  readonly refusals: Sentences<Exclude<RefusalCode, keyof CommonRefusalDetails>>;
  /** Parts of sentences, and the opening. */
  readonly phrases: Sentences<keyof typeof PHRASES>;
  /** The rows of the score sheet. */
  readonly scoring: Sentences<keyof typeof SCORING>;
  /** A die in a list: "green 4". */
  readonly colors: Readonly<Record<Color, string>>;
  /** A die as an object: "turns the green die". */
  readonly dice: Readonly<Record<Color, string>>;
  /** A peninsula as a place: "on the green peninsula". */
  readonly peninsulas: Readonly<Record<Color, string>>;
  /** The goods. */
  readonly goods: Readonly<Record<Color, Noun>>;
  /** A building as an object: "claims the hat shop". */
  readonly buildings: Readonly<Record<BuildingType, string>>;
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
