import { closeSync } from 'node:fs';
import { at } from '../../core/lists.ts';
import { CommandError } from '../arguments.ts';
import { openInput, readText } from '../files/input.ts';
import { type Line, linesOf, MAX_LINE } from '../files/lines.ts';
import { recordIssue } from './record-check.ts';
import { formatResult, type GameResult, type Invalid, parseResult } from './results.ts';
import { difference, settingsOf } from './settings.ts';
import type { Tournament } from './tournament.ts';

/** The most lines with results that are read at once. Each takes about 150 bytes of memory, however long it is. */
const MOST = 10_000_000;

/** Where the result of a game stands. */
interface Entry {
  readonly game: number;
  readonly file: number;
  readonly line: number;
  readonly start: number;
  readonly length: number;
}

/** Files of results of one tournament, open for reading. Lines are read again when they are needed, and not kept. */
export class ResultFiles {
  readonly #names: readonly string[];
  readonly #descriptors: number[] = [];
  #entries: Entry[] = [];
  #first: { readonly settings: Tournament; readonly place: string } | null = null;
  #tidy = true;

  /**
   * Finds the results in files. `warn` hears of each line that is left out because it has no valid result.
   *
   * @throws CommandError if results belong to different tournaments, if two of one game differ, or if there are more than `most`.
   */
  static async open(
    names: readonly string[],
    warn: (text: string) => void,
    most: number = MOST,
  ): Promise<ResultFiles> {
    const files = new ResultFiles(names);
    try {
      for (const file of names.keys()) await files.#find(file, warn, most);
      files.#sort();
      return files;
    } catch (error) {
      files.close();
      throw error;
    }
  }

  private constructor(names: readonly string[]) {
    this.#names = names;
  }

  /** The settings of the tournament, and a line that has them; `null` if there are no results. */
  get first(): { readonly settings: Tournament; readonly place: string } | null {
    return this.#first;
  }

  /** Whether the files hold nothing but results as this program writes them, each game once, in the order of the games. */
  get tidy(): boolean {
    return this.#tidy;
  }

  /** The numbers of the games, rising. */
  get games(): readonly number[] {
    return this.#entries.map(({ game }) => game);
  }

  /** Each game once, in the order of their numbers. */
  *results(): Generator<GameResult> {
    for (const entry of this.#entries) yield this.#read(entry);
  }

  close(): void {
    for (const descriptor of this.#descriptors) closeSync(descriptor);
  }

  async #find(file: number, warn: (text: string) => void, most: number): Promise<void> {
    const descriptor = await openInput(at(this.#names, file));
    this.#descriptors.push(descriptor);
    for await (const line of linesOf(descriptor)) {
      const place = this.#place(file, line.number);
      const result = resultOf(line);
      if ('issue' in result) {
        warn(`${place} is ignored: ${result.issue}`);
        this.#tidy = false;
        continue;
      }
      this.#compare(result, place);
      if (this.#entries.length === most)
        throw new CommandError(`${place}: more than ${most} results cannot be read at once`);
      const { game } = result;
      const inOrder = game > (this.#entries.at(-1)?.game ?? -1);
      this.#tidy &&= inOrder && line.ended && line.text === formatResult(result);
      const { number, start, length } = line;
      this.#entries.push({ game, file, line: number, start, length });
    }
  }

  #compare(result: GameResult, place: string): void {
    const settings = settingsOf(result);
    this.#first ??= { settings, place };
    const other = difference(this.#first.settings, settings);
    if (other !== null)
      throw new CommandError(
        `${place} belongs to another tournament than ${this.#first.place}: ${other}`,
      );
  }

  #sort(): void {
    const all = this.#entries.sort((left, right) => left.game - right.game);
    this.#entries = [];
    for (const entry of all) {
      const known = this.#entries.at(-1);
      if (known?.game !== entry.game) this.#entries.push(entry);
      else if (formatResult(this.#read(known)) !== formatResult(this.#read(entry))) {
        const [place, other] = [entry, known].map(({ file, line }) => this.#place(file, line));
        throw new CommandError(`${place} contradicts ${other} about game ${entry.game}`);
      }
    }
  }

  #read({ file, line, start, length }: Entry): GameResult {
    const result = parseResult(readText(at(this.#descriptors, file), start, length));
    if ('issue' in result)
      throw new CommandError(`${this.#place(file, line)} changed while it was read`);
    return result;
  }

  #place(file: number, line: number): string {
    return `${at(this.#names, file)}: line ${line}`;
  }
}

function resultOf({ text }: Line): GameResult | Invalid {
  if (text === null) return { issue: `longer than ${MAX_LINE} bytes` };
  const result = parseResult(text);
  if ('issue' in result) return result;
  const issue = recordIssue(result);
  return issue === null ? result : { issue };
}
