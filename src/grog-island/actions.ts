import type { OfPlayer } from '../core/types.ts';
import type { Building } from './board.ts';
import type { Color, Face, Goal, Ship, Treasure } from './components.ts';

/** Puts a goal card under the deck (GI-S7, GI-T6, GI-L2). Answers `setup` and `returnGoals`. */
export interface ReturnGoalAction extends OfPlayer<'returnGoal'> {
  /** The card. */
  readonly goal: Goal;
}

/** Chooses a good (GI-S7). Answers `setup`. */
export interface ChooseGoodAction extends OfPlayer<'chooseGood'> {
  /** The good, by its colour. */
  readonly good: Color;
}

/** Rolls the five dice (GI-R1); names them only in a game with manual dice. Answers `roll`. */
export interface RollAction extends OfPlayer<'roll'> {
  /** The faces, with manual dice only. */
  readonly dice?: Readonly<Record<Color, Face>>;
}

/** Leaves the auction of this round (GI-A). Answers `bid`. */
export interface PassAction extends OfPlayer<'pass'> {}

/** Plays the parrot of a colour and turns its die (GI-K2). Answers `bid`. */
export interface TurnDieAction extends OfPlayer<'turnDie'> {
  /** The die, by its colour. */
  readonly die: Color;
  /** The new face. */
  readonly face: Face;
}

/** Makes or raises the bid (GI-B), or holds it with a parrot (GI-K4). Answers `bid`. */
export interface BidAction extends OfPlayer<'bid'> {
  /** The row, left to right, one to five different dice. */
  readonly dice: readonly Color[];
  /** Plays a `hold` parrot; absent otherwise. */
  readonly hold?: true;
}

/** Puts the marker on a ship (GI-T3, GI-T4). Answers `chooseShip`. */
export interface TradeAction extends OfPlayer<'trade'> {
  /** The ship. */
  readonly ship: Ship;
}

/** Ends the trade (GI-T5). Answers `trade`. */
export interface EndTradeAction extends OfPlayer<'endTrade'> {}

/** Exchanges three goods of other kinds for a credit of one good that the ship takes (GI-T8). Answers `trade`. */
export interface ExchangeAction extends OfPlayer<'exchange'> {
  /** How many goods of each colour, three in all; a colour without any is left out. */
  readonly goods: Readonly<Partial<Record<Color, number>>>;
}

/** Carries out the main trade (GI-T6). Answers `trade`. */
export interface DeliverAction extends OfPlayer<'deliver'> {
  /** The number of goods, at least 1. */
  readonly units: number;
}

/** Pays four goods for a claim (GI-T7). Answers `trade`. */
export interface DealAction extends OfPlayer<'deal'> {}

/** Pays nothing and gets nothing (GI-Y3). Answers `pay`. */
export interface DefaultAction extends OfPlayer<'default'> {}

/** Pays with treasure cards, and the rest with coins (GI-Y1, GI-Y2). Answers `pay`. */
export interface PayAction extends OfPlayer<'pay'> {
  /** The values of the cards handed in, in rising order. */
  readonly treasures: readonly Treasure[];
}

/** Declines the claims that are left (GI-W3). Answers `claim`. */
export interface EndClaimsAction extends OfPlayer<'endClaims'> {}

/** Puts a crew member on a building (GI-L1). Answers `claim`. */
export interface ClaimAction extends OfPlayer<'claim'> {
  /** The building. */
  readonly building: Building;
}

/** Puts a lock on a building (GI-W4). Answers `lock`. */
export interface LockAction extends OfPlayer<'lock'> {
  /** The building. */
  readonly building: Building;
}

/** Puts a ghost crew on a building (GI-E1). Answers `ghost`. */
export interface PlaceGhostAction extends OfPlayer<'placeGhost'> {
  /** The building. */
  readonly building: Building;
}

/** An answer to a decision. */
export type Action =
  | ReturnGoalAction
  | ChooseGoodAction
  | RollAction
  | PassAction
  | TurnDieAction
  | BidAction
  | TradeAction
  | EndTradeAction
  | ExchangeAction
  | DeliverAction
  | DealAction
  | DefaultAction
  | PayAction
  | EndClaimsAction
  | ClaimAction
  | LockAction
  | PlaceGhostAction;

/**
 * The action of a given type.
 *
 * @typeParam Type - the type.
 */
export type ActionOf<Type extends Action['type']> = Extract<Action, Record<'type', Type>>;
