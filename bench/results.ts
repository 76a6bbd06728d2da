import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const DOCS = resolve(import.meta.dirname, '../docs');
const BEGIN = '<!-- results: written by npm run bench -- --docs -->';
const END = '<!-- end of results -->';

/** Writes results of a run into a page of the docs. */
export function writeResults(name: string, text: string): void {
  const file = resolve(DOCS, name);
  const page = readFileSync(file, 'utf8');
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`${file} has no place for the results`);
  writeFileSync(file, `${page.slice(0, begin + BEGIN.length)}\n\n${text}\n\n${page.slice(end)}`);
}
