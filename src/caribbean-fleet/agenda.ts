import type { OfPlayer, Seat } from '../core/types.ts';
import type { CardOf } from './components.ts';

/** The player raises the bid or passes (CF-B). */
export interface BidDecision extends OfPlayer<'bid'> {}

/** The player takes one of the open cards (CF-K1). */
export interface ChooseDecision extends OfPlayer<'choose'> {}

/** The player sinks a ship or a tavern of another player (CF-C3). */
export interface SinkDecision extends OfPlayer<'sink'> {
  /** The card that is carried out. */
  readonly card: CardOf<'kraken'>;
}

/** The player takes a ship from another player (CF-C3). */
export interface BoardDecision extends OfPlayer<'board'> {
  /** The card that is carried out. */
  readonly card: CardOf<'boarding'>;
}

/** The player names a victim and a number for a raid (CF-C3). */
export interface RaidDecision extends OfPlayer<'raid'> {
  /** The card that is carried out. */
  readonly card: CardOf<'raid'>;
}

/** The player chooses one of their chief pawns for a blackbeard (CF-C3). */
export interface AssignBlackbeardDecision extends OfPlayer<'assignBlackbeard'> {
  /** The card that is carried out. */
  readonly card: CardOf<'blackbeard'>;
}

/** The player chooses one of their ships for cannons (CF-C3). */
export interface PlaceCannonsDecision extends OfPlayer<'placeCannons'> {
  /** The card that is carried out. */
  readonly card: CardOf<'cannons'>;
}

/** The player chooses a fleet token for a tavern (CF-C3). */
export interface OpenTavernDecision extends OfPlayer<'openTavern'> {
  /** The card that is carried out. */
  readonly card: CardOf<'tavern'>;
}

/** The player chooses one of their taverns for rum (CF-C3). */
export interface PlaceRumDecision extends OfPlayer<'placeRum'> {
  /** The card that is carried out. */
  readonly card: CardOf<'rum'>;
}

/** The player may use a fairWind to choose directly after the winner (CF-K5). */
export interface FairWindDecision extends OfPlayer<'fairWind'> {
  /** The card that is carried out. */
  readonly card: CardOf<'fairWind'>;
}

/** The winner of the auction rolls the dice (CF-R1). */
export interface ProductionRollDecision extends OfPlayer<'roll'> {
  /** What the roll is for. */
  readonly purpose: 'production';
  /** Whether the action must name the faces (option `dice: "manual"`). */
  readonly manual: boolean;
}

/** The raider rolls the dice (CF-C3). */
export interface RaidRollDecision extends OfPlayer<'roll'> {
  /** What the roll is for. */
  readonly purpose: 'raid';
  /** Whether the action must name the faces (option `dice: "manual"`). */
  readonly manual: boolean;
  /** The seat that is raided. */
  readonly victim: Seat;
  /** The sum that the dice must reach, and the ducats that the victim then pays. */
  readonly amount: number;
}

/** A player rolls the dice. */
export type RollDecision = ProductionRollDecision | RaidRollDecision;

/** The player may use a spyglass to turn one of the dice (CF-R2). */
export interface SpyglassDecision extends OfPlayer<'spyglass'> {
  /** The card that is carried out. */
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

/** After the winner's card, the players with a `fairWind` are asked (CF-K5). */
export interface AskFairWindsStep extends OfPlayer<'askFairWinds'> {}

/** The ships earn at the final dice, and the round ends (CF-R3 to CF-R6). */
export interface ProductionStep extends OfPlayer<'production'> {}

/** An entry of the agenda: a decision, or a step that runs by itself. */
export type Step = Decision | AskFairWindsStep | ProductionStep;
