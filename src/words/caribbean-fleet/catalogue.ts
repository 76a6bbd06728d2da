import type {
  Action,
  Color,
  Decision,
  RefusalCode,
  SpecialKind,
} from '../../caribbean-fleet/index.ts';
import type { CommonRefusalDetails } from '../../core/refusal.ts';
import type { Noun } from '../common.ts';
import type {
  ACTIONS,
  DECISIONS,
  EVENTS,
  PHRASES,
  SCORING,
} from '../english/caribbean-fleet-sentences.ts';
import type { Named, Sentences } from '../sentences.ts';

/**
 * Every sentence and every word of Caribbean Fleet in one language. The English sentences show which names can stand
 * between braces.
 */
export interface CaribbeanFleetCatalogue {
  /** The name of the game as people write it. */
  readonly title: string;
  /** Labels for actions: one for each type, and a fuller one for a roll. */
  readonly actions: Sentences<keyof typeof ACTIONS>;
  /** Names for the types of actions. */
  readonly actionNames: Sentences<Action['type']>;
  /** Who is to do what: one sentence for each type of decision, and for each purpose of a roll. */
  readonly decisions: Sentences<keyof typeof DECISIONS>;
  /** Names for the types of decisions. */
  readonly decisionNames: Sentences<Decision['type']>;
  /** What happened: one sentence for each type of event, or one for each variant of it. */
  readonly events: Sentences<keyof typeof EVENTS>;
  /** Why an action is not legal, for the reasons of this game. */
  readonly refusals: Sentences<Exclude<RefusalCode, keyof CommonRefusalDetails>>;
  /** Parts of sentences, and the opening. `ship` and `shipInside` are the two forms of a ship, `copy` adds a number to a card. */
  readonly phrases: Sentences<keyof typeof PHRASES>;
  /** The rows of the score sheet. */
  readonly scoring: Sentences<keyof typeof SCORING>;
  /** The colours, alone and before a noun. */
  readonly colors: Readonly<Record<Color, Named>>;
  /** The special cards, alone and as an object. */
  readonly specials: Readonly<Record<SpecialKind, Named>>;
  /** The two dice of a roll, before a noun. */
  readonly dice: readonly [first: string, second: string];
  /** What is counted. */
  readonly nouns: Readonly<Record<'ducat', Noun>>;
}
