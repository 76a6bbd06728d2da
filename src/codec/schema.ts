import type { Json } from '../core/json.ts';

/*
 * codec: values from outside. JSON, the tables that describe its fields, the parsers, and the text forms.
 * May import: core.
 *
 * A schema describes plain data as data. One table of schemas for each kind of value serves the check with its messages, the
 * parsers, the notation and the JSON Schemas. `Schema<T>` is exact: the compiler refuses a table that describes more or less
 * than `T`.
 */

declare const DESCRIBES: unique symbol;

/** A schema of values of type `T`. */
export type Schema<T> = AnySchema & Describes<T>;

/** Exists in types only: it makes schemas of different types incompatible, in both directions. */
interface Describes<in out T> {
  readonly [DESCRIBES]?: (value: T) => T;
}

/** A schema of an object of type `T`. */
export type ObjectSchema<T> = AnyObject & Describes<T>;

/** A schema of objects that a tag tells apart. */
export type VariantSchema<T> = AnyVariant & Describes<T>;

/** The type that a schema describes. */
type Described<S> = S extends Describes<infer T> ? T : never;

/** What schemas are made of. */
export type AnySchema =
  | { readonly kind: 'integer'; readonly min: number; readonly max: number }
  | { readonly kind: 'picklist'; readonly values: readonly Primitive[] }
  | AnyText
  | { readonly kind: 'primitive' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'nullable'; readonly of: AnySchema }
  | { readonly kind: 'union'; readonly schemas: readonly AnySchema[]; readonly words: string }
  | AnyList
  | { readonly kind: 'tuple'; readonly items: readonly AnySchema[] }
  | AnyObject
  | AnyVariant;

type Primitive = string | number | boolean | null;

interface AnyText {
  readonly kind: 'text';
  readonly pattern: RegExp;
  readonly words: string;
  /** Whether messages must not repeat the string. */
  readonly secret: boolean;
}

interface AnyList {
  readonly kind: 'list';
  readonly of: AnySchema;
  readonly min: number;
  readonly max: number;
  /** Whether no item may occur twice. */
  readonly distinct: boolean;
}

export interface AnyObject {
  readonly kind: 'object';
  readonly fields: Fields;
  readonly optional: Fields;
  /** The fewest fields that must be there. */
  readonly min: number;
  /** Written in the notation by its values alone. */
  readonly compact: boolean;
}

/** One of several objects; the field named `tag` tells which. */
export interface AnyVariant {
  readonly kind: 'variant';
  readonly tag: string;
  readonly members: { readonly [name: string]: AnyObject | AnyVariant };
}

/** The fields of an object by name. */
export type Fields = { readonly [name: string]: AnySchema };

export type Required<F> = { readonly [Name in keyof F]: Described<F[Name]> };

export type Optional<O> = { readonly [Name in keyof O]?: Described<O[Name]> };

type Variant<Tag extends string, Members, Common> = {
  [Name in keyof Members]: { readonly [T in Tag]: Name } & {
    readonly [Field in keyof Common]: Described<Common[Field]>;
  } & Described<Members[Name]>;
}[keyof Members];

export function integer(min: number, max: number): Schema<number> {
  return { kind: 'integer', min, max };
}

export function picklist<const T extends Primitive>(values: readonly T[]): Schema<T> {
  return { kind: 'picklist', values };
}

export const boolean: Schema<boolean> = /* @__PURE__ */ picklist([true, false]);

/** A string of a certain form; the pattern is the proof that what it matches is a `T`. */
export function text<T extends string>(pattern: RegExp, words: string, secret = false): Schema<T> {
  return { kind: 'text', pattern, words, secret };
}

/** Any number within bounds. */
export function number(min: number, max: number): Schema<number> {
  return { kind: 'number', min, max };
}

/** Any string, number, truth value or `null`: what an error says about a value. */
export const primitive: Schema<Json> = { kind: 'primitive' };

/** A value of one of two kinds. */
export function union<A, B>(words: string, left: Schema<A>, right: Schema<B>): Schema<A | B> {
  return { kind: 'union', schemas: [left, right], words };
}

export function nullable<T>(of: Schema<T>): Schema<T | null> {
  return { kind: 'nullable', of };
}

