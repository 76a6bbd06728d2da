import { InvalidOptionsError, type OptionsIssueCode } from '../core/errors.ts';
import type { Json, Path } from '../core/json.ts';
import { ownData } from '../core/lists.ts';
import type { IssueKind } from '../core/refusal.ts';
import type { Seat } from '../core/types.ts';
import { type JsonLimits, NotJson, readJson } from './read-json.ts';
import {
  type Fields,
  integer,
  type ObjectSchema,
  type Optional,
  object,
  picklist,
  type Required,
  type Schema,
  union,
} from './schema.ts';
import { conform } from './schema-issue.ts';

const OPTIONS_LIMITS: JsonLimits = {
  depth: 5,
  text: 1_000,
  items: 2_000,
  values: 10_000,
  undefinedIsMissing: true,
};

const CODES: Readonly<Record<IssueKind, OptionsIssueCode>> = {
  missing: 'MISSING_OPTION',
  unknown: 'UNKNOWN_OPTION',
  wrong: 'INVALID_OPTION',
  repeated: 'INVALID_OPTION',
};

/** The table of the options of a game; the optional ones may also be `undefined`, which counts as missing. */
export function optionsSchema<F extends Fields, O extends Fields>(
  fields: F,
  optional: O,
): ObjectSchema<
  Required<F> & { readonly [Name in keyof Optional<O>]?: Optional<O>[Name] | undefined }
> {
  return object(fields, optional);
}

/**
 * A copy of the options that inherits nothing, after a check of their form. An option that is `undefined` counts as missing, as is usual in
 * TypeScript; inside of options nothing is `undefined`.
 */
export function readOptions<Options>(schema: ObjectSchema<Options>, value: unknown): Options {
  const json = readJson(value, OPTIONS_LIMITS);
  if (json instanceof NotJson) {
    const { path, problem } = json;
    throw new InvalidOptionsError({
      code: 'NOT_JSON',
      path,
      received: problem,
      expected: 'plain JSON data',
    });
  }
  const conformed = conform(schema, json);
  if (conformed.issue === null) return ownData(conformed.value);
  throw new InvalidOptionsError({ ...conformed.issue, code: CODES[conformed.issue.problem] });
}

/** Refuses cards that are not those of the pack, in any order. */
export function checkPack<Card>(path: Path, cards: readonly Card[], pack: readonly Card[]): void {
  const counts = new Map<Card, number>();
  for (const card of pack) counts.set(card, (counts.get(card) ?? 0) + 1);
  const expected = new Map(counts);
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) - 1);
  for (const [card, missing] of counts) {
    if (missing === 0) continue;
    const copies = expected.get(card) ?? 0;
    refuseOption(
      'INVALID_OPTION',
      path,
      `${copies - missing} × ${String(card)}`,
      `${copies} × ${String(card)}`,
    );
  }
}

/** Refuses an option; `received` is a value of the right type, or words such as those of `describeValue`. */
export function refuseOption(
  code: OptionsIssueCode,
  path: Path,
  received: Json,
  expected: string,
): never {
  throw new InvalidOptionsError({ code, path, received, expected });
}

/** The table of the first player: a seat, or `'random'`. */
export function firstPlayerSchema(seats: number): Schema<Seat | 'random'> {
  return union(
    `a seat from 0 to ${seats - 1}, or "random"`,
    integer(0, seats - 1),
    picklist(['random']),
  );
}

/** Refuses a first player who is not at the table. */
export function checkFirstPlayer(firstPlayer: Seat | 'random', players: number): void {
  if (firstPlayer === 'random' || firstPlayer < players) return;
  refuseOption(
    'INVALID_OPTION',
    ['firstPlayer'],
    firstPlayer,
    `a seat from 0 to ${players - 1}, or "random"`,
  );
}
