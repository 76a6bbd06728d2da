import * as v from 'valibot';
import type { Json } from './refusal.ts';
import { allowed, type ObjectShape, oneOf, type Shape } from './shape.ts';

/*
 * The only module that knows valibot: it makes schemas of the shapes, so that nothing is written twice. Every message says
 * what is allowed in its place.
 */

/** A schema of plain data. */
export type Schema = v.GenericSchema;

/** The schema of a shape. */
export function schemaOf(shape: Shape): Schema {
  const words = allowed(shape);
  switch (shape.kind) {
    case 'integer':
      return v.pipe(
        v.number(words),
        v.safeInteger(words),
        v.minValue(shape.min, words),
        v.maxValue(shape.max, words),
      );
    case 'oneOf': {
      const values = new Set<unknown>(shape.values);
      return v.custom<unknown>((value) => values.has(value), words);
    }
    case 'text':
      return v.pipe(v.string(words), v.regex(shape.pattern, words));
    case 'list': {
      const { min, max } = shape;
      // The length first, so that no item of an oversized list is looked at.
      const sized = (value: unknown): boolean =>
        Array.isArray(value) && value.length >= min && value.length <= max;
      const list = v.pipe(v.custom<unknown[]>(sized, words), v.array(schemaOf(shape.of)));
      return shape.distinct === true
        ? v.pipe(
            list,
            v.check((items) => new Set(items).size === items.length, words),
          )
        : list;
    }
    case 'tuple':
      return v.strictTuple(shape.items.map(schemaOf), words);
    case 'object':
      return v.pipe(aRecord(shape.min, words), v.strictObject(entriesOf(shape), words));
    case 'either':
      return v.union(shape.shapes.map(schemaOf), words);
    case 'variant':
      return v.pipe(aRecord(0, words), v.variant('type', optionsOf(shape.objects), words));
  }
}

/** Any object with so many fields; valibot takes lists for objects too. */
function aRecord(min: number, words: string): v.GenericSchema<{ [name: string]: unknown }> {
  return v.custom(
    (value) =>
      typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      Object.keys(value).length >= min,
    words,
  );
}

function optionsOf(objects: {
  readonly [type: string]: ObjectShape;
}): v.StrictObjectSchema<v.ObjectEntries & { type: Schema }, string>[] {
  return Object.entries(objects).map(([name, object]) =>
    v.strictObject({ ...entriesOf(object), type: schemaOf(oneOf([name])) }, allowed(object)),
  );
}

function entriesOf({ fields, optional }: ObjectShape): v.ObjectEntries {
  const entries: { [name: string]: Schema | v.ExactOptionalSchema<Schema, undefined> } = {};
  for (const [name, field] of Object.entries(fields)) entries[name] = schemaOf(field);
  for (const [name, field] of Object.entries(optional))
    entries[name] = v.exactOptional(schemaOf(field));
  return entries;
}

/** Where and how plain data is not of a schema. */
export interface Fault {
  readonly problem: 'missing' | 'unknown' | 'wrong';
  readonly path: readonly (string | number)[];
  readonly given: unknown;
  readonly allowed: string;
}

/** The first fault of plain data, or `null` if it is of the schema. */
export function faultOf(schema: Schema, value: Json): Fault | null {
  const { issues } = v.safeParse(schema, value, { abortEarly: true });
  if (issues === undefined) return null;
  const [issue] = issues;
  const place = issue.path ?? [];
  const given = place.length === 0 ? value : place[place.length - 1]?.value;
  const path = place.map(({ key }) => (typeof key === 'number' ? key : String(key)));
  const problem =
    issue.expected === 'never' ? 'unknown' : given === undefined ? 'missing' : 'wrong';
  return { problem, path, given, allowed: issue.message };
}
