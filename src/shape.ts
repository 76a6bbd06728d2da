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
  | { readonly kind: 'either'; readonly shapes: readonly Shape[]; readonly words: string };

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

export function object(fields: Fields, optional: Fields = {}, min = 0): Shape {
  return { kind: 'object', fields, optional, min };
}

export function either(words: string, ...shapes: Shape[]): Shape {
  return { kind: 'either', shapes, words };
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
export function misfit(shape: Shape, value: Json | undefined, path: Path = []): Misfit | null {
  if (value === undefined)
    return { path, problem: 'missing', given: 'nothing', allowed: allowed(shape) };
  const wrong = (): Misfit => ({
    path,
    problem: 'wrong',
    given: shown(value),
    allowed: allowed(shape),
  });
  switch (shape.kind) {
    case 'integer':
      return typeof value === 'number' &&
        Number.isSafeInteger(value) &&
        value >= shape.min &&
        value <= shape.max
        ? null
        : wrong();
    case 'oneOf':
      return shape.values.some((allowedValue) => allowedValue === value) ? null : wrong();
    case 'text':
      return typeof value === 'string' && shape.pattern.test(value) ? null : wrong();
    case 'list':
      if (!isList(value) || value.length < shape.min || value.length > shape.max) return wrong();
      return (
        firstOf(value, (item, index) => misfit(shape.of, item, [...path, index])) ??
        (shape.distinct === true ? repeated(value, path, allowed(shape)) : null)
      );
    case 'tuple':
      if (!isList(value) || value.length !== shape.items.length) return wrong();
      return firstOf(shape.items, (item, index) => misfit(item, value[index], [...path, index]));
    case 'object':
      if (!isRecord(value)) return wrong();
      return (
        firstOf(Object.entries(shape.fields), ([name, field]) =>
          misfit(field, own(value, name), [...path, name]),
        ) ??
        firstOf(Object.entries(value), ([name, item]) =>
          misfitOfKey(shape.fields, shape.optional, name, item, path),
        ) ??
        (Object.keys(value).length < shape.min ? wrong() : null)
      );
    case 'either':
      return shape.shapes.some((choice) => misfit(choice, value, path) === null) ? null : wrong();
  }
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
    case 'text':
    case 'either':
      return shape.words;
  }
}

function misfitOfKey(
  fields: Fields,
  optional: Fields,
  name: string,
  item: Json,
  path: Path,
): Misfit | null {
  if (Object.hasOwn(fields, name)) return null;
  const shape = Object.hasOwn(optional, name) ? optional[name] : undefined;
  if (shape !== undefined) return misfit(shape, item, [...path, name]);
  const names = [...Object.keys(fields), ...Object.keys(optional)];
  return {
    path: [...path, name],
    problem: 'unknown',
    given: shown(item),
    allowed: names.length === 0 ? 'no further field' : names.join(', '),
  };
}

function repeated(items: readonly Json[], path: Path, allowedWords: string): Misfit | null {
  return firstOf(items, (item, index) =>
    items.indexOf(item) === index
      ? null
      : { path: [...path, index], problem: 'repeated', given: shown(item), allowed: allowedWords },
  );
}

function firstOf<T>(
  items: readonly T[],
  check: (item: T, index: number) => Misfit | null,
): Misfit | null {
  for (const [index, item] of items.entries()) {
    const found = check(item, index);
    if (found !== null) return found;
  }
  return null;
}

/** Whether plain data is a list. */
export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** Whether plain data is an object. */
export function isRecord(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function own(value: { readonly [key: string]: Json }, name: string): Json | undefined {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}
