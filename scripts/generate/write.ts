import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../entries.ts';

/** Texts by path from the root of the repository. */
export type Files = Readonly<Record<string, string>>;

/** Writes the files that differ, and returns how many did. */
export function write(files: Files): number {
  const changed = Object.entries(files).filter(([file, text]) => contentOf(file) !== text);
  for (const [file, text] of changed) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    console.log(`${file} has changed`);
  }
  return changed.length;
}

/** Writes all files of a folder and removes any other. */
export function writeFolder(folder: string, files: Files): void {
  write(files);
  removeOthers(folder, Object.keys(files));
}

/** Removes the files of a folder that are not in a list of paths from the root of the repository. */
export function removeOthers(folder: string, files: readonly string[]): void {
  for (const name of readdirSync(join(root, folder))) {
    const file = `${folder}/${name}`;
    if (files.includes(file)) continue;
    rmSync(join(root, file));
    console.log(`${file} has gone`);
  }
}

function contentOf(file: string): string | null {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
