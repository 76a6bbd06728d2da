import type { OfPlayer, Seat } from '../core/types.ts';
import type { CardOf } from './components.ts';

/** The player bids or passes (CF-B). */
export interface BidDecision extends OfPlayer<'bid'> {}

/** The player takes one of the open cards (CF-K1). */
export interface ChooseDecision extends OfPlayer<'choose'> {}

/** The player sinks a ship or a tavern of another player (CF-C3). */
export interface SinkDecision extends OfPlayer<'sink'> {
  /** The card that asks. */
  readonly card: CardOf<'kraken'>;
}

/** The player takes a ship from another player (CF-C3). */
export interface BoardDecision extends OfPlayer<'board'> {
  /** The card that asks. */
  readonly card: CardOf<'boarding'>;
}

/** The player names a victim and a number (CF-C3). */
export interface RaidDecision extends OfPlayer<'raid'> {
  /** The card that asks. */
  readonly card: CardOf<'raid'>;
}

/** The player chooses the chief pawn with which a blackbeard lies (CF-C3). */
export interface AssignBlackbeardDecision extends OfPlayer<'assignBlackbeard'> {
  /** The card that asks. */
  readonly card: CardOf<'blackbeard'>;
}

/** The player chooses the ship above cannons (CF-C3). */
export interface PlaceCannonsDecision extends OfPlayer<'placeCannons'> {
  /** The card that asks. */
  readonly card: CardOf<'cannons'>;
}

/** The player chooses the fleet token of a tavern (CF-C3). */
export interface OpenTavernDecision extends OfPlayer<'openTavern'> {
  /** The card that asks. */
  readonly card: CardOf<'tavern'>;
}

/** The player chooses the tavern with which rum lies (CF-C3). */
export interface PlaceRumDecision extends OfPlayer<'placeRum'> {
  /** The card that asks. */
  readonly card: CardOf<'rum'>;
}

/** The player may choose directly after the winner (CF-K5). */
export interface FairWindDecision extends OfPlayer<'fairWind'> {
  /** The card that asks. */
  readonly card: CardOf<'fairWind'>;
}

/** The winner of the auction rolls the dice (CF-R1). */
export interface ProductionRollDecision extends OfPlayer<'roll'> {
  /** What the roll is for. */
  readonly purpose: 'production';
  /** Whether the action must name the dice (option `dice: "manual"`). */
  readonly manual: boolean;
}

/** The raider rolls the dice (CF-C3). */
export interface RaidRollDecision extends OfPlayer<'roll'> {
  /** What the roll is for. */
  readonly purpose: 'raid';
  /** Whether the action must name the dice (option `dice: "manual"`). */
  readonly manual: boolean;
  /** The seat that may have to pay. */
  readonly victim: Seat;
  /** The sum to reach, and the ducats to pay. */
  readonly amount: number;
}

/** A player rolls the dice. */
export type RollDecision = ProductionRollDecision | RaidRollDecision;

/** The player may turn one of the dice (CF-R2). */
export interface SpyglassDecision extends OfPlayer<'spyglass'> {
  /** The card that asks. */
  readonly card: CardOf<'spyglass'>;
}

/** What the game waits for. */
export type Decision =
  | BidDecision
  | ChooseDecision
  | SinkDecision
  | BoardDecision
  | RaidDecision
  | AssignBlackbeardDecision
  | PlaceCannonsDecision
  | OpenTavernDecision
  | PlaceRumDecision
  | FairWindDecision
  | RollDecision
  | SpyglassDecision;

/** The winner's card is carried out; now holders of a `fairWind` are asked (CF-K5). */
export interface AskFairWindsStep extends OfPlayer<'askFairWinds'> {}

/** The dice lie as they are; now the ships earn, and the round ends (CF-R3 to CF-R6). */
export interface ProductionStep extends OfPlayer<'production'> {}

/** An entry of the agenda: an open decision, or something that comes later. */
export type Step = Decision | AskFairWindsStep | ProductionStep;
