import type { CommonRefusalDetails } from '../../core/refusal.ts';
import type {
  Action,
  BuildingType,
  Cloud,
  CoinsGainedEvent,
  Color,
  Decision,
  GameEndedEvent,
  GameEvent,
  Goal,
  GoodsPaidEvent,
  GoodsTakenEvent,
  Parrot,
  PointsGainedEvent,
  RefusalCode,
  RefusalDetails,
  Ship,
} from '../../grog-island/index.ts';
import type { Noun } from '../common.ts';
import type { Named, Sentences } from '../sentences.ts';

/** The sentences for the actions of Grog Island: one for each type, and for some a fuller one. */
export type GrogIslandActionSentence =
  | Action['type']
  | 'roll.dice'
  | 'bid.amount'
  | 'bid.hold'
  | 'pay.treasures';

/** The sentences for the decisions of Grog Island: one for each type, or one for each face of it. */
export type GrogIslandDecisionSentence =
  | Exclude<Decision['type'], 'claim'>
  | 'setup.goals'
  | 'setup.good'
  | 'claim.auction'
  | 'claim.deal';

/** The sentences for the events of Grog Island: one for each type, or one for each face of it. */
export type GrogIslandEventSentence =
  | Exclude<
      GameEvent['type'],
      'coinsGained' | 'gameEnded' | 'goodsPaid' | 'goodsTaken' | 'pointsGained' | 'claimsLost'
    >
  | `coinsGained.${CoinsGainedEvent['reason']}`
  | `gameEnded.${GameEndedEvent['reason']}`
  | `goodsPaid.${GoodsPaidEvent['reason']}`
  | `goodsTaken.${GoodsTakenEvent['reason']}`
  | `pointsGained.${PointsGainedEvent['reason']}`
  | 'claimsLost.impossible'
  | 'claimsLost.renounced'
  | 'bidMade.hold'
  | 'goalKept.seen'
  | 'goalReturned.seen'
  | 'paid.change';

/** Parts of sentences of Grog Island, and its opening. */
export type GrogIslandPhrase =
  | 'clouds'
  | 'ships'
  | 'cloudOver'
  | 'shipAt'
  | 'shipAtSea'
  | 'building'
  | 'die';

/** The rows of the score sheet of Grog Island. */
export type GrogIslandScoreRow = 'track' | 'treasures' | 'coins' | 'exchange' | 'goal' | 'tieBreak';

/**
 * Every sentence and every word of Grog Island in one language. The English one shows which names may stand between braces
 * in a sentence.
 */
export interface GrogIslandCatalogue {
  /** The name of the game as people write it. */
  readonly title: string;
  /** Labels for actions. */
  readonly actions: Sentences<GrogIslandActionSentence>;
  /** Names for the types of actions. */
  readonly actionNames: Sentences<Action['type']>;
  /** Who is to do what. */
  readonly decisions: Sentences<GrogIslandDecisionSentence>;
  /** Names for the types of decisions. */
  readonly decisionNames: Sentences<Decision['type']>;
  /** What happened. */
  readonly events: Sentences<GrogIslandEventSentence>;
  /** Why something is not legal, for the reasons of this game. */
  readonly refusals: Sentences<Exclude<RefusalCode, keyof CommonRefusalDetails>>;
  /** Parts of sentences, and the opening. */
  readonly phrases: Sentences<GrogIslandPhrase>;
  /** The rows of the score sheet. */
  readonly scoring: Sentences<GrogIslandScoreRow>;
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
  /** The ships, and the ghost ship of a game of two. */
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
