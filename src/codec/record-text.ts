import type { Game } from '../core/contract.ts';
import { ParseError } from '../core/errors.ts';
import { originIssue } from '../core/origin.ts';
import type { BaseAction, GameTypes } from '../core/types.ts';
import { actionFrom, fail, splitAt, textOf } from './action-text.ts';
import type { VariantSchema } from './schema.ts';

/** The most characters of the line of the options, and of a whole text. */
const OPTIONS_MOST = 200_000;
const TEXT_MOST = 20_000_000;
/** The first lines of a record, each once and in this order. */
const HEADER = ['game', 'rules', 'options'] as const;

export function formatRecord<Types extends GameTypes>(
  actions: VariantSchema<Types['Action']>,
): Game<Types>['formatRecord'] {
  return (record) => {
    const lines = [
      `game ${record.game}`,
      `rules ${record.rules}`,
      `options ${JSON.stringify(record.options)}`,
      ...record.actions.map((action) => textOf(actions, action)),
    ];
    return `${lines.join('\n')}\n`;
  };
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
  mostActions: number,
): unknown {
  if (text.length > TEXT_MOST)
    fail(`${text.length} characters`, `a text of at most ${TEXT_MOST} characters`);
  const record: { [name: string]: unknown } = {};
  const read: Action[] = [];
  const header = [...HEADER];
  for (const [index, line] of text.split('\n').entries()) {
    const content = line.trim();
    if (content === '' || content.startsWith('//')) continue;
    try {
      const name = header.shift();
      if (name !== undefined) record[name] = headerOf(rules, name, content);
      else if (read.length === mostActions) fail(content, `at most ${mostActions} actions`);
      else read.push(actionFrom(actions, content));
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      const { code, received, expected } = error;
      throw new ParseError('text', { code, path: ['line', index + 1], received, expected });
    }
  }
  return { ...record, actions: read };
}

/** The value of a line of the header; that of another game or of other rules is refused before its actions are read. */
function headerOf(rules: NamedRules, name: (typeof HEADER)[number], line: string): unknown {
  const [word, rest = ''] = splitAt(line, ' ');
  if (word !== name || line.length > OPTIONS_MOST) fail(line, `the line "${name} …" at this place`);
  switch (name) {
    case 'game':
    case 'rules': {
      const issue = originIssue(rules, { [name]: rest });
      return issue === null ? rest : fail(rest, issue.expected, issue.code);
    }
    case 'options':
      return jsonOf(rest);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return fail(text, 'JSON');
  }
}
