import { type ActionFields, type ActionForm, actionForms } from '../action-form.ts';
import type { Seat } from '../game.ts';
import {
  compact,
  distinct,
  integer,
  list,
  oneOf,
  partialRecord,
  record,
  type Shape,
} from '../shape.ts';
import type { Building } from './buildings.ts';
import {
  BUILDING_TYPES,
  COLORS,
  type Color,
  type Face,
  GOALS,
  type Goal,
  SHIPS,
  type Ship,
  type Treasure,
} from './components.ts';

/** Puts a goal card under the deck (GI-S7, GI-T6, GI-L2). Answers `setup` and `returnGoals`. @remarks Since 0.1.0 */
export interface ReturnGoalAction {
  /** The kind of action. */
  readonly type: 'returnGoal';
  /** The seat that acts. */
  readonly player: Seat;
  /** The card. */
  readonly goal: Goal;
}

/** Takes a good of choice (GI-S7). Answers `setup`. @remarks Since 0.1.0 */
export interface ChooseGoodAction {
  /** The kind of action. */
  readonly type: 'chooseGood';
  /** The seat that acts. */
  readonly player: Seat;
  /** The good, by its colour. */
  readonly good: Color;
}

/** Rolls the five dice (GI-R1); names them only in a game with manual dice. Answers `roll`. @remarks Since 0.1.0 */
export interface RollAction {
  /** The kind of action. */
  readonly type: 'roll';
  /** The seat that acts. */
  readonly player: Seat;
  /** The faces, with manual dice only. */
  readonly dice?: Readonly<Record<Color, Face>>;
}

/** Leaves the auction of this round (GI-A). Answers `bid`. @remarks Since 0.1.0 */
export interface PassAction {
  /** The kind of action. */
  readonly type: 'pass';
  /** The seat that acts. */
  readonly player: Seat;
}

/** Plays the parrot of a colour and turns its die (GI-K2). Answers `bid`. @remarks Since 0.1.0 */
export interface TurnDieAction {
  /** The kind of action. */
  readonly type: 'turnDie';
  /** The seat that acts. */
  readonly player: Seat;
  /** The die, by its colour. */
  readonly die: Color;
  /** The new face. */
  readonly face: Face;
}

/** Makes or raises the bid (GI-B), or holds it with a parrot (GI-K4). Answers `bid`. @remarks Since 0.1.0 */
export interface BidAction {
  /** The kind of action. */
  readonly type: 'bid';
  /** The seat that acts. */
  readonly player: Seat;
  /** The row, left to right, one to five different dice. */
  readonly dice: readonly Color[];
  /** Plays a `hold` parrot; absent otherwise. */
  readonly hold?: true;
}

/** Puts the marker on a ship (GI-T3, GI-T4). Answers `chooseShip`. @remarks Since 0.1.0 */
export interface TradeAction {
  /** The kind of action. */
  readonly type: 'trade';
  /** The seat that acts. */
  readonly player: Seat;
  /** The ship. */
  readonly ship: Ship;
}

/** Ends the trade (GI-T5). Answers `trade`. @remarks Since 0.1.0 */
export interface EndTradeAction {
  /** The kind of action. */
  readonly type: 'endTrade';
  /** The seat that acts. */
  readonly player: Seat;
}

/** Returns three goods of other kinds for a credit of one of the ship's kind (GI-T8). Answers `trade`. @remarks Since 0.1.0 */
export interface ExchangeAction {
  /** The kind of action. */
  readonly type: 'exchange';
  /** The seat that acts. */
  readonly player: Seat;
  /** How many of which colours, three in all; zeros are left out. */
  readonly goods: Readonly<Partial<Record<Color, number>>>;
}

/** Carries out the main trade (GI-T6). Answers `trade`. @remarks Since 0.1.0 */
export interface DeliverAction {
  /** The kind of action. */
  readonly type: 'deliver';
  /** The seat that acts. */
  readonly player: Seat;
  /** The number of goods, at least 1. */
  readonly units: number;
}

