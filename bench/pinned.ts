import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { GameReport } from './report.ts';

/** Checksums by game and line. */
export type Checksums = Readonly<Record<string, string>>;

const FILE = resolve(import.meta.dirname, 'checksums.json');

/** The checksums that `npm run generate -- --pins` has written. */
export function pinned(): Checksums {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

/** The checksums that a run has found. */
export function checksumsOf({ game, tables }: GameReport): Checksums {
  const rows = tables.flatMap((table) => table.rows);
  return Object.fromEntries(rows.map(({ name, checksum }) => [`${game}: ${name}`, checksum]));
}

/** One sentence for each checksum that differs from the pinned one. */
export function differences(found: Checksums, expected: Checksums): string[] {
  return Object.entries(found)
    .filter(([line, checksum]) => expected[line] !== checksum)
    .map(([line, checksum]) => `${line}: ${checksum}, expected ${expected[line] ?? 'none yet'}`);
}
