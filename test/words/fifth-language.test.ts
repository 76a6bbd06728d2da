import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const words = resolve(root, 'src/words');

/** The folders of languages: those that have words for any game, and are not a game themselves. */
const folders = readdirSync(words, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('/common.ts'))
  .map((file) => file.replace('/common.ts', ''))
  .sort();

it('a language is one folder and one line', () => {
  const lines = readFileSync(resolve(words, 'languages.ts'), 'utf8').matchAll(/'\.\/(\w+)\/index/g);
  expect(Array.from(lines, ([, folder]) => folder).sort()).toEqual(folders);
});

it('no other file of the library names a language, except English, the default', () => {
  const others = folders.filter((folder) => folder !== 'english');
  const imports = new RegExp(`from '.*/(${others.join('|')})/`);
  const files = readdirSync(resolve(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && file !== 'words/languages.ts')
    .filter((file) => imports.test(readFileSync(resolve(root, 'src', file), 'utf8')));
  expect(files).toEqual([]);
});
