import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const FILE = resolve(import.meta.dirname, '../docs/performance.md');
const BEGIN = '<!-- results: written by npm run bench -- --docs -->';
const END = '<!-- end of results -->';

/** Writes the results of a run into the docs. */
export function writeResults(text: string): void {
  const page = readFileSync(FILE, 'utf8');
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`${FILE} has no place for the results`);
  writeFileSync(FILE, `${page.slice(0, begin + BEGIN.length)}\n\n${text}\n\n${page.slice(end)}`);
}
