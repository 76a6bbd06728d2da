import { at } from '../core/lists.ts';
import type { Seat } from '../core/types.ts';
import type { BuildingType, Color, Goal, Parrot, Ship, Treasure } from './components.ts';

/** The kinds of card that a player holds. */
export const CARD_KINDS: readonly CardKind[] = ['goals', 'treasures', 'parrots'];

/** A kind of card that a player holds. */
export type CardKind = 'goals' | 'treasures' | 'parrots';

/** The bidding spaces from left to right (GI-B1). */
export const SPACES: readonly Space[] = [1, 2, 3, 4, 5];

/** A bidding space, by its number from the left (GI-B1). */
export type Space = 1 | 2 | 3 | 4 | 5;

/**
 * The id of a thing on the table of Grog Island: its kind, then which one it is. The guide to pieces lists all kinds. A goal, treasure
 * or parrot card is the card in the hand of the viewer; equal cards are one piece.
 */
export type PieceId =
  | `building:${Color}:${BuildingType}`
  | `ship:${Ship}`
  | `cloud:${Color}`
  | `die:${Color}`
  | `space:${Space}`
  | `good:${Color}`
  | `goods:${Seat}:${Color}`
  | `purse:${Seat}`
  | `goal:${Goal}`
  | `treasure:${Treasure}`
  | `parrot:${Parrot}`
  | `deck:${CardKind}`
  | `hand:${Seat}:${CardKind}`
  | 'locks'
  | 'flag';

/** The dice of a bid, each with its space (GI-B1). */
export function rowPieces(dice: readonly Color[]): PieceId[] {
  return dice.flatMap((die, place): PieceId[] => [`die:${die}`, `space:${at(SPACES, place)}`]);
}
