import { shown } from './plain.ts';
import type { Json, Path, ShapeProblem } from './refusal.ts';

/**
 * The form of plain data, as data. One table of shapes serves the check of an action, the options, the schemas of the
 * parsers, the notation and the random foreign actions of the law kit.
 */
export type Shape =
  | { readonly kind: 'integer'; readonly min: number; readonly max: number }
  | { readonly kind: 'oneOf'; readonly values: readonly (string | number | boolean | null)[] }
  | { readonly kind: 'text'; readonly pattern: RegExp; readonly words: string }
  | {
      readonly kind: 'list';
      readonly of: Shape;
      readonly min: number;
      readonly max: number;
      /** No item twice. */
      readonly distinct?: true;
    }
  | { readonly kind: 'tuple'; readonly items: readonly Shape[] }
  | {
      readonly kind: 'object';
      readonly fields: Fields;
      readonly optional: Fields;
      /** The fewest fields that must be there. */
      readonly min: number;
      /** Written in the notation by its values alone. */
      readonly compact?: true;
    }
  | { readonly kind: 'either'; readonly shapes: readonly Shape[]; readonly words: string }
  /** An object whose `type` says which fields it has beside it. */
  | { readonly kind: 'variant'; readonly objects: { readonly [type: string]: ObjectShape } };

/** The shape of an object. */
export type ObjectShape = Extract<Shape, { readonly kind: 'object' }>;

/** The fields of an object by name. */
export type Fields = { readonly [name: string]: Shape };

/** Where and how a value is not of a shape. */
export interface Misfit {
  readonly path: Path;
  readonly problem: ShapeProblem;
  readonly given: Json;
  readonly allowed: string;
}

export function integer(min: number, max: number): Shape {
  return { kind: 'integer', min, max };
}

export function oneOf(values: readonly (string | number | boolean | null)[]): Shape {
  return { kind: 'oneOf', values };
}

export function text(pattern: RegExp, words: string): Shape {
  return { kind: 'text', pattern, words };
}

export function list(of: Shape, min: number, max: number): Shape {
  return { kind: 'list', of, min, max };
}

export function distinct(of: Shape, min: number, max: number): Shape {
  return { kind: 'list', of, min, max, distinct: true };
}

export function tuple(...items: Shape[]): Shape {
  return { kind: 'tuple', items };
}

export function object(fields: Fields, optional: Fields = {}, min = 0): ObjectShape {
  return { kind: 'object', fields, optional, min };
}

export function either(words: string, ...shapes: Shape[]): Shape {
  return { kind: 'either', shapes, words };
}

/** One of several objects; each has its `type` among its fields. */
export function variant(objects: { readonly [type: string]: ObjectShape }): Shape {
  return { kind: 'variant', objects };
}

/** An object with required fields only, written in the notation as `value.value`. */
export function compact(fields: Fields): Shape {
  return { kind: 'object', fields, optional: {}, min: 0, compact: true };
}

/** An object that has the same shape at each of the keys. */
export function record(keys: readonly string[], of: Shape): Shape {
  return object(Object.fromEntries(keys.map((key) => [key, of])));
}

/** An object with at least `min` of the keys. */
export function partialRecord(keys: readonly string[], of: Shape, min: number): Shape {
  return object({}, Object.fromEntries(keys.map((key) => [key, of])), min);
}

/** The first misfit of plain data, or `null` if it has the shape. */
export function misfit(shape: Shape, value: Json | undefined): Misfit | null {
  if (value === undefined) {
    return { path: [], problem: 'missing', given: 'nothing', allowed: allowed(shape) };
  }
  switch (shape.kind) {
    case 'integer':
      return typeof value === 'number' &&
        Number.isSafeInteger(value) &&
        value >= shape.min &&
        value <= shape.max
        ? null
        : wrong(shape, value);
    case 'oneOf':
      return isOneOf(shape.values, value) ? null : wrong(shape, value);
    case 'text':
      return typeof value === 'string' && shape.pattern.test(value) ? null : wrong(shape, value);
    case 'list':
      if (!isList(value) || value.length < shape.min || value.length > shape.max) {
        return wrong(shape, value);
      }
      return (
        firstMisfit(value, (index) => misfit(shape.of, value[index])) ??
        (shape.distinct === true ? repeated(shape, value) : null)
      );
    case 'tuple':
      if (!isList(value) || value.length !== shape.items.length) return wrong(shape, value);
      return firstMisfit(value, (index) => misfit(itemOf(shape, index), value[index]));
    case 'object':
      return isRecord(value) ? misfitOfObject(shape, value) : wrong(shape, value);
    case 'either':
      return shape.shapes.some((choice) => misfit(choice, value) === null)
        ? null
        : wrong(shape, value);
    case 'variant': {
      const type = isRecord(value) ? own(value, 'type') : undefined;
      const chosen = typeof type === 'string' ? own(shape.objects, type) : undefined;
      return chosen === undefined ? wrong(shape, value) : misfit(chosen, value);
    }
  }
}

