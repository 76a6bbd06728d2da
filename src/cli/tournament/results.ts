import * as v from 'valibot';
import { GAME_NAMES, oneLine } from '../arguments.ts';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const resultSchema = v.pipe(
  v.strictObject({
    game: count,
    name: v.picklist(GAME_NAMES),
    seed: count,
    bots: v.pipe(v.array(v.string()), v.minLength(1)),
    scores: v.array(v.pipe(v.number(), v.safeInteger())),
    winners: v.array(count),
    capped: v.optional(v.literal(true)),
    record: v.optional(v.string()),
  }),
  v.check(({ bots, scores }) => scores.length === bots.length, 'one score for each bot'),
  v.check(
    ({ bots, winners }) =>
      winners.every((seat, index) => seat < bots.length && seat > (winners[index - 1] ?? -1)),
    'the winners are seats, rising',
  ),
  v.check(
    ({ winners, capped }) => (winners.length === 0) === (capped === true),
    'a game has a winner unless it was capped',
  ),
);

/** How a game ended; what can be counted of it by seat. */
export type GameResult = Readonly<v.InferOutput<typeof resultSchema>>;

/** A result of any value. */
export function readResult(value: unknown): GameResult {
  return v.parse(resultSchema, value);
}

/** A result as one line of NDJSON, without its end. The order of the fields is fixed, so that equal results are equal bytes. */
export function formatResult(result: GameResult): string {
  const { game, name, seed, bots, scores, winners, capped, record } = result;
  return JSON.stringify({ game, name, seed, bots, scores, winners, capped, record });
}

/** The result of a line, or in a few words why it is none. Unknown fields are refused: merging would lose them. */
export function parseResult(line: string): GameResult | { readonly fault: string } {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { fault: 'not JSON' };
  }
  const { success, output, issues } = v.safeParse(resultSchema, value);
  if (success) return output;
  const [issue] = issues;
  const path = v.getDotPath(issue);
  return { fault: oneLine(path === null ? issue.message : `${path}: ${issue.message}`) };
}
