import type { Seat, Viewer } from '../core/types.ts';
import type { Names } from './options.ts';

/** A number and what it counts: 8 coins. */
export type Count = readonly [count: number, noun: string];

/** "1 coin", "2 coins". */
export function counted([count, noun]: Count): string {
  return `${count} ${nounFor(count, noun)}`;
}

/** The noun in the singular for one. */
export function nounFor(count: number, noun: string): string {
  return count === 1 ? noun.replace(/s$/, '') : noun;
}

/** Cards by their faces; `null` is a card that the viewer does not see. */
export interface Pile {
  readonly name: string;
  readonly faces: readonly (string | null)[];
}

/** How many cards there are. */
export function countOf({ name, faces }: Pile): Count {
  return [faces.length, name];
}

/** Somebody who has a decision, and what it is. */
interface Waiting {
  readonly player: Seat;
  readonly does: string;
}

/** What stands at the head of a picture. */
export interface Heading {
  readonly title: string;
  readonly round: string;
  /** Nobody when the game is over. */
  readonly waiting: readonly Waiting[];
  readonly viewer: Viewer;
}

/** The same faces together, in the order in which each appears first. */
export function grouped(
  faces: readonly (string | null)[],
): { readonly face: string | null; readonly count: number }[] {
  const counts = new Map<string | null, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  return Array.from(counts, ([face, count]) => ({ face, count }));
}

/** "hold bid ×2". */
export function times(word: string, count: number): string {
  return count === 1 ? word : `${word} ×${count}`;
}

/** What the game waits for, in one sentence for each kind of decision. */
export function waitingFor({ waiting }: Heading, names: Names): string {
  const [first] = waiting;
  if (first === undefined) return 'The game is over';
  if (waiting.length === 1) return `${names(first.player)} ${first.does}`;
  return `${listed(waiting.map(({ player }) => names(player)))}: each ${first.does}`;
}

/** Whose view it is. */
export function seenBy({ viewer }: Heading, names: Names): string {
  return viewer === 'spectator' ? 'Seen by a spectator' : `Seen by ${names(viewer)}`;
}

/** "a", "a and b", "a, b and c". */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
