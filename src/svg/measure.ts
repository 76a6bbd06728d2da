/**
 * How wide text is, without a screen to try it on. The widths are those of a wide common typeface (in parts of its size),
 * so that text set in another one is rather narrower than expected.
 */

const NARROW = new Set("fijlrtI.,:;'|!()[]/- ");
const BROAD = new Set('mwMWQ@%—…');

/** Code points of characters that take the room of two letters: East Asian ones and pictures. */
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

/** Marks that are drawn over the character before them, and characters without a form. */
const isInvisible = (character: string): boolean => /[\p{Mn}\p{Me}\p{Cf}]/u.test(character);

/** Measures one character. */
export type Measure = (character: string) => number;

/** Characters of ASCII, which need no table. */
const isPlain = (character: string): boolean => character < '\u0080';

/** Parts of the size of the type. */
export const inPicture: Measure = (character) => {
  if (NARROW.has(character)) return 0.4;
  if (BROAD.has(character)) return 0.95;
  if (isPlain(character)) return character >= 'A' && character <= 'Z' ? 0.7 : 0.62;
  if (isInvisible(character)) return 0;
  if (isDouble(character)) return 1.05;
  return /\p{Lu}/u.test(character) ? 0.7 : 0.62;
};

/** Columns of a terminal. */
export const inTerminal: Measure = (character) => {
  if (isPlain(character)) return 1;
  if (isInvisible(character)) return 0;
  return isDouble(character) ? 2 : 1;
};

export function lengthOf(text: string, measure: Measure): number {
  let length = 0;
  for (const character of text) length += measure(character);
  return length;
}

/** The text, or as much of it as there is room for, with an ellipsis. */
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
