import type { Game } from '../src/core/contract.ts';
import { playSimulated, recorded } from './playing.ts';

/** What simulated games leave behind. */
export interface Memory {
  readonly games: number;
  /** How much more of the heap is in use after the games than before, in bytes, garbage collected at both times. */
  readonly grown: number;
}

/** Plays simulated games between two full collections; `null` if Node was not started with --expose-gc. */
export function memoryOf(game: Game, players: number, games: number): Memory | null {
  const { gc } = globalThis;
  if (gc === undefined) return null;
  const used = (): number => {
    gc();
    gc();
    return process.memoryUsage().heapUsed;
  };
  const play = (count: number): void => {
    for (let seed = 1; seed <= count; seed += 1) playSimulated(game, players, seed, null);
  };
  // What is compiled and tabulated once, and then kept, comes first.
  play(Math.min(games, 2000));
  const before = used();
  play(games);
  return { games, grown: used() - before };
}

/** The bytes of the longest state of some recorded games as JSON. */
export function largestState(game: Game, players: number, seeds: readonly number[]): number {
  let largest = 0;
  for (const seed of seeds) {
    for (const state of recorded(game, players, seed).states)
      largest = Math.max(largest, Buffer.byteLength(JSON.stringify(state)));
  }
  return largest;
}
