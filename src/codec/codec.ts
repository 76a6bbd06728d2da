import type { Game } from '../core/contract.ts';
import type { EngineTypes, GameDefinition } from '../core/definition.ts';
import { legalActions } from '../core/engine.ts';
import { InvalidOptionsError, ParseError, type ParseIssueCode } from '../core/errors.ts';
import { describeValue, type Json, type Path } from '../core/json.ts';
import { deepFreeze, same } from '../core/lists.ts';
import { originIssue } from '../core/origin.ts';
import { freezeState, markTrusted } from '../core/position.ts';
import { RECORD_MOST } from '../core/record.ts';
import type { IssueKind } from '../core/refusal.ts';
import type { StateIssue } from '../core/state-issues.ts';
import type { Viewer } from '../core/types.ts';
import { ACTION_LIMITS } from './action-schema.ts';
import { type GameTables, recordSchema, type ValueKind } from './game-tables.ts';
import { type JsonLimits, NotJson, readJson } from './read-json.ts';
import { readRecordText } from './record-text.ts';
import { isRecord, type Schema } from './schema.ts';
import { conform } from './schema-issue.ts';

/**
 * Bounds far above anything that a game gives, and low enough that a hostile value costs little: the value is refused
 * before the part beyond a bound is looked at.
 */
const LIMITS: { readonly [Kind in ValueKind]: JsonLimits } = {
  action: ACTION_LIMITS,
  state: { depth: 6, text: 64, entries: 2_000, values: 40_000 },
  view: { depth: 6, text: 64, entries: 2_000, values: 40_000 },
  record: { depth: 6, text: 64, entries: 100_000, values: 2_000_000 },
};

const CODES: Readonly<Record<IssueKind, ParseIssueCode>> = {
  missing: 'MISSING_FIELD',
  unknown: 'UNKNOWN_FIELD',
  wrong: 'INVALID_FIELD',
  repeated: 'INVALID_FIELD',
};

export function parseAction<Types extends EngineTypes>({
  action,
}: GameTables<Types>): Game<Types>['parseAction'] {
  return (value) => deepFreeze(typed('action', action, jsonOf('action', value)));
}

export function parseState<Types extends EngineTypes>(
  tables: GameTables<Types>,
): Game<Types>['parseState'] {
  const schema = once(tables.state);
  return (value) => {
    const json = headed(tables.definition, 'state', value);
    if (Object.hasOwn(json, 'viewer')) {
      throw new ParseError('state', {
        code: 'EXPECTED_STATE',
        path: ['viewer'],
        received: describeValue(json['viewer']),
        expected: 'a state, which has no viewer; sampleState makes one of a view',
      });
    }
    const state = typed('state', schema(), json);
    assertPlayable('state', issueOf(tables, state));
    return markTrusted(deepFreeze(state));
  };
}

export function parseView<Types extends EngineTypes>(
  tables: GameTables<Types>,
): Game<Types>['parseView'] {
  const schema = once(tables.view);
  return (value) => {
    const json = headed(tables.definition, 'view', value);
    if (!Object.hasOwn(json, 'viewer')) {
      throw new ParseError('view', {
        code: 'EXPECTED_VIEW',
        path: ['viewer'],
        received: 'nothing',
        expected: 'a view, which has a viewer; viewFor makes one of a state',
      });
    }
    const view = typed('view', schema(), json);
    assertPlayable('view', issueOfView(tables, view));
    return markTrusted(deepFreeze(view));
  };
}

export function parseRecord<Types extends EngineTypes>(
  tables: GameTables<Types>,
): Game<Types>['parseRecord'] {
  const { definition, action, readOptions } = tables;
  const schema = once(() => recordSchema(tables));
  return (value) => {
    const untyped =
      typeof value === 'string' ? readRecordText(definition, action, value, RECORD_MOST) : value;
    const record = typed('record', schema(), headed(definition, 'record', untyped));
    try {
      readOptions(record.options);
    } catch (error) {
      if (!(error instanceof InvalidOptionsError)) throw error;
      const { path, received, expected } = error;
      throw new ParseError('record', {
        code: 'INVALID_FIELD',
        path: ['options', ...path],
        received,
        expected,
      });
    }
    return deepFreeze(record);
  };
}

/** A function that makes its value when it is first needed. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function jsonOf(kind: ValueKind, value: unknown): Json {
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
function headed<Types extends EngineTypes>(
  definition: GameDefinition<Types>,
  kind: ValueKind,
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

/** Plain data, after its form is checked. */
function typed<T>(kind: ValueKind, schema: Schema<T>, json: Json): T {
  const conformed = conform(schema, json);
  if (conformed.issue === null) return conformed.value;
  const { issue } = conformed;
  throw new ParseError(kind, { ...issue, code: CODES[issue.problem] });
}

function assertPlayable(kind: ValueKind, issue: StateIssue | null): void {
  if (issue !== null) throw new ParseError(kind, { ...issue, code: 'UNPLAYABLE_STATE' });
}

/** Why a state cannot be played to the end: what a rule forbids, or nobody can act although the game is not over. */
function issueOf<Types extends EngineTypes>(
  { definition, issuesIn }: GameTables<Types>,
  state: Types['State'],
): StateIssue | null {
  const [issue] = issuesIn(state);
  if (issue !== undefined) return issue;
  const top: object | undefined = state.agenda.at(-1);
  if (top === undefined) return null;
  const isManualRoll = 'manual' in top && top.manual === true;
  if (isManualRoll || legalActions(definition)(state).length > 0) return null;
  return {
    rule: 'agenda',
    path: ['agenda', state.agenda.length - 1],
    received: 'a decision without a legal action',
    expected: 'a decision that can be answered',
  };
}

/** A view can be played on if a state that agrees with it can, and has this view. */
function issueOfView<Types extends EngineTypes>(
  tables: GameTables<Types>,
  view: Types['View'],
): StateIssue | null {
  const { viewer, players } = view;
  if (viewer !== 'spectator' && viewer >= players.length) {
    const expected = 'a seat of this game, or "spectator"';
    return { rule: 'viewer', path: ['viewer'], received: viewer, expected };
  }
  let sample: Types['State'];
  try {
    sample = freezeState(tables.definition, tables.sample(view, 0));
  } catch {
    const expected = 'as many hidden cards as there are unseen ones';
    return { rule: 'hidden', path: [], received: 'more', expected };
  }
  return issueOf(tables, sample) ?? differenceOf(view, tables.viewOf(sample, viewer), viewer, []);
}

/** Where a view differs from what its viewer sees of a state that agrees with it. */
function differenceOf(
  received: unknown,
  seen: unknown,
  viewer: Viewer,
  path: Path,
): StateIssue | null {
  if (same(received, seen)) return null;
  if (isContainer(received) && isContainer(seen)) {
    for (const [key, value] of Object.entries(received)) {
      const place = Array.isArray(received) ? Number(key) : key;
      const issue = differenceOf(value, seen[key], viewer, [...path, place]);
      if (issue !== null) return issue;
    }
  }
  const who = viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`;
  const expected =
    received === null
      ? `a value that ${who} sees`
      : seen === null
        ? `null, since ${who} does not see it`
        : `${String(describeValue(seen))}, as ${who} sees it`;
  return { rule: 'hidden', path, received: describeValue(received), expected };
}

function isContainer(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null;
}
