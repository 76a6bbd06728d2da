import {
  COMMON_MESSAGES,
  type CommonRefusalDetails,
  type Messages,
  type RefusalOf,
  refusals,
} from '../core/refusal.ts';
import type { Seat } from '../core/types.ts';
import type { Card, CardOf, Color, Die, Face, ShipCard } from './components.ts';

/** The reasons why a well-formed action of this game is not legal, with their details. */
export interface RefusalDetails extends CommonRefusalDetails {
  /** A bid is higher than the current one (CF-B2). */
  readonly BID_TOO_LOW: {
    /** The bid as given. */
    readonly bid: number;
    /** The current bid. */
    readonly current: number;
  };
  /** A bid is at most the own ducats (CF-B2). */
  readonly BID_EXCEEDS_DUCATS: {
    /** The bid as given. */
    readonly bid: number;
    /** The ducats in the purse. */
    readonly ducats: number;
  };
  /** The card does not lie open (CF-K1). */
  readonly NOT_OPEN: {
    /** The card as given. */
    readonly card: Card;
    /** The open cards. */
    readonly open: readonly Card[];
  };
  /** The ship or tavern lies in front of nobody. */
  readonly NOT_ON_TABLE: {
    /** The card as given. */
    readonly card: Card;
  };
  /** Only other players' cards can be sunk or boarded (CF-C3). */
  readonly OWN_CARD: {
    /** The card as given. */
    readonly card: Card;
  };
  /** The ship or tavern is another player's; the card wants an own one (CF-C3). */
  readonly NOT_YOURS: {
    /** The card as given. */
    readonly card: Card;
    /** Whose card it is. */
    readonly owner: Seat;
  };
  /** Whoever boards a ship must own one of its colour (CF-C3). */
  readonly NO_SHIP_OF_COLOR: {
    /** The ship. */
    readonly ship: ShipCard;
    /** The colour. */
    readonly color: Color;
  };
  /** There is no such seat to raid (CF-C3). */
  readonly NO_SUCH_VICTIM: {
    /** The seat to be raided. */
    readonly victim: Seat;
    /** The number of players. */
    readonly players: number;
  };
  /** Only other players can be raided (CF-C3). */
  readonly OWN_VICTIM: {
    /** The seat to be raided. */
    readonly victim: Seat;
  };
  /** The player is not the chief of this colour (CF-C3). */
  readonly NOT_CHIEF: {
    /** The colour. */
    readonly color: Color;
    /** The chief; `null` if there is none. */
    readonly chief: Seat | null;
  };
  /** A blackbeard already lies with this pawn; there is one per pawn. */
  readonly HAS_BLACKBEARD: {
    /** The colour. */
    readonly color: Color;
  };
  /** No fleet token of this colour is left (CF-C4). */
  readonly NO_TOKEN: {
    /** The colour. */
    readonly color: Color;
  };
  /** Rum already lies with this tavern; there is one per tavern. */
  readonly HAS_RUM: {
    /** The tavern. */
    readonly tavern: CardOf<'tavern'>;
  };
  /** Another card asks. */
  readonly WRONG_CARD: {
    /** What was given. */
    readonly received: Card;
    /** The card that asks. */
    readonly asking: Card;
  };
  /** With manual dice the action must name them. */
  readonly DICE_REQUIRED: {
    /** The seat. */
    readonly player: Seat;
  };
  /** Without manual dice the library rolls them. */
  readonly DICE_NOT_ALLOWED: {
    /** The seat. */
    readonly player: Seat;
  };
  /** A die is turned to another face (CF-R2). */
  readonly SAME_FACE: {
    /** The die. */
    readonly die: Die;
    /** The face as given. */
    readonly face: Face;
  };
}

/** Why an action is not legal. */
export type Refusal = RefusalOf<RefusalDetails>;

/** The stable names of the reasons. */
export type RefusalCode = Refusal['code'];

/** English for every reason; `{name}` stands for a detail. */
export const MESSAGES: Messages<RefusalDetails> = {
  ...COMMON_MESSAGES,
  BID_TOO_LOW: 'A bid of {bid} does not exceed the current bid of {current}.',
  BID_EXCEEDS_DUCATS: 'A bid of {bid} exceeds the {ducats} ducats in the purse.',
  NOT_OPEN: 'The card {card} does not lie open; there are {open}.',
  NOT_ON_TABLE: 'The card {card} lies in front of nobody.',
  OWN_CARD: 'The card {card} must belong to another player.',
  NOT_YOURS: 'The card {card} belongs to seat {owner}; it must be an own one.',
  NO_SHIP_OF_COLOR: 'To board {ship} a {color} ship is needed.',
  NO_SUCH_VICTIM: 'There is no seat {victim} to raid in a game of {players} players.',
  OWN_VICTIM: 'The victim of a raid must be another player than seat {victim}.',
  NOT_CHIEF: 'The {color} chief pawn is not an own one; it belongs to {chief}.',
  HAS_BLACKBEARD: 'A blackbeard already lies with the {color} chief pawn.',
  NO_TOKEN: 'No {color} fleet token is left.',
  HAS_RUM: 'Rum already lies with {tavern}.',
  WRONG_CARD: 'The card {asking} asks, not {received}.',
  DICE_REQUIRED: 'This game is played with manual dice: the roll must name them.',
  DICE_NOT_ALLOWED: 'The dice of this game are rolled by the library and cannot be named.',
  SAME_FACE: 'Die {die} already shows {face}.',
};

/** Makes a refusal of a code and its details. */
export const refuse: ReturnType<typeof refusals<RefusalDetails>> =
  refusals<RefusalDetails>(MESSAGES);