/** How a table shows what a view hides: a state as it is, a view as `null`. */
export interface Visibility<Hidden> {
  /** A card that the viewer may or may not see. */
  card<T>(of: Schema<T>): Schema<T | Hidden>;
  /** What nobody sees. */
  secret<T>(of: Schema<T>): Schema<T | Hidden>;
}

export const IN_STATE: Visibility<never> = { card: (of) => of, secret: (of) => of };

export const IN_VIEW: Visibility<null> = { card: nullable, secret: hidden };

function hidden<T>(_of: Schema<T>): Schema<T | null> {
  return { kind: 'picklist', values: [null] };
}

export function list<T>(of: Schema<T>, min: number, max: number): Schema<readonly T[]> {
  return { kind: 'list', of, min, max, distinct: false };
}

/** A list without a repeated item. */
export function distinct<T>(of: Schema<T>, min: number, max: number): Schema<readonly T[]> {
  return { kind: 'list', of, min, max, distinct: true };
}

export function tuple<const Items extends readonly AnySchema[]>(
  ...items: Items
): Schema<{ readonly [Place in keyof Items]: Described<Items[Place]> }> {
  return { kind: 'tuple', items };
}

export function object<F extends Fields>(fields: F): ObjectSchema<Required<F>>;
export function object<F extends Fields, O extends Fields>(
  fields: F,
  optional: O,
): ObjectSchema<Required<F> & Optional<O>>;
export function object(fields: Fields, optional: Fields = {}): AnyObject {
  return { kind: 'object', fields, optional, min: 0, compact: false };
}

/** An object that the notation writes as `value.value`. */
export function compact<F extends Fields>(fields: F): ObjectSchema<Required<F>> {
  return { kind: 'object', fields, optional: {}, min: 0, compact: true };
}

/** An object with a value for each key. */
export function record<Key extends string, T>(
  keys: readonly Key[],
  of: Schema<T>,
): ObjectSchema<Readonly<Record<Key, T>>> {
  return { kind: 'object', fields: fieldsOf(keys, of), optional: {}, min: 0, compact: false };
}

/** An object with values for some of the keys, at least `min`. */
export function partialRecord<Key extends string, T>(
  keys: readonly Key[],
  of: Schema<T>,
  min: number,
): ObjectSchema<Readonly<Partial<Record<Key, T>>>> {
  return { kind: 'object', fields: {}, optional: fieldsOf(keys, of), min, compact: false };
}

function fieldsOf(keys: readonly string[], of: AnySchema): Fields {
  const fields: { [name: string]: AnySchema } = {};
  for (const key of keys) fields[key] = of;
  return fields;
}

/** One of several objects, told apart by `tag`. Each gets the tag and the common fields in front of its own. */
export function variant<Tag extends string, Members extends AnyVariant['members']>(
  tag: Tag,
  members: Members,
): VariantSchema<Variant<Tag, Members, Record<never, never>>>;
export function variant<
  Tag extends string,
  Members extends AnyVariant['members'],
  Common extends Fields,
>(tag: Tag, members: Members, common: Common): VariantSchema<Variant<Tag, Members, Common>>;
export function variant(
  tag: string,
  members: AnyVariant['members'],
  common: Fields = {},
): AnyVariant {
  const tagged: { [name: string]: AnyObject | AnyVariant } = {};
  for (const [name, member] of Object.entries(members))
    tagged[name] = withFields({ [tag]: picklist([name]), ...common }, member);
  return { kind: 'variant', tag, members: tagged };
}

/** The object, or each object of the variant, with further fields in front. */
function withFields(fields: Fields, member: AnyObject | AnyVariant): AnyObject | AnyVariant {
  if (member.kind === 'object') return { ...member, fields: { ...fields, ...member.fields } };
  const members: { [name: string]: AnyObject | AnyVariant } = {};
  for (const [name, inner] of Object.entries(member.members))
    members[name] = withFields(fields, inner);
  return { ...member, members };
}

/** The schema of an item of a list or tuple; beyond a tuple nothing is allowed. */
export function itemOf(
  schema: Extract<AnySchema, { readonly kind: 'list' | 'tuple' }>,
  index: number,
): AnySchema {
  return schema.kind === 'list' ? schema.of : (schema.items[index] ?? picklist([]));
}

/** Whether plain data is a list. */
export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** Whether plain data is an object. */
export function isRecord(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
