import type { OptionTable } from '../arguments.ts';
import { countingNumber, helpText, parsedArguments, SVG_OPTION, UsageError } from '../arguments.ts';
import type { Command } from '../context.ts';
import { type LocatedResult, readResults, writeResults } from '../tournament/files.ts';
import { printStandings } from './print-standings.ts';
import { Tally } from './tally.ts';

const OPTIONS = {
  merge: {
    type: 'string',
    value: 'FILE',
    help: 'write all lines into one file, as if one run had made it',
  },
  games: {
    type: 'string',
    value: 'N',
    help: 'the expected number of games, to notice missing games at the end',
  },
  svg: SVG_OPTION,
} as const satisfies OptionTable;

const HELP = `${helpText(
  'Prints the results of a tournament from one or more files of its lines: pirate-auctions report FILE…',
  OPTIONS,
)}

The exit code is 1 if a line is broken, a game is missing, or files contradict each other.`;

/** The most missing games that are listed by number. */
const LISTED = 10;

export const report: Command = {
  help: HELP,
  run(args, { print, printError }) {
    const { values, positionals } = parsedArguments({
      args: [...args],
      allowPositionals: true,
      options: OPTIONS,
    });
    if (positionals.length === 0) throw new UsageError('expected a file of results, received none');
    const games = values.games === undefined ? 0 : countingNumber('games', values.games);
    const { results, broken } = readResults(positionals);
    const tally = new Tally();
    for (const { result, place } of results) tally.add(result, place);
    const messages = [...broken, ...missing(results, games)];
    for (const text of messages) printError(text);
    if (values.merge !== undefined) writeResults(values.merge, results);
    printStandings(tally, values.svg, print, printError);
    return messages.length === 0 ? 0 : 1;
  },
};

/** A message about the games without a line, up to the last known or expected one. */
function missing(results: readonly LocatedResult[], games: number): string[] {
  const numbers: number[] = [];
  let count = 0;
  let next = 0;
  const skip = (end: number): void => {
    count += Math.max(0, end - next);
    for (; next < end && numbers.length < LISTED; next += 1) numbers.push(next);
    next = end + 1;
  };
  for (const { result } of results) skip(result.game);
  skip(Math.max(next, games));
  if (count === 0) return [];
  const others = count > numbers.length ? ` and ${count - numbers.length} more` : '';
  return [`${count} missing: game ${numbers.join(', ')}${others}`];
}
