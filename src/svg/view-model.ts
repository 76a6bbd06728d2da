import type { Seat, Viewer } from '../core/types.ts';
import type { Names } from './options.ts';

/** A number and its noun: 8 coins. */
export type Count = readonly [count: number, noun: string];

/** "1 coin", "2 coins". */
export function counted([count, noun]: Count): string {
  return `${count} ${nounFor(count, noun)}`;
}

/** The noun in the singular for one. */
export function nounFor(count: number, noun: string): string {
  return count === 1 ? noun.replace(/s$/, '') : noun;
}

/** Cards by their faces; `null` is a hidden card. */
export interface Pile {
  readonly name: string;
  readonly faces: readonly (string | null)[];
}

export function countOf({ name, faces }: Pile): Count {
  return [faces.length, name];
}

interface OpenDecision {
  readonly player: Seat;
  readonly does: string;
}

export interface Heading {
  readonly title: string;
  readonly round: string;
  /** The open decisions; none when the game is over. */
  readonly decisions: readonly OpenDecision[];
  readonly viewer: Viewer;
}

/** Groups equal faces, in the order of their first appearance. */
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

export function decisionLine({ decisions }: Heading, names: Names): string {
  const [first] = decisions;
  if (first === undefined) return 'The game is over';
  if (decisions.length === 1) return `${names(first.player)} ${first.does}`;
  return `${listed(decisions.map(({ player }) => names(player)))}: each ${first.does}`;
}

export function viewerLine({ viewer }: Heading, names: Names): string {
  return viewer === 'spectator' ? 'Seen by a spectator' : `Seen by ${names(viewer)}`;
}

/** "a", "a and b", "a, b and c". */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
