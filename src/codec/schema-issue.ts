import {
  describeSecret,
  describeString,
  describeValue,
  type Json,
  type Path,
} from '../core/json.ts';
import { own } from '../core/lists.ts';
import type { IssueKind } from '../core/refusal.ts';
import { counted } from '../core/sentence.ts';
import {
  type AnyObject,
  type AnySchema,
  type Fields,
  isList,
  isRecord,
  itemOf,
  type Schema,
} from './schema.ts';

/** Where and how a value does not conform to a schema. */
export interface SchemaIssue {
  readonly path: Path;
  readonly problem: IssueKind;
  readonly received: Json;
  readonly expected: string;
}

/** Plain data as the value that its schema describes, or the first issue. */
export function conform<T>(
  schema: Schema<T>,
  value: Json,
): { readonly value: T; readonly issue: null } | { readonly issue: SchemaIssue } {
  const issue = issueIn(schema, value);
  // The one place where data becomes typed: the schema, whose type the compiler has compared with `T`, has just proven it.
  return issue === null ? { value: value as T, issue } : { issue };
}

/** The first issue of plain data, or `null` if it conforms. */
export function issueIn(schema: AnySchema, value: Json | undefined): SchemaIssue | null {
  if (value === undefined)
    return { path: [], problem: 'missing', received: 'nothing', expected: expectedBy(schema) };
  switch (schema.kind) {
    case 'integer':
      if (typeof value !== 'number' || value < schema.min) return wrong(schema, value);
      if (value > schema.max)
        return { ...wrong(schema, value), expected: between(schema.min, schema.max) };
      return Number.isSafeInteger(value) ? null : wrong(schema, value);
    case 'picklist':
      return isInPicklist(schema.values, value) ? null : wrong(schema, value);
    case 'text':
      return typeof value === 'string' && schema.pattern.test(value) ? null : wrong(schema, value);
    case 'number': {
      const fits = typeof value === 'number' && value >= schema.min && value <= schema.max;
      return fits ? null : wrong(schema, value);
    }
    case 'primitive':
      return typeof value === 'object' && value !== null ? wrong(schema, value) : null;
    case 'nullable': {
      if (value === null) return null;
      const issue = issueIn(schema.of, value);
      return issue === null || issue.path.length > 0 ? issue : wrong(schema, value);
    }
    case 'union':
      if (schema.schemas.some((choice) => issueIn(choice, value) === null)) return null;
      return wrong(schema, value);
    case 'list':
      if (!isList(value) || value.length < schema.min || value.length > schema.max)
        return wrong(schema, value);
      return (
        firstIssue(value, (index) => issueIn(schema.of, value[index])) ??
        (schema.distinct ? repeated(schema, value) : null)
      );
    case 'tuple':
      if (!isList(value) || value.length !== schema.items.length) return wrong(schema, value);
      return firstIssue(value, (index) => issueIn(itemOf(schema, index), value[index]));
    case 'object':
      return isRecord(value) ? issueInObject(schema, value) : wrong(schema, value);
    case 'variant': {
      if (!isRecord(value)) return wrong(schema, value);
      const name = own(value, schema.tag);
      const member = typeof name === 'string' ? own(schema.members, name) : undefined;
      if (member !== undefined) return issueIn(member, value);
      const tag = { kind: 'picklist', values: Object.keys(schema.members) } as const;
      return within(schema.tag, issueIn(tag, name) ?? wrong(tag, name ?? null));
    }
  }
}

function wrong(schema: AnySchema, value: Json): SchemaIssue {
  return {
    path: [],
    problem: 'wrong',
    received: seen(schema, value),
    expected: expectedBy(schema),
  };
}

/** What an issue shows of a value: a string without quotes only where nothing but a string belongs. */
function seen(schema: AnySchema, value: Json): Json {
  if (isSecret(schema, value)) return describeSecret(value);
  return takesStrings(schema) ? describeString(value) : describeValue(value);
}

/** Whether a string could be a secret with a slip in it. */
function isSecret(schema: AnySchema, value: Json): value is string {
  if (schema.kind === 'union') return schema.schemas.some((choice) => isSecret(choice, value));
  return schema.kind === 'text' && schema.secret && typeof value === 'string';
}

