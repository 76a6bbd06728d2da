import { own } from '../core/lists.ts';
import { refuse } from './encoding-error.ts';

/** What an encoder is for. */
export interface EncoderOptions {
  /** The number of players. */
  readonly players: number;
  /** Whether observations include what a player remembers; `false` by default. */
  readonly recall?: boolean | undefined;
}

/** The options with their defaults. */
export function readOptions(
  options: EncoderOptions,
  playerCounts: readonly number[],
): { readonly players: number; readonly recall: boolean } {
  const invalid = (path: readonly string[], received: unknown, expected: string): never =>
    refuse('encoder', 'INVALID_OPTION', path, received, expected);
  if (typeof options !== 'object' || options === null) return invalid([], options, 'an object');
  for (const key of Object.keys(options))
    if (key !== 'players' && key !== 'recall') return invalid([key], 'a value', 'no such option');
  const players = own(options, 'players');
  const recall = own(options, 'recall') ?? false;
  if (players === undefined || !playerCounts.includes(players))
    return invalid(['players'], players, `one of ${playerCounts.join(', ')}`);
  if (typeof recall !== 'boolean') return invalid(['recall'], recall, 'true or false');
  return { players, recall };
}
