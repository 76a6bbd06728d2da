import { closeSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { CommandError } from '../arguments.ts';
import { formatResult, type GameResult, parseResult } from './results.ts';

/** A result, and where it was read. */
export interface FoundResult {
  readonly result: GameResult;
  readonly place: string;
}

/** What lies in files of results. */
export interface Found {
  /** Each game once, in the order of their numbers. */
  readonly results: readonly FoundResult[];
  /** Complaints about lines that are no results, each with its file and number. */
  readonly broken: readonly string[];
}

/**
 * Reads files of results. A game that several lines tell alike counts once.
 *
 * @throws CommandError if two lines tell one game differently.
 */
export function readResults(files: readonly string[]): Found {
  const games = new Map<number, FoundResult>();
  const broken: string[] = [];
  for (const file of files) {
    for (const [index, line] of linesOf(readFileSync(file, 'utf8')).entries()) {
      const place = `${file}: line ${index + 1}`;
      const result = parseResult(line);
      if ('fault' in result) {
        broken.push(`${place} is broken and does not count: ${result.fault}`);
        continue;
      }
      const known = games.get(result.game);
      if (known === undefined) games.set(result.game, { result, place });
      else if (formatResult(known.result) !== formatResult(result))
        throw new CommandError(`${place} tells game ${result.game} otherwise than ${known.place}`);
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

/** Puts results into a file, whole or not at all: whoever is interrupted must not lose what was there. */
export function writeResults(file: string, results: Iterable<FoundResult>): void {
  const draft = `${file}.draft`;
  const descriptor = openSync(draft, 'w');
  try {
    for (const { result } of results) writeSync(descriptor, `${formatResult(result)}\n`);
  } finally {
    closeSync(descriptor);
  }
  renameSync(draft, file);
}
