import { type ActionFields, type ActionForm, actionForms } from '../action-form.ts';
import type { Seat } from '../game.ts';
import { integer, oneOf, type Shape, text, tuple } from '../shape.ts';
import {
  type Card,
  type CardOf,
  COLORS,
  type Color,
  type Die,
  type Face,
  KEPT_KINDS,
  RAID_LEAST,
  RAID_MOST,
  SHIPS,
  type ShipCard,
  SPECIAL_KINDS,
  type SpecialKind,
  type UsableCard,
} from './components.ts';

/** Leaves the auction of this round (CF-B2). Answers `bid`. @remarks Since 0.1.0 */
export interface PassAction {
  /** The kind of action. */
  readonly type: 'pass';
  /** The seat that acts. */
  readonly player: Seat;
}

/** Makes a higher bid (CF-B2). Answers `bid`. @remarks Since 0.1.0 */
export interface BidAction {
  /** The kind of action. */
  readonly type: 'bid';
  /** The seat that acts. */
  readonly player: Seat;
  /** The ducats. */
  readonly amount: number;
}

/** Takes one of the open cards (CF-K1). Answers `choose`. @remarks Since 0.1.0 */
export interface ChooseAction {
  /** The kind of action. */
  readonly type: 'choose';
  /** The seat that acts. */
  readonly player: Seat;
  /** The card. */
  readonly card: Card;
}

/** Sinks a ship or a tavern of another player (CF-C3). Answers `sink`. @remarks Since 0.1.0 */
export interface SinkAction {
  /** The kind of action. */
  readonly type: 'sink';
  /** The seat that acts. */
  readonly player: Seat;
  /** The card of the ship or of the tavern. */
  readonly target: ShipCard | CardOf<'tavern'>;
}

/** Takes a ship from another player (CF-C3). Answers `board`. @remarks Since 0.1.0 */
export interface BoardAction {
  /** The kind of action. */
  readonly type: 'board';
  /** The seat that acts. */
  readonly player: Seat;
  /** The ship. */
  readonly ship: ShipCard;
}

/** Names a victim and a number; a roll follows (CF-C3). Answers `raid`. @remarks Since 0.1.0 */
export interface RaidAction {
  /** The kind of action. */
  readonly type: 'raid';
  /** The seat that acts. */
  readonly player: Seat;
  /** The seat that may have to pay. */
  readonly victim: Seat;
  /** The sum to reach, and the ducats to pay. */
  readonly amount: number;
}

/** Lays a blackbeard with a chief pawn (CF-C3). Answers `assignBlackbeard`. @remarks Since 0.1.0 */
export interface AssignBlackbeardAction {
  /** The kind of action. */
  readonly type: 'assignBlackbeard';
  /** The seat that acts. */
  readonly player: Seat;
  /** The colour of the pawn. */
  readonly color: Color;
}

/** Lays cannons under a ship (CF-C3). Answers `placeCannons`. @remarks Since 0.1.0 */
export interface PlaceCannonsAction {
  /** The kind of action. */
  readonly type: 'placeCannons';
  /** The seat that acts. */
  readonly player: Seat;
  /** The ship. */
  readonly ship: ShipCard;
}

/** Takes a fleet token for a tavern (CF-C3). Answers `openTavern`. @remarks Since 0.1.0 */
export interface OpenTavernAction {
  /** The kind of action. */
  readonly type: 'openTavern';
  /** The seat that acts. */
  readonly player: Seat;
  /** The colour of the token. */
  readonly color: Color;
}

/** Lays rum with a tavern (CF-C3). Answers `placeRum`. @remarks Since 0.1.0 */
export interface PlaceRumAction {
  /** The kind of action. */
  readonly type: 'placeRum';
  /** The seat that acts. */
  readonly player: Seat;
  /** The card of the tavern. */
  readonly tavern: CardOf<'tavern'>;
}

/** Does not use a kept card now (CF-K5, CF-R2). Answers `fairWind` and `spyglass`. @remarks Since 0.1.0 */
export interface KeepCardAction {
  /** The kind of action. */
  readonly type: 'keepCard';
  /** The seat that acts. */
  readonly player: Seat;
  /** The card that asks. */
  readonly card: UsableCard;
}

