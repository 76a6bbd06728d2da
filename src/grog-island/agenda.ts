import type { OfPlayer } from '../core/types.ts';
import type { Building } from './board.ts';
import type { BuildingType, Color, Ship } from './components.ts';

/** The player returns goals until four are left, and chooses a good, in any order (GI-S7). */
export interface SetupDecision extends OfPlayer<'setup'> {
  /** Goals still to return. */
  readonly toReturn: number;
  /** Whether the player has yet to choose a good. */
  readonly mayChooseGood: boolean;
}

/** The player with the flag rolls the dice (GI-R1). */
export interface RollDecision extends OfPlayer<'roll'> {
  /** Whether the action must name the dice (option `dice: "manual"`). */
  readonly manual: boolean;
}

/** The player bids or passes, and may play parrots first (GI-O, GI-B, GI-K, GI-A). */
export interface BidDecision extends OfPlayer<'bid'> {}

/** A player who passed chooses the ship to trade with (GI-T1 to GI-T4). */
export interface ChooseShipDecision extends OfPlayer<'chooseShip'> {}

/** The player trades with the chosen ship (GI-T5 to GI-T8). */
export interface TradeDecision extends OfPlayer<'trade'> {
  /** The ship with the player's marker. */
  readonly ship: Ship;
  /** Goods of the ship's kind paid in advance by exchanges (GI-T8). */
  readonly credit: number;
  /** Whether the main trade is done. */
  readonly delivered: boolean;
  /** Deals done. */
  readonly deals: number;
}

/** The player puts goals under the deck (GI-T6, GI-L2). */
export interface ReturnGoalsDecision extends OfPlayer<'returnGoals'> {
  /** From the hand (cloud), or from the drawn cards (goal ship). */
  readonly from: 'hand' | 'drawn';
  /** Cards still to return. */
  readonly left: number;
}

/** The winner pays the bid, or defaults (GI-Y). */
export interface PayDecision extends OfPlayer<'pay'> {
  /** The coins to pay. */
  readonly amount: number;
}

/** The player claims a building (GI-L), for an auction won (GI-W) or for a deal (GI-T7). */
export interface ClaimDecision extends OfPlayer<'claim'> {
  /** The claim may be declined after an auction only (GI-W3). */
  readonly reason: 'auction' | 'deal';
  /** The peninsulas with something to claim, in the order of the colours. */
  readonly peninsulas: readonly Color[];
}

/** The winner puts a lock on a building (GI-W4). */
export interface LockDecision extends OfPlayer<'lock'> {
  /** Where the lock goes. */
  readonly peninsula: Color;
}

/** In a game of two, the player who did not win places a ghost crew (GI-E1). */
export interface GhostDecision extends OfPlayer<'ghost'> {
  /** Where the ghost ship lies. */
  readonly peninsula: Color;
}

/** What the game waits for. */
export type Decision =
  | SetupDecision
  | RollDecision
  | BidDecision
  | ChooseShipDecision
  | TradeDecision
  | ReturnGoalsDecision
  | PayDecision
  | ClaimDecision
  | LockDecision
  | GhostDecision;

/** A trade on the agenda, which also records whether the player may end it without trading (GI-T4). */
export interface TradeStep extends TradeDecision {
  /** Whether the player had no good of any available ship when they chose (GI-T4). */
  readonly idle: boolean;
}

/** A claim on the agenda, which also records the type that is not allowed (GI-L5). */
export interface ClaimStep extends ClaimDecision {
  /** The type already claimed for this auction; `null` if none. */
  readonly except: BuildingType | null;
}

/** Claims that the winner has yet to make; a claim that is impossible when it is due is lost (GI-W3). */
export interface DueClaimsStep extends OfPlayer<'dueClaims'> {
  /** The peninsulas of the dice on spaces 1 and 2 that are still due. */
  readonly peninsulas: readonly Color[];
  /** The type already claimed for this auction; `null` if none. */
  readonly except: BuildingType | null;
}

/** The coins of a claim, after its cloud (GI-L3). */
export interface ClaimCoinsStep extends OfPlayer<'claimCoins'> {
  /** The claimed building. */
  readonly building: Building;
}

/** The winner's points and lock, after the claims (GI-W2). */
export interface RewardsStep extends OfPlayer<'rewards'> {}

/** The end of the round: first the ghost crew (GI-E1), then the rest (GI-E2 to GI-E4, GI-F1, GI-F2). */
export interface EndOfRoundStep extends OfPlayer<'ghostCrew' | 'endOfRound'> {}

/** An entry of the agenda: a decision, or an automatic step that runs later. */
export type Step =
  | Exclude<Decision, TradeDecision | ClaimDecision>
  | TradeStep
  | ClaimStep
  | DueClaimsStep
  | ClaimCoinsStep
  | RewardsStep
  | EndOfRoundStep;