function takesStrings(schema: AnySchema): boolean {
  switch (schema.kind) {
    case 'picklist':
      return schema.values.some((value) => typeof value === 'string');
    case 'nullable':
      return takesStrings(schema.of);
    default:
      return schema.kind === 'text';
  }
}

function isInPicklist(values: readonly Json[], value: Json): boolean {
  for (const listed of values) if (listed === value) return true;
  return false;
}

function issueInObject(
  schema: AnyObject,
  value: { readonly [key: string]: Json },
): SchemaIssue | null {
  const { fields, optional } = schema;
  for (const name of Object.keys(fields)) {
    const field = fields[name];
    const issue = field === undefined ? null : issueIn(field, own(value, name));
    if (issue !== null) return within(name, issue);
  }
  let count = 0;
  for (const name of Object.keys(value)) {
    count += 1;
    if (Object.hasOwn(fields, name)) continue;
    const field = own(optional, name);
    const item = value[name];
    const issue = field === undefined ? unknownField(fields, optional, item) : issueIn(field, item);
    if (issue !== null) return within(name, issue);
  }
  return count < schema.min ? wrong(schema, value) : null;
}

function unknownField(fields: Fields, optional: Fields, item: Json | undefined): SchemaIssue {
  const names = [...Object.keys(fields), ...Object.keys(optional)];
  return {
    path: [],
    problem: 'unknown',
    received: describeString(item),
    expected: names.length === 0 ? 'no field' : `no fields but ${names.join(', ')}`,
  };
}

function repeated(schema: AnySchema, items: readonly Json[]): SchemaIssue | null {
  const seen = new Set<Json>();
  for (const [index, item] of items.entries()) {
    if (seen.has(item)) {
      return {
        path: [index],
        problem: 'repeated',
        received: describeString(item),
        expected: expectedBy(schema),
      };
    }
    seen.add(item);
  }
  return null;
}

function firstIssue(
  items: readonly Json[],
  check: (index: number) => SchemaIssue | null,
): SchemaIssue | null {
  for (const index of items.keys()) {
    const issue = check(index);
    if (issue !== null) return within(index, issue);
  }
  return null;
}

/** The issue as seen from one level further out: paths are only built where something is wrong. */
function within(key: string | number, issue: SchemaIssue): SchemaIssue {
  return { ...issue, path: [key, ...issue.path] };
}

/** What a schema allows, as a noun phrase. */
export function expectedBy(schema: AnySchema): string {
  switch (schema.kind) {
    case 'integer':
      return range(schema.min, schema.max);
    case 'picklist':
      return oneOf(schema.values.map((value) => JSON.stringify(value)));
    case 'nullable':
      return `${expectedBy(schema.of)}, or null`;
    case 'list': {
      const size = schema.min === schema.max ? `${schema.min}` : `${schema.min} to ${schema.max}`;
      const items = `${schema.distinct ? 'different ' : ''}${schema.max === 1 ? 'item' : 'items'}`;
      return `a list of ${size} ${items}, each ${expectedBy(schema.of)}`;
    }
    case 'tuple':
      return `a list of ${counted(schema.items.length, 'item')}`;
    case 'object': {
      const optional = Object.keys(schema.optional).map((name) => `${name}?`);
      return `an object with the fields ${[...Object.keys(schema.fields), ...optional].join(', ')}`;
    }
    case 'variant':
      return `an object whose ${schema.tag} is ${oneOf(Object.keys(schema.members))}`;
    case 'primitive':
      return 'a string, a number, a boolean or null';
    case 'number':
      return `a number from ${schema.min} to ${schema.max}`;
    case 'text':
    case 'union':
      return schema.words;
  }
}

function range(min: number, max: number): string {
  if (max < Number.MAX_SAFE_INTEGER) return between(min, max);
  return min > Number.MIN_SAFE_INTEGER ? `a whole number from ${min}` : 'a safe integer';
}

function between(min: number, max: number): string {
  return `a whole number from ${min} to ${max}`;
}

function oneOf(values: readonly string[]): string {
  return values.length > 2 ? `one of ${values.join(', ')}` : values.join(' or ');
}
