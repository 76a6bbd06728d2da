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
  /** Four goals are left; no more are returned (GI-S7). */
  readonly ENOUGH_RETURNED: {
    /** The seat. */
    readonly player: number;
  };
  /** The card is not among those to choose from (GI-S7, GI-T6, GI-L2). */
  readonly NO_SUCH_GOAL: {
    /** The goal as given. */
    readonly goal: Goal;
    /** Where the cards are. */
    readonly from: 'hand' | 'drawn';
  };
  /** The good of the start is chosen once (GI-S7). */
  readonly GOOD_ALREADY_CHOSEN: {
    /** The seat. */
    readonly player: number;
  };
  /** With manual dice the action must name them. */
  readonly DICE_REQUIRED: {
    /** The seat. */
    readonly player: number;
  };
  /** Without manual dice the library rolls them. */
  readonly DICE_NOT_ALLOWED: {
    /** The seat. */
    readonly player: number;
  };
  /** Whoever can open the bidding must (GI-O2). */
  readonly MUST_OPEN: {
    /** The lowest opening bid. */
    readonly lowest: number;
    /** The possible coins of the bidder (coins and 3 for each treasure card). */
    readonly possibleCoins: number;
  };
  /** Whoever has turned a die must bid (GI-K5). */
  readonly MUST_BID: {
    /** The dice that were turned. */
    readonly turned: readonly Color[];
  };
  /** The needed parrot is not in the hand (GI-K1). */
  readonly NO_PARROT: {
    /** The parrot. */
    readonly parrot: Parrot;
  };
  /** A die is turned to another face (GI-K5). */
  readonly SAME_FACE: {
    /** The die. */
    readonly die: Color;
    /** The face as given. */
    readonly face: Face;
  };
  /** A die is turned only once a turn (GI-K5). */
  readonly DIE_ALREADY_TURNED: {
    /** The die. */
    readonly die: Color;
  };
  /** After turning the die no bid would be possible (GI-K5). */
  readonly NO_BID_LEFT: {
    /** The die. */
    readonly die: Color;
    /** The face as given. */
    readonly face: Face;
    /** The amount to exceed, to hold or to pay, in coins. */
    readonly amount: number;
    /** The possible coins of the bidder (coins and 3 for each treasure card). */
    readonly possibleCoins: number;
  };
  /** From left to right the pips never rise (GI-B2). */
  readonly ROW_NOT_DESCENDING: {
    /** The bidding space (2 to 5) of the higher die. */
    readonly space: number;
    /** The pips on the left. */
    readonly left: number;
    /** The pips on the right. */
    readonly right: number;
  };
  /** A bid is at most the possible coins (GI-B4, GI-P1). */
  readonly BID_EXCEEDS_COINS: {
    /** The bid as given, in coins: the sum of its pips. */
    readonly bid: number;
    /** The possible coins of the bidder (coins and 3 for each treasure card). */
    readonly possibleCoins: number;
  };
  /** A raise is higher than the current bid (GI-B5). */
  readonly BID_TOO_LOW: {
    /** The bid as given, in coins: the sum of its pips. */
    readonly bid: number;
    /** The amount to exceed, to hold or to pay, in coins. */
    readonly amount: number;
  };
  /** There is no bid to hold (GI-O4). */
  readonly NOTHING_TO_HOLD: {
    /** The bid as given, in coins: the sum of its pips. */
    readonly bid: number;
  };
  /** A held bid has exactly the current amount (GI-K4). */
  readonly HOLD_NOT_EQUAL: {
    /** The bid as given, in coins: the sum of its pips. */
    readonly bid: number;
    /** The amount to exceed, to hold or to pay, in coins. */
    readonly amount: number;
  };
  /** The ship is on the open sea, carries a marker, or is the ghost ship (GI-T1). */
  readonly SHIP_NOT_AVAILABLE: {
    /** The ship. */
    readonly ship: Ship;
    /** Why it is not available. */
    readonly why: 'openSea' | 'marker' | 'ghost';
  };
  /** The player has neither a good of the ship nor three others (GI-T3). */
  readonly CANNOT_SUPPLY: {
    /** The ship. */
    readonly ship: Ship;
    /** The good. */
    readonly good: Color;
  };
  /** A trade does not end with a credit (GI-T8). */
  readonly CREDIT_LEFT: {
    /** The credit. */
    readonly credit: number;
  };
  /** Something must be traded first (GI-T5). */
  readonly NOTHING_TRADED: {
    /** The ship. */
    readonly ship: Ship;
  };
  /** An exchange takes three goods of other kinds (GI-T8). */
  readonly NOT_AN_EXCHANGE: {
    /** The good. */
    readonly good: Color;
    /** How many goods of other kinds were given. */
    readonly returned: number;
    /** How many are needed. */
    readonly needed: number;
  };
  /** The player has fewer of these goods. */
  readonly TOO_FEW_GOODS: {
    /** The good. */
    readonly good: Color;
    /** How many are needed. */
    readonly needed: number;
    /** How many there are. */
    readonly owned: number;
  };
  /** Afterwards some credit could not be used (GI-T8). */
  readonly CREDIT_WOULD_BE_LEFT: {
    /** The credit. */
    readonly credit: number;
  };
  /** The main trade is carried out once (GI-T5). */
  readonly ALREADY_DELIVERED: {
    /** The ship. */
    readonly ship: Ship;
  };
  /** The ship takes fewer goods (GI-T6, GI-T9). */
  readonly TOO_MANY_UNITS: {
    /** The number as given. */
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
  /** The values of treasure cards are listed rising. */
  readonly TREASURES_NOT_SORTED: {
    /** The treasure cards, or their worth. */
    readonly treasures: readonly Treasure[];
  };
  /** The player has not these treasure cards. */
  readonly NO_SUCH_TREASURES: {
    /** The treasure cards, or their worth. */
    readonly treasures: readonly Treasure[];
  };
  /** A card is handed in that is not needed (GI-Y2). */
  readonly CARD_NOT_NEEDED: {
    /** The card that is not needed. */
    readonly treasure: Treasure;
    /** What the other cards are worth together. */
    readonly others: number;
    /** The amount to exceed, to hold or to pay, in coins. */
    readonly amount: number;
  };
  /** Coins and cards are less than the bid (GI-Y1). */
  readonly CANNOT_PAY: {
    /** The amount to exceed, to hold or to pay, in coins. */
    readonly amount: number;
    /** The coins on the track. */
    readonly coins: number;
    /** The treasure cards, or their worth. */
    readonly treasures: number;
  };
  /** The claim of a deal is not renounced (GI-T7). */
  readonly MUST_CLAIM: {
    /** The seat. */
    readonly player: number;
  };
  /** The building is on another peninsula. */
  readonly WRONG_PENINSULA: {
    /** The building as given. */
    readonly building: Building;
    /** The peninsulas that are allowed. */
    readonly peninsulas: readonly Color[];
  };
  /** The building is taken, locked, or not on the board (GI-L1). */
  readonly NOT_FREE: {
    /** The building as given. */
    readonly building: Building;
    /** What is on the building. */
    readonly occupant: Occupant;
  };
  /** The two claims of an auction are of different types (GI-L5). */
  readonly SAME_TYPE: {
    /** The building as given. */
    readonly building: Building;
  };
}

