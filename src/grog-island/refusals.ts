import {
  COMMON_MESSAGES,
  type CommonRefusalDetails,
  type Messages,
  type RefusalOf,
  refusals,
} from '../core/refusal.ts';
import type { Building, Occupant } from './board.ts';
import type { Color, Face, Goal, Parrot, Ship, Treasure } from './components.ts';

/** The reasons why a well-formed action of this game is not legal, with their details. */
export interface RefusalDetails extends CommonRefusalDetails {
  /** The player has returned all goals that they had to return (GI-S7). */
  readonly ENOUGH_RETURNED: {
    /** The seat. */
    readonly player: number;
  };
  /** The card is not among those to choose from (GI-S7, GI-T6, GI-L2). */
  readonly NO_SUCH_GOAL: {
    /** The goal of the action. */
    readonly goal: Goal;
    /** Where the cards are. */
    readonly from: 'hand' | 'drawn';
  };
  /** Each player chooses one good during the setup (GI-S7). */
  readonly GOOD_ALREADY_CHOSEN: {
    /** The seat. */
    readonly player: number;
  };
  /** With manual dice, a roll must name the dice. */
  readonly DICE_REQUIRED: {
    /** The seat. */
    readonly player: number;
  };
  /** Without manual dice, the library rolls. */
  readonly DICE_NOT_ALLOWED: {
    /** The seat. */
    readonly player: number;
  };
  /** A player who can make the opening bid must make it (GI-O2). */
  readonly MUST_OPEN: {
    /** The lowest opening bid. */
    readonly lowest: number;
    /** The possible coins of the bidder: coins on the track, and 3 for each treasure card. */
    readonly possibleCoins: number;
  };
  /** A player who has turned a die must bid (GI-K5). */
  readonly MUST_BID: {
    /** The dice that were turned. */
    readonly turned: readonly Color[];
  };
  /** The player does not hold the parrot that this takes (GI-K1). */
  readonly NO_PARROT: {
    /** The parrot. */
    readonly parrot: Parrot;
  };
  /** A die must be turned to a different face (GI-K5). */
  readonly SAME_FACE: {
    /** The die. */
    readonly die: Color;
    /** The face of the action. */
    readonly face: Face;
  };
  /** A die can be turned only once in a turn (GI-K5). */
  readonly DIE_ALREADY_TURNED: {
    /** The die. */
    readonly die: Color;
  };
  /** No bid would be possible after the die is turned (GI-K5). */
  readonly NO_BID_LEFT: {
    /** The die. */
    readonly die: Color;
    /** The face of the action. */
    readonly face: Face;
    /** The current bid, in coins. */
    readonly amount: number;
    /** The possible coins of the bidder: coins on the track, and 3 for each treasure card. */
    readonly possibleCoins: number;
  };
  /** The pips of a row must never rise from left to right (GI-B2). */
  readonly ROW_NOT_DESCENDING: {
    /** The bidding space (2 to 5) of the higher die. */
    readonly space: number;
    /** The pips on the left. */
    readonly left: number;
    /** The pips on the right. */
    readonly right: number;
  };
  /** A bid must not exceed the possible coins (GI-B4, GI-P1). */
  readonly BID_EXCEEDS_COINS: {
    /** The bid of the action, in coins: the sum of its pips. */
    readonly bid: number;
    /** The possible coins of the bidder: coins on the track, and 3 for each treasure card. */
    readonly possibleCoins: number;
  };
  /** A raise must exceed the current bid (GI-B5). */
  readonly BID_TOO_LOW: {
    /** The bid of the action, in coins: the sum of its pips. */
    readonly bid: number;
    /** The current bid, in coins. */
    readonly amount: number;
  };
  /** There is no bid to hold (GI-O4). */
  readonly NOTHING_TO_HOLD: {
    /** The bid of the action, in coins: the sum of its pips. */
    readonly bid: number;
  };
  /** A row that holds the bid must have exactly its amount (GI-K4). */
  readonly HOLD_NOT_EQUAL: {
    /** The bid of the action, in coins: the sum of its pips. */
    readonly bid: number;
    /** The current bid, in coins. */
    readonly amount: number;
  };
  /** The ship is on the open sea, carries a marker, or is the ghost ship (GI-T1). */
  readonly SHIP_NOT_AVAILABLE: {
    /** The ship. */
    readonly ship: Ship;
    /** Why it is not available. */
    readonly why: 'openSea' | 'marker' | 'ghost';
  };
  /** The player has neither a good that the ship takes nor three others to exchange (GI-T3). */
  readonly CANNOT_SUPPLY: {
    /** The ship. */
    readonly ship: Ship;
    /** The good. */
    readonly good: Color;
  };
  /** A trade cannot end while a credit is left (GI-T8). */
  readonly CREDIT_LEFT: {
    /** The credit. */
    readonly credit: number;
  };
  /** A trade cannot end before a main trade or a deal (GI-T5). */
  readonly NOTHING_TRADED: {
    /** The ship. */
    readonly ship: Ship;
  };
  /** The good that the ship takes needs no exchange, and pays for none (GI-T8). */
  readonly NOT_EXCHANGEABLE: {
    /** The good. */
    readonly good: Color;
  };
  /** An exchange takes three goods (GI-T8). */
  readonly NOT_AN_EXCHANGE: {
    /** The good that the ship takes; the action returns none of it. */
    readonly good: Color;
    /** How many goods the action returns. */
    readonly returned: number;
    /** How many an exchange takes. */
    readonly needed: number;
  };
  /** The player does not have that many of these goods. */
  readonly TOO_FEW_GOODS: {
    /** The good. */
    readonly good: Color;
    /** How many are needed. */
    readonly needed: number;
    /** How many there are. */
    readonly owned: number;
  };
  /** A credit would be left that cannot be used up (GI-T8). */
  readonly CREDIT_WOULD_BE_LEFT: {
    /** The credit. */
    readonly credit: number;
  };
  /** The main trade can be carried out only once (GI-T5). */
  readonly ALREADY_DELIVERED: {
    /** The ship. */
    readonly ship: Ship;
  };
  /** A main trade delivers at least one good (GI-T6). */
  readonly NO_UNITS: {
    /** The most goods that the ship takes. */
    readonly most: number;
  };
  /** The ship does not take that many goods (GI-T6, GI-T9). */
  readonly TOO_MANY_UNITS: {
    /** The number of goods of the action. */
    readonly units: number;
    /** The most goods that the ship takes. */
    readonly most: number;
  };
  /** A deal needs a crew member in hand (GI-T7). */
  readonly NO_CREW: {
    /** The seat. */
    readonly player: number;
  };
  /** A deal needs a free building on the peninsula (GI-T7). */
  readonly NO_FREE_BUILDING: {
    /** The peninsula. */
    readonly peninsula: Color;
  };
  /** Treasure cards must be listed by rising value. */
  readonly TREASURES_NOT_SORTED: {
    /** The cards of the action. */
    readonly treasures: readonly Treasure[];
  };
  /** The player does not hold these treasure cards. */
  readonly NO_SUCH_TREASURES: {
    /** The cards of the action. */
    readonly treasures: readonly Treasure[];
  };
  /** The cards are enough without one of them (GI-Y2). */
  readonly CARD_NOT_NEEDED: {
    /** The card that is not needed. */
    readonly treasure: Treasure;
    /** What the other cards are worth together. */
    readonly others: number;
    /** The amount to pay, in coins. */
    readonly amount: number;
  };
  /** The coins and the cards together are worth less than the bid (GI-Y1). */
  readonly CANNOT_PAY: {
    /** The amount to pay, in coins. */
    readonly amount: number;
    /** The coins on the track. */
    readonly coins: number;
    /** The worth of the cards of the action, in coins. */
    readonly treasures: number;
  };
  /** The claim of a deal cannot be declined (GI-T7). */
  readonly MUST_CLAIM: {
    /** The seat. */
    readonly player: number;
  };
  /** The building is on another peninsula. */
  readonly WRONG_PENINSULA: {
    /** The building of the action. */
    readonly building: Building;
    /** The peninsulas that are allowed. */
    readonly peninsulas: readonly Color[];
  };
  /** The building is taken, locked, or not on the board (GI-L1). */
  readonly NOT_FREE: {
    /** The building of the action. */
    readonly building: Building;
    /** What is on the building. */
    readonly occupant: Occupant;
  };
  /** The two claims of an auction are of different types (GI-L5). */
  readonly SAME_TYPE: {
    /** The building of the action. */
    readonly building: Building;
  };
}

