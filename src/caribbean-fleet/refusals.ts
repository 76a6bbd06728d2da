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
  /** A bid must exceed the current one (CF-B2). */
  readonly BID_TOO_LOW: {
    /** The refused bid. */
    readonly bid: number;
    /** The current bid. */
    readonly current: number;
  };
  /** Players cannot bid more ducats than they have (CF-B2). */
  readonly BID_EXCEEDS_DUCATS: {
    /** The refused bid. */
    readonly bid: number;
    /** The ducats of the bidder. */
    readonly ducats: number;
  };
  /** The card is not among the open cards (CF-K1). */
  readonly NOT_OPEN: {
    /** The refused card. */
    readonly card: Card;
    /** The open cards. */
    readonly open: readonly Card[];
  };
  /** The ship or tavern is not in front of any player. */
  readonly NOT_ON_TABLE: {
    /** The refused card. */
    readonly card: Card;
  };
  /** Only ships and taverns of other players can be sunk or boarded (CF-C3). */
  readonly OWN_CARD: {
    /** The refused card. */
    readonly card: Card;
  };
  /** The card must go with the player's own ship or tavern (CF-C3). */
  readonly NOT_YOURS: {
    /** The refused card. */
    readonly card: Card;
    /** Whose card it is. */
    readonly owner: Seat;
  };
  /** A player must own a ship of the colour to board another (CF-C3). */
  readonly NO_SHIP_OF_COLOR: {
    /** The ship. */
    readonly ship: ShipCard;
    /** The colour. */
    readonly color: Color;
  };
  /** The victim of the raid is not a seat of this game (CF-C3). */
  readonly NO_SUCH_VICTIM: {
    /** The seat to raid. */
    readonly victim: Seat;
    /** The number of players. */
    readonly players: number;
  };
  /** Players cannot raid themselves (CF-C3). */
  readonly OWN_VICTIM: {
    /** The seat to raid. */
    readonly victim: Seat;
  };
  /** A number that no roll of two dice gives (CF-C3). */
  readonly RAID_OUT_OF_RANGE: {
    /** The number of the action. */
    readonly amount: number;
    /** The lowest number. */
    readonly least: number;
    /** The highest number. */
    readonly most: number;
  };
  /** Nobody is the chief of this colour (CF-C3). */
  readonly NO_CHIEF: {
    /** The colour. */
    readonly color: Color;
  };
  /** The player is not the chief of this colour (CF-C3). */
  readonly NOT_CHIEF: {
    /** The colour. */
    readonly color: Color;
    /** The chief. */
    readonly chief: Seat;
  };
  /** The pawn already has a blackbeard; each pawn can have one. */
  readonly HAS_BLACKBEARD: {
    /** The colour. */
    readonly color: Color;
  };
  /** The supply has no fleet token of this colour (CF-C4). */
  readonly NO_TOKEN: {
    /** The colour. */
    readonly color: Color;
  };
  /** The tavern already has rum; each tavern can have one. */
  readonly HAS_RUM: {
    /** The tavern. */
    readonly tavern: CardOf<'tavern'>;
  };
  /** The decision is about another card. */
  readonly WRONG_CARD: {
    /** The card of the action. */
    readonly received: Card;
    /** The card of the decision. */
    readonly asking: Card;
  };
  /** The game has manual dice, so a roll must name the faces. */
  readonly DICE_REQUIRED: {
    /** The seat. */
    readonly player: Seat;
  };
  /** The library rolls the dice, so a roll must not name the faces. */
  readonly DICE_NOT_ALLOWED: {
    /** The seat. */
    readonly player: Seat;
  };
  /** A die must be turned to a different face (CF-R2). */
  readonly SAME_FACE: {
    /** The die. */
    readonly die: Die;
    /** The face that it already shows. */
    readonly face: Face;
  };
}

/** The reason why an action is not legal. */
export type Refusal = RefusalOf<RefusalDetails>;

/** The stable names of the reasons. */
export type RefusalCode = Refusal['code'];

/** The English sentence of every reason. */
export const MESSAGES: Messages<RefusalDetails> = /* @__PURE__ */ (() => ({
  ...COMMON_MESSAGES,
  BID_TOO_LOW: 'A bid of {bid} is too low: it must exceed {current}.',
  BID_EXCEEDS_DUCATS: 'A bid of {bid} exceeds the {ducats} {ducats:ducat|ducats} in the purse.',
  NOT_OPEN: 'The card {card} is not open. The open {open:card is|cards are} {open}.',
  NOT_ON_TABLE: 'The card {card} is not in front of any player.',
  OWN_CARD: 'The card {card} is your own. Choose one of another player.',
  NOT_YOURS: 'The card {card} belongs to {seat owner}. Choose one of your own.',
  NO_SHIP_OF_COLOR: 'You need a {color} ship of your own to board {ship}.',
  NO_SUCH_VICTIM: 'There is no {seat victim} in a game of {players} {players:player|players}.',
  OWN_VICTIM: 'You cannot raid yourself ({seat victim}).',
  RAID_OUT_OF_RANGE: 'A raid names a number from {least} to {most}, not {amount}.',
  NO_CHIEF: 'Nobody has the {color} chief pawn. Choose one of your own.',
  NOT_CHIEF: 'The {color} chief pawn belongs to {seat chief}. Choose one of your own.',
  HAS_BLACKBEARD: 'The {color} chief pawn already has a blackbeard.',
  NO_TOKEN: 'There is no {color} fleet token left.',
  HAS_RUM: 'The tavern {tavern} already has rum.',
  WRONG_CARD: 'This decision is about {asking}, not about {received}.',
  DICE_REQUIRED: 'This game has manual dice, so the roll must name the faces.',
  DICE_NOT_ALLOWED: 'The library rolls the dice in this game, so the roll must not name the faces.',
  SAME_FACE: 'Die {die} already shows {face}.',
}))();

/** Makes a refusal of a code and its details. */
export const refuse: ReturnType<typeof refusals<RefusalDetails>> =
  /* @__PURE__ */ refusals<RefusalDetails>(MESSAGES);
