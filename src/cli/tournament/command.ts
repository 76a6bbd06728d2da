import { closeSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { inOrder } from '../../bots/tournament/in-order.ts';
import type { GameResult } from '../../bots/tournament/result.ts';
import { gameNamed } from '../arguments.ts';
import { type LoadedBots, loadBots } from '../bots/load-bots.ts';
import type { CliContext, Command } from '../context.ts';
import { takeLock } from '../files/lock.ts';
import { replaceableFile } from '../files/replace.ts';
import { refuseSameFile } from '../files/same-file.ts';
import { writeAll } from '../files/write.ts';
import { printStandings } from '../report/print-standings.ts';
import { Tally } from '../report/tally.ts';
import { countGames, missingGames } from './game-numbers.ts';
import { readTournamentOptions, TOURNAMENT_HELP, type TournamentOptions } from './options.ts';
import { continueFile, openForAppending, sortFile } from './output-file.ts';
import type { Pairing } from './pairing.ts';
import { createPool } from './pool.ts';
import { progressOf } from './progress.ts';
import { formatResult, linesOfResults } from './results.ts';
import type { Tournament } from './settings.ts';

/** Games in progress for each worker, so that a long game delays only the lines of the games after it. */
const AHEAD = 8;

export const tournament: Command = {
  help: TOURNAMENT_HELP,
  async run(args, context) {
    await runTournament(readTournamentOptions(args), context);
    return 0;
  },
};

async function runTournament(options: TournamentOptions, context: CliContext): Promise<void> {
  const { print, printError } = context;
  const { out, svg } = options;
  if (out !== null) replaceableFile(out);
  if (svg !== null) {
    replaceableFile(svg);
    if (out !== null) refuseSameFile('svg', svg, out);
  }
  const tally = new Tally();
  const { plan } = options;
  const bots = await loadBots(gameNamed(plan.name), plan);
  try {
    if (out === null) {
      await play(options, bots, [], context, (result) => {
        tally.add(result);
        print(formatResult(result));
      });
    } else await playIntoFile(out, options, bots, context, tally);
  } finally {
    await bots.close();
  }
  printStandings(tally, svg, out === null ? printError : print, printError);
}

async function playIntoFile(
  file: string,
  options: TournamentOptions,
  bots: LoadedBots,
  context: CliContext,
  tally: Tally,
): Promise<void> {
  const { printError } = context;
  const lock = await takeLock(file);
  try {
    const tournament = tournamentOf(options, bots);
    const add = (result: GameResult): void => tally.add(result);
    const done = await continueFile(file, { ...options, tournament }, lock, printError, add);
    if (done.length > 0) printError(`${file}: continues after ${done.length} games`);
    // A shard without games leaves an empty file.
    const descriptor = openForAppending(file);
    try {
      await play(options, bots, done, context, (result) => {
        tally.add(result);
        lock.check();
        for (const line of linesOfResults([result])) writeAll(descriptor, line);
      });
    } finally {
      closeSync(descriptor);
    }
    // Games that were missing between others are now at the end.
    const [first = 0] = missingGames(options, done);
    if (first < (done.at(-1) ?? 0)) await sortFile(file, lock);
  } finally {
    await lock.release();
  }
}

async function play(
  options: TournamentOptions,
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

/** The settings of the results. */
function tournamentOf({ plan }: TournamentOptions, { entrants }: LoadedBots): Tournament {
  const { name, seed, sameDeal, actions, records } = plan;
  return { name, bots: entrants.map((entrant) => entrant.name), seed, sameDeal, actions, records };
}

function* pairings(options: TournamentOptions, done: readonly number[]): Generator<Pairing> {
  for (const number of missingGames(options, done)) yield { ...options.plan, number };
}
