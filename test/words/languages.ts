import type { Catalogue } from '../../src/words/catalogue.ts';
import { english } from '../../src/words/english/index.ts';
import { german } from '../../src/words/german/index.ts';
import { hungarian } from '../../src/words/hungarian/index.ts';
import { polish } from '../../src/words/polish/index.ts';

export const CATALOGUES: readonly Catalogue[] = [english, german, hungarian, polish];

export const LANGUAGES = CATALOGUES.map((catalogue) => ({
  language: catalogue.common.language,
  catalogue,
}));

/** Names that a careless template would change. */
export const NAMES: readonly string[] = [
  "Anne O'Malley",
  'Żółć & Söhne',
  '$& $1',
  '<b>Ő</b>',
  '船長',
];

/** What no text may hold. */
export const FORBIDDEN: RegExp = /undefined|\bnull\b|\[object|[{}]|NaN|^\s|\s$|\s\s|\(\)|: ?$/;
