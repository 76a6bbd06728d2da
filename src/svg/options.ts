import { refuseOption } from '../codec/options.ts';
import { describeValue } from '../core/json.ts';
import { ownFields } from '../core/lists.ts';
import type { Catalogue } from '../words/catalogue.ts';
import { english } from '../words/english/index.ts';
import type { Marks } from './marks.ts';

/** The colours of a picture: those that the reader's system prefers, or always the same. */
export type Theme = 'auto' | 'light' | 'dark';

/** How wide a picture is: for a screen, or for a phone. */
export type Format = 'wide' | 'narrow';

/** The options that `renderState` and `renderText` share. */
export interface TableOptions {
  /**
   * The names of the players, by seat, at most 100; a seat without a name is called "Seat 0", "Seat 1", … A name is cut after 60
   * characters.
   */
  readonly names?: readonly string[] | undefined;
  /** The language, such as `german` of `pirate-auctions/words`; English by default. */
  readonly catalogue?: Catalogue | undefined;
}

/** The options of `renderState`. */
export interface PictureOptions extends TableOptions {
  /** `auto` (the default) follows the reader's system; `light` and `dark` do not. */
  readonly theme?: Theme | undefined;
  /** `wide` (the default) is 960 units wide, `narrow` 360, for a phone. */
  readonly format?: Format | undefined;
  /**
   * The beginning of the ids in the picture, `pirates` by default: a letter, then up to 63 letters, digits, `-` and `_`. Two pictures
   * in one page need different ones.
   */
  readonly idPrefix?: string | undefined;
  /** The ids of the pieces that can be clicked: they are framed, and the keyboard reaches them. Ids that are not on the table are ignored. */
  readonly clickable?: readonly string[] | undefined;
  /** The ids of the pieces that the last events changed: they are marked. Ids that are not on the table are ignored. */
  readonly changed?: readonly string[] | undefined;
}

/** The options of `renderText`. */
export interface TextOptions extends TableOptions {
  /** Whether to colour the text with ANSI escape codes; `false` by default. */
  readonly color?: boolean | undefined;
}

/** The language of a picture, and names that are safe to show. */
export interface Language {
  readonly catalogue: Catalogue;
  readonly names: readonly string[];
}

const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];
const FORMATS: readonly Format[] = ['wide', 'narrow'];
/** The most names, the most characters of one, and the most pieces to mark. */
const NAMES_MOST = 100;
const NAME_MOST = 60;
const PIECES_MOST = 10_000;

export interface CheckedPictureOptions {
  readonly language: Language;
  readonly theme: Theme;
  readonly format: Format;
  readonly idPrefix: string;
  readonly marks: Marks;
}

export function checkedPictureOptions(options: PictureOptions): CheckedPictureOptions {
  const own = checkedKeys(options, [
    'names',
    'catalogue',
    'theme',
    'format',
    'idPrefix',
    'clickable',
    'changed',
  ]);
  const { theme = 'auto', format = 'wide', idPrefix = 'pirates', clickable, changed } = own;
  if (!THEMES.includes(theme)) refuse(['theme'], theme, THEMES.join(' or '));
  if (!FORMATS.includes(format)) refuse(['format'], format, FORMATS.join(' or '));
  if (typeof idPrefix !== 'string' || !/^[A-Za-z][\w-]{0,63}$/.test(idPrefix))
    refuse(['idPrefix'], idPrefix, 'a letter, then up to 63 letters, digits, "-" and "_"');
  const marks = {
    clickable: new Set(stringsIn('clickable', clickable, PIECES_MOST)),
    changed: new Set(stringsIn('changed', changed, PIECES_MOST)),
  };
  return { language: languageOf(own), theme, format, idPrefix, marks };
}

export function checkedTextOptions(options: TextOptions): { language: Language; color: boolean } {
  const own = checkedKeys(options, ['names', 'catalogue', 'color']);
  const { color = false } = own;
  if (typeof color !== 'boolean') refuse(['color'], color, 'true or false');
  return { language: languageOf(own), color };
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

function stringsIn(option: string, values: readonly string[] = [], most = NAMES_MOST): string[] {
  const given: readonly unknown[] | null = readable(values, (list) =>
    Array.isArray(list) && list.length <= most ? Array.from(list) : null,
  );
  if (given === null) return refuse([option], values, `a list of at most ${most} strings`);
  return given.map((value, index) =>
    typeof value === 'string' ? value : refuse([option, index], value, 'a string'),
  );
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

function languageOf({ names, catalogue = english }: TableOptions): Language {
  for (const part of ['common', 'grog-island', 'caribbean-fleet'] as const)
    if (typeof catalogue?.[part]?.table !== 'object')
      refuse(['catalogue', part], catalogue?.[part], 'a catalogue');
  return { catalogue, names: stringsIn('names', names).map(cleaned) };
}

/** A name in one line, without control characters, without those that change the direction of writing, and without piles of accents. */
function cleaned(name: string): string {
  const clean = name
    .slice(0, 20 * NAME_MOST)
    .replace(/[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/ +/g, ' ')
    .trim();
  const characters = Array.from(clean);
  return characters.length > NAME_MOST ? `${characters.slice(0, NAME_MOST - 1).join('')}…` : clean;
}
