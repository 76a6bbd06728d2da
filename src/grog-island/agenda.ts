import type { Seat } from '../game.ts';
import type { Building } from './buildings.ts';
import type { BuildingType, Color, Ship } from './components.ts';

/** The player returns goals down to four and chooses a good, in any order (GI-S7). @remarks Since 0.1.0 */
export interface SetupDecision {
  /** The kind of decision. */
  readonly type: 'setup';
  /** The seat that decides. */
  readonly player: Seat;
  /** Goals still to return. */
  readonly toReturn: number;
  /** Whether the good is still to be chosen. */
  readonly mayChooseGood: boolean;
}

/** The player with the flag rolls the dice (GI-R1). @remarks Since 0.1.0 */
export interface RollDecision {
  /** The kind of decision. */
  readonly type: 'roll';
  /** The seat that decides. */
  readonly player: Seat;
  /** Whether the action must name the dice (option `dice: "manual"`). */
  readonly manual: boolean;
}

/** The player bids or passes, and may play parrots before (GI-O, GI-B, GI-K, GI-A). @remarks Since 0.1.0 */
export interface BidDecision {
  /** The kind of decision. */
  readonly type: 'bid';
  /** The seat that decides. */
  readonly player: Seat;
}

/** A player who passed chooses the ship to trade with (GI-T1 to GI-T4). @remarks Since 0.1.0 */
export interface ChooseShipDecision {
  /** The kind of decision. */
  readonly type: 'chooseShip';
  /** The seat that decides. */
  readonly player: Seat;
}

/** The player trades with his ship (GI-T5 to GI-T8). @remarks Since 0.1.0 */
export interface TradeDecision {
  /** The kind of decision. */
  readonly type: 'trade';
  /** The seat that decides. */
  readonly player: Seat;
  /** The ship with his marker. */
  readonly ship: Ship;
  /** Goods of the ship's kind paid in advance by exchanges (GI-T8). */
  readonly credit: number;
  /** Whether the main trade is done. */
  readonly delivered: boolean;
  /** Deals done. */
  readonly deals: number;
}

/** The player puts goals under the deck (GI-T6, GI-L2). @remarks Since 0.1.0 */
export interface ReturnGoalsDecision {
  /** The kind of decision. */
  readonly type: 'returnGoals';
  /** The seat that decides. */
  readonly player: Seat;
  /** From the hand (cloud), or from the drawn cards (goal ship). */
  readonly from: 'hand' | 'drawn';
  /** Cards still to return. */
  readonly left: number;
}

/** The winner pays his bid, or defaults (GI-Y). @remarks Since 0.1.0 */
export interface PayDecision {
  /** The kind of decision. */
  readonly type: 'pay';
  /** The seat that decides. */
  readonly player: Seat;
  /** The coins to pay. */
  readonly amount: number;
}

/** The player claims a building (GI-L), for an auction won (GI-W) or for a deal (GI-T7). @remarks Since 0.1.0 */
export interface ClaimDecision {
  /** The kind of decision. */
  readonly type: 'claim';
  /** The seat that decides. */
  readonly player: Seat;
  /** Only after an auction may the claim be renounced (GI-W3). */
  readonly reason: 'auction' | 'deal';
  /** The peninsulas with something to claim, in the order of the colours. */
  readonly peninsulas: readonly Color[];
}

/** The winner puts a lock on a building (GI-W4). @remarks Since 0.1.0 */
export interface LockDecision {
  /** The kind of decision. */
  readonly type: 'lock';
  /** The seat that decides. */
  readonly player: Seat;
  /** Where the lock goes. */
  readonly peninsula: Color;
}

/** With two players, the one who did not win places a crew of the ghost ship (GI-E1). @remarks Since 0.1.0 */
export interface GhostDecision {
  /** The kind of decision. */
  readonly type: 'ghost';
  /** The seat that decides. */
  readonly player: Seat;
  /** Where the ghost ship lies. */
  readonly peninsula: Color;
}

/** What the game waits for. @remarks Since 0.1.0 */
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

/** A trade on the agenda; it also knows whether GI-T4 lets the player end it with nothing done. @remarks Since 0.1.0 */
export interface TradeStep extends TradeDecision {
  /** Whether the player owned no good of any available ship when he chose (GI-T4). */
  readonly idle: boolean;
}

/** A claim on the agenda; it also knows the type that GI-L5 forbids. @remarks Since 0.1.0 */
export interface ClaimStep extends ClaimDecision {
  /** The type already claimed for this auction; `null` if none. */
  readonly except: BuildingType | null;
}

/** Claims that are still due to the winner; what cannot be claimed when it is due is lost (GI-W3). @remarks Since 0.1.0 */
export interface DueClaimsStep {
  /** The kind of step. */
  readonly type: 'dueClaims';
  /** The seat it concerns. */
  readonly player: Seat;
  /** The peninsulas of the dice on spaces 1 and 2 that are still due. */
  readonly peninsulas: readonly Color[];
  /** The type already claimed for this auction; `null` if none. */
  readonly except: BuildingType | null;
}

/** The coins of a claim, after its cloud (GI-L3). @remarks Since 0.1.0 */
export interface ClaimCoinsStep {
  /** The kind of step. */
  readonly type: 'claimCoins';
  /** The seat it concerns. */
  readonly player: Seat;
  /** The claimed building. */
  readonly building: Building;
}

/** The winner's points and lock, after his claims (GI-W2). @remarks Since 0.1.0 */
export interface RewardsStep {
  /** The kind of step. */
  readonly type: 'rewards';
  /** The seat it concerns. */
  readonly player: Seat;
}

/** The end of the round: first the ghost crew (GI-E1), then the rest (GI-E2 to GI-E4, GI-F1, GI-F2). @remarks Since 0.1.0 */
export interface EndOfRoundStep {
  /** The kind of step. */
  readonly type: 'ghostCrew' | 'endOfRound';
  /** The seat with the flag. */
  readonly player: Seat;
}

/** An entry of the agenda: an open decision, or an automatic step that comes later. @remarks Since 0.1.0 */
export type Step =
  | Exclude<Decision, TradeDecision | ClaimDecision>
  | TradeStep
  | ClaimStep
  | DueClaimsStep
  | ClaimCoinsStep
  | RewardsStep
  | EndOfRoundStep;

/** The step of a given type. */
export type StepOf<Type extends Step['type']> = Extract<Step, { readonly type: Type }>;

/** A decision as it is shown: without what only the agenda knows. */
export function decisionOf(step: Step): Decision {
  switch (step.type) {
    case 'trade': {
      const { idle: _, ...decision } = step;
      return decision;
    }
    case 'claim': {
      const { except: _, ...decision } = step;
      return decision;
    }
    case 'dueClaims':
    case 'claimCoins':
    case 'rewards':
    case 'ghostCrew':
    case 'endOfRound':
      throw new RangeError(`${step.type} is no decision`);
    default:
      return step;
  }
}
