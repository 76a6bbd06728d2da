import { closeSync } from 'node:fs';
import type { GameResult } from '../../bots/tournament/result.ts';
import { at } from '../../core/lists.ts';
import { CommandError } from '../arguments.ts';
import { openInput, readText } from '../files/input.ts';
import { type Line, linesOf, MAX_LINE } from '../files/lines.ts';
import { recordIssue } from './record-check.ts';
import { formatResult, type Invalid, parseResult } from './results.ts';
import { difference, differenceOfKind, settingsOf, type Tournament } from './settings.ts';

/** The most lines with results that are read at once. Each takes about 150 bytes of memory, however long it is. */
const MOST = 10_000_000;

/** Which results may stand together: those of one tournament, or of several with the same game and number of players. */
export type Mixture = 'one' | 'several';

/** Where the result of a game stands. */
interface Entry {
  /** The place of its tournament among those that were found. */
  readonly tournament: number;
  readonly game: number;
  readonly file: number;
  readonly line: number;
  readonly start: number;
  readonly length: number;
}

/** Files of results, open for reading. Lines are read again when they are needed, and not kept. */
export class ResultFiles {
  readonly #names: readonly string[];
  readonly #descriptors: number[] = [];
  #entries: Entry[] = [];
  readonly #mixture: Mixture;
  /** The tournaments, each with the first line of it. */
  readonly #tournaments: { readonly settings: Tournament; readonly place: string }[] = [];
  #tidy = true;

  /**
   * Finds the results in files. `warn` hears of each line that is left out because it has no valid result.
   *
   * @throws CommandError if results belong to different tournaments, if two of one game differ, or if there are more than `most`.
   */
  static async open(
    names: readonly string[],
    warn: (text: string) => void,
    { most = MOST, mixture = 'one' }: { most?: number; mixture?: Mixture } = {},
  ): Promise<ResultFiles> {
    const files = new ResultFiles(names, mixture);
    try {
      for (const file of names.keys()) await files.#find(file, warn, most);
      files.#sort();
      return files;
    } catch (error) {
      files.close();
      throw error;
    }
  }

  private constructor(names: readonly string[], mixture: Mixture) {
    this.#names = names;
    this.#mixture = mixture;
  }

  /** The settings of the first tournament, and a line that has them; `null` if there are no results. */
  get first(): { readonly settings: Tournament; readonly place: string } | null {
    return this.#tournaments[0] ?? null;
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
      const tournament = this.#tournamentOf(result, place);
      if (this.#entries.length === most)
        throw new CommandError(`${place}: more than ${most} results cannot be read at once`);
      const { game } = result;
      const last = this.#entries.at(-1) ?? { tournament: 0, game: -1 };
      const inOrder = byGame(last, { tournament, game }) < 0;
      this.#tidy &&= inOrder && line.ended && line.text === formatResult(result);
      const { number, start, length } = line;
      this.#entries.push({ tournament, game, file, line: number, start, length });
    }
  }

  /** The place of the tournament of a result. */
  #tournamentOf(result: GameResult, place: string): number {
    const settings = settingsOf(result);
    const known = this.#tournaments.findIndex((one) => difference(one.settings, settings) === null);
    if (known >= 0) return known;
    const [first] = this.#tournaments;
    if (first !== undefined) {
      const other =
        this.#mixture === 'one'
          ? difference(first.settings, settings)
          : differenceOfKind(first.settings, settings);
      if (other !== null)
        throw new CommandError(
          `${place} belongs to another tournament than ${first.place}: ${other}`,
        );
    }
    return this.#tournaments.push({ settings, place }) - 1;
  }

  #sort(): void {
    const all = this.#entries.sort(byGame);
    this.#entries = [];
    for (const entry of all) {
      const known = this.#entries.at(-1);
      if (known === undefined || byGame(known, entry) !== 0) this.#entries.push(entry);
      else if (contradict(this.#read(known), this.#read(entry))) {
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

function byGame(
  left: Pick<Entry, 'tournament' | 'game'>,
  right: Pick<Entry, 'tournament' | 'game'>,
): number {
  return left.tournament - right.tournament || left.game - right.game;
}

/** Whether two results of the same game cannot both be right; where another run may give another result, the first one counts. */
function contradict(one: GameResult, other: GameResult): boolean {
  return one.irreproducible !== true && formatResult(one) !== formatResult(other);
}
