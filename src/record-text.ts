import { ParseError } from './errors.ts';
import type { BaseAction, GameRecord } from './game.ts';
import { type ActionTable, fail, formatAction, parseNotation, splitAt } from './notation.ts';
import type { Json } from './refusal.ts';

/** What a record in text form is of. */
interface NotedGame {
  readonly name: string;
  readonly version: string;
  readonly actions: ActionTable;
}

/** The most characters of the line of the options, and of a whole text. */
const OPTIONS_MOST = 200_000;
const TEXT_MOST = 20_000_000;
/** The first lines of a record, each once and in this order. */
const HEADER = ['game', 'rules', 'options'] as const;

export function formatRecord(actions: ActionTable, record: GameRecord): string {
  const head = [
    `game ${record.game}`,
    `rules ${record.rules}`,
    `options ${JSON.stringify(record.options)}`,
  ];
  return `${[...head, ...record.actions.map((action) => formatAction(actions, action))].join('\n')}\n`;
}

/** The plain data of a record in text form; it has still to be checked. Empty lines and lines from `//` do not count. */
export function readRecordText(game: NotedGame, text: string, mostActions: number): Json {
  if (text.length > TEXT_MOST) fail(`${text.length} characters`, `at most ${TEXT_MOST}`);
  const record: { [name: string]: Json } = {};
  const read: Json[] = [];
  const header = [...HEADER];
  for (const [index, line] of text.split('\n').entries()) {
    const content = line.trim();
    if (content === '' || content.startsWith('//')) continue;
    try {
      const name = header.shift();
      if (name !== undefined) record[name] = headerOf(game, name, content);
      else if (read.length === mostActions) fail(content, `at most ${mostActions} actions`);
      else read.push({ ...parseNotation(game.actions, content, isWellFormed) });
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      const { code, given, allowed } = error;
      throw new ParseError('notation', { code, path: ['line', index + 1], given, allowed });
    }
  }
  return { ...record, actions: read };
}

/** The value of a line of the header; that of another game or of other rules is refused before its actions are read. */
function headerOf(game: NotedGame, name: (typeof HEADER)[number], line: string): Json {
  const [word, rest = ''] = splitAt(line, ' ');
  if (word !== name || line.length > OPTIONS_MOST) fail(line, `the line "${name} …"`);
  switch (name) {
    case 'game':
      return rest === game.name ? rest : fail(rest, game.name, 'OTHER_GAME');
    case 'rules':
      return rest === game.version ? rest : fail(rest, game.version, 'OTHER_RULES');
    case 'options':
      return jsonOf(rest);
  }
}

function isWellFormed(
  _action: BaseAction,
): _action is BaseAction & { readonly [name: string]: Json } {
  return true;
}

function jsonOf(text: string): Json {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    return fail(text, 'JSON');
  }
}
