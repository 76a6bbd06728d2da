import type { Game } from '../core/contract.ts';
import { describeValue, type Json, type Path } from '../core/json.ts';
import type { BaseAction, GameTypes } from '../core/types.ts';
import { jsonOf, typed } from './outside.ts';
import {
  type AnySchema,
  type AnyVariant,
  type Fields,
  isList,
  isRecord,
  itemOf,
  picklist,
  type VariantSchema,
} from './schema.ts';
import { conform, expectedBy, type SchemaIssue } from './schema-issue.ts';
import { endOf, fail, type Line, partsOf, refuseWord, splitAt, type Word } from './text.ts';

/*
 * The text form of actions follows from the table of their fields: `seat type field field …`, the required fields in the
 * order of the table, optional ones as `name=value`, or only `name` where the value can only be `true`.
 */

/** The most characters of a line. */
const LINE_MOST = 500;
/** An empty list. */
const NOTHING = '-';
const orNothing = (): string => `, or "${NOTHING}" for none`;

export function formatAction<Types extends GameTypes>(
  actions: VariantSchema<Types['Action']>,
): Game<Types>['formatAction'] {
  return (action) => textOf(actions, typed('action', actions, jsonOf('action', action)));
}

export function parseActionText<Types extends GameTypes>(
  actions: VariantSchema<Types['Action']>,
): Game<Types>['parseActionText'] {
  return (text) => {
    if (typeof text !== 'string') fail([], describeValue(text), 'a line of text');
    return actionFrom(actions, { text, number: 1, indent: 0 });
  };
}

/** Writes an action that has been checked. */
export function textOf<Action extends BaseAction>(
  actions: VariantSchema<Action>,
  action: Action,
): string {
  const { required, optional } = fieldsOf(actions, action.type);
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
  line: Line,
): Action {
  const whole: Word = { text: line.text, start: 0 };
  if (line.text.length > LINE_MOST)
    refuseWord(line, whole, `a line of at most ${LINE_MOST} characters`);
  const words = partsOf(whole, ' ');
  const empty = words.find(({ text }) => text === '');
  if (empty !== undefined && line.text !== '')
    refuseWord(
      line,
      { text: ' ', start: Math.max(0, empty.start - 1) },
      'single spaces between words',
    );
  const { player, type } = headOf(actions, line, words);
  const fieldsOfType = fieldsOf(actions, type);
  const { required, optional } = fieldsOfType;
  const places: Places = new Map();
  const fields: [name: string, value: Json][] = [
    ['type', type],
    ['player', player],
  ];
  const rest = words.slice(2);
  for (const [name, schema] of Object.entries(required)) {
    const word = rest.shift();
    if (word !== undefined) fields.push([name, readWord(schema, word, [name], places)]);
  }
  for (const word of rest) {
    const [name, value = word] = splitAt(word, '=');
    const schema = Object.hasOwn(optional, name.text) ? optional[name.text] : undefined;
    if (schema === undefined)
      refuseWord(line, word, [...Object.keys(optional), 'the end of the line'].join(' or '));
    const path = [name.text];
    const isFlag = value === word && word.text === name.text;
    if (isFlag) places.set(keyOf(path), word);
    fields.push([name.text, isFlag ? true : readWord(schema, value, path, places)]);
  }
  const conformed = conform(actions, Object.fromEntries(fields));
  if (conformed.issue !== null) return refuseField(fieldsOfType, line, conformed.issue, places);
  refuseOtherForm(line, words, textOf(actions, conformed.value));
  return conformed.value;
}

/** The seat and the type of action at the beginning of a line. */
function headOf(
  actions: AnyVariant,
  line: Line,
  [seat, type]: readonly Word[],
): { readonly player: number; readonly type: string } {
  const types = Object.keys(actions.members);
  const isType = (word: Word | undefined): boolean => types.includes(word?.text ?? '');
  const first = seat ?? { text: '', start: 0 };
  const player = numberFrom(first.text);
  if (player === undefined || !Number.isSafeInteger(player)) {
    if (isType(first))
      refuseWord(line, first, `a seat in front of the action, as in "0 ${first.text}"`);
    refuseWord(
      line,
      first,
      isType(type) || player !== undefined
        ? 'a seat, which is a whole number from 0'
        : `a seat and an action, which is one of ${types.join(', ')}`,
    );
  }
  if (type === undefined || !isType(type))
    refuseWord(line, type ?? endOf(first), `an action, which is one of ${types.join(', ')}`);
  return { player, type: type.text };
}

interface FieldsOfType {
  readonly required: Fields;
  readonly optional: Fields;
}

/** The fields of a type of action beside `type` and `player`, in the order of the table. */
function fieldsOf(actions: AnyVariant, name: string): FieldsOfType {
  const member = Object.hasOwn(actions.members, name) ? actions.members[name] : undefined;
  if (member?.kind !== 'object') return { required: {}, optional: {} };
  const { type: _, player: __, ...required } = member.fields;
  return { required, optional: member.optional };
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
      const fields = Object.entries({ ...schema.fields, ...schema.optional }).filter(([name]) =>
        Object.hasOwn(value, name),
      );
      if (fields.length === 0) return NOTHING;
      if (schema.compact)
        return fields.map(([name, field]) => wordOf(field, value[name])).join('.');
      return fields.map(([name, field]) => `${name}:${wordOf(field, value[name])}`).join(',');
    }
    case 'primitive':
    case 'number':
    case 'union':
    case 'variant':
      return JSON.stringify(value);
  }
}

/** Where the values of fields stand in a line, by their paths. */
type Places = Map<string, Word>;

function keyOf(path: Path): string {
  return path.join(' ');
}

