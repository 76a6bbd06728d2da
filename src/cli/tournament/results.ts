import { type JsonLimits, NotJson, readJson } from '../../codec/read-json.ts';
import { integer, list, object, picklist, type Schema, text } from '../../codec/schema.ts';
import { conform } from '../../codec/schema-issue.ts';
import { oneLine } from '../arguments.ts';
import { GAMES } from '../games.ts';

/** The result of one game; lists are by seat. */
export interface GameResult {
  readonly game: number;
  readonly name: string;
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
    name: picklist(GAMES.map(({ game }) => game.name)),
    seed: count,
    bots: list(string, 1, SEATS),
    scores: list(integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER), 0, SEATS),
    winners: list(count, 0, SEATS),
  },
  { capped: picklist([true]), record: string },
);

/** The limits of a result; a record as text is its longest string. */
const LIMITS: JsonLimits = { depth: 2, text: 20_000_000, items: SEATS, values: 4 * SEATS };

export function readResult(value: unknown): GameResult {
  const result = check(value);
  if ('issue' in result) throw new TypeError(result.issue);
  return result;
}

/** A result as one line of NDJSON, without the line break. The order of the fields is fixed, so that equal results give equal text. */
export function formatResult(result: GameResult): string {
  const { game, name, seed, bots, scores, winners, capped, record } = result;
  return JSON.stringify({ game, name, seed, bots, scores, winners, capped, record });
}

/** The result of a line, or what is wrong with it. Unknown fields are refused, because merging would lose them. */
export function parseResult(line: string): GameResult | { readonly issue: string } {
  try {
    return check(JSON.parse(line));
  } catch {
    return { issue: 'not JSON' };
  }
}

function check(value: unknown): GameResult | { readonly issue: string } {
  const json = readJson(value, LIMITS);
  if (json instanceof NotJson) return { issue: json.problem };
  const conformed = conform(resultSchema, json);
  if (conformed.issue === null) {
    const issue = contradiction(conformed.value);
    return issue === null ? conformed.value : { issue };
  }
  const { path, received, expected } = conformed.issue;
  const place = path.length === 0 ? '' : `${path.join('.')}: `;
  return { issue: oneLine(`${place}expected ${expected}, received ${String(received)}`) };
}

/** What is inconsistent in a result; `null` if nothing is. */
function contradiction({ bots, scores, winners, capped }: GameResult): string | null {
  if (scores.length !== bots.length) return 'expected one score for each bot';
  const areSeats = winners.every(
    (seat, index) => seat < bots.length && seat > (winners[index - 1] ?? -1),
  );
  if (!areSeats) return 'expected the winners as seats in rising order';
  if ((winners.length === 0) !== (capped === true))
    return 'expected a winner unless the game was capped';
  return null;
}