/** Why an action is not legal. */
export type Refusal = RefusalOf<RefusalDetails>;

/** The stable names of the reasons. */
export type RefusalCode = Refusal['code'];

/** English for every reason. */
export const MESSAGES: Messages<RefusalDetails> = /* @__PURE__ */ (() => ({
  ...COMMON_MESSAGES,
  ENOUGH_RETURNED: '{Seat player} has already returned enough goals.',
  NO_SUCH_GOAL: 'The goal {goal} is not among the cards to choose from ({from}).',
  GOOD_ALREADY_CHOSEN: '{Seat player} has already chosen a good.',
  DICE_REQUIRED: 'This game uses manual dice: a roll must name the dice.',
  DICE_NOT_ALLOWED: 'The library rolls the dice in this game: a roll must not name them.',
  MUST_OPEN:
    'You must open: the lowest opening bid is {lowest}, and {possibleCoins} possible {possibleCoins:coin is|coins are} enough for it.',
  MUST_BID: 'You must bid, because you have turned {turned:a die|dice} ({turned}).',
  NO_PARROT: 'You have no "{parrot}" parrot.',
  SAME_FACE: 'The {die} die already shows {face}.',
  DIE_ALREADY_TURNED: 'You have already turned the {die} die this turn.',
  NO_BID_LEFT:
    'Turning the {die} die to {face} would leave no bid above {amount} within the {possibleCoins} possible {possibleCoins:coin|coins}.',
  ROW_NOT_DESCENDING:
    'The pips of a row must not rise, but {right} follows {left} on space {space}.',
  BID_EXCEEDS_COINS:
    'A bid of {bid} exceeds the {possibleCoins} possible {possibleCoins:coin|coins}.',
  BID_TOO_LOW: 'A bid of {bid} is too low: it must exceed {amount}.',
  NOTHING_TO_HOLD: 'There is no bid to hold.',
  HOLD_NOT_EQUAL: 'To hold the bid, the row must be worth exactly {amount}, not {bid}.',
  SHIP_NOT_AVAILABLE: 'The ship {ship} is not available: {why}.',
  CANNOT_SUPPLY:
    'The ship {ship} takes {good}: you have none, and not three other goods to exchange for one.',
  CREDIT_LEFT: 'Use up your credit of {credit} before you end the trade.',
  NOTHING_TRADED: 'Make a main trade or a deal before you end the trade ({ship.name}).',
  NOT_EXCHANGEABLE: 'An exchange for {good} takes only goods of other kinds.',
  NOT_AN_EXCHANGE:
    'An exchange for {good} takes exactly {needed} {needed:good|goods} of other kinds, not {returned}.',
  TOO_FEW_GOODS: 'This takes {needed} {good}, but you have {owned}.',
  CREDIT_WOULD_BE_LEFT: 'This would leave a credit of {credit} that cannot be used up.',
  ALREADY_DELIVERED: 'You have already made the main trade with the ship {ship}.',
  NO_UNITS: 'A delivery needs at least one good; this ship takes at most {most}.',
  TOO_MANY_UNITS: 'The ship takes at most {most} {most:good|goods}, not {units}.',
  NO_CREW: 'A deal takes a crew member, and you have none left.',
  NO_FREE_BUILDING: 'There is no free building on the {peninsula} peninsula.',
  TREASURES_NOT_SORTED: 'Treasure cards must be listed in rising order, not as {treasures}.',
  NO_SUCH_TREASURES: 'You do not have the treasure {treasures:card|cards} {treasures}.',
  CARD_NOT_NEEDED:
    'The treasure card {treasure} is not needed: the rest is worth {others}, and the bid is {amount}.',
  CANNOT_PAY:
    '{coins} {coins:coin|coins} and treasure cards worth {treasures} are not enough to pay {amount}.',
  MUST_CLAIM: 'You must make the claim that you got for the deal.',
  WRONG_PENINSULA:
    'The building must be on {peninsulas:this peninsula|one of these peninsulas}: {peninsulas}.',
  NOT_FREE: 'The building is not free: {occupant}.',
  SAME_TYPE: 'The two buildings claimed after an auction must be of different types.',
}))();

/** Makes a refusal of a code and its details. */
export const refuse: ReturnType<typeof refusals<RefusalDetails>> =
  /* @__PURE__ */ refusals<RefusalDetails>(MESSAGES);
