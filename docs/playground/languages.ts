import type { Catalogue } from '../../src/words/index.ts';
import * as catalogues from '../../src/words/languages.ts';
import { ENGLISH } from './texts/english.ts';
import { GERMAN } from './texts/german.ts';
import { HUNGARIAN } from './texts/hungarian.ts';
import { POLISH } from './texts/polish.ts';
import type { Texts } from './texts/texts.ts';

/** A language of the page. */
export interface Language {
  /** The name of the language in the language itself. */
  readonly name: string;
  readonly catalogue: Catalogue;
  readonly texts: Texts;
}

/** What the page itself says, by the tag of the language; a language that is not here speaks English outside the games. */
const TEXTS: ReadonlyMap<string, Texts> = new Map([
  ['de', GERMAN],
  ['hu', HUNGARIAN],
  ['pl', POLISH],
]);

/** The languages of the page: those of the games, English first. */
export const LANGUAGES: readonly [Language, ...Language[]] = [
  languageOf(catalogues.english),
  ...Object.values(catalogues)
    .filter((catalogue) => catalogue !== catalogues.english)
    .map(languageOf),
];

function languageOf(catalogue: Catalogue): Language {
  const { language } = catalogue.common;
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return {
    name: name.charAt(0).toLocaleUpperCase(language) + name.slice(1),
    catalogue,
    texts: TEXTS.get(language) ?? ENGLISH,
  };
}

/** The language that a reader prefers, by its tags; English for readers of any other language. */
export function preferred(tags: readonly string[]): Language {
  const spoken = tags.flatMap((tag) =>
    LANGUAGES.filter(({ catalogue }) => tag.split('-')[0] === catalogue.common.language),
  );
  return spoken[0] ?? LANGUAGES[0];
}
