import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { GameReport } from './report.ts';

/** Checksums by game and line. */
export type Checksums = Readonly<Record<string, string>>;

const FILE = resolve(import.meta.dirname, 'checksums.json');

/** The checksums that are known to be right. */
export function pinned(): Checksums {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
}

/** The checksums that a run has found. */
export function checksumsOf({ game, tables }: GameReport): Checksums {
  const rows = tables.flatMap((table) => table.rows);
  return Object.fromEntries(rows.map(({ name, checksum }) => [`${game}: ${name}`, checksum]));
}

/** What differs from the pinned checksums, a sentence each. */
export function differences(found: Checksums, expected: Checksums): string[] {
  return Object.entries(found)
    .filter(([line, checksum]) => expected[line] !== checksum)
    .map(([line, checksum]) => `${line}: ${checksum}, expected ${expected[line] ?? 'none yet'}`);
}

/** Pins the checksums of a run; lines that it left out keep theirs. */
export function pin(found: Checksums): void {
  const all = Object.entries({ ...pinned(), ...found });
  const sorted = all.sort(([left], [right]) => (left < right ? -1 : 1));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
