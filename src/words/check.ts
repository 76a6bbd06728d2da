import type { Catalogue, GameName } from './catalogue.ts';
import type { Noun } from './common.ts';
import { english } from './english/index.ts';
import { slotsOf } from './sentences.ts';

/**
 * What the compiler cannot see in a catalogue: sentences with a name between braces that the library does not know there,
 * empty ones, and nouns with fewer forms than `plural` tells apart. Each fault is one line; none for a good catalogue.
 *
 * @example
 * ```ts
 * import { catalogueFaults, german } from 'pirate-auctions/words';
 *
 * const common = { ...german.common, seat: 'Platz {place}' };
 * catalogueFaults({ ...german, common }); // ['common.seat: {place} is not known here, only {seat}']
 * ```
 */
export function catalogueFaults(catalogue: Catalogue): string[] {
  const known = new Map(textsOf(english, ''));
  return [
    ...textsOf(catalogue, '').flatMap(([path, text]) => textFaults(path, text, known.get(path))),
    ...GAMES.flatMap((game) => nounFaults(catalogue, game)),
  ];
}

const GAMES: readonly GameName[] = ['grog-island', 'caribbean-fleet'];

/** Where a text stands, and the text. */
type Text = readonly [path: string, text: string];

function textsOf(value: unknown, path: string): Text[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, path === '' ? key : `${path}.${key}`),
  );
}

function textFaults(path: string, text: string, english = ''): string[] {
  if (text.trim() === '') return [`${path}: no text`];
  const known = slotsOf(english);
  return slotsOf(text)
    .filter((name) => !known.includes(name))
    .map((name) => `${path}: {${name}} is not known here, only ${braced(known) || 'plain text'}`);
}

function braced(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ');
}

/** Nouns with too few forms. */
function nounFaults({ common, ...games }: Catalogue, game: GameName): string[] {
  const counts = Array.from({ length: 200 }, (_, count) => common.plural(count));
  const forms = Math.max(...counts) + 1;
  const nouns: Readonly<Record<string, Noun>> =
    game === 'grog-island' ? { ...games[game].goods, ...games[game].nouns } : games[game].nouns;
  return Object.entries(nouns)
    .filter(([, noun]) => noun.length < forms)
    .map(([name, noun]) => `${game}: the noun ${name} has ${noun.length} of ${forms} forms`);
}
