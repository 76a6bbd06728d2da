import { appendFileSync, existsSync, statSync, writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { CommandError } from '../arguments.ts';
import type { CliContext, Command, Output } from '../context.ts';
import { printStandings } from '../report/print-standings.ts';
import { Tally } from '../report/tally.ts';
import { type LocatedResult, readResults, writeResults } from './files.ts';
import { readTournamentOptions, TOURNAMENT_HELP, type TournamentOptions } from './options.ts';
import { type Pairing, seating, seedOf } from './pairing.ts';
import { createPool, inOrder } from './pool.ts';
import { progressOf } from './progress.ts';
import { formatResult, type GameResult } from './results.ts';

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
  const { printError, print } = context;
  const { out, svg } = options;
  const tally = new Tally();
  const earlier = earlierResults(options, printError);
  for (const { result } of earlier) tally.add(result);
  const done = new Set(earlier.map(({ result }) => result.game));
  const numbers = numbersOf(options).filter((number) => !done.has(number));
  await play(numbers, done.size, options, context, (result) => {
    tally.add(result);
    const text = formatResult(result);
    if (out === null) print(text);
    else appendFileSync(out, `${text}\n`);
  });
  // Games that were missing in the middle of the file are now at its end.
  const [first = 0] = numbers;
  if (out !== null && first < (earlier.at(-1)?.result.game ?? 0))
    writeResults(out, readResults([out]).results);
  printStandings(tally, svg, out === null ? printError : print, printError);
}

function numbersOf({ games, shard }: TournamentOptions): number[] {
  const numbers: number[] = [];
  for (let number = shard.index; number < games; number += shard.count) numbers.push(number);
  return numbers;
}

/** The results of an interrupted run; broken lines are removed from the file. */
function earlierResults(
  options: TournamentOptions,
  printError: Output['printError'],
): readonly LocatedResult[] {
  const { out, resume } = options;
  if (out === null) return [];
  if (!existsSync(out)) {
    // A shard without games leaves an empty file.
    writeFileSync(out, '');
    return [];
  }
  if (!resume) {
    if (statSync(out).size === 0) return [];
    throw new CommandError(`${out} already has results: --resume continues it`);
  }
  const { results, broken } = readResults([out]);
  for (const { result, place } of results) {
    const reason = mismatch(result, options);
    if (reason !== null)
      throw new CommandError(`${place} belongs to another tournament: ${reason}`);
  }
  for (const text of broken) printError(text);
  writeResults(out, results);
  return results;
}

/** Why a result does not belong to this tournament; `null` if it does. */
function mismatch(result: GameResult, options: TournamentOptions): string | null {
  const { tournament, games, shard } = options;
  const { game, name, seed, bots, record } = result;
  if (name !== tournament.name) return `expected ${tournament.name}, received ${name}`;
  if (game >= games || game % shard.count !== shard.index) return `game ${game} is not part of it`;
  if (seed !== seedOf(tournament, game)) return `expected another seed in game ${game}`;
  if (bots.join() !== seating(tournament.bots, game).join())
    return `expected the bots ${seating(tournament.bots, game).join(', ')}, received ${bots.join(', ')}`;
  if ((record !== undefined) !== tournament.records)
    return tournament.records ? 'expected a record' : 'expected no record';
  return null;
}

async function play(
  numbers: readonly number[],
  before: number,
  { tournament, workers, out }: TournamentOptions,
  context: CliContext,
  take: (result: GameResult) => void,
): Promise<void> {
  if (before > 0) context.printError(`${out}: continues after ${before} games`);
  if (numbers.length === 0) return;
  const progress = progressOf(context, before + numbers.length, before, () => performance.now());
  const pool = createPool(Math.min(workers, numbers.length), context.worker);
  const pairings = numbers.map((number): Pairing => ({ ...tournament, number }));
  let done = before;
  try {
    for await (const result of inOrder(pairings, workers * AHEAD, pool.play)) {
      take(result);
      done += 1;
      progress(done);
    }
  } finally {
    await pool.close();
  }
}
