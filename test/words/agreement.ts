import type { Catalogue } from '../../src/words/index.ts';
import { formsIn } from '../../src/words/sentences.ts';

/** The words of a catalogue that stand after a number, and have a form for each. */
function formsOf(catalogue: Catalogue): readonly (readonly string[])[] {
  const { common, 'grog-island': island, 'caribbean-fleet': fleet } = catalogue;
  const nouns = [common.nouns, island.goods, island.nouns, fleet.nouns];
  const sentences = [
    common.refusals,
    island.refusals,
    island.events,
    island.actions,
    fleet.refusals,
    fleet.events,
    fleet.actions,
  ];
  return [
    ...nouns.flatMap((table) => Object.values(table)),
    ...sentences.flatMap((table) =>
      Object.values(table).flatMap((sentence) =>
        formsIn(sentence)
          .filter(({ name, forms }) => sentence.includes(`{${name}} {${name}:${forms[0]}|`))
          .map(({ forms }) => forms)
          .filter((forms) => !forms.some((form) => form.includes(' '))),
      ),
    ),
  ];
}

/** Finds where a text has a number and a word that do not go together: "1 coins". */
export function disagreementsIn(catalogue: Catalogue): (text: string) => string[] {
  const { plural } = catalogue.common;
  const patterns = formsOf(catalogue).flatMap((forms) =>
    forms.map((form) => ({
      form,
      forms,
      pattern: new RegExp(`(?<![\\p{L}\\d/.#$-])(\\d+) (?:possible )?${form}(?![\\p{L}-])`, 'gu'),
    })),
  );
  return (text) =>
    patterns.flatMap(({ form, forms, pattern }) =>
      Array.from(text.matchAll(pattern))
        .filter(([, count]) => (forms[plural(Number(count))] ?? forms.at(-1)) !== form)
        .map(([words]) => words),
    );
}
