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

/** A round begins with new open cards (CF-D1). */
export interface RoundStartedEvent extends OfType<'roundStarted'> {
  /** The number of the round, from 1. */
  readonly round: number;
  /** Who begins the auction. */
  readonly player: Seat;
  /** The open cards, in the order in which they were drawn. */
  readonly open: readonly Card[];
}

/** A player bids (CF-B2). */
export interface BidMadeEvent extends OfType<'bidMade'> {
  /** The bidder. */
  readonly player: Seat;
  /** The ducats. */
  readonly amount: number;
}

/** A player drops out of the auction (CF-B2). */
export interface PassedEvent extends OfType<'passed'> {
  /** Who passes. */
  readonly player: Seat;
}

/** A player wins the auction (CF-B3, CF-B4). */
export interface AuctionWonEvent extends OfType<'auctionWon'> {
  /** The winner. */
  readonly player: Seat;
  /** The bid; 0 if nobody bid. */
  readonly amount: number;
}

/** The winner pays the bid to the other players (CF-P1, CF-P2). */
export interface BidPaidEvent extends OfType<'bidPaid'> {
  /** The winner. */
  readonly player: Seat;
  /** The bid. */
  readonly amount: number;
  /** What each seat gets of it; 0 for the winner. */
  readonly shares: readonly number[];
  /** What the bank gets of it. */
  readonly bank: number;
}

/** A player takes one of the open cards (CF-K1). */
export interface CardChosenEvent extends OfType<'cardChosen'> {
  /** Who takes it. */
  readonly player: Seat;
  /** The card. */
  readonly card: Card;
}

/** A special card has no effect because there is no target (CF-K3). */
export interface NoTargetEvent extends OfType<'noTarget'> {
  /** The player of the card. */
  readonly player: Seat;
  /** The card. */
  readonly card: Card;
}

/** A lasting card has no place yet and waits (CF-K4). */
export interface CardWaitsEvent extends OfType<'cardWaits'> {
  /** The player of the card. */
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
  /** There is no fleet token left for the tavern (CF-C4). */
  | 'noToken'
  /** It was sunk, or was with a ship or tavern that was sunk (CF-C3). */
  | 'sunk'
  /** It was a wreck, or cannons under one (CF-R5). */
  | 'wrecked'
  /** The chief pawn has gone to another player (CF-C3). */
  | 'pawnLost';

/** A card is discarded, face up. */
export interface CardDiscardedEvent extends OfType<'cardDiscarded'> {
  /** The player of the card. */
  readonly player: Seat;
  /** The card. */
  readonly card: Card;
  /** The reason. */
  readonly reason: DiscardReason;
}

/** A player pays the chief a fee for a ship (CF-M2). */
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

/** A player becomes chief of a colour (CF-M1, CF-M3). */
export interface ChiefChangedEvent extends OfType<'chiefChanged'> {
  /** The new chief. */
  readonly player: Seat;
  /** The colour. */
  readonly color: Color;
  /** The previous chief; `null` if there was none. */
  readonly from: Seat | null;
}

/** A player sinks a ship or a tavern (CF-C3). */
export interface SunkEvent extends OfType<'sunk'> {
  /** The player who sinks it. */
  readonly player: Seat;
  /** Its owner until now. */
  readonly owner: Seat;
  /** The card. */
  readonly target: ShipCard | CardOf<'tavern'>;
}

/** A player boards a ship (CF-C3). */
export interface BoardedEvent extends OfType<'boarded'> {
  /** Who takes it. */
  readonly player: Seat;
  /** Its owner until now. */
  readonly owner: Seat;
  /** The ship. */
  readonly ship: ShipCard;
}

/** A player announces a raid (CF-C3). */
export interface RaidAnnouncedEvent extends OfType<'raidAnnounced'> {
  /** The raider. */
  readonly player: Seat;
  /** The seat that is raided. */
  readonly victim: Seat;
  /** The sum that the dice must reach, and the ducats that the victim then pays. */
  readonly amount: number;
}

/** A player rolls the dice (CF-R1, CF-C3). */
export interface RolledEvent extends OfType<'rolled'> {
  /** Who rolls. */
  readonly player: Seat;
  /** What the roll is for. */
  readonly purpose: 'production' | 'raid';
  /** The faces. */
  readonly dice: readonly [Face, Face];
}

/** A raid ends (CF-C3). */
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

/** A treasure galleon pays its player (CF-C3). */
export interface GalleonTakenEvent extends OfType<'galleonTaken'> {
  /** Who gets the ducats. */
  readonly player: Seat;
  /** The ducats, from the bank. */
  readonly ducats: number;
}

/** A blackbeard is put with a chief pawn (CF-C3, CF-K4). */
export interface BlackbeardAssignedEvent extends OfType<'blackbeardAssigned'> {
  /** The player of the card. */
  readonly player: Seat;
  /** The card. */
  readonly card: CardOf<'blackbeard'>;
  /** The colour of the pawn. */
  readonly color: Color;
}

/** Cannons are put under a ship (CF-C3, CF-K4). */
export interface CannonsPlacedEvent extends OfType<'cannonsPlaced'> {
  /** The player of the card. */
  readonly player: Seat;
  /** The card. */
  readonly card: CardOf<'cannons'>;
  /** The ship. */
  readonly ship: ShipCard;
}

/** A player opens a tavern (CF-C3). */
export interface TavernOpenedEvent extends OfType<'tavernOpened'> {
  /** The owner of the tavern. */
  readonly player: Seat;
  /** The card. */
  readonly card: CardOf<'tavern'>;
  /** The colour of the fleet token. */
  readonly color: Color;
}

/** Rum is put with a tavern (CF-C3, CF-K4). */
export interface RumPlacedEvent extends OfType<'rumPlaced'> {
  /** The player of the card. */
  readonly player: Seat;
  /** The card. */
  readonly card: CardOf<'rum'>;
  /** The tavern. */
  readonly tavern: CardOf<'tavern'>;
}

/** A player keeps a card for later instead of using it now (CF-K5, CF-R2). */
export interface CardKeptEvent extends OfType<'cardKept'> {
  /** The player of the card. */
  readonly player: Seat;
  /** The card. */
  readonly card: UsableCard;
}

/** A player uses a fairWind to choose directly after the winner (CF-K5). */
export interface FairWindUsedEvent extends OfType<'fairWindUsed'> {
  /** Who uses it. */
  readonly player: Seat;
  /** The card. */
  readonly card: CardOf<'fairWind'>;
}

/** A player turns a die (CF-R2). */
export interface DieTurnedEvent extends OfType<'dieTurned'> {
  /** Who turns it. */
  readonly player: Seat;
  /** The card. */
  readonly card: CardOf<'spyglass'>;
  /** The die: the first or the second of the roll. */
  readonly die: Die;
  /** The previous face. */
  readonly from: Face | 0;
  /** The new face. */
  readonly face: Face;
}

/** A ship earns (CF-R3). */
export interface ShipEarnedEvent extends OfType<'shipEarned'> {
  /** Its owner. */
  readonly player: Seat;
  /** The ship. */
  readonly ship: ShipCard;
  /** The ducats, from the bank. */
  readonly ducats: number;
}

/** The owner of a ship pays a tavern (CF-R4). */
export interface TavernPaidEvent extends OfType<'tavernPaid'> {
  /** Who pays. */
  readonly player: Seat;
  /** The owner of the tavern. */
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

/** The game ends because the deck has run out (CF-R6). */
export interface GameEndedEvent extends OfType<'gameEnded'> {}

/** Something that happened, for logs and animations. All players see all of it. */
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
