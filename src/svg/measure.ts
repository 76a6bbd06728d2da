/**
 * The width of text, estimated without a screen. The widths are those of a wide common typeface, in parts of its size, so that
 * text in most other typefaces is narrower.
 */

const NARROW = new Set("fijlrtI.,:;'|!()[]/- ");
const BROAD = new Set('mwMWQ@%—…');

/** Code points of characters as wide as two letters: East Asian characters and emoji. */
const DOUBLE: readonly (readonly [first: number, last: number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0xa4cf],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1faff],
  [0x20000, 0x3fffd],
];

const isDouble = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return DOUBLE.some(([first, last]) => code >= first && code <= last);
};

/** Combining marks and characters without a shape. */
const isInvisible = (character: string): boolean => /[\p{Mn}\p{Me}\p{Cf}]/u.test(character);

export type Measure = (character: string) => number;

/** ASCII characters need no table. */
const isAscii = (character: string): boolean => character < '\u0080';

/** The width in parts of the font size. */
export const inPicture: Measure = (character) => {
  if (NARROW.has(character)) return 0.4;
  if (BROAD.has(character)) return 0.95;
  if (isAscii(character)) return character >= 'A' && character <= 'Z' ? 0.7 : 0.62;
  if (isInvisible(character)) return 0;
  if (isDouble(character)) return 1.05;
  return /\p{Lu}/u.test(character) ? 0.7 : 0.62;
};

/** The width in columns of a terminal. */
export const inTerminal: Measure = (character) => {
  if (isAscii(character)) return 1;
  if (isInvisible(character)) return 0;
  return isDouble(character) ? 2 : 1;
};

export function lengthOf(text: string, measure: Measure): number {
  let length = 0;
  for (const character of text) length += measure(character);
  return length;
}

/** The text, cut with an ellipsis if there is not enough room. */
export function cut(text: string, room: number, measure: Measure): string {
  if (lengthOf(text, measure) <= room) return text;
  let kept = '';
  let length = measure('…');
  for (const character of text) {
    length += measure(character);
    if (length > room) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}

/** The text in lines, broken between words. */
export function lines(text: string, room: number, measure: Measure): string[] {
  const done: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && lengthOf(longer, measure) > room) {
      done.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...done, line].map((each) => cut(each, room, measure));
}
