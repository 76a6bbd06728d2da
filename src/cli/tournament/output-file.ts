import { closeSync, constants, openSync } from 'node:fs';
import type { GameResult } from '../../bots/tournament/result.ts';
import { CommandError } from '../arguments.ts';
import type { Output } from '../context.ts';
import { openInput, readText } from '../files/input.ts';
import type { FileLock } from '../files/lock.ts';
import { replaceableFile, replaceFile } from '../files/replace.ts';
import type { TournamentOptions } from './options.ts';
import { ResultFiles } from './result-files.ts';
import { linesOfResults } from './results.ts';
import { difference, type Tournament } from './settings.ts';

/** The tournament that a file is to hold. */
interface Expected extends Pick<TournamentOptions, 'games' | 'shard' | 'resume'> {
  readonly tournament: Tournament;
}

const { O_APPEND, O_CREAT, O_NOFOLLOW = 0, O_WRONLY } = constants;

/** How each line begins. */
const LINE_START = '{"game":';

/** Opens the file of the results for further lines. */
export function openForAppending(file: string): number {
  return openSync(file, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW, 0o666);
}

/**
 * Gives the results that the file holds from an interrupted run to `take`, and their numbers back. Lines without a valid result
 * are named and removed.
 *
 * @throws CommandError if the file must not be continued; it does not change then.
 */
export async function continueFile(
  file: string,
  options: Expected,
  lock: FileLock,
  printError: Output['printError'],
  take: (result: GameResult) => void,
): Promise<readonly number[]> {
  const size = replaceableFile(file)?.size ?? 0;
  if (size === 0) return [];
  if (!options.resume) throw new CommandError(`${file} already has results: --resume continues it`);
  let broken = 0;
  const files = await ResultFiles.open([file], (text) => {
    broken += 1;
    printError(text);
  });
  try {
    if (files.first === null && (broken > 1 || !(await beginsWithLine(file, size))))
      throw new CommandError(`${file} has other content than results of this version`);
    refuseOthers(files, options);
    for (const result of files.results()) take(result);
    if (!files.tidy) rewrite(file, files, lock);
    return files.games;
  } finally {
    files.close();
  }
}

/** Puts the lines of the file into the order of their games. */
export async function sortFile(file: string, lock: FileLock): Promise<void> {
  const files = await ResultFiles.open([file], () => {});
  try {
    rewrite(file, files, lock);
  } finally {
    files.close();
  }
}

function rewrite(file: string, files: ResultFiles, lock: FileLock): void {
  lock.check();
  replaceFile(file, linesOfResults(files.results()));
}

/** Whether a file without results begins like one, because a run was interrupted in its first line. */
async function beginsWithLine(file: string, size: number): Promise<boolean> {
  const descriptor = await openInput(file);
  try {
    return LINE_START.startsWith(readText(descriptor, 0, Math.min(size, LINE_START.length)));
  } finally {
    closeSync(descriptor);
  }
}

function refuseOthers(
  { first, games: played }: ResultFiles,
  { tournament, games, shard }: Expected,
): void {
  if (first === null) return;
  const belongs = `${first.place} belongs to another tournament`;
  const other = difference(tournament, first.settings);
  if (other !== null) throw new CommandError(`${belongs}: ${other}`);
  for (const game of played) {
    if (game >= games)
      throw new CommandError(`${belongs}: --games: game ${game} is not part of it`);
    if (game % shard.count !== shard.index)
      throw new CommandError(`${belongs}: --shard: game ${game} is not part of it`);
  }
}
