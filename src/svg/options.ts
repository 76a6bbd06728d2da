import { refuseOption } from '../codec/options.ts';
import type { Seat } from '../core/types.ts';

/** The colours of a picture: those that the reader's system prefers, or always the same. */
export type Theme = 'auto' | 'light' | 'dark';

/** How wide a picture is: for a screen, or for a phone. */
export type Format = 'wide' | 'narrow';

/** The options that `renderState` and `renderText` share. */
export interface NameOptions {
  /** The names of the players, by seat; a seat without a name is called "Seat 0", "Seat 1", … */
  readonly names?: readonly string[] | undefined;
}

/** The options of `renderState`. */
export interface PictureOptions extends NameOptions {
  /** `auto` (the default) follows the reader's system; `light` and `dark` do not. */
  readonly theme?: Theme | undefined;
  /** `wide` (the default) is 960 units wide, `narrow` 400, for a phone. */
  readonly format?: Format | undefined;
  /**
   * The beginning of the ids in the picture, `pirates` by default: a letter, then letters, digits, `-` and `_`. Two pictures
   * in one page need different ones.
   */
  readonly idPrefix?: string | undefined;
}

/** The options of `renderText`. */
export interface TextOptions extends NameOptions {
  /** Whether to colour the text with ANSI escape codes; `false` by default. */
  readonly color?: boolean | undefined;
}

export type Names = (seat: Seat) => string;

const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];
const FORMATS: readonly Format[] = ['wide', 'narrow'];

export interface CheckedPictureOptions {
  readonly names: Names;
  readonly theme: Theme;
  readonly format: Format;
  readonly idPrefix: string;
}

export function checkedPictureOptions(options: PictureOptions): CheckedPictureOptions {
  checkKeys(options, ['names', 'theme', 'format', 'idPrefix']);
  const { theme = 'auto', format = 'wide', idPrefix = 'pirates' } = options;
  if (!THEMES.includes(theme))
    refuseOption('INVALID_OPTION', ['theme'], theme, THEMES.join(' or '));
  if (!FORMATS.includes(format))
    refuseOption('INVALID_OPTION', ['format'], format, FORMATS.join(' or '));
  if (typeof idPrefix !== 'string' || !/^[A-Za-z][\w-]*$/.test(idPrefix)) {
    const expected = 'a letter, then letters, digits, "-" and "_"';
    refuseOption('INVALID_OPTION', ['idPrefix'], idPrefix, expected);
  }
  return { names: namesOf(options), theme, format, idPrefix };
}

export function checkedTextOptions(options: TextOptions): { names: Names; color: boolean } {
  checkKeys(options, ['names', 'color']);
  const { color = false } = options;
  if (typeof color !== 'boolean') refuseOption('INVALID_OPTION', ['color'], color, 'true or false');
  return { names: namesOf(options), color };
}

function checkKeys(options: object, known: readonly string[]): void {
  if (Object(options) !== options || Array.isArray(options))
    refuseOption('INVALID_OPTION', [], options, 'an object');
  for (const [key, value] of Object.entries(options)) {
    if (!known.includes(key)) refuseOption('UNKNOWN_OPTION', [key], value, known.join(' or '));
  }
}

function namesOf({ names = [] }: NameOptions): Names {
  if (!Array.isArray(names)) refuseOption('INVALID_OPTION', ['names'], names, 'a list of strings');
  const clean = Array.from(names, (name: unknown, seat) =>
    typeof name === 'string'
      ? cleaned(name)
      : refuseOption('INVALID_OPTION', ['names', seat], name, 'a string'),
  );
  return (seat) => clean[seat] || `Seat ${seat}`;
}

/** A name in one line, without control characters and without characters that change the direction of writing. */
function cleaned(name: string): string {
  return name
    .replace(/[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
}
