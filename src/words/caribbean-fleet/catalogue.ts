import type {
  Action,
  Color,
  Decision,
  DiscardReason,
  GameEvent,
  RefusalCode,
  RolledEvent,
  SpecialKind,
} from '../../caribbean-fleet/index.ts';
import type { CommonRefusalDetails } from '../../core/refusal.ts';
import type { Noun } from '../common.ts';
import type { Named, Sentences } from '../sentences.ts';

/** The sentences for the actions of Caribbean Fleet: one for each type, and a fuller one for a roll. */
export type CaribbeanFleetActionSentence = Action['type'] | 'roll.dice';

/** The sentences for the decisions of Caribbean Fleet: one for each type, and for each purpose of a roll. */
export type CaribbeanFleetDecisionSentence =
  | Exclude<Decision['type'], 'roll'>
  | `roll.${RolledEvent['purpose']}`;

/** The sentences for the events of Caribbean Fleet: one for each type, or one for each face of it. */
export type CaribbeanFleetEventSentence =
  | Exclude<GameEvent['type'], 'cardDiscarded' | 'rolled'>
  | `cardDiscarded.${DiscardReason}`
  | `rolled.${RolledEvent['purpose']}`
  | 'passed.bankrupt'
  | 'auctionWon.free'
  | 'feePaid.part'
  | 'chiefChanged.from'
  | 'raided.failed';

/** Parts of sentences of Caribbean Fleet, and its opening. */
export type CaribbeanFleetPhrase = 'opening' | 'ship' | 'shipInside' | 'copy' | 'share' | 'bank';

/** The rows of the score sheet of Caribbean Fleet. */
export type CaribbeanFleetScoreRow = 'ducats' | 'ships' | 'chiefs';

/**
 * Every sentence and every word of Caribbean Fleet in one language. The English one shows which names may stand between
 * braces in a sentence.
 */
export interface CaribbeanFleetCatalogue {
  /** The name of the game as people write it. */
  readonly title: string;
  /** Labels for actions. */
  readonly actions: Sentences<CaribbeanFleetActionSentence>;
  /** Names for the types of actions. */
  readonly actionNames: Sentences<Action['type']>;
  /** Who is to do what. */
  readonly decisions: Sentences<CaribbeanFleetDecisionSentence>;
  /** Names for the types of decisions. */
  readonly decisionNames: Sentences<Decision['type']>;
  /** What happened. */
  readonly events: Sentences<CaribbeanFleetEventSentence>;
  /** Why something is not legal, for the reasons of this game. */
  readonly refusals: Sentences<Exclude<RefusalCode, keyof CommonRefusalDetails>>;
  /** Parts of sentences, and the opening. `ship` and `shipInside` are the two forms of a ship, `copy` adds a number to a card. */
  readonly phrases: Sentences<CaribbeanFleetPhrase>;
  /** The rows of the score sheet. */
  readonly scoring: Sentences<CaribbeanFleetScoreRow>;
  /** The colours, alone and before a noun. */
  readonly colors: Readonly<Record<Color, Named>>;
  /** The special cards, alone and as an object. */
  readonly specials: Readonly<Record<SpecialKind, Named>>;
  /** The two dice of a roll, before a noun. */
  readonly dice: readonly [first: string, second: string];
  /** What is counted. */
  readonly nouns: Readonly<Record<'ducat', Noun>>;
}
