import type { OfPlayer, Seat } from '../core/types.ts';
import type { Card, CardOf, Color, Die, Face, ShipCard, UsableCard } from './components.ts';

/** Leaves the auction of this round (CF-B2). Answers `bid`. */
export interface PassAction extends OfPlayer<'pass'> {}

/** Makes a higher bid (CF-B2). Answers `bid`. */
export interface BidAction extends OfPlayer<'bid'> {
  /** The ducats. */
  readonly amount: number;
}

/** Takes one of the open cards (CF-K1). Answers `choose`. */
export interface ChooseAction extends OfPlayer<'choose'> {
  /** The card. */
  readonly card: Card;
}

/** Sinks a ship or a tavern of another player (CF-C3). Answers `sink`. */
export interface SinkAction extends OfPlayer<'sink'> {
  /** The card of the ship or of the tavern. */
  readonly target: ShipCard | CardOf<'tavern'>;
}

/** Takes a ship from another player (CF-C3). Answers `board`. */
export interface BoardAction extends OfPlayer<'board'> {
  /** The ship. */
  readonly ship: ShipCard;
}

/** Names a victim and a number; a roll follows (CF-C3). Answers `raid`. */
export interface RaidAction extends OfPlayer<'raid'> {
  /** The seat that may have to pay. */
  readonly victim: Seat;
  /** The sum to reach, and the ducats to pay. */
  readonly amount: number;
}

/** Lays a blackbeard with a chief pawn (CF-C3). Answers `assignBlackbeard`. */
export interface AssignBlackbeardAction extends OfPlayer<'assignBlackbeard'> {
  /** The colour of the pawn. */
  readonly color: Color;
}

/** Lays cannons under a ship (CF-C3). Answers `placeCannons`. */
export interface PlaceCannonsAction extends OfPlayer<'placeCannons'> {
  /** The ship. */
  readonly ship: ShipCard;
}

/** Takes a fleet token for a tavern (CF-C3). Answers `openTavern`. */
export interface OpenTavernAction extends OfPlayer<'openTavern'> {
  /** The colour of the token. */
  readonly color: Color;
}

/** Lays rum with a tavern (CF-C3). Answers `placeRum`. */
export interface PlaceRumAction extends OfPlayer<'placeRum'> {
  /** The card of the tavern. */
  readonly tavern: CardOf<'tavern'>;
}

/** Does not use a kept card now (CF-K5, CF-R2). Answers `fairWind` and `spyglass`. */
export interface KeepCardAction extends OfPlayer<'keepCard'> {
  /** The card that asks. */
  readonly card: UsableCard;
}

/** Chooses directly after the winner (CF-K5). Answers `fairWind`. */
export interface UseFairWindAction extends OfPlayer<'useFairWind'> {
  /** The card that asks. */
  readonly card: CardOf<'fairWind'>;
}

/** Rolls the dice (CF-R1, CF-C3); names them only in a game with manual dice. Answers `roll`. */
export interface RollAction extends OfPlayer<'roll'> {
  /** The faces, with manual dice only. */
  readonly dice?: readonly [Face, Face];
}

/** Turns a die to another face (CF-R2). Answers `spyglass`. */
export interface TurnDieAction extends OfPlayer<'turnDie'> {
  /** The card that asks. */
  readonly card: CardOf<'spyglass'>;
  /** The die: the first or the second of the roll. */
  readonly die: Die;
  /** The new face. */
  readonly face: Face;
}

/** An answer to a decision. */
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
 */
export type ActionOf<Type extends Action['type']> = Extract<Action, Record<'type', Type>>;
