import { setImmediate } from 'node:timers/promises';
import { Tinypool } from 'tinypool';
import type { GameResult } from '../../bots/tournament/result.ts';
import { gameNamed } from '../arguments.ts';
import { isProgram, type LoadedBots, loadBots } from '../bots/load-bots.ts';
import { type Pairing, playWith, type TournamentPlan } from './pairing.ts';
import { readResult } from './results.ts';

/** Plays games, in this thread or in worker threads. */
export interface Pool {
  readonly play: (pairing: Pairing) => Promise<GameResult>;
  readonly close: () => Promise<void>;
}

/**
 * Creates a pool. Bots that are programs play in processes of their own, a set of them for each worker; other bots in threads. One worker
 * needs none.
 *
 * @param worker - the module whose default export plays a pairing.
 * @param first - the bots that are loaded already.
 */
export function createPool(
  plan: TournamentPlan,
  workers: number,
  worker: string,
  first: LoadedBots,
): Pool {
  if (workers === 1 || plan.bots.some(isProgram)) return createTables(plan, first);
  const pool = new Tinypool({
    filename: worker,
    runtime: 'worker_threads',
    minThreads: workers,
    maxThreads: workers,
  });
  return {
    play: async (pairing) => readResult(await pool.run(pairing)),
    close: async () => {
      await pool.destroy();
      await first.close();
    },
  };
}

/** Sets of bots, each of which plays one game at a time in this thread; more are loaded as they are needed. */
function createTables(plan: TournamentPlan, first: LoadedBots): Pool {
  const all = [first];
  const free = [first];
  return {
    async play(pairing) {
      // Lets the process handle signals between two games.
      await setImmediate();
      const bots = free.pop() ?? (await loadBots(gameNamed(plan.name), plan, first));
      if (!all.includes(bots)) all.push(bots);
      try {
        return await playWith(bots, pairing);
      } finally {
        free.push(bots);
      }
    },
    async close() {
      await Promise.all(all.map((bots) => bots.close()));
    },
  };
}
