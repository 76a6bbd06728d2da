import type { Game } from '../src/core/contract.ts';
import { playSimulated, recorded } from './playing.ts';

/** The memory that simulated games leave in use. */
export interface Memory {
  readonly games: number;
  /** The growth of the heap in bytes, each time after a full garbage collection. */
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
  // Compiled code and tables that are made once and kept come first.
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
