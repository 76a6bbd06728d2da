import { writeFileSync } from 'node:fs';
import { countingNumber, parsedArguments, UsageError } from '../arguments.ts';
import type { CliContext } from '../context.ts';
import { type FoundResult, readResults, writeResults } from '../tournament/files.ts';
import { drawn } from './picture.ts';
import { table } from './results-table.ts';
import { Tally } from './tally.ts';

const REPORT_HELP = `Tells how a tournament ended, from one or more files of its lines.

  pirate-auctions report FILE…

  --merge FILE    write all lines into one file, as if one run had made it
  --games N       how many games there should be, to notice that the last ones are missing
  --svg FILE      draw the win rates
  --help          print this

The exit code is 1 if a line is broken, a game is missing, or files contradict each other.`;

/** The most numbers of missing games that are told one by one. */
const NAMED = 10;

/** The command `report`; returns the exit code. */
export function report(args: readonly string[], { line, complaint }: CliContext): number {
  const { values, positionals } = parsedArguments({
    args: [...args],
    allowPositionals: true,
    options: {
      merge: { type: 'string' },
      games: { type: 'string' },
      svg: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    line(REPORT_HELP);
    return 0;
  }
  if (positionals.length === 0) throw new UsageError('names no file of results');
  const games = values.games === undefined ? 0 : countingNumber('games', values.games);
  const { results, broken } = readResults(positionals);
  const tally = new Tally();
  for (const { result, place } of results) tally.add(result, place);
  const complaints = [...broken, ...missing(results, games)];
  for (const text of complaints) complaint(text);
  if (values.merge !== undefined) writeResults(values.merge, results);
  const standings = tally.standings();
  if (standings === null) complaint('no games');
  else {
    for (const row of table(standings)) line(row);
    if (values.svg !== undefined) writeFileSync(values.svg, drawn(standings));
  }
  return complaints.length === 0 ? 0 : 1;
}

/** A complaint about the games that no line tells, up to the last one that is told or should be there. */
function missing(results: readonly FoundResult[], games: number): string[] {
  const numbers: number[] = [];
  let count = 0;
  let next = 0;
  const skip = (end: number): void => {
    count += Math.max(0, end - next);
    for (; next < end && numbers.length < NAMED; next += 1) numbers.push(next);
    next = end + 1;
  };
  for (const { result } of results) skip(result.game);
  skip(Math.max(next, games));
  if (count === 0) return [];
  const others = count > numbers.length ? ` and ${count - numbers.length} more` : '';
  return [`${count} missing: game ${numbers.join(', ')}${others}`];
}