/** Pays four goods for a claim (GI-T7). Answers `trade`. @remarks Since 0.1.0 */
export interface DealAction {
  /** The kind of action. */
  readonly type: 'deal';
  /** The seat that acts. */
  readonly player: Seat;
}

/** Pays nothing and gets nothing (GI-Y3). Answers `pay`. @remarks Since 0.1.0 */
export interface DefaultAction {
  /** The kind of action. */
  readonly type: 'default';
  /** The seat that acts. */
  readonly player: Seat;
}

/** Pays with treasure cards, and the rest with coins (GI-Y1, GI-Y2). Answers `pay`. @remarks Since 0.1.0 */
export interface PayAction {
  /** The kind of action. */
  readonly type: 'pay';
  /** The seat that acts. */
  readonly player: Seat;
  /** The values of the cards handed in, rising. */
  readonly treasures: readonly Treasure[];
}

/** Renounces the claims that are left (GI-W3). Answers `claim`. @remarks Since 0.1.0 */
export interface EndClaimsAction {
  /** The kind of action. */
  readonly type: 'endClaims';
  /** The seat that acts. */
  readonly player: Seat;
}

/** Puts a crew on a building (GI-L1). Answers `claim`. @remarks Since 0.1.0 */
export interface ClaimAction {
  /** The kind of action. */
  readonly type: 'claim';
  /** The seat that acts. */
  readonly player: Seat;
  /** The building. */
  readonly building: Building;
}

/** Puts a lock on a building (GI-W4). Answers `lock`. @remarks Since 0.1.0 */
export interface LockAction {
  /** The kind of action. */
  readonly type: 'lock';
  /** The seat that acts. */
  readonly player: Seat;
  /** The building. */
  readonly building: Building;
}

/** Puts a crew of the ghost ship on a building (GI-E1). Answers `ghost`. @remarks Since 0.1.0 */
export interface PlaceGhostAction {
  /** The kind of action. */
  readonly type: 'placeGhost';
  /** The seat that acts. */
  readonly player: Seat;
  /** The building. */
  readonly building: Building;
}

/** An answer to a decision. @remarks Since 0.1.0 */
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
 * @remarks Since 0.1.0
 */
export type ActionOf<Type extends Action['type']> = Extract<Action, Record<'type', Type>>;

const color = oneOf(COLORS);
const face = integer(1, 6);
const goal = oneOf(GOALS);

/** A building. */
export const BUILDING: Shape = compact({ peninsula: color, type: oneOf(BUILDING_TYPES) });

/** The fields of every action beside `type` and `player`. */
const ACTION_FIELDS: { readonly [Type in Action['type']]: ActionFields } = {
  returnGoal: { fields: { goal } },
  chooseGood: { fields: { good: color } },
  roll: { fields: {}, optional: { dice: record(COLORS, face) } },
  pass: { fields: {} },
  turnDie: { fields: { die: color, face } },
  bid: { fields: { dice: distinct(color, 1, 5) }, optional: { hold: oneOf([true]) } },
  trade: { fields: { ship: oneOf(SHIPS) } },
  endTrade: { fields: {} },
  exchange: { fields: { goods: partialRecord(COLORS, integer(1, 3), 1) } },
  deliver: { fields: { units: integer(1, Number.MAX_SAFE_INTEGER) } },
  deal: { fields: {} },
  default: { fields: {} },
  pay: { fields: { treasures: list(integer(1, 3), 0, 32) } },
  endClaims: { fields: {} },
  claim: { fields: { building: BUILDING } },
  lock: { fields: { building: BUILDING } },
  placeGhost: { fields: { building: BUILDING } },
};

/** The whole form of every action. */
export const ACTION_FORMS: { readonly [type: string]: ActionForm } = actionForms(ACTION_FIELDS);
