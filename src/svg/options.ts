import { refuseOption } from '../codec/options.ts';
import { describeValue } from '../core/json.ts';
import { ownFields } from '../core/lists.ts';
import type { Seat } from '../core/types.ts';

/** The colours of a picture: those that the reader's system prefers, or always the same. */
export type Theme = 'auto' | 'light' | 'dark';

/** How wide a picture is: for a screen, or for a phone. */
export type Format = 'wide' | 'narrow';

/** The options that `renderState` and `renderText` share. */
export interface NameOptions {
  /**
   * The names of the players, by seat, at most 100; a seat without a name is called "Seat 0", "Seat 1", … A name is cut after 100
   * characters.
   */
  readonly names?: readonly string[] | undefined;
}

/** The options of `renderState`. */
export interface PictureOptions extends NameOptions {
  /** `auto` (the default) follows the reader's system; `light` and `dark` do not. */
  readonly theme?: Theme | undefined;
  /** `wide` (the default) is 960 units wide, `narrow` 400, for a phone. */
  readonly format?: Format | undefined;
  /**
   * The beginning of the ids in the picture, `pirates` by default: a letter, then up to 63 letters, digits, `-` and `_`. Two pictures
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
/** The most names, and the most characters of one. */
const NAMES_MOST = 100;
const NAME_MOST = 100;

export interface CheckedPictureOptions {
  readonly names: Names;
  readonly theme: Theme;
  readonly format: Format;
  readonly idPrefix: string;
}

export function checkedPictureOptions(options: PictureOptions): CheckedPictureOptions {
  const own = checkedKeys(options, ['names', 'theme', 'format', 'idPrefix']);
  const { names, theme = 'auto', format = 'wide', idPrefix = 'pirates' } = own;
  if (!THEMES.includes(theme)) refuse(['theme'], theme, THEMES.join(' or '));
  if (!FORMATS.includes(format)) refuse(['format'], format, FORMATS.join(' or '));
  if (typeof idPrefix !== 'string' || !/^[A-Za-z][\w-]{0,63}$/.test(idPrefix))
    refuse(['idPrefix'], idPrefix, 'a letter, then up to 63 letters, digits, "-" and "_"');
  return { names: checkedNames(names), theme, format, idPrefix };
}

export function checkedTextOptions(options: TextOptions): { names: Names; color: boolean } {
  const { names, color = false } = checkedKeys(options, ['names', 'color']);
  if (typeof color !== 'boolean') refuse(['color'], color, 'true or false');
  return { names: checkedNames(names), color };
}

function checkedKeys<Options extends object>(options: Options, known: readonly string[]): Options {
  const own = readable(options, (given) =>
    Object(given) === given && !Array.isArray(given) ? ownFields(given) : null,
  );
  if (own === null) return refuse([], options, 'an object');
  for (const [key, value] of Object.entries(own)) {
    if (!known.includes(key))
      refuseOption('UNKNOWN_OPTION', [key], describeValue(value), known.join(' or '));
  }
  return own;
}

function checkedNames(names: readonly string[] = []): Names {
  const given: readonly unknown[] | null = readable(names, (list) =>
    Array.isArray(list) && list.length <= NAMES_MOST ? Array.from(list) : null,
  );
  if (given === null) return refuse(['names'], names, `a list of at most ${NAMES_MOST} strings`);
  const clean = given.map((name, seat) =>
    typeof name === 'string' ? cleaned(name) : refuse(['names', seat], name, 'a string'),
  );
  return (seat) => clean[seat] || `Seat ${seat}`;
}

/** What is read from a value; `null` for a proxy that cannot be read. */
function readable<Value, Result>(
  value: Value,
  read: (value: Value) => Result | null,
): Result | null {
  try {
    return read(value);
  } catch {
    return null;
  }
}

function refuse(path: readonly (string | number)[], received: unknown, expected: string): never {
  return refuseOption('INVALID_OPTION', path, describeValue(received), expected);
}

/** A name in one line, without control characters and without characters that change the direction of writing. */
function cleaned(name: string): string {
  // A character has at most two code units.
  const characters = Array.from(name.slice(0, 2 * NAME_MOST + 2));
  const kept =
    characters.length > NAME_MOST ? [...characters.slice(0, NAME_MOST - 1), '…'] : characters;
  return kept
    .join('')
    .replace(/[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
}
