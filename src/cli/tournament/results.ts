import { type JsonLimits, NotJson, readJson } from '../../codec/read-json.ts';
import { integer, list, object, picklist, type Schema, text } from '../../codec/schema.ts';
import { conform } from '../../codec/schema-issue.ts';
import { oneLine } from '../arguments.ts';
import { GAMES } from '../games.ts';
import { seedOf } from './tournament.ts';

/** The result of one game, with the settings of its tournament; lists are by seat. */
export interface GameResult {
  readonly game: number;
  readonly name: string;
  readonly tournamentSeed: number;
  readonly maxActions: number;
  readonly seed: number;
  readonly bots: readonly string[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly capped?: true;
  readonly record?: string;
}

/** What is wrong with a line. */
export interface Invalid {
  readonly issue: string;
}

const count = integer(0, Number.MAX_SAFE_INTEGER);
const string = text<string>(/^/, 'a string');
const SEATS = 64;
const LONGEST_ISSUE = 300;
/** Narrow, because the names are printed; tools and future versions may know other bots. */
const botName = text<string>(/^[a-z][\w:.-]{0,63}$/i, 'the name of a bot');

const resultSchema: Schema<GameResult> = object(
  {
    game: count,
    name: picklist(GAMES.map(({ game }) => game.name)),
    tournamentSeed: integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER),
    maxActions: integer(1, Number.MAX_SAFE_INTEGER),
    seed: count,
    bots: list(botName, 1, SEATS),
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
  const { game, name, tournamentSeed, maxActions, seed, bots, scores, winners } = result;
  const { capped, record } = result;
  return JSON.stringify({
    game,
    name,
    tournamentSeed,
    maxActions,
    seed,
    bots,
    scores,
    winners,
    capped,
    record,
  });
}

export function* linesOfResults(results: Iterable<GameResult>): Generator<string> {
  for (const result of results) yield `${formatResult(result)}\n`;
}

/** The result of a line, or what is wrong with it. Unknown fields are refused, because merging would lose them. */
export function parseResult(line: string): GameResult | Invalid {
  try {
    return check(JSON.parse(line));
  } catch {
    return { issue: 'not JSON' };
  }
}

function check(value: unknown): GameResult | Invalid {
  const json = readJson(value, LIMITS);
  if (json instanceof NotJson) return { issue: json.problem };
  const conformed = conform(resultSchema, json);
  if (conformed.issue === null) {
    const issue = contradiction(conformed.value);
    return issue === null ? conformed.value : { issue };
  }
  const { path, received, expected } = conformed.issue;
  const place = path.length === 0 ? '' : `${path.join('.')}: `;
  const issue = `${place}expected ${expected}, received ${String(received)}`;
  return { issue: oneLine(issue).slice(0, LONGEST_ISSUE) };
}

/** What is inconsistent in a result; `null` if nothing is. */
function contradiction(result: GameResult): string | null {
  const { game, tournamentSeed, seed, bots, scores, winners, capped } = result;
  if (seed !== seedOf({ seed: tournamentSeed }, game))
    return `seed: expected ${seedOf({ seed: tournamentSeed }, game)}, received ${seed}`;
  if (scores.length !== bots.length) return 'expected one score for each bot';
  const areSeats = winners.every(
    (seat, index) => seat < bots.length && seat > (winners[index - 1] ?? -1),
  );
  if (!areSeats) return 'expected the winners as seats in rising order';
  if ((winners.length === 0) !== (capped === true))
    return 'expected a winner unless the game was capped';
  return null;
}
