import { setImmediate } from 'node:timers/promises';
import { Tinypool } from 'tinypool';
import { type Pairing, playPairing } from './pairing.ts';
import { type GameResult, readResult } from './results.ts';

/** Plays games, in this thread or in worker threads. */
export interface Pool {
  readonly play: (pairing: Pairing) => Promise<GameResult>;
  readonly close: () => Promise<void>;
}

/** Creates a pool; `worker` is the module whose default export plays a pairing. One worker needs no thread. */
export function createPool(workers: number, worker: string): Pool {
  if (workers === 1) {
    const play = async (pairing: Pairing): Promise<GameResult> => {
      // Lets the process handle signals between two games.
      await setImmediate();
      return playPairing(pairing);
    };
    return { play, close: async () => {} };
  }
  const pool = new Tinypool({
    filename: worker,
    runtime: 'worker_threads',
    minThreads: workers,
    maxThreads: workers,
  });
  return {
    play: async (pairing) => readResult(await pool.run(pairing)),
    close: () => pool.destroy(),
  };
}

/** Runs tasks, at most `ahead` at once, and gives their results in the order of the tasks. */
export async function* inOrder<Task, Result>(
  tasks: Iterable<Task>,
  ahead: number,
  run: (task: Task) => Promise<Result>,
): AsyncGenerator<Result> {
  const running: Promise<Result>[] = [];
  for (const task of tasks) {
    const result = run(task);
    // A failure is reported in its turn; until then Node must not count it as unhandled.
    result.catch(() => {});
    running.push(result);
    const first = running.length < ahead ? undefined : running.shift();
    if (first !== undefined) yield await first;
  }
  for (const result of running) yield await result;
}