/** The shape of an item of a list or tuple; beyond a tuple nothing is allowed. */
export function itemOf(
  shape: Extract<Shape, { readonly kind: 'list' | 'tuple' }>,
  index: number,
): Shape {
  return shape.kind === 'list' ? shape.of : (shape.items[index] ?? oneOf([]));
}

function wrong(shape: Shape, value: Json): Misfit {
  return { path: [], problem: 'wrong', given: shown(value), allowed: allowed(shape) };
}

function isOneOf(values: readonly Json[], value: Json): boolean {
  for (const allowedValue of values) if (allowedValue === value) return true;
  return false;
}

function misfitOfObject(
  shape: ObjectShape,
  value: { readonly [key: string]: Json },
): Misfit | null {
  const { fields, optional } = shape;
  for (const name in fields) {
    const field = fields[name];
    const found = field === undefined ? null : misfit(field, own(value, name));
    if (found !== null) return within(name, found);
  }
  let count = 0;
  for (const name of Object.keys(value)) {
    count += 1;
    if (Object.hasOwn(fields, name)) continue;
    const field = Object.hasOwn(optional, name) ? optional[name] : undefined;
    const item = value[name];
    const found = field === undefined ? unknown(shape, item) : misfit(field, item);
    if (found !== null) return within(name, found);
  }
  return count < shape.min ? wrong(shape, value) : null;
}

function unknown({ fields, optional }: ObjectShape, item: Json | undefined): Misfit {
  const names = [...Object.keys(fields), ...Object.keys(optional)];
  return {
    path: [],
    problem: 'unknown',
    given: shown(item),
    allowed: names.length === 0 ? 'no field' : names.join(', '),
  };
}

function repeated(shape: Shape, items: readonly Json[]): Misfit | null {
  for (const [index, item] of items.entries()) {
    if (items.indexOf(item) === index) continue;
    return { path: [index], problem: 'repeated', given: shown(item), allowed: allowed(shape) };
  }
  return null;
}

function firstMisfit(
  items: readonly Json[],
  check: (index: number) => Misfit | null,
): Misfit | null {
  for (const index of items.keys()) {
    const found = check(index);
    if (found !== null) return within(index, found);
  }
  return null;
}

/** The misfit as seen from one level further out: paths are only built where something is wrong. */
function within(key: string | number, found: Misfit): Misfit {
  return { ...found, path: [key, ...found.path] };
}

/** What a shape allows, in words. */
export function allowed(shape: Shape): string {
  switch (shape.kind) {
    case 'integer':
      return `a whole number from ${shape.min} to ${shape.max}`;
    case 'oneOf':
      return shape.values.map((value) => JSON.stringify(value)).join(', ');
    case 'list': {
      const size = shape.min === shape.max ? `${shape.min}` : `${shape.min} to ${shape.max}`;
      return `a list of ${size}${shape.distinct === true ? ' different' : ''}, each ${allowed(shape.of)}`;
    }
    case 'tuple':
      return `a list of ${shape.items.length}`;
    case 'object': {
      const names = Object.keys(shape.fields);
      const optional = Object.keys(shape.optional);
      if (optional.length === 0) return `an object of ${names.join(', ')}`;
      return `an object of ${[...names, ...optional.map((name) => `${name}?`)].join(', ')}`;
    }
    case 'variant':
      return `an object with a type of ${Object.keys(shape.objects).join(', ')}`;
    case 'text':
    case 'either':
      return shape.words;
  }
}

/** Whether plain data is a list. */
export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** Whether plain data is an object. */
export function isRecord(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function own<T>(value: { readonly [key: string]: T }, name: string): T | undefined {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}