/** The value of a word; what does not fit stays the word itself, which the check of the action refuses. */
function readWord(schema: AnySchema, word: Word, path: Path, places: Places): Json {
  const { text } = word;
  places.set(keyOf(path), word);
  switch (schema.kind) {
    case 'nullable':
      return text === NOTHING ? null : readWord(schema.of, word, path, places);
    case 'integer':
      return numberFrom(text) ?? text;
    case 'picklist':
      return schema.values.find((value) => String(value) === text) ?? text;
    case 'list':
    case 'tuple':
      if (text === NOTHING) return [];
      return partsOf(word, ',').map((part, index) =>
        readWord(itemOf(schema, index), part, [...path, index], places),
      );
    case 'object': {
      if (text === NOTHING) return {};
      const fields = new Map(Object.entries({ ...schema.fields, ...schema.optional }));
      const names = [...fields.keys()];
      const values: [name: string, value: Json][] = [];
      for (const [index, part] of partsOf(word, schema.compact ? '.' : ',').entries()) {
        const [before, after] = splitAt(part, ':');
        const value = schema.compact ? part : after;
        if (value === undefined) return text;
        const name = schema.compact ? (names[index] ?? String(index)) : before.text;
        const field = fields.get(name);
        places.set(keyOf([...path, name]), before);
        const item = field && readWord(field, value, [...path, name], places);
        values.push([name, item ?? value.text]);
      }
      return Object.fromEntries(values);
    }
    case 'text':
    case 'primitive':
    case 'number':
    case 'union':
    case 'variant':
      return text;
  }
}

/** Refuses the word of a field that does not fit, or the place where it is missing, and says what could stand there. */
function refuseField(
  { required, optional }: FieldsOfType,
  line: Line,
  { path, problem }: SchemaIssue,
  places: Places,
): never {
  const isOfWhole = problem === 'unknown' || problem === 'repeated';
  const described = isOfWhole ? path.slice(0, -1) : path;
  const form = formOf(schemaAt({ ...required, ...optional }, described));
  const name = described.findLast((key) => typeof key === 'string');
  const expected = `${name} (${form})`;
  if (problem === 'missing')
    return refuseWord(line, endOf(placeOf(path.slice(0, -1), line, places)), expected);
  return refuseWord(line, placeOf(path, line, places), expected);
}

/** The word of the value at a path, or of the value around it. */
function placeOf(path: Path, line: Line, places: Places): Word {
  if (path.length === 0) return { text: line.text, start: 0 };
  return places.get(keyOf(path)) ?? placeOf(path.slice(0, -1), line, places);
}

/** The schema of the value at a path; beyond the fields of the schema nothing is allowed. */
function schemaAt(fields: Fields, path: Path): AnySchema {
  const [key = '', ...rest] = path;
  let schema = (Object.hasOwn(fields, key) ? fields[key] : undefined) ?? picklist([]);
  for (const inner of rest) {
    if (schema.kind === 'nullable') schema = schema.of;
    if (schema.kind === 'object')
      schema = schemaAt({ ...schema.fields, ...schema.optional }, [inner]);
    else if (schema.kind === 'list' || schema.kind === 'tuple')
      schema = itemOf(schema, Number(inner));
  }
  return schema;
}

/** What a schema allows in a text, as a noun phrase. */
function formOf(schema: AnySchema): string {
  switch (schema.kind) {
    case 'list': {
      const least = Math.max(1, schema.min);
      const size = least === schema.max ? `${least}` : `${least} to ${schema.max}`;
      const words = `${size}${schema.distinct ? ' different' : ''} words separated by commas`;
      return `${words}, each ${formOf(schema.of)}${schema.min === 0 ? orNothing() : ''}`;
    }
    case 'tuple':
      return `${schema.items.length} words separated by commas, such as "${exampleOf(schema)}"`;
    case 'object': {
      const names = Object.keys({ ...schema.fields, ...schema.optional });
      const words = schema.compact
        ? names.join('.')
        : `${names.join(', ')}, in this order, each with its value`;
      const mayBeEmpty = Object.keys(schema.fields).length === 0 && schema.min === 0;
      return `${words}, such as "${exampleOf(schema)}"${mayBeEmpty ? orNothing() : ''}`;
    }
    default:
      return expectedBy(schema);
  }
}

function exampleOf(schema: AnySchema): string {
  switch (schema.kind) {
    case 'nullable':
    case 'list':
      return exampleOf(schema.of);
    case 'integer':
      return String(schema.min);
    case 'picklist':
      return String(schema.values[0]);
    case 'tuple':
      return schema.items.map(exampleOf).join(',');
    case 'object': {
      const fields = { ...schema.fields, ...schema.optional };
      const shown = Object.entries(fields).slice(0, Object.keys(schema.fields).length || 2);
      return shown
        .map(([name, field]) => (schema.compact ? exampleOf(field) : `${name}:${exampleOf(field)}`))
        .join(schema.compact ? '.' : ',');
    }
    case 'text':
    case 'primitive':
    case 'number':
    case 'union':
    case 'variant':
      return '';
  }
}

/** There is one way to write an action: what is read must be written just so. */
function refuseOtherForm(line: Line, words: readonly Word[], canonical: string): void {
  if (line.text === canonical) return;
  const expected = canonical.split(' ');
  const place = words.findIndex(({ text }, index) => text !== expected[index]);
  const word = words[place] ?? endOf({ text: line.text, start: 0 });
  const form = expected[place];
  refuseWord(line, word, form === undefined ? 'the end of the line' : JSON.stringify(form));
}

function numberFrom(word: string): number | undefined {
  return /^(?:0|[1-9]\d{0,15})$/.test(word) ? Number(word) : undefined;
}
