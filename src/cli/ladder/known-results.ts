import { closeSync } from 'node:fs';
import type { GameResult } from '../../bots/tournament/result.ts';
import { CommandError } from '../arguments.ts';
import type { Output } from '../context.ts';
import type { FileLock } from '../files/lock.ts';
import { replaceableFile, replaceFile } from '../files/replace.ts';
import { writeAll } from '../files/write.ts';
import { openForAppending } from '../tournament/output-file.ts';
import { ResultFiles } from '../tournament/result-files.ts';
import { linesOfResults } from '../tournament/results.ts';
import { settingsOf } from '../tournament/settings.ts';

/** The results of a ladder: those in its file, and those that are added. */
export class KnownResults {
  readonly #results: Map<string, GameResult> = new Map();
  readonly #file: { readonly name: string; readonly lock: FileLock } | null;
  #descriptor: number | null = null;

  private constructor(file: { readonly name: string; readonly lock: FileLock } | null) {
    this.#file = file;
  }

  /** Reads the file of an interrupted run, if it may be continued. */
  static async open(
    file: { readonly name: string; readonly lock: FileLock } | null,
    resume: boolean,
    printError: Output['printError'],
  ): Promise<KnownResults> {
    const known = new KnownResults(file);
    if (file === null) return known;
    const size = replaceableFile(file.name)?.size ?? 0;
    if (size > 0 && !resume)
      throw new CommandError(`${file.name} already has results: --resume continues it`);
    if (size > 0) {
      const files = await ResultFiles.open([file.name], printError, { mixture: 'several' });
      try {
        for (const result of files.results()) known.#results.set(keyOf(result), result);
        if (known.#results.size === 0)
          throw new CommandError(`${file.name} has other content than results of this version`);
      } finally {
        files.close();
      }
      known.sort();
    }
    known.#descriptor = openForAppending(file.name);
    return known;
  }

  /** The result of a game with the given settings, if it is known. */
  find(settings: Parameters<typeof keyOfGame>[0], game: number): GameResult | undefined {
    return this.#results.get(keyOfGame(settings, game));
  }

  add(result: GameResult): void {
    this.#results.set(keyOf(result), result);
    if (this.#file === null || this.#descriptor === null) return;
    this.#file.lock.check();
    for (const line of linesOfResults([result])) writeAll(this.#descriptor, line);
  }

  /** All results, tournament by tournament, in an order that does not depend on how they came. */
  sorted(): readonly GameResult[] {
    const entries = [...this.#results].sort(([left], [right]) => (left < right ? -1 : 1));
    return entries.map(([, result]) => result);
  }

  /** Writes the file anew, so that an interrupted run leaves the same file as another. */
  sort(): void {
    if (this.#file === null) return;
    this.#file.lock.check();
    replaceFile(this.#file.name, linesOfResults(this.sorted()));
  }

  close(): void {
    if (this.#descriptor !== null) closeSync(this.#descriptor);
  }
}

interface Settings {
  readonly bots: readonly string[];
  readonly seed: number;
  readonly actions: number;
}

function keyOf(result: GameResult): string {
  return keyOfGame(settingsOf(result), result.game);
}

/** The games of a tournament in the order of their numbers. */
function keyOfGame({ bots, seed, actions }: Settings, game: number): string {
  return `${JSON.stringify([bots, seed, actions])} ${String(game).padStart(16, '0')}`;
}
