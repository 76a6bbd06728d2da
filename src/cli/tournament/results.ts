import { BOT_FAULT_KINDS, type FaultCount } from '../../bots/tournament/fault.ts';
import { BOT_NAME } from '../../bots/tournament/options.ts';
import type { GameResult } from '../../bots/tournament/result.ts';
import { gameSeed } from '../../bots/tournament/seating.ts';
import { type JsonLimits, NotJson, readJson } from '../../codec/read-json.ts';
import { integer, list, object, picklist, type Schema, text } from '../../codec/schema.ts';
import { conform } from '../../codec/schema-issue.ts';
import { oneLine } from '../arguments.ts';
import { GAMES } from '../games.ts';

/** What is wrong with a line. */
export interface Invalid {
  readonly issue: string;
}

const count = integer(0, Number.MAX_SAFE_INTEGER);
const string = text<string>(/^/, 'a string');
const SEATS = 64;
const LONGEST_ISSUE = 300;
const botName = text<string>(BOT_NAME, 'the name of a bot');

const faultSchema: Schema<FaultCount> = object({
  seat: count,
  kind: picklist(BOT_FAULT_KINDS),
  count: integer(1, Number.MAX_SAFE_INTEGER),
  message: string,
});

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
  {
    deal: count,
    capped: picklist([true]),
    forfeit: count,
    faults: list(faultSchema, 1, SEATS * BOT_FAULT_KINDS.length),
    irreproducible: picklist([true]),
    record: string,
  },
);

/** The limits of a result; a record as text is its longest string. */
const LIMITS: JsonLimits = { depth: 3, text: 20_000_000, items: 512, values: 4096 };

export function readResult(value: unknown): GameResult {
  const result = check(value);
  if ('issue' in result) throw new TypeError(result.issue);
  return result;
}

/** A result as one line of NDJSON, without the line break. The order of the fields is fixed, so that equal results give equal text. */
export function formatResult(result: GameResult): string {
  const { game, name, tournamentSeed, maxActions, seed, bots, scores, winners } = result;
  const { deal, capped, forfeit, faults, irreproducible, record } = result;
  return JSON.stringify({
    game,
    name,
    tournamentSeed,
    maxActions,
    deal,
    seed,
    bots,
    scores,
    winners,
    capped,
    forfeit,
    faults,
    irreproducible,
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
  const { game, tournamentSeed, deal, seed, bots, scores, winners, capped, forfeit } = result;
  if (deal !== undefined && deal !== Math.floor(game / bots.length))
    return 'the deal does not belong to the game';
  const expected = gameSeed(tournamentSeed, deal ?? game);
  if (seed !== expected) return `seed: expected ${expected}, received ${seed}`;
  if (scores.length !== bots.length) return 'expected one score for each bot';
  const areSeats = winners.every(
    (seat, index) => seat < bots.length && seat > (winners[index - 1] ?? -1),
  );
  if (!areSeats) return 'expected the winners as seats in rising order';
  if ((winners.length === 0) !== (capped === true))
    return 'expected a winner unless the game was capped';
  if (forfeit === undefined) return null;
  if (forfeit >= bots.length || winners.includes(forfeit) || winners.length !== bots.length - 1)
    return 'expected all seats but that of the forfeit as winners';
  return null;
}
