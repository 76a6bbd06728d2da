import type { Seat } from '../game.ts';
import type { CardOf } from './components.ts';

/** The player bids or passes (CF-B). @remarks Since 0.1.0 */
export interface BidDecision {
  /** The kind of decision. */
  readonly type: 'bid';
  /** The seat that decides. */
  readonly player: Seat;
}

/** The player takes one of the open cards (CF-K1). @remarks Since 0.1.0 */
export interface ChooseDecision {
  /** The kind of decision. */
  readonly type: 'choose';
  /** The seat that decides. */
  readonly player: Seat;
}

/** The player sinks a ship or a tavern of another player (CF-C3). @remarks Since 0.1.0 */
export interface SinkDecision {
  /** The kind of decision. */
  readonly type: 'sink';
  /** The seat that decides. */
  readonly player: Seat;
  /** The card that asks. */
  readonly card: CardOf<'kraken'>;
}

/** The player takes a ship from another player (CF-C3). @remarks Since 0.1.0 */
export interface BoardDecision {
  /** The kind of decision. */
  readonly type: 'board';
  /** The seat that decides. */
  readonly player: Seat;
  /** The card that asks. */
  readonly card: CardOf<'boarding'>;
}

/** The player names a victim and a number (CF-C3). @remarks Since 0.1.0 */
export interface RaidDecision {
  /** The kind of decision. */
  readonly type: 'raid';
  /** The seat that decides. */
  readonly player: Seat;
  /** The card that asks. */
  readonly card: CardOf<'raid'>;
}

/** The player chooses the chief pawn with which a blackbeard lies (CF-C3). @remarks Since 0.1.0 */
export interface AssignBlackbeardDecision {
  /** The kind of decision. */
  readonly type: 'assignBlackbeard';
  /** The seat that decides. */
  readonly player: Seat;
  /** The card that asks. */
  readonly card: CardOf<'blackbeard'>;
}

/** The player chooses the ship above cannons (CF-C3). @remarks Since 0.1.0 */
export interface PlaceCannonsDecision {
  /** The kind of decision. */
  readonly type: 'placeCannons';
  /** The seat that decides. */
  readonly player: Seat;
  /** The card that asks. */
  readonly card: CardOf<'cannons'>;
}

/** The player chooses the fleet token of a tavern (CF-C3). @remarks Since 0.1.0 */
export interface OpenTavernDecision {
  /** The kind of decision. */
  readonly type: 'openTavern';
  /** The seat that decides. */
  readonly player: Seat;
  /** The card that asks. */
  readonly card: CardOf<'tavern'>;
}

/** The player chooses the tavern with which rum lies (CF-C3). @remarks Since 0.1.0 */
export interface PlaceRumDecision {
  /** The kind of decision. */
  readonly type: 'placeRum';
  /** The seat that decides. */
  readonly player: Seat;
  /** The card that asks. */
  readonly card: CardOf<'rum'>;
}

/** The player may choose directly after the winner (CF-K5). @remarks Since 0.1.0 */
export interface FairWindDecision {
  /** The kind of decision. */
  readonly type: 'fairWind';
  /** The seat that decides. */
  readonly player: Seat;
  /** The card that asks. */
  readonly card: CardOf<'fairWind'>;
}

/** The winner of the auction rolls the dice (CF-R1). @remarks Since 0.1.0 */
export interface ProductionRollDecision {
  /** The kind of decision. */
  readonly type: 'roll';
  /** The seat that decides. */
  readonly player: Seat;
  /** What the roll is for. */
  readonly purpose: 'production';
  /** Whether the action must name the dice (option `dice: "manual"`). */
  readonly manual: boolean;
}

/** The raider rolls the dice (CF-C3). @remarks Since 0.1.0 */
export interface RaidRollDecision {
  /** The kind of decision. */
  readonly type: 'roll';
  /** The seat that decides. */
  readonly player: Seat;
  /** What the roll is for. */
  readonly purpose: 'raid';
  /** Whether the action must name the dice (option `dice: "manual"`). */
  readonly manual: boolean;
  /** The seat that may have to pay. */
  readonly victim: Seat;
  /** The sum to reach, and the ducats to pay. */
  readonly amount: number;
}

/** A player rolls the dice. @remarks Since 0.1.0 */
export type RollDecision = ProductionRollDecision | RaidRollDecision;

/** The player may turn one of the dice (CF-R2). @remarks Since 0.1.0 */
export interface SpyglassDecision {
  /** The kind of decision. */
  readonly type: 'spyglass';
  /** The seat that decides. */
  readonly player: Seat;
  /** The card that asks. */
  readonly card: CardOf<'spyglass'>;
}

/** What the game waits for. @remarks Since 0.1.0 */
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

/** The winner's card is carried out; now holders of a `fairWind` are asked (CF-K5). @remarks Since 0.1.0 */
export interface AskFairWindsStep {
  /** The kind of step. */
  readonly type: 'askFairWinds';
  /** The winner of the auction. */
  readonly player: Seat;
}

/** The dice lie as they are; now the ships earn, and the round ends (CF-R3 to CF-R6). @remarks Since 0.1.0 */
export interface ProductionStep {
  /** The kind of step. */
  readonly type: 'production';
  /** The roller. */
  readonly player: Seat;
}

/** An entry of the agenda: an open decision, or something that comes later. @remarks Since 0.1.0 */
export type Step = Decision | AskFairWindsStep | ProductionStep;

/** The step of a given type. */
export type StepOf<Type extends Step['type']> = Extract<Step, { readonly type: Type }>;

/** A decision as it is shown. */
export function decisionOf(step: Step): Decision {
  switch (step.type) {
    case 'askFairWinds':
    case 'production':
      throw new RangeError(`${step.type} is no decision`);
    default:
      return step;
  }
}
