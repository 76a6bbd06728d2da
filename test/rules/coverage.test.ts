import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const GAMES = ['grog-island', 'caribbean-fleet'] as const;
const ROOT = new URL('../../', import.meta.url);

/** Where a rule is defined its id stands in bold. */
function idsOfDocs(game: string): string[] {
  const text = readFileSync(new URL(`docs/rules/${game}.md`, ROOT), 'utf8');
  return [...text.matchAll(/\*\*((?:GI|CF)-[A-Z]\d+)\*\*/g)].map((match) => match[1] ?? '');
}

function testFilesOf(game: string): URL[] {
  const folder = new URL(`test/rules/${game}/`, ROOT);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => new URL(file, folder));
}

/** The ids in the titles of the tests, which are string literals; an id in a comment does not count. */
function idsOfTests(game: string): string[] {
  return testFilesOf(game)
    .flatMap((file) => titlesOf(readFileSync(file, 'utf8')))
    .flatMap((title) => title.match(/\b(?:GI|CF)-[A-Z]\d+\b/g) ?? []);
}

function titlesOf(source: string): string[] {
  const code = source.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  const titles = /\b(?:it|test|describe)\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
  return [...code.matchAll(titles)].map((match) => match[2] ?? '');
}

for (const game of GAMES) {
  describe(`the rules of ${game}`, () => {
    const documented = idsOfDocs(game);
    const tested = idsOfTests(game);

    it('have each id once in the docs', () => {
      expect(documented.length).toBeGreaterThan(30);
      expect(documented.filter((id, place) => documented.indexOf(id) !== place)).toEqual([]);
    });

    it('have a test for every id', () => {
      expect(documented.filter((id) => !tested.includes(id))).toEqual([]);
    });

    it('have no test for an id that the docs do not know', () => {
      expect(tested.filter((id) => !documented.includes(id))).toEqual([]);
    });
  });
}