/** Chooses directly after the winner (CF-K5). Answers `fairWind`. @remarks Since 0.1.0 */
export interface UseFairWindAction {
  /** The kind of action. */
  readonly type: 'useFairWind';
  /** The seat that acts. */
  readonly player: Seat;
  /** The card that asks. */
  readonly card: CardOf<'fairWind'>;
}

/** Rolls the dice (CF-R1, CF-C3); names them only in a game with manual dice. Answers `roll`. @remarks Since 0.1.0 */
export interface RollAction {
  /** The kind of action. */
  readonly type: 'roll';
  /** The seat that acts. */
  readonly player: Seat;
  /** The faces, with manual dice only. */
  readonly dice?: readonly [Face, Face];
}

/** Turns a die to another face (CF-R2). Answers `spyglass`. @remarks Since 0.1.0 */
export interface TurnDieAction {
  /** The kind of action. */
  readonly type: 'turnDie';
  /** The seat that acts. */
  readonly player: Seat;
  /** The card that asks. */
  readonly card: CardOf<'spyglass'>;
  /** The die: the first or the second of the roll. */
  readonly die: Die;
  /** The new face. */
  readonly face: Face;
}

/** An answer to a decision. @remarks Since 0.1.0 */
export type Action =
  | PassAction
  | BidAction
  | ChooseAction
  | SinkAction
  | BoardAction
  | RaidAction
  | AssignBlackbeardAction
  | PlaceCannonsAction
  | OpenTavernAction
  | PlaceRumAction
  | KeepCardAction
  | UseFairWindAction
  | RollAction
  | TurnDieAction;

/**
 * The action of a given type.
 *
 * @typeParam Type - the type.
 * @remarks Since 0.1.0
 */
export type ActionOf<Type extends Action['type']> = Extract<Action, Record<'type', Type>>;

const SHIP_CARDS: readonly ShipCard[] = SHIPS.map(({ card }) => card);

const seat = integer(0, Number.MAX_SAFE_INTEGER);
const color = oneOf(COLORS);
const face = integer(1, 6);
const ship = oneOf(SHIP_CARDS);

/** Ship cards, and special cards of some kinds with any copy number. */
export function cardShape(
  words: string,
  ships: readonly ShipCard[],
  kinds: readonly SpecialKind[],
): Shape {
  const copies = `(?:${kinds.join('|')})#[1-9]\\d{0,14}`;
  return text(new RegExp(`^(?:${[...ships, copies].join('|')})$`), words);
}

/** Any card. */
export const CARD: Shape = cardShape(
  'a card such as "green:2" or "kraken#1"',
  SHIP_CARDS,
  SPECIAL_KINDS,
);

const tavern = cardShape('a tavern such as "tavern#1"', [], ['tavern']);
const target = cardShape('a ship or a tavern', SHIP_CARDS, ['tavern']);
const kept = cardShape('a card such as "spyglass#1" or "fairWind#1"', [], KEPT_KINDS);
const fairWind = cardShape('a card such as "fairWind#1"', [], ['fairWind']);
const spyglass = cardShape('a card such as "spyglass#1"', [], ['spyglass']);

/** The fields of every action beside `type` and `player`. */
const ACTION_FIELDS: { readonly [Type in Action['type']]: ActionFields } = {
  pass: { fields: {} },
  bid: { fields: { amount: integer(1, Number.MAX_SAFE_INTEGER) } },
  choose: { fields: { card: CARD } },
  sink: { fields: { target } },
  board: { fields: { ship } },
  raid: { fields: { victim: seat, amount: integer(RAID_LEAST, RAID_MOST) } },
  assignBlackbeard: { fields: { color } },
  placeCannons: { fields: { ship } },
  openTavern: { fields: { color } },
  placeRum: { fields: { tavern } },
  keepCard: { fields: { card: kept } },
  useFairWind: { fields: { card: fairWind } },
  roll: { fields: {}, optional: { dice: tuple(face, face) } },
  turnDie: { fields: { card: spyglass, die: integer(0, 1), face } },
};

/** The whole form of every action. */
export const ACTION_FORMS: { readonly [type: string]: ActionForm } = actionForms(ACTION_FIELDS);
