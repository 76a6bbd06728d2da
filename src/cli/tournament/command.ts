import { appendFileSync, existsSync, statSync, writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { CommandError } from '../arguments.ts';
import type { CliContext } from '../context.ts';
import { drawn } from '../report/picture.ts';
import { table } from '../report/results-table.ts';
import { Tally } from '../report/tally.ts';
import { type FoundResult, readResults, writeResults } from './files.ts';
import { readTournamentOptions, TOURNAMENT_HELP, type TournamentOptions } from './options.ts';
import { type Pairing, seating, seedOf } from './playing.ts';
import { inOrder, openTables } from './pool.ts';
import { progressOf } from './progress.ts';
import { formatResult, type GameResult } from './results.ts';

/** Games under way for each worker: those that follow a long one must not wait for it, only their lines. */
const AHEAD = 8;

/** The command `tournament`; returns the exit code. */
export async function tournament(
  args: readonly string[],
  surroundings: CliContext,
): Promise<number> {
  const options = readTournamentOptions(args);
  const { complaint, line } = surroundings;
  if (options === null) {
    line(TOURNAMENT_HELP);
    return 0;
  }
  const { out, svg } = options;
  const tally = new Tally();
  const earlier = earlierResults(options, complaint);
  for (const { result } of earlier) tally.add(result);
  const done = new Set(earlier.map(({ result }) => result.game));
  const numbers = numbersOf(options).filter((number) => !done.has(number));
  await play(numbers, done.size, options, surroundings, (result) => {
    tally.add(result);
    const text = formatResult(result);
    if (out === null) line(text);
    else appendFileSync(out, `${text}\n`);
  });
  // What was missing in the middle of the file now stands at its end.
  const [first = 0] = numbers;
  if (out !== null && first < (earlier.at(-1)?.result.game ?? 0))
    writeResults(out, readResults([out]).results);
  const standings = tally.standings();
  if (standings === null) complaint('no games');
  else {
    for (const row of table(standings)) (out === null ? complaint : line)(row);
    if (svg !== null) writeFileSync(svg, drawn(standings));
  }
  return 0;
}

/** The numbers of the games of a shard, rising. */
function numbersOf({ games, shard }: TournamentOptions): number[] {
  const numbers: number[] = [];
  for (let number = shard.index; number < games; number += shard.count) numbers.push(number);
  return numbers;
}

/** What an interrupted run has left, its file put in order: a line that was cut off is no longer there. */
function earlierResults(
  options: TournamentOptions,
  complaint: (text: string) => void,
): readonly FoundResult[] {
  const { out, resume } = options;
  if (out === null) return [];
  if (!existsSync(out)) {
    // Even a shard without games leaves a file.
    writeFileSync(out, '');
    return [];
  }
  if (!resume) {
    if (statSync(out).size === 0) return [];
    throw new CommandError(`${out} is there already: --resume goes on with it`);
  }
  const { results, broken } = readResults([out]);
  for (const { result, place } of results) {
    const reason = misfit(result, options);
    if (reason !== null) throw new CommandError(`${place} is of another tournament: ${reason}`);
  }
  for (const text of broken) complaint(text);
  writeResults(out, results);
  return results;
}

/** Why a result cannot come from this tournament; `null` if it can. */
function misfit(result: GameResult, options: TournamentOptions): string | null {
  const { tournament, games, shard } = options;
  const { game, name, seed, bots, record } = result;
  if (name !== tournament.name) return `it tells a game of ${name}`;
  if (game >= games || game % shard.count !== shard.index)
    return `game ${game} is not to be played`;
  if (seed !== seedOf(tournament, game)) return `game ${game} had another seed`;
  if (bots.join() !== seating(tournament.bots, game).join()) return `${bots.join(', ')} played`;
  if ((record !== undefined) !== tournament.records)
    return tournament.records ? 'it has no record' : 'it has a record';
  return null;
}

async function play(
  numbers: readonly number[],
  before: number,
  { tournament, workers, out }: TournamentOptions,
  surroundings: CliContext,
  take: (result: GameResult) => void,
): Promise<void> {
  if (before > 0) surroundings.complaint(`${out}: goes on after ${before} games`);
  if (numbers.length === 0) return;
  const progress = progressOf(surroundings, before + numbers.length, before, () =>
    performance.now(),
  );
  const tables = openTables(Math.min(workers, numbers.length), surroundings.worker);
  const pairings = numbers.map((number): Pairing => ({ ...tournament, number }));
  let done = before;
  try {
    for await (const result of inOrder(pairings, workers * AHEAD, tables.play)) {
      take(result);
      done += 1;
      progress(done);
    }
  } finally {
    await tables.close();
  }
}
