import { type Catalogue, english, german, hungarian, polish } from '../../src/words/index.ts';
import { ENGLISH } from './texts/english.ts';
import { GERMAN } from './texts/german.ts';
import { HUNGARIAN } from './texts/hungarian.ts';
import { POLISH } from './texts/polish.ts';
import type { Texts } from './texts/texts.ts';

/** A language of the page. */
export interface Language {
  /** What speakers call it. */
  readonly name: string;
  readonly catalogue: Catalogue;
  readonly texts: Texts;
}

const ENGLISH_PAGE: Language = { name: 'English', catalogue: english, texts: ENGLISH };

/** The languages of the page; the first is spoken to those who prefer none of the others. */
export const LANGUAGES: readonly Language[] = [
  ENGLISH_PAGE,
  { name: 'Deutsch', catalogue: german, texts: GERMAN },
  { name: 'Magyar', catalogue: hungarian, texts: HUNGARIAN },
  { name: 'Polski', catalogue: polish, texts: POLISH },
];

/** The language that a reader prefers, by its tags. */
export function preferred(tags: readonly string[]): Language {
  const spoken = tags.flatMap((tag) =>
    LANGUAGES.filter(({ catalogue }) => tag.split('-')[0] === catalogue.common.language),
  );
  return spoken[0] ?? ENGLISH_PAGE;
}
