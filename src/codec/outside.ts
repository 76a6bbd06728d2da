import type { EngineTypes, GameDefinition } from '../core/definition.ts';
import { ParseError, type ParseIssueCode } from '../core/errors.ts';
import { describeValue, type Json, type Path } from '../core/json.ts';
import { originIssue } from '../core/origin.ts';
import type { IssueKind } from '../core/refusal.ts';
import { ACTION_LIMITS } from './action-schema.ts';
import type { ValueKind } from './game-tables.ts';
import { type JsonLimits, NotJson, readJson } from './read-json.ts';
import { isRecord, type Schema } from './schema.ts';
import { conform } from './schema-issue.ts';

/** What is read from outside: what belongs to a game, and what belongs to the session around it. */
type OutsideKind = ValueKind | 'patch' | 'message';

/**
 * Bounds far above anything that a game gives, and low enough that a hostile value costs little: the value is refused
 * before the part beyond a bound is looked at.
 */
const LIMITS: { readonly [Kind in OutsideKind]: JsonLimits } = {
  action: ACTION_LIMITS,
  state: { depth: 6, text: 64, items: 2_000, values: 40_000 },
  view: { depth: 6, text: 64, items: 2_000, values: 40_000 },
  record: { depth: 8, text: 2_000, items: 100_000, values: 1_000_000 },
  events: { depth: 6, text: 64, items: 100_000, values: 1_000_000 },
  scoring: { depth: 6, text: 64, items: 64, values: 2_000 },
  refusal: { depth: 4, text: 2_000, items: 100, values: 500 },
  patch: { depth: 9, text: 64, items: 2_000, values: 40_000 },
  message: { depth: 9, text: 2_000, items: 100_000, values: 2_000_000 },
};

const CODES: Readonly<Record<IssueKind, ParseIssueCode>> = {
  missing: 'MISSING_FIELD',
  unknown: 'UNKNOWN_FIELD',
  wrong: 'INVALID_FIELD',
  repeated: 'INVALID_FIELD',
};

/** Plain data of a value from outside. */
export function jsonOf(kind: OutsideKind, value: unknown): Json {
  const json = readJson(value, LIMITS[kind]);
  if (!(json instanceof NotJson)) return json;
  const expected =
    typeof value === 'string' ? 'an object (parse text with JSON.parse first)' : 'plain JSON data';
  throw new ParseError(kind, {
    code: 'NOT_JSON',
    path: json.path,
    received: json.problem,
    expected,
  });
}

/** Plain data that does not claim to be of another game or of other rules. */
export function headed<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
  kind: OutsideKind,
  value: unknown,
): { readonly [name: string]: Json } {
  const json = jsonOf(kind, value);
  if (!isRecord(json)) {
    const received = describeValue(json);
    const expected = `a ${kind} of ${definition.name}`;
    throw new ParseError(kind, { code: 'INVALID_FIELD', path: [], received, expected });
  }
  const issue = originIssue(definition, json);
  if (issue !== null) throw new ParseError(kind, issue);
  return json;
}

/** Plain data, after its form is checked; `at` is where it stands in the value. */
export function typed<T>(kind: OutsideKind, schema: Schema<T>, json: Json, at: Path = []): T {
  const conformed = conform(schema, json);
  if (conformed.issue === null) return conformed.value;
  const { issue } = conformed;
  const path = [...at, ...issue.path];
  throw new ParseError(kind, { ...issue, path, code: CODES[issue.problem] });
}

/** A function that makes its value when it is first needed. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
