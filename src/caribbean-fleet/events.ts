import type { OfType, Seat } from '../core/types.ts';
import type {
  Card,
  CardOf,
  Color,
  Die,
  Face,
  LastingCard,
  ShipCard,
  UsableCard,
} from './components.ts';

/** A round begins: cards are laid open (CF-D1). */
export interface RoundStartedEvent extends OfType<'roundStarted'> {
  /** The number of the round, from 1. */
  readonly round: number;
  /** Who begins the auction. */
  readonly player: Seat;
  /** The open cards, in the order of drawing. */
  readonly open: readonly Card[];
}

/** A bid is made (CF-B2). */
export interface BidMadeEvent extends OfType<'bidMade'> {
  /** Who bids. */
  readonly player: Seat;
  /** The ducats. */
  readonly amount: number;
}

/** A player leaves the auction (CF-B2, CF-B5). */
export interface PassedEvent extends OfType<'passed'> {
  /** Who passes. */
  readonly player: Seat;
  /** Whether he had no choice, for want of ducats. */
  readonly bankrupt: boolean;
}

/** The auction is won (CF-B3, CF-B4). */
export interface AuctionWonEvent extends OfType<'auctionWon'> {
  /** The winner. */
  readonly player: Seat;
  /** The bid; 0 if nobody bid. */
  readonly amount: number;
}

/** The bid goes around the table (CF-P1, CF-P2). */
export interface BidPaidEvent extends OfType<'bidPaid'> {
  /** The winner. */
  readonly player: Seat;
  /** The bid. */
  readonly amount: number;
  /** What each seat keeps of it; the winner 0. */
  readonly shares: readonly number[];
  /** What goes to the bank. */
  readonly bank: number;
}

/** A player takes one of the open cards (CF-K1). */
export interface CardChosenEvent extends OfType<'cardChosen'> {
  /** Who takes it. */
  readonly player: Seat;
  /** The card. */
  readonly card: Card;
}

/** A special card has no effect, for want of a target (CF-K3). */
export interface NoTargetEvent extends OfType<'noTarget'> {
  /** Whose card. */
  readonly player: Seat;
  /** The card. */
  readonly card: Card;
}

/** A lasting card waits for a place (CF-K4). */
export interface CardWaitsEvent extends OfType<'cardWaits'> {
  /** Whose card. */
  readonly player: Seat;
  /** The card. */
  readonly card: LastingCard;
}

/** Why a card leaves the game. */
export type DiscardReason =
  /** It was carried out at once (CF-K3). */
  | 'atOnce'
  /** The player has used it (CF-K5, CF-R2). */
  | 'used'
  /** No fleet token is left for the tavern. */
  | 'noToken'
  /** It was sunk, or lay with what was sunk (CF-C3). */
  | 'sunk'
  /** It was a wreck, or lay under one (CF-R5). */
  | 'wrecked'
  /** The chief pawn has changed hands (CF-C3). */
  | 'pawnLost';

/** A card leaves the game, face up. */
export interface CardDiscardedEvent extends OfType<'cardDiscarded'> {
  /** Whose card. */
  readonly player: Seat;
  /** The card. */
  readonly card: Card;
  /** Why. */
  readonly reason: DiscardReason;
}

/** A fee for taking a ship goes to the chief (CF-M2). */
export interface FeePaidEvent extends OfType<'feePaid'> {
  /** Who pays. */
  readonly player: Seat;
  /** The chief. */
  readonly chief: Seat;
  /** The colour of the ship. */
  readonly color: Color;
  /** The fee. */
  readonly due: number;
  /** What is paid of it (CF-M4). */
  readonly paid: number;
}

/** A chief pawn comes to a player (CF-M1, CF-M3). */
export interface ChiefChangedEvent extends OfType<'chiefChanged'> {
  /** The new chief. */
  readonly player: Seat;
  /** The colour. */
  readonly color: Color;
  /** The chief before; `null` if there was none. */
  readonly from: Seat | null;
}

/** A ship or tavern is sunk (CF-C3). */
export interface SunkEvent extends OfType<'sunk'> {
  /** Who sinks it. */
  readonly player: Seat;
  /** Whose it was. */
  readonly owner: Seat;
  /** The card. */
  readonly target: ShipCard | CardOf<'tavern'>;
}

/** A ship is boarded (CF-C3). */
export interface BoardedEvent extends OfType<'boarded'> {
  /** Who takes it. */
  readonly player: Seat;
  /** Whose it was. */
  readonly owner: Seat;
  /** The ship. */
  readonly ship: ShipCard;
}

/** A raid is announced (CF-C3). */
export interface RaidAnnouncedEvent extends OfType<'raidAnnounced'> {
  /** The raider. */
  readonly player: Seat;
  /** The seat that may have to pay. */
  readonly victim: Seat;
  /** The sum to reach, and the ducats to pay. */
  readonly amount: number;
}

/** The dice are rolled (CF-R1, CF-C3). */
export interface RolledEvent extends OfType<'rolled'> {
  /** Who rolls. */
  readonly player: Seat;
  /** What the roll is for. */
  readonly purpose: 'production' | 'raid';
  /** The faces. */
  readonly dice: readonly [Face, Face];
}

