import type { Seat } from '../core/types.ts';
import { type Card, type Color, DICE, type Die } from './components.ts';

/** The id of a thing on the table of Caribbean Fleet: its kind, then which one it is. The guide to pieces lists all kinds. */
export type PieceId =
  | `card:${Card}`
  | `chief:${Color}`
  | `token:${Color}`
  | `die:${Die}`
  | `purse:${Seat}`
  | 'deck';

export function cards(list: readonly Card[]): PieceId[] {
  return list.map((card): PieceId => `card:${card}`);
}

export function dice(): PieceId[] {
  return DICE.map((die): PieceId => `die:${die}`);
}