/** Why an action is not legal. */
export type Refusal = RefusalOf<RefusalDetails>;

/** The stable names of the reasons. */
export type RefusalCode = Refusal['code'];

/** English for every reason; `{name}` stands for a detail. */
export const MESSAGES: Messages<RefusalDetails> = {
  ...COMMON_MESSAGES,
  ENOUGH_RETURNED: 'Seat {player} has already returned the goals.',
  NO_SUCH_GOAL: 'The goal {goal} is not among the cards ({from}).',
  GOOD_ALREADY_CHOSEN: 'Seat {player} has already chosen a good.',
  DICE_REQUIRED: 'This game is played with manual dice: the roll must name them.',
  DICE_NOT_ALLOWED: 'The dice of this game are rolled by the library and cannot be named.',
  MUST_OPEN:
    'An opening bid of {lowest} is possible with {possibleCoins} possible coins, so passing is not.',
  MUST_BID: 'After turning dice ({turned}) a bid must follow.',
  NO_PARROT: 'There is no parrot "{parrot}" in the hand.',
  SAME_FACE: 'The {die} die already shows {face}.',
  DIE_ALREADY_TURNED: 'The {die} die has already been turned in this turn.',
  NO_BID_LEFT:
    'With the {die} die at {face} no bid above {amount} and within {possibleCoins} possible coins remains.',
  ROW_NOT_DESCENDING: 'Pips must not rise: {left} is followed by {right} on space {space}.',
  BID_EXCEEDS_COINS: 'A bid of {bid} exceeds the {possibleCoins} possible coins.',
  BID_TOO_LOW: 'A bid of {bid} does not exceed the current bid of {amount}.',
  NOTHING_TO_HOLD: 'There is no bid to hold.',
  HOLD_NOT_EQUAL: 'A held bid must be exactly {amount}, not {bid}.',
  SHIP_NOT_AVAILABLE: 'The ship {ship} cannot be chosen: {why}.',
  CANNOT_SUPPLY: 'The ship {ship} wants {good}: there is none, nor three goods of other kinds.',
  CREDIT_LEFT: 'A credit of {credit} must be used before the trade ends.',
  NOTHING_TRADED: 'At least one main trade or deal with the ship {ship} is needed.',
  NOT_AN_EXCHANGE: 'An exchange takes {needed} goods of other kinds than {good}, not {returned}.',
  TOO_FEW_GOODS: 'This takes {needed} {good}; there are {owned}.',
  CREDIT_WOULD_BE_LEFT: 'Afterwards a credit of {credit} could not be used up.',
  ALREADY_DELIVERED: 'The main trade with the ship {ship} is already done.',
  TOO_MANY_UNITS: 'The ship takes {most} goods at most, not {units}.',
  NO_CREW: 'A deal needs a crew member in hand.',
  NO_FREE_BUILDING: 'There is no free building on the {peninsula} peninsula.',
  TREASURES_NOT_SORTED: 'Treasure cards are listed in rising order, not {treasures}.',
  NO_SUCH_TREASURES: 'The hand has not the treasure cards {treasures}.',
  CARD_NOT_NEEDED:
    'The card {treasure} is not needed: the others make {others}, the bid is {amount}.',
  CANNOT_PAY: '{coins} coins and cards worth {treasures} do not pay {amount}.',
  MUST_CLAIM: 'The claim of a deal must be carried out.',
  WRONG_PENINSULA: 'The building must be on one of: {peninsulas}.',
  NOT_FREE: 'The building is not free: {occupant}.',
  SAME_TYPE: 'The two claims of an auction must be of different types.',
};

/** Makes a refusal of a code and its details. */
export const refuse: ReturnType<typeof refusals<RefusalDetails>> =
  refusals<RefusalDetails>(MESSAGES);
