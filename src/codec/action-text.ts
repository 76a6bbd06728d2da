import type { Game } from '../core/contract.ts';
import { ParseError, type ParseIssueCode } from '../core/errors.ts';
import { describeValue, type Json } from '../core/json.ts';
import type { BaseAction, GameTypes } from '../core/types.ts';
import { actionReader } from './action-schema.ts';
import {
  type AnySchema,
  type AnyVariant,
  type Fields,
  isList,
  isRecord,
  itemOf,
  type VariantSchema,
} from './schema.ts';

/*
 * The text form of actions follows from the table of their fields: `seat type field field …`, the required fields in the
 * order of the table, optional ones as `name=value`, or only `name` where the value can only be `true`.
 */

/** The most characters of a line. */
const LINE_MOST = 500;
/** An empty list. */
const NOTHING = '-';

export function formatAction<Types extends GameTypes>(
  actions: VariantSchema<Types['Action']>,
): Game<Types>['formatAction'] {
  return (action) => textOf(actions, action);
}

export function parseActionText<Types extends GameTypes>(
  actions: VariantSchema<Types['Action']>,
): Game<Types>['parseActionText'] {
  return (line) => actionFrom(actions, line);
}

export function textOf<Action extends BaseAction>(
  actions: VariantSchema<Action>,
  action: Action,
): string {
  const { required, optional } =
    fieldsOf(actions, action.type) ?? fail(action.type, typesOf(actions));
  const values = new Map<string, Json>(Object.entries(action));
  const words = [String(action.player), action.type];
  for (const [name, schema] of Object.entries(required))
    words.push(wordOf(schema, values.get(name)));
  for (const [name, schema] of Object.entries(optional)) {
    const value = values.get(name);
    if (value === true) words.push(name);
    else if (value !== undefined) words.push(`${name}=${wordOf(schema, value)}`);
  }
  return words.join(' ');
}

export function actionFrom<Action extends BaseAction>(
  actions: VariantSchema<Action>,
  line: string,
): Action {
  if (typeof line !== 'string' || line.length > LINE_MOST)
    fail(line, `a line of at most ${LINE_MOST} characters`);
  const [player = '', type = '', ...words] = line.split(' ');
  const { required, optional } =
    fieldsOf(actions, type) ?? fail(line, `a seat and ${typesOf(actions)}`);
  const values: { [name: string]: Json } = { type, player: numberFrom(player) ?? player };
  for (const [name, schema] of Object.entries(required)) {
    const word = words.shift();
    if (word !== undefined) values[name] = valueOrWord(schema, word);
  }
  for (const word of words) {
    const [name = '', value] = splitAt(word, '=');
    const schema = Object.hasOwn(optional, name) ? optional[name] : undefined;
    if (schema === undefined) fail(line, `a line without the word ${String(describeValue(word))}`);
    values[name] = value === undefined ? true : valueOrWord(schema, value);
  }
  const action = actionReader(actions)(values);
  if ('code' in action) return fail(line, `an action of ${type} (${action.message})`);
  // There is one way to write an action: what is read must be written just so.
  const canonical = textOf(actions, action);
  return canonical === line ? action : fail(line, canonical);
}

/** The fields of a type of action beside `type` and `player`, in the order of the table. */
function fieldsOf(
  actions: AnyVariant,
  name: string,
): { readonly required: Fields; readonly optional: Fields } | undefined {
  const member = Object.hasOwn(actions.members, name) ? actions.members[name] : undefined;
  if (member?.kind !== 'object') return undefined;
  const { type: _, player: __, ...required } = member.fields;
  return { required, optional: member.optional };
}

function typesOf(actions: AnyVariant): string {
  return `one of ${Object.keys(actions.members).join(', ')}`;
}

function wordOf(schema: AnySchema, value: Json | undefined): string {
  switch (schema.kind) {
    case 'nullable':
      return value === null ? NOTHING : wordOf(schema.of, value);
    case 'integer':
    case 'picklist':
    case 'text':
      return String(value);
    case 'list':
    case 'tuple':
      if (!isList(value) || value.length === 0) return NOTHING;
      return value.map((item, index) => wordOf(itemOf(schema, index), item)).join(',');
    case 'object': {
      if (!isRecord(value)) return NOTHING;
      const fields = Object.entries({ ...schema.fields, ...schema.optional }).filter(
        ([name]) => name in value,
      );
      if (fields.length === 0) return NOTHING;
      if (schema.compact)
        return fields.map(([name, field]) => wordOf(field, value[name])).join('.');
      return fields.map(([name, field]) => `${name}:${wordOf(field, value[name])}`).join(',');
    }
    case 'union':
    case 'variant':
      return JSON.stringify(value);
  }
}

/** The value of a word, or the word itself if it does not fit: then the message of the refusal names it. */
function valueOrWord(schema: AnySchema, word: string): Json {
  const value = valueFrom(schema, word);
  return value === undefined ? word : value;
}

/** The value of a word; what does not fit becomes `undefined`, which no action allows. */
function valueFrom(schema: AnySchema, word: string): Json | undefined {
  switch (schema.kind) {
    case 'nullable':
      return word === NOTHING ? null : valueFrom(schema.of, word);
    case 'integer':
      return numberFrom(word);
    case 'picklist':
      return schema.values.find((value) => String(value) === word);
    case 'text':
      return word;
    case 'list':
    case 'tuple':
      if (word === NOTHING) return [];
      return defined(word.split(',').map((item, index) => valueFrom(itemOf(schema, index), item)));
    case 'object': {
      if (word === NOTHING) return {};
      const fields = { ...schema.fields, ...schema.optional };
      const names = Object.keys(fields);
      const pairs = schema.compact
        ? word.split('.').map((value, index) => [names[index] ?? '', value])
        : word.split(',').map((pair) => splitAt(pair, ':'));
      const value: { [name: string]: Json } = {};
      for (const [name = '', text = ''] of pairs) {
        const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
        const item = field === undefined ? undefined : valueFrom(field, text);
        if (item === undefined) return undefined;
        value[name] = item;
      }
      return value;
    }
    case 'union':
    case 'variant':
      return undefined;
  }
}

function defined(items: readonly (Json | undefined)[]): Json[] | undefined {
  const found: Json[] = [];
  for (const item of items) {
    if (item === undefined) return undefined;
    found.push(item);
  }
  return found;
}

function numberFrom(word: string): number | undefined {
  return /^\d{1,16}$/.test(word) ? Number(word) : undefined;
}

/** A text before and after the first separator. */
export function splitAt(text: string, separator: string): [string, string | undefined] {
  const place = text.indexOf(separator);
  return place < 0 ? [text, undefined] : [text.slice(0, place), text.slice(place + 1)];
}

/** Refuses a text. */
export function fail(
  text: unknown,
  expected: string,
  code: ParseIssueCode = 'INVALID_TEXT',
): never {
  throw new ParseError('text', { code, path: [], received: describeValue(text), expected });
}
