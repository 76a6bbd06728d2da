import { type ActionForm, readAction } from './engine.ts';
import { ParseError } from './errors.ts';
import type { BaseAction, GameRecord } from './game.ts';
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
  const { fields, optional = {} } = actions[action.type] ?? fail(action.type, 'a known action');
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
  const [player = '', type = '', ...words] = line.trim().split(/\s+/);
  const table = Object.hasOwn(actions, type) ? actions[type] : undefined;
  const { fields, optional = {} } =
    table ?? fail(line, `seat and one of ${Object.keys(actions).join(', ')}`);
  const values: { [name: string]: Json | undefined } = { type, player: numberOf(player) };
  for (const [name, shape] of Object.entries(fields))
    values[name] = valueFrom(shape, words.shift() ?? '');
  for (const word of words) {
    const [name = '', value] = splitAt(word, '=');
    const shape = Object.hasOwn(optional, name) ? optional[name] : undefined;
    if (shape === undefined)
      fail(line, `of ${type} only ${Object.keys(optional).join(', ') || 'its fields'}`);
    values[name] = value === undefined ? true : valueFrom(shape, value);
  }
  const action = readAction(actions, values);
  if ('code' in action) return fail(line, action.message);
  const canonical = formatAction(actions, action);
  if (canonical !== line.trim().replace(/\s+/g, ' ') || !isAction(action)) fail(line, canonical);
  return action;
}

export function formatRecord(actions: ActionTable, record: GameRecord): string {
  const head = [
    `game ${record.game}`,
    `rules ${record.rules}`,
    `options ${JSON.stringify(record.options)}`,
  ];
  return `${[...head, ...record.actions.map((action) => formatAction(actions, action))].join('\n')}\n`;
}

/** The plain data of a record in text form; it has still to be checked. Empty lines and lines from `//` do not count. */
export function readRecordText(actions: ActionTable, text: string, mostActions: number): Json {
  const record: { [name: string]: Json } = {};
  const lines: Json[] = [];
  for (const line of text.split('\n')) {
    const content = line.trim();
    if (content === '' || content.startsWith('//')) continue;
    const [word = '', rest = ''] = splitAt(content, ' ');
    if (word === 'game' || word === 'rules') record[word] = rest;
    else if (word === 'options') record['options'] = jsonOf(rest);
    else lines.push({ ...parseNotation(actions, content, isWellFormed) });
    if (lines.length > mostActions) fail(`${lines.length} lines`, `at most ${mostActions} actions`);
  }
  return { ...record, actions: lines };
}

function isWellFormed(
  _action: BaseAction,
): _action is BaseAction & { readonly [name: string]: Json } {
  return true;
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

function splitAt(text: string, separator: string): [string, string | undefined] {
  const place = text.indexOf(separator);
  return place < 0 ? [text, undefined] : [text.slice(0, place), text.slice(place + 1)];
}

function jsonOf(text: string): Json {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    return fail(text, 'JSON');
  }
}

function fail(given: unknown, allowed: string): never {
  throw new ParseError('notation', {
    code: 'NOT_NOTATION',
    path: [],
    given: shown(given),
    allowed,
  });
}
