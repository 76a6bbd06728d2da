import type { OfPlayer, Seat } from '../core/types.ts';
import type { Card, CardOf, Color, Die, Face, ShipCard, UsableCard } from './components.ts';

/** Drops out of the auction of this round (CF-B2). Answers `bid`. */
export interface PassAction extends OfPlayer<'pass'> {}

/** Raises the bid (CF-B2). Answers `bid`. */
export interface BidAction extends OfPlayer<'bid'> {
  /** The bid in ducats. */
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

/** Names a victim and a number, before the dice are rolled (CF-C3). Answers `raid`. */
export interface RaidAction extends OfPlayer<'raid'> {
  /** The seat to raid. */
  readonly victim: Seat;
  /** The sum that the dice must reach, and the ducats that the victim then pays. */
  readonly amount: number;
}

/** Puts a blackbeard with a chief pawn (CF-C3). Answers `assignBlackbeard`. */
export interface AssignBlackbeardAction extends OfPlayer<'assignBlackbeard'> {
  /** The colour of the pawn. */
  readonly color: Color;
}

/** Puts cannons under a ship (CF-C3). Answers `placeCannons`. */
export interface PlaceCannonsAction extends OfPlayer<'placeCannons'> {
  /** The ship. */
  readonly ship: ShipCard;
}

/** Takes a fleet token for a tavern (CF-C3). Answers `openTavern`. */
export interface OpenTavernAction extends OfPlayer<'openTavern'> {
  /** The colour of the token. */
  readonly color: Color;
}

/** Puts rum with a tavern (CF-C3). Answers `placeRum`. */
export interface PlaceRumAction extends OfPlayer<'placeRum'> {
  /** The card of the tavern. */
  readonly tavern: CardOf<'tavern'>;
}

/** Keeps a card for later instead of using it now (CF-K5, CF-R2). Answers `fairWind` and `spyglass`. */
export interface KeepCardAction extends OfPlayer<'keepCard'> {
  /** The card of the decision. */
  readonly card: UsableCard;
}

/** Uses a fairWind to choose directly after the winner (CF-K5). Answers `fairWind`. */
export interface UseFairWindAction extends OfPlayer<'useFairWind'> {
  /** The card of the decision. */
  readonly card: CardOf<'fairWind'>;
}

/** Rolls the dice (CF-R1, CF-C3). In a game with manual dice, it names the faces. Answers `roll`. */
export interface RollAction extends OfPlayer<'roll'> {
  /** The faces; only in a game with manual dice. */
  readonly dice?: readonly [Face, Face];
}

/** Turns a die to a different face (CF-R2). Answers `spyglass`. */
export interface TurnDieAction extends OfPlayer<'turnDie'> {
  /** The card of the decision. */
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
