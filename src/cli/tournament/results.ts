import { type JsonLimits, NotJson, readJson } from '../../codec/read-json.ts';
import { integer, list, object, picklist, type Schema, text } from '../../codec/schema.ts';
import { conform } from '../../codec/schema-issue.ts';
import { GAME_NAMES, oneLine } from '../arguments.ts';

/** How a game ended; what can be counted of it by seat. */
export interface GameResult {
  readonly game: number;
  readonly name: (typeof GAME_NAMES)[number];
  readonly seed: number;
  readonly bots: readonly string[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly capped?: true;
  readonly record?: string;
}

const count = integer(0, Number.MAX_SAFE_INTEGER);
const string = text<string>(/^/, 'a string');
const SEATS = 64;

const resultSchema: Schema<GameResult> = object(
  {
    game: count,
    name: picklist(GAME_NAMES),
    seed: count,
    bots: list(string, 1, SEATS),
    scores: list(integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER), 0, SEATS),
    winners: list(count, 0, SEATS),
  },
  { capped: picklist([true]), record: string },
);

/** The bounds of a result; a record as text is the longest string in it. */
const LIMITS: JsonLimits = { depth: 2, text: 20_000_000, entries: SEATS, values: 4 * SEATS };

/** A result of any value. */
export function readResult(value: unknown): GameResult {
  const result = check(value);
  if ('fault' in result) throw new TypeError(result.fault);
  return result;
}

/** A result as one line of NDJSON, without its end. The order of the fields is fixed, so that equal results are equal bytes. */
export function formatResult(result: GameResult): string {
  const { game, name, seed, bots, scores, winners, capped, record } = result;
  return JSON.stringify({ game, name, seed, bots, scores, winners, capped, record });
}

/** The result of a line, or in a few words why it is none. Unknown fields are refused: merging would lose them. */
export function parseResult(line: string): GameResult | { readonly fault: string } {
  try {
    return check(JSON.parse(line));
  } catch {
    return { fault: 'not JSON' };
  }
}

function check(value: unknown): GameResult | { readonly fault: string } {
  const json = readJson(value, LIMITS);
  if (json instanceof NotJson) return { fault: json.problem };
  const conformed = conform(resultSchema, json);
  if (conformed.issue === null) {
    const fault = contradiction(conformed.value);
    return fault === null ? conformed.value : { fault };
  }
  const { path, received, expected } = conformed.issue;
  const place = path.length === 0 ? '' : `${path.join('.')}: `;
  return { fault: oneLine(`${place}expected ${expected}, received ${String(received)}`) };
}

/** What does not go together in a result, if anything. */
function contradiction({ bots, scores, winners, capped }: GameResult): string | null {
  if (scores.length !== bots.length) return 'one score for each bot';
  const areSeats = winners.every(
    (seat, index) => seat < bots.length && seat > (winners[index - 1] ?? -1),
  );
  if (!areSeats) return 'the winners are seats, rising';
  if ((winners.length === 0) !== (capped === true))
    return 'a game has a winner unless it was capped';
  return null;
}
