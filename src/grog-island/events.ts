import type { OfType, Seat } from '../core/types.ts';
import type { Building } from './board.ts';
import type { ByColor, Cloud, Color, Face, Goal, Parrot, Ship, Treasure } from './components.ts';

/** A goal card goes under the deck; only `seenBy` sees which. */
export interface GoalReturnedEvent extends OfType<'goalReturned'> {
  /** Whose card. */
  readonly player: Seat;
  /** From the hand, or from the cards drawn at the goal ship. */
  readonly from: 'hand' | 'drawn';
  /** The card; `null` to others. */
  readonly goal: Goal | null;
  /** The only seat that sees the card. */
  readonly seenBy: Seat;
}

/** Goal cards are drawn: for a cloud into the hand, at the goal ship beside it (GI-L2, GI-T6). */
export interface GoalsDrawnEvent extends OfType<'goalsDrawn'> {
  /** Who draws. */
  readonly player: Seat;
  /** Where the cards go. */
  readonly to: 'hand' | 'drawn';
  /** The cards in the order of drawing; each `null` to others. */
  readonly goals: readonly (Goal | null)[];
  /** The only seat that sees the cards. */
  readonly seenBy: Seat;
}

/** The drawn card that was not returned goes into the hand (GI-T6). */
export interface GoalKeptEvent extends OfType<'goalKept'> {
  /** Whose card. */
  readonly player: Seat;
  /** The card; `null` to others. */
  readonly goal: Goal | null;
  /** The only seat that sees the card. */
  readonly seenBy: Seat;
}

/** Treasure cards are drawn (GI-T6). */
export interface TreasuresDrawnEvent extends OfType<'treasuresDrawn'> {
  /** Who draws. */
  readonly player: Seat;
  /** The cards in the order of drawing; each `null` to others. */
  readonly treasures: readonly (Treasure | null)[];
  /** The only seat that sees the cards. */
  readonly seenBy: Seat;
}

/** Parrot cards are drawn (GI-T6, GI-L2). */
export interface ParrotsDrawnEvent extends OfType<'parrotsDrawn'> {
  /** Who draws. */
  readonly player: Seat;
  /** The cards in the order of drawing; each `null` to others. */
  readonly parrots: readonly (Parrot | null)[];
  /** The only seat that sees the cards. */
  readonly seenBy: Seat;
}

/** A player takes goods from the supply, in the setup or after a pass (GI-S7, GI-A2, GI-A3). */
export interface GoodsTakenEvent extends OfType<'goodsTaken'> {
  /** Who takes them. */
  readonly player: Seat;
  /** How many of each colour. */
  readonly goods: ByColor<number>;
  /** Why: in the setup, for the empty goods spaces after a pass, or for the ghost ship. */
  readonly reason: 'setup' | 'pass' | 'ghost';
}

/** A round begins. */
export interface RoundStartedEvent extends OfType<'roundStarted'> {
  /** The number of the round, from 1. */
  readonly round: number;
  /** The seat with the flag. */
  readonly player: Seat;
}

/** The dice are rolled (GI-R1). */
export interface RolledEvent extends OfType<'rolled'> {
  /** Who rolls. */
  readonly player: Seat;
  /** The faces by colour. */
  readonly dice: ByColor<Face>;
}

/** A parrot card is played and leaves the game (GI-K1). */
export interface ParrotPlayedEvent extends OfType<'parrotPlayed'> {
  /** Who plays it. */
  readonly player: Seat;
  /** The card. */
  readonly parrot: Parrot;
}

/** A die is turned (GI-K2). */
export interface DieTurnedEvent extends OfType<'dieTurned'> {
  /** Who turns it. */
  readonly player: Seat;
  /** The die, by its colour. */
  readonly die: Color;
  /** The face before. */
  readonly from: Face | 0;
  /** The face now. */
  readonly face: Face;
}

/** A player makes, raises or holds the bid (GI-B, GI-K4). */
export interface BidMadeEvent extends OfType<'bidMade'> {
  /** Who bids. */
  readonly player: Seat;
  /** The row, left to right. */
  readonly dice: readonly Color[];
  /** The sum of its pips. */
  readonly amount: number;
  /** Whether it holds the bid with a parrot. */
  readonly hold: boolean;
}

/** A player leaves the auction (GI-A1). */
export interface PassedEvent extends OfType<'passed'> {
  /** Who passes. */
  readonly player: Seat;
}

/** A trade marker goes onto a ship (GI-T5). */
export interface ShipChosenEvent extends OfType<'shipChosen'> {
  /** Who trades. */
  readonly player: Seat;
  /** The ship. */
  readonly ship: Ship;
  /** The peninsula where it lies. */
  readonly peninsula: Color;
}

/** Three goods are exchanged for a credit (GI-T8). */
export interface ExchangedEvent extends OfType<'exchanged'> {
  /** Who exchanges. */
  readonly player: Seat;
  /** The goods that are returned. */
  readonly goods: ByColor<number>;
  /** The good that the credit stands for. */
  readonly good: Color;
}

