import { ParseError } from '../core/errors.ts';
import type { Json, Path } from '../core/json.ts';
import type { GameRecord, GameTypes, RecordComment, RecordHeader } from '../core/types.ts';
import { textOf } from './action-text.ts';
import type { VariantSchema } from './schema.ts';
import { type Line, refuseWord, wholeOf } from './text.ts';

/*
 * The notes of a record: headers, comments and what searches said. In text, they are lines of their own:
 *   header NAME VALUE
 *   ; COMMENT
 *   ? VISITS MEAN ACTION
 */

/** Refuses a record whose notes are out of order: names that occur twice, or steps that fall, occur twice, or do not exist. */
export function checkNotes<Types extends GameTypes>(record: GameRecord<Types>): void {
  const { headers = [], comments = [], analysis = [], actions } = record;
  const names = new Set<string>();
  for (const [place, { name }] of headers.entries()) {
    if (names.has(name)) refuse(['headers', place, 'name'], name, 'another name than before');
    names.add(name);
  }
  let least = 0;
  for (const [place, { step }] of comments.entries()) {
    checkStep(['comments', place, 'step'], step, least, actions.length);
    least = step;
  }
  least = 0;
  for (const [place, { step }] of analysis.entries()) {
    checkStep(['analysis', place, 'step'], step, least, actions.length);
    least = step + 1;
  }
}

function checkStep(path: Path, step: number, least: number, most: number): void {
  if (step < least || step > most) refuse(path, step, `a whole number from ${least} to ${most}`);
}

function refuse(path: Path, received: Json, expected: string): never {
  throw new ParseError('record', { code: 'INVALID_FIELD', path, received, expected });
}

/** The lines in front of the actions, by their steps. */
export function noteLines<Types extends GameTypes>(
  actions: VariantSchema<Types['Action']>,
  { comments = [], analysis = [] }: GameRecord<Types>,
): ReadonlyMap<number, readonly string[]> {
  const lines = new Map<number, string[]>();
  const linesAt = (step: number): string[] => {
    const known = lines.get(step) ?? [];
    lines.set(step, known);
    return known;
  };
  for (const { step, text } of comments) linesAt(step).push(`; ${text}`);
  for (const { step, moves } of analysis)
    for (const { action, visits, mean } of moves)
      linesAt(step).push(`? ${visits} ${mean} ${textOf(actions, action)}`);
  return lines;
}

const HEADER = 'header ';
const HEADER_LINE = /^header +(\S+) +(.+)$/;
const MOVE_LINE = /^\? *(\d{1,16}) +(\d[\d.e-]*) +(.+)$/;

/** Reads the lines of a text that are notes. */
export class NoteReader<Action> {
  readonly #readAction: (line: Line) => Action;
  readonly #headers: RecordHeader[] = [];
  readonly #comments: RecordComment[] = [];
  readonly #analysis: { readonly step: number; readonly moves: object[] }[] = [];

  constructor(readAction: (line: Line) => Action) {
    this.#readAction = readAction;
  }

  /** Takes a line, if it is a note. */
  read(line: Line, step: number): boolean {
    const { text } = line;
    if (text.startsWith(HEADER)) this.#readHeader(line, step);
    else if (text.startsWith(';')) this.#comments.push({ step, text: text.slice(1).trim() });
    else if (text.startsWith('?')) this.#readMove(line, step);
    else return false;
    return true;
  }

  fields(): object {
    return {
      ...(this.#headers.length > 0 && { headers: this.#headers }),
      ...(this.#comments.length > 0 && { comments: this.#comments }),
      ...(this.#analysis.length > 0 && { analysis: this.#analysis }),
    };
  }

  #readHeader(line: Line, step: number): void {
    const [, name, value] = HEADER_LINE.exec(line.text) ?? [];
    if (name === undefined || value === undefined || step > 0)
      refuseWord(line, wholeOf(line), 'the line "header NAME VALUE" in front of the actions');
    this.#headers.push({ name, value });
  }

  #readMove(line: Line, step: number): void {
    const [, visits, mean, text] = MOVE_LINE.exec(line.text) ?? [];
    if (visits === undefined || mean === undefined || text === undefined)
      refuseWord(line, wholeOf(line), 'the line "? VISITS MEAN ACTION"');
    const indent = line.indent + line.text.length - text.length;
    const action = this.#readAction({ text, number: line.number, indent });
    const move = { action, visits: Number(visits), mean: Number(mean) };
    const last = this.#analysis.at(-1);
    if (last?.step === step) last.moves.push(move);
    else this.#analysis.push({ step, moves: [move] });
  }
}
