import { performance } from 'node:perf_hooks';
import { inOrder } from '../../bots/tournament/in-order.ts';
import type { GameResult } from '../../bots/tournament/result.ts';
import type { LoadedBots } from '../bots/load-bots.ts';
import type { CliContext } from '../context.ts';
import { countGames, missingGames } from './game-numbers.ts';
import type { TournamentOptions } from './options.ts';
import type { Pairing } from './pairing.ts';
import { createPool } from './pool.ts';
import { progressOf } from './progress.ts';

/** Which games are played, and by how many threads. */
export type GamesToPlay = Pick<TournamentOptions, 'plan' | 'games' | 'shard' | 'workers'>;

/** Games in progress for each worker, so that a long game delays only the lines of the games after it. */
const AHEAD = 8;

/** Plays the games that are not done yet, and gives each result in the order of the games. */
export async function playGames(
  options: GamesToPlay,
  bots: LoadedBots,
  done: readonly number[],
  context: CliContext,
  take: (result: GameResult) => void,
): Promise<void> {
  const { workers } = options;
  const total = countGames(options);
  let count = done.length;
  if (count === total) return;
  const progress = progressOf(context, total, count, () => performance.now());
  const threads = Math.min(workers, total - count);
  const pool = createPool(options.plan, threads, context.worker, bots);
  try {
    for await (const result of inOrder(
      pairings(options, done),
      threads === 1 ? 1 : threads * AHEAD,
      pool.play,
    )) {
      take(result);
      count += 1;
      progress(count);
    }
  } finally {
    context.redraw?.('');
    await pool.close();
  }
}

function* pairings(options: GamesToPlay, done: readonly number[]): Generator<Pairing> {
  for (const number of missingGames(options, done)) yield { ...options.plan, number };
}
