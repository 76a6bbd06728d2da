import { type ActionForm, readAction } from './action-form.ts';
import { ParseError, type ParseFaultCode } from './errors.ts';
import type { BaseAction } from './game.ts';
import { shown } from './plain.ts';
import type { Json } from './refusal.ts';
import { isList, isRecord, itemOf, type Shape } from './shape.ts';

/*
 * The text form of actions follows from the table of their fields: `seat type field field …`, the required fields in the
 * order of the table, optional ones as `name=value`, or only `name` where the value can only be `true`.
 */

/** The fields of every action of a game. */
export type ActionTable = { readonly [type: string]: ActionForm };

/** The most characters of a line. */
const LINE_MOST = 500;
/** An empty list. */
const NOTHING = '-';

export function formatAction(actions: ActionTable, action: BaseAction): string {
  const { fields, optional = {} } =
    formOf(actions, action.type) ?? fail(action.type, typesOf(actions));
  const values = new Map<string, Json>(Object.entries(action));
  const words = [String(action.player), action.type];
  for (const [name, shape] of Object.entries(fields)) words.push(wordOf(shape, values.get(name)));
  for (const [name, shape] of Object.entries(optional)) {
    const value = values.get(name);
    if (value === true) words.push(name);
    else if (value !== undefined) words.push(`${name}=${wordOf(shape, value)}`);
  }
  return words.join(' ');
}

export function parseNotation<Action extends BaseAction>(
  actions: ActionTable,
  line: string,
  isAction: (action: BaseAction) => action is Action,
): Action {
  if (typeof line !== 'string' || line.length > LINE_MOST)
    fail(line, `a line of at most ${LINE_MOST} characters`);
  const [player = '', type = '', ...words] = line.split(' ');
  const { fields, optional = {} } =
    formOf(actions, type) ?? fail(line, `a seat and ${typesOf(actions)}`);
  const values: { [name: string]: Json | undefined } = { type, player: numberOf(player) };
  for (const [name, shape] of Object.entries(fields))
    values[name] = valueFrom(shape, words.shift() ?? '');
  for (const word of words) {
    const [name = '', value] = splitAt(word, '=');
    const shape = Object.hasOwn(optional, name) ? optional[name] : undefined;
    if (shape === undefined) fail(line, `no word ${String(shown(word))}`);
    values[name] = value === undefined ? true : valueFrom(shape, value);
  }
  const action = readAction(actions, values);
  if ('code' in action) return fail(line, action.message);
  // There is one way to write an action: what is read must be written just so.
  const canonical = formatAction(actions, action);
  if (canonical !== line || !isAction(action)) fail(line, canonical);
  return action;
}

function formOf(actions: ActionTable, type: string): ActionForm | undefined {
  return Object.hasOwn(actions, type) ? actions[type] : undefined;
}

function typesOf(actions: ActionTable): string {
  return `one of ${Object.keys(actions).join(', ')}`;
}

function wordOf(shape: Shape, value: Json | undefined): string {
  switch (shape.kind) {
    case 'integer':
    case 'oneOf':
    case 'text':
      return String(value);
    case 'list':
    case 'tuple':
      if (!isList(value) || value.length === 0) return NOTHING;
      return value.map((item, index) => wordOf(itemOf(shape, index), item)).join(',');
    case 'object': {
      if (!isRecord(value)) return NOTHING;
      const fields = Object.entries({ ...shape.fields, ...shape.optional }).filter(
        ([name]) => name in value,
      );
      if (shape.compact === true)
        return fields.map(([name, field]) => wordOf(field, value[name])).join('.');
      return fields.map(([name, field]) => `${name}:${wordOf(field, value[name])}`).join(',');
    }
    case 'either':
    case 'variant':
      return JSON.stringify(value);
  }
}

/** The value of a word; what does not fit becomes `undefined`, which no action allows. */
function valueFrom(shape: Shape, word: string): Json | undefined {
  switch (shape.kind) {
    case 'integer':
      return numberOf(word);
    case 'oneOf':
      return shape.values.find((value) => String(value) === word);
    case 'text':
      return word;
    case 'list':
    case 'tuple':
      if (word === NOTHING) return [];
      return defined(word.split(',').map((item, index) => valueFrom(itemOf(shape, index), item)));
    case 'object': {
      const fields = { ...shape.fields, ...shape.optional };
      const names = Object.keys(fields);
      const pairs =
        shape.compact === true
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
    case 'either':
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

function numberOf(word: string): number | undefined {
  return /^\d{1,16}$/.test(word) ? Number(word) : undefined;
}

/** A text before and after the first separator. */
export function splitAt(text: string, separator: string): [string, string | undefined] {
  const place = text.indexOf(separator);
  return place < 0 ? [text, undefined] : [text.slice(0, place), text.slice(place + 1)];
}

/** Refuses a text. */
export function fail(
  given: unknown,
  allowed: string,
  code: ParseFaultCode = 'NOT_NOTATION',
): never {
  throw new ParseError('notation', { code, path: [], given: shown(given), allowed });
}
