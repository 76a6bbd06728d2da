import type { Seat, Viewer } from '../core/types.ts';

/** What is open: who is to do what. */
interface OpenDecision {
  /** `null` when the game is over. */
  readonly player: Seat | null;
  readonly sentence: string;
}

export interface Heading {
  readonly title: string;
  readonly round: string;
  readonly open: readonly OpenDecision[];
  readonly viewer: string;
}

/** A number and the noun after it. */
export interface Count {
  readonly count: number;
  readonly noun: string;
}

/** "8 coins". */
export function counted({ count, noun }: Count): string {
  return `${count} ${noun}`;
}

/** Cards by their faces; `null` is a hidden card. */
export interface Pile {
  /** "4 goal cards", "discarded". */
  readonly title: string;
  readonly faces: readonly (string | null)[];
}

/** Groups equal cards, in the order of their first appearance. */
export function grouped<Card>(
  cards: readonly Card[],
): { readonly card: Card; readonly count: number }[] {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return Array.from(counts, ([card, count]) => ({ card, count }));
}

/** "sword shops ×2". */
export function times(word: string, count: number): string {
  return count === 1 ? word : `${word} ×${count}`;
}

/** The seats around the table, from the left neighbour of the viewer to the viewer; for a spectator from seat 0. */
export function seatsAround(viewer: Viewer, players: number): Seat[] {
  const first = viewer === 'spectator' ? 0 : viewer + 1;
  return Array.from({ length: players }, (_, place) => (first + place) % players);
}
