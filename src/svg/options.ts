import { refuseOption } from '../codec/options.ts';
import type { Catalogue } from '../words/catalogue.ts';
import { english } from '../words/english/index.ts';
import type { Marks } from './marks.ts';

/** The colours of a picture: those that the reader's system prefers, or always the same. */
export type Theme = 'auto' | 'light' | 'dark';

/** How wide a picture is: for a screen, or for a phone. */
export type Format = 'wide' | 'narrow';

/** The options that `renderState` and `renderText` share. */
export interface TableOptions {
  /** The names of the players, by seat; a seat without a name is called "Seat 0", "Seat 1", … */
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
   * The beginning of the ids in the picture, `pirates` by default: a letter, then letters, digits, `-` and `_`. Two pictures
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

export interface CheckedPictureOptions {
  readonly language: Language;
  readonly theme: Theme;
  readonly format: Format;
  readonly idPrefix: string;
  readonly marks: Marks;
}

export function checkedPictureOptions(options: PictureOptions): CheckedPictureOptions {
  const known = ['names', 'catalogue', 'theme', 'format', 'idPrefix', 'clickable', 'changed'];
  checkKeys(options, known);
  const { theme = 'auto', format = 'wide', idPrefix = 'pirates' } = options;
  if (!THEMES.includes(theme))
    refuseOption('INVALID_OPTION', ['theme'], theme, THEMES.join(' or '));
  if (!FORMATS.includes(format))
    refuseOption('INVALID_OPTION', ['format'], format, FORMATS.join(' or '));
  if (typeof idPrefix !== 'string' || !/^[A-Za-z][\w-]*$/.test(idPrefix)) {
    const expected = 'a letter, then letters, digits, "-" and "_"';
    refuseOption('INVALID_OPTION', ['idPrefix'], idPrefix, expected);
  }
  const marks = {
    clickable: new Set(stringsIn('clickable', options.clickable)),
    changed: new Set(stringsIn('changed', options.changed)),
  };
  return { language: languageOf(options), theme, format, idPrefix, marks };
}

export function checkedTextOptions(options: TextOptions): { language: Language; color: boolean } {
  checkKeys(options, ['names', 'catalogue', 'color']);
  const { color = false } = options;
  if (typeof color !== 'boolean') refuseOption('INVALID_OPTION', ['color'], color, 'true or false');
  return { language: languageOf(options), color };
}

function checkKeys(options: object, known: readonly string[]): void {
  if (Object(options) !== options || Array.isArray(options))
    refuseOption('INVALID_OPTION', [], options, 'an object');
  for (const [key, value] of Object.entries(options)) {
    if (!known.includes(key)) refuseOption('UNKNOWN_OPTION', [key], value, known.join(' or '));
  }
}

function stringsIn(option: string, values: readonly string[] = []): string[] {
  if (!Array.isArray(values)) refuseOption('INVALID_OPTION', [option], values, 'a list of strings');
  return Array.from(values, (value: unknown, index) =>
    typeof value === 'string'
      ? value
      : refuseOption('INVALID_OPTION', [option, index], value, 'a string'),
  );
}

function languageOf({ names, catalogue = english }: TableOptions): Language {
  for (const part of ['common', 'grog-island', 'caribbean-fleet'] as const)
    if (typeof catalogue?.[part]?.table !== 'object')
      refuseOption('INVALID_OPTION', ['catalogue', part], catalogue?.[part], 'a catalogue');
  return { catalogue, names: stringsIn('names', names).map(cleaned) };
}

/** The most characters of a name; a picture repeats names often. */
const LONGEST = 60;

/** A name in one line, without control characters, without those that change the direction of writing, and without piles of accents. */
function cleaned(name: string): string {
  const clean = name
    .slice(0, 20 * LONGEST)
    .replace(/[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/ +/g, ' ')
    .trim();
  const characters = Array.from(clean);
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : clean;
}