/** A raid is over (CF-C3). */
export interface RaidedEvent extends OfType<'raided'> {
  /** The raider. */
  readonly player: Seat;
  /** The victim. */
  readonly victim: Seat;
  /** Whether the sum was reached. */
  readonly success: boolean;
  /** What is paid (CF-M4). */
  readonly paid: number;
}

/** A player pays for a card sharp (CF-C3). */
export interface CardSharpPaidEvent extends OfType<'cardSharpPaid'> {
  /** Who pays. */
  readonly player: Seat;
  /** The price. */
  readonly due: number;
  /** What is paid of it, to the bank (CF-M4). */
  readonly paid: number;
}

/** A treasure galleon brings ducats (CF-C3). */
export interface GalleonTakenEvent extends OfType<'galleonTaken'> {
  /** Whose ducats. */
  readonly player: Seat;
  /** How many, from the bank. */
  readonly ducats: number;
}

/** A blackbeard lies with a chief pawn now (CF-C3, CF-K4). */
export interface BlackbeardAssignedEvent extends OfType<'blackbeardAssigned'> {
  /** Whose card. */
  readonly player: Seat;
  /** The card. */
  readonly card: CardOf<'blackbeard'>;
  /** The colour of the pawn. */
  readonly color: Color;
}

/** Cannons lie under a ship now (CF-C3, CF-K4). */
export interface CannonsPlacedEvent extends OfType<'cannonsPlaced'> {
  /** Whose card. */
  readonly player: Seat;
  /** The card. */
  readonly card: CardOf<'cannons'>;
  /** The ship. */
  readonly ship: ShipCard;
}

/** A tavern is opened (CF-C3). */
export interface TavernOpenedEvent extends OfType<'tavernOpened'> {
  /** Whose tavern. */
  readonly player: Seat;
  /** The card. */
  readonly card: CardOf<'tavern'>;
  /** The colour of the fleet token. */
  readonly color: Color;
}

/** Rum lies with a tavern now (CF-C3, CF-K4). */
export interface RumPlacedEvent extends OfType<'rumPlaced'> {
  /** Whose card. */
  readonly player: Seat;
  /** The card. */
  readonly card: CardOf<'rum'>;
  /** The tavern. */
  readonly tavern: CardOf<'tavern'>;
}

/** A kept card is not used now (CF-K5, CF-R2). */
export interface CardKeptEvent extends OfType<'cardKept'> {
  /** Whose card. */
  readonly player: Seat;
  /** The card. */
  readonly card: UsableCard;
}

/** A player chooses directly after the winner (CF-K5). */
export interface FairWindUsedEvent extends OfType<'fairWindUsed'> {
  /** Who uses it. */
  readonly player: Seat;
  /** The card. */
  readonly card: CardOf<'fairWind'>;
}

/** A die is turned (CF-R2). */
export interface DieTurnedEvent extends OfType<'dieTurned'> {
  /** Who turns it. */
  readonly player: Seat;
  /** The card. */
  readonly card: CardOf<'spyglass'>;
  /** The die: the first or the second of the roll. */
  readonly die: Die;
  /** The face before. */
  readonly from: Face | 0;
  /** The face now. */
  readonly face: Face;
}

/** A ship earns (CF-R3). */
export interface ShipEarnedEvent extends OfType<'shipEarned'> {
  /** Its owner. */
  readonly player: Seat;
  /** The ship. */
  readonly ship: ShipCard;
  /** How many ducats, from the bank. */
  readonly ducats: number;
}

/** The owner of a ship pays a tavern (CF-R4). */
export interface TavernPaidEvent extends OfType<'tavernPaid'> {
  /** Who pays. */
  readonly player: Seat;
  /** Whose tavern. */
  readonly owner: Seat;
  /** The tavern. */
  readonly tavern: CardOf<'tavern'>;
  /** The ship that has earned. */
  readonly ship: ShipCard;
  /** The price. */
  readonly due: number;
  /** What is paid of it (CF-M4). */
  readonly paid: number;
}

/** A round ends (CF-R6). */
export interface RoundEndedEvent extends OfType<'roundEnded'> {
  /** The number of the round. */
  readonly round: number;
}

/** The game is over: the deck has run out (CF-R6). */
export interface GameEndedEvent extends OfType<'gameEnded'> {}

/** Something that happened, for logs and animation. Everybody sees all of it. */
export type GameEvent =
  | RoundStartedEvent
  | BidMadeEvent
  | PassedEvent
  | AuctionWonEvent
  | BidPaidEvent
  | CardChosenEvent
  | NoTargetEvent
  | CardWaitsEvent
  | CardDiscardedEvent
  | FeePaidEvent
  | ChiefChangedEvent
  | SunkEvent
  | BoardedEvent
  | RaidAnnouncedEvent
  | RolledEvent
  | RaidedEvent
  | CardSharpPaidEvent
  | GalleonTakenEvent
  | BlackbeardAssignedEvent
  | CannonsPlacedEvent
  | TavernOpenedEvent
  | RumPlacedEvent
  | CardKeptEvent
  | FairWindUsedEvent
  | DieTurnedEvent
  | ShipEarnedEvent
  | TavernPaidEvent
  | RoundEndedEvent
  | GameEndedEvent;
