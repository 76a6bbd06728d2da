import type { OptionTable } from '../arguments.ts';
import { countingNumber, helpText, parsedArguments, SVG_OPTION, UsageError } from '../arguments.ts';
import type { Command, Output } from '../context.ts';
import { takeLock } from '../files/lock.ts';
import { replaceableFile, replaceFile } from '../files/replace.ts';
import { refuseSameFile } from '../files/same-file.ts';
import { ResultFiles } from '../tournament/result-files.ts';
import { linesOfResults } from '../tournament/results.ts';
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
  several: {
    type: 'boolean',
    help: 'the files hold several tournaments of one game with one number of players, such as a ladder',
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
  async run(args, output) {
    const { values, positionals } = parsedArguments({
      args: [...args],
      allowPositionals: true,
      options: OPTIONS,
    });
    if (positionals.length === 0) throw new UsageError('expected a file of results, received none');
    const games = values.games === undefined ? 0 : countingNumber('games', values.games);
    const { merge = null, svg = null, several = false } = values;
    if (several && games > 0) throw new UsageError('--games counts the games of one tournament');
    checkTargets(positionals, merge, svg);
    // Before the files are read: one of them may be the target.
    const lock = merge === null ? null : await takeLock(merge);
    try {
      return await reportOn(positionals, { games, merge, svg, several }, output);
    } finally {
      await lock?.release();
    }
  },
};

interface ReportOptions {
  readonly games: number;
  readonly merge: string | null;
  readonly svg: string | null;
  readonly several: boolean;
}

function checkTargets(inputs: readonly string[], merge: string | null, svg: string | null): void {
  if (merge !== null) replaceableFile(merge);
  if (svg === null) return;
  replaceableFile(svg);
  for (const file of merge === null ? inputs : [...inputs, merge]) refuseSameFile('svg', svg, file);
}

async function reportOn(
  inputs: readonly string[],
  { games, merge, svg, several }: ReportOptions,
  { print, printError }: Output,
): Promise<number> {
  let issues = 0;
  const warn = (text: string): void => {
    issues += 1;
    printError(text);
  };
  const files = await ResultFiles.open(inputs, warn, { mixture: several ? 'several' : 'one' });
  try {
    if (!several) for (const text of missing(files.games, games)) warn(text);
    const tally = new Tally();
    for (const result of files.results()) tally.add(result);
    if (merge !== null && files.first !== null) replaceFile(merge, linesOfResults(files.results()));
    printStandings(tally, svg, print, printError);
  } finally {
    files.close();
  }
  return issues === 0 ? 0 : 1;
}

/** A message about the games without a line, up to the last known or expected one. */
function missing(played: readonly number[], games: number): string[] {
  const numbers: number[] = [];
  let count = 0;
  let next = 0;
  const skip = (end: number): void => {
    count += Math.max(0, end - next);
    for (; next < end && numbers.length < LISTED; next += 1) numbers.push(next);
    next = end + 1;
  };
  for (const game of played) skip(game);
  skip(Math.max(next, games));
  if (count === 0) return [];
  const others = count > numbers.length ? ` and ${count - numbers.length} more` : '';
  return [`${count} missing: game ${numbers.join(', ')}${others}`];
}
