import { closeSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { CommandError } from '../arguments.ts';
import { formatResult, type GameResult, parseResult } from './results.ts';

export interface LocatedResult {
  readonly result: GameResult;
  readonly place: string;
}

export interface ResultFiles {
  /** Each game once, in the order of their numbers. */
  readonly results: readonly LocatedResult[];
  /** Messages about lines without a valid result, each with its file and number. */
  readonly broken: readonly string[];
}

/**
 * Reads files of results. Equal lines about one game count once.
 *
 * @throws CommandError if two lines about one game differ.
 */
export function readResults(files: readonly string[]): ResultFiles {
  const games = new Map<number, LocatedResult>();
  const broken: string[] = [];
  for (const file of files) {
    for (const [index, line] of linesOf(readFileSync(file, 'utf8')).entries()) {
      const place = `${file}: line ${index + 1}`;
      const result = parseResult(line);
      if ('issue' in result) {
        broken.push(`${place} is ignored: ${result.issue}`);
        continue;
      }
      const known = games.get(result.game);
      if (known === undefined) games.set(result.game, { result, place });
      else if (formatResult(known.result) !== formatResult(result))
        throw new CommandError(`${place} contradicts ${known.place} about game ${result.game}`);
    }
  }
  const results = [...games.values()].sort((left, right) => left.result.game - right.result.game);
  return { results, broken };
}

function linesOf(text: string): string[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** Replaces a file of results in one step, so that an interruption does not lose the old content. */
export function writeResults(file: string, results: Iterable<LocatedResult>): void {
  const draft = `${file}.draft`;
  const descriptor = openSync(draft, 'w');
  try {
    for (const { result } of results) writeSync(descriptor, `${formatResult(result)}\n`);
  } finally {
    closeSync(descriptor);
  }
  renameSync(draft, file);
}
