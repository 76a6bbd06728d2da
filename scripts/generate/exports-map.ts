import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { entries, root } from '../entries.ts';
import type { Files } from './write.ts';

/** What can be reached as plain files, as patterns of the exports map. */
const PLAIN_FILES: Readonly<Record<string, string>> = {
  './schema/*.json': './schema/*.json',
  './package.json': './package.json',
};

/** package.json with the exports map that belongs to the entry points. */
export function manifestFile(): Files {
  const manifest: object = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
  const text = JSON.stringify({ ...manifest, exports: exportsMap() }, null, 2);
  return { 'package.json': `${text}\n` };
}

function exportsMap(): object {
  const map = Object.keys(entries).map((entry) => [
    entry === 'index' ? '.' : `./${entry}`,
    { import: target(entry, ''), require: target(entry, 'c') },
  ]);
  return { ...Object.fromEntries(map), ...PLAIN_FILES };
}

function target(entry: string, extension: '' | 'c'): object {
  return {
    types: `./dist/${entry}.d.${extension}ts`,
    default: `./dist/${entry}.${extension}js`,
  };
}
