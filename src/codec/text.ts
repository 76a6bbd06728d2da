import { ParseError, type ParseIssueCode } from '../core/errors.ts';
import { describeValue, type Json, type Path } from '../core/json.ts';

/** A line of a text. */
export interface Line {
  readonly text: string;
  /** Its number, from 1. */
  readonly number: number;
  /** The characters in front of the text. */
  readonly indent: number;
}

/** A part of a line. */
export interface Word {
  readonly text: string;
  /** Its place in the text of the line, from 0. */
  readonly start: number;
}

/** A line as one word. */
export function wholeOf({ text }: Line): Word {
  return { text, start: 0 };
}

/** The parts of a word between separators. */
export function partsOf({ text, start }: Word, separator: string): Word[] {
  const parts: Word[] = [];
  let from = start;
  for (const part of text.split(separator)) {
    parts.push({ text: part, start: from });
    from += part.length + separator.length;
  }
  return parts;
}

/** A word before and after the first separator. */
export function splitAt({ text, start }: Word, separator: string): [Word, Word | undefined] {
  const place = text.indexOf(separator);
  if (place < 0) return [{ text, start }, undefined];
  const after = place + separator.length;
  return [
    { text: text.slice(0, place), start },
    { text: text.slice(after), start: start + after },
  ];
}

/** The end of a word, where something is missing. */
export function endOf({ text, start }: Word): Word {
  return { text: '', start: start + text.length };
}

/** Refuses a word of a line, and says where it stands. */
export function refuseWord(
  line: Line,
  { text, start }: Word,
  expected: string,
  code: ParseIssueCode = 'INVALID_TEXT',
): never {
  const isEnd = text === '' && start >= line.text.length;
  const received = isEnd ? 'the end of the line' : describeValue(text);
  return fail(placeIn(line, { text, start }), received, expected, code);
}

/** The path of a word in a text. */
export function placeIn({ number, indent }: Line, { start }: Word): Path {
  return ['line', number, 'column', indent + start + 1];
}

/** Refuses a text. */
export function fail(
  path: Path,
  received: Json,
  expected: string,
  code: ParseIssueCode = 'INVALID_TEXT',
): never {
  throw new ParseError('text', { code, path, received, expected });
}
