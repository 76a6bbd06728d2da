import { setImmediate } from 'node:timers/promises';
import { Tinypool } from 'tinypool';
import { type Pairing, playPairing } from './playing.ts';
import { type GameResult, readResult } from './results.ts';

/** Where games are played: here, or in worker threads. */
export interface Tables {
  readonly play: (pairing: Pairing) => Promise<GameResult>;
  readonly close: () => Promise<void>;
}

/** Opens tables; `worker` is the module whose default export plays a pairing. One table needs no thread. */
export function openTables(workers: number, worker: string): Tables {
  if (workers === 1) {
    const play = async (pairing: Pairing): Promise<GameResult> => {
      // Lets signals and closed pipes come through between two games.
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
    // One that fails is met when its turn comes; until then Node must not take the failure for forgotten.
    result.catch(() => {});
    running.push(result);
    const first = running.length < ahead ? undefined : running.shift();
    if (first !== undefined) yield await first;
  }
  for (const result of running) yield await result;
}
