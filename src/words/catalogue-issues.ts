import { counted } from '../core/sentence.ts';
import type { Catalogue } from './catalogue.ts';
import type { Noun } from './common.ts';
import { english } from './english/index.ts';
import { formsIn, placeholdersIn } from './sentences.ts';

/**
 * Lists what the compiler cannot see in a catalogue: sentences with a placeholder that the library does not fill there, empty
 * texts, and words with another number of forms than `plural` tells apart.
 *
 * @returns one line for each issue; an empty list for a good catalogue.
 *
 * @example
 * ```ts
 * import { catalogueIssues, german } from 'pirate-auctions/words';
 *
 * const common = { ...german.common, seat: 'Platz {place}' };
 * catalogueIssues({ ...german, common }); // ['common.seat: expected {seat}, received {place}']
 * ```
 */
export function catalogueIssues(catalogue: Catalogue): string[] {
  const texts = new Map(textsIn(english, ''));
  const counts = Array.from({ length: 200 }, (_, count) => catalogue.common.plural(count));
  const forms = Math.max(...counts) + 1;
  return [
    ...textsIn(catalogue, '').flatMap(([path, text]) => [
      ...textIssues(path, text, texts.get(path)),
      ...formIssues(path, text, forms),
    ]),
    ...nounIssues(catalogue, forms),
  ];
}

type Text = readonly [path: string, text: string];

function textsIn(value: unknown, path: string): Text[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, path === '' ? key : `${path}.${key}`),
  );
}

function textIssues(path: string, text: string, english = ''): string[] {
  if (text.trim() === '') return [`${path}: expected a text, received nothing`];
  const expected = placeholdersIn(english);
  return placeholdersIn(text)
    .filter((name) => !expected.includes(name))
    .map((name) => `${path}: expected ${inBraces(expected) || 'plain text'}, received {${name}}`);
}

function inBraces(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ');
}

function formIssues(path: string, text: string, expected: number): string[] {
  return formsIn(text)
    .filter(({ forms }) => forms.length !== expected)
    .map(
      ({ name, forms }) =>
        `${path}: expected ${counted(expected, 'form')} after {${name}:, received ${forms.length}`,
    );
}

function nounIssues({ common, ...games }: Catalogue, forms: number): string[] {
  const nouns: Readonly<Record<string, Readonly<Record<string, Noun>>>> = {
    'common.nouns': common.nouns,
    'grog-island.goods': games['grog-island'].goods,
    'grog-island.nouns': games['grog-island'].nouns,
    'caribbean-fleet.nouns': games['caribbean-fleet'].nouns,
  };
  return Object.entries(nouns).flatMap(([path, table]) =>
    Object.entries(table)
      .filter(([, noun]) => noun.length < forms)
      .map(
        ([name, noun]) =>
          `${path}.${name}: expected ${counted(forms, 'form')}, received ${noun.length}`,
      ),
  );
}
