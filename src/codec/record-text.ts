import { describeSecret } from '../core/json.ts';
import { originIssue } from '../core/origin.ts';
import { RECORD_MOST } from '../core/record.ts';
import type { BaseAction, GameRecord, GameTypes } from '../core/types.ts';
import { actionFrom, textOf } from './action-text.ts';
import { NoteReader, noteLines } from './record-notes.ts';
import type { VariantSchema } from './schema.ts';
import { fail, type Line, placeIn, refuseWord, splitAt, type Word, wholeOf } from './text.ts';

/** The most characters of the line of the options, and of a whole text. */
const OPTIONS_MOST = 200_000;
const TEXT_MOST = 10_000_000;
/** The first lines of a record, each once and in this order. */
const HEADER = ['game', 'rules', 'options'] as const;

/** Writes a record that has been checked. */
export function recordText<Types extends GameTypes>(
  actions: VariantSchema<Types['Action']>,
  record: GameRecord<Types>,
): string {
  const { game, rules, options, headers = [] } = record;
  const lines = [`game ${game}`, `rules ${rules}`, `options ${JSON.stringify(options)}`];
  for (const { name, value } of headers) lines.push(`header ${name} ${value}`);
  const notes = noteLines(actions, record);
  for (const [step, action] of record.actions.entries())
    lines.push(...(notes.get(step) ?? []), textOf(actions, action));
  lines.push(...(notes.get(record.actions.length) ?? []));
  return `${lines.join('\n')}\n`;
}

/** What a record says of its game. */
interface NamedRules {
  readonly name: string;
  readonly version: string;
}

/** The record in a text; it has still to be checked. Empty lines and lines from `//` do not count. */
export function readRecordText<Action extends BaseAction>(
  rules: NamedRules,
  actions: VariantSchema<Action>,
  text: string,
): unknown {
  if (text.length > TEXT_MOST)
    fail([], `${text.length} characters`, `a text of at most ${TEXT_MOST} characters`);
  const record: { [name: string]: unknown } = {};
  const played: Action[] = [];
  const notes = new NoteReader((line) => actionFrom(actions, line));
  const header = [...HEADER];
  for (const line of linesOf(text)) {
    const name = header.shift();
    if (name !== undefined) record[name] = headerOf(rules, name, line);
    else if (notes.read(line, played.length)) continue;
    else if (played.length === RECORD_MOST)
      refuseWord(line, wholeOf(line), `at most ${RECORD_MOST} actions`);
    else played.push(actionFrom(actions, line));
  }
  return { ...record, actions: played, ...notes.fields() };
}

/** The lines that count, without the spaces around them. */
function* linesOf(text: string): Generator<Line> {
  let number = 0;
  for (let start = 0; start < text.length; number += 1) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    const line = text.slice(start, end);
    const content = line.trim();
    if (content !== '' && !content.startsWith('//'))
      yield { text: content, number: number + 1, indent: line.indexOf(content) };
    start = end + 1;
  }
}

/** The value of a line of the header; that of another game or of other rules is refused before its actions are read. */
function headerOf(rules: NamedRules, name: (typeof HEADER)[number], line: Line): unknown {
  const { text } = line;
  if (!text.startsWith(`${name} `) || text.length > OPTIONS_MOST)
    return refuseWord(
      line,
      // The rest of the line may hold a seed.
      splitAt(wholeOf(line), ' ')[0],
      `the line "${name} …", which is line ${HEADER.indexOf(name) + 1} of a record`,
    );
  const rest = { text: text.slice(name.length + 1), start: name.length + 1 };
  switch (name) {
    case 'game':
    case 'rules': {
      const issue = originIssue(rules, { [name]: rest.text });
      return issue === null ? rest.text : refuseWord(line, rest, issue.expected, issue.code);
    }
    case 'options':
      return jsonOf(line, rest);
  }
}

function jsonOf(line: Line, word: Word): unknown {
  try {
    return JSON.parse(word.text);
  } catch {
    // What is almost JSON may hold a seed.
    const path = placeIn(line, word);
    return fail(path, describeSecret(word.text), 'the options of the game as JSON');
  }
}