/** Goods are paid, for a main trade or a deal: credits first (GI-T6, GI-T7, GI-T8). */
export interface GoodsPaidEvent extends OfType<'goodsPaid'> {
  /** Who pays. */
  readonly player: Seat;
  /** What for. */
  readonly reason: 'deliver' | 'deal';
  /** The good. */
  readonly good: Color;
  /** How many goods are returned. */
  readonly goods: number;
  /** How many credits are used. */
  readonly credits: number;
}

/** A player gains coins on the track (GI-T6, GI-L3). */
export interface CoinsGainedEvent extends OfType<'coinsGained'> {
  /** Whose coins. */
  readonly player: Seat;
  /** How many. */
  readonly coins: number;
  /** What for: a main trade, or a claim. */
  readonly reason: 'trade' | 'claim';
}

/** A trade is over. */
export interface TradeEndedEvent extends OfType<'tradeEnded'> {
  /** Who traded. */
  readonly player: Seat;
}

/** The auction is won (GI-N2). */
export interface AuctionWonEvent extends OfType<'auctionWon'> {
  /** The winner. */
  readonly player: Seat;
  /** The bid. */
  readonly amount: number;
}

/** Everybody has passed without a bid (GI-O5). */
export interface NobodyWonEvent extends OfType<'nobodyWon'> {}

/** The bid is paid (GI-Y1). */
export interface PaidEvent extends OfType<'paid'> {
  /** The winner. */
  readonly player: Seat;
  /** The bid. */
  readonly amount: number;
  /** The treasure cards, which leave the game. */
  readonly treasures: readonly Treasure[];
  /** The change of the coins on the track: negative if coins are paid, positive if the cards leave change. */
  readonly coins: number;
}

/** The winner defaults (GI-Y3). */
export interface DefaultedEvent extends OfType<'defaulted'> {
  /** The winner. */
  readonly player: Seat;
}

/** A player puts a crew member on a building (GI-L1). */
export interface ClaimedEvent extends OfType<'claimed'> {
  /** Whose crew. */
  readonly player: Seat;
  /** The building. */
  readonly building: Building;
  /** The cloud over the peninsula. */
  readonly cloud: Cloud;
}

/** The winner declines the claims that are left, or they are impossible (GI-W3). */
export interface ClaimsLostEvent extends OfType<'claimsLost'> {
  /** The winner. */
  readonly player: Seat;
  /** The peninsulas of the lost claims. */
  readonly peninsulas: readonly Color[];
  /** Whether the winner declined them. */
  readonly renounced: boolean;
}

/** A player gains points on the track (GI-W1, GI-L2). */
export interface PointsGainedEvent extends OfType<'pointsGained'> {
  /** Whose points. */
  readonly player: Seat;
  /** How many. */
  readonly points: number;
  /** What for: a cloud, or bidding spaces 3 and 5. */
  readonly reason: 'cloud' | 'row';
}

/** The winner puts a lock on a building (GI-W4). */
export interface LockedEvent extends OfType<'locked'> {
  /** The winner. */
  readonly player: Seat;
  /** The building. */
  readonly building: Building;
}

/** A player puts a ghost crew on a building (GI-E1). */
export interface GhostPlacedEvent extends OfType<'ghostPlaced'> {
  /** Who places it. */
  readonly player: Seat;
  /** The building. */
  readonly building: Building;
}

/** A round ends: markers come back, ships and flag move on (GI-E2 to GI-E4). */
export interface RoundEndedEvent extends OfType<'roundEnded'> {
  /** The number of the round. */
  readonly round: number;
  /** The ships from left to right, after they have moved. */
  readonly ships: readonly Ship[];
  /** The seat that now has the flag. */
  readonly flag: Seat;
}

/** The game ends: a player has no crew left, or nothing could change any more (GI-F1, GI-F2). */
export interface GameEndedEvent extends OfType<'gameEnded'> {
  /** Why. */
  readonly reason: 'crew' | 'stalemate';
}

/** Something that happened, for logs and animation. */
export type GameEvent =
  | GoalReturnedEvent
  | GoalsDrawnEvent
  | GoalKeptEvent
  | TreasuresDrawnEvent
  | ParrotsDrawnEvent
  | GoodsTakenEvent
  | RoundStartedEvent
  | RolledEvent
  | ParrotPlayedEvent
  | DieTurnedEvent
  | BidMadeEvent
  | PassedEvent
  | ShipChosenEvent
  | ExchangedEvent
  | GoodsPaidEvent
  | CoinsGainedEvent
  | TradeEndedEvent
  | AuctionWonEvent
  | NobodyWonEvent
  | PaidEvent
  | DefaultedEvent
  | ClaimedEvent
  | ClaimsLostEvent
  | PointsGainedEvent
  | LockedEvent
  | GhostPlacedEvent
  | RoundEndedEvent
  | GameEndedEvent;
