import { createHash } from 'node:crypto';
import type { BaseScoring } from '../src/core/types.ts';
import type { Played } from './playing.ts';

/** The seeds of the games behind the checksums. */
export const CHECKED_SEEDS: readonly number[] = [1, 2, 3];

/** A hash of results in their order, short enough for a table. */
export function checksumOf(results: readonly (string | number)[]): string {
  return createHash('sha256').update(results.join('\n')).digest('hex').slice(0, 12);
}

/** The totals and the ranking as text. */
export function scoreText({ players, ranking }: BaseScoring): string {
  return JSON.stringify([players.map(({ total }) => total), ranking]);
}

/** The result of a whole game as text. */
export function playedText({ decisions, scoring }: Played): string {
  return `${decisions} ${scoreText(scoring)}`;
}
