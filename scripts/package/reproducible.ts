import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { root } from '../entries.ts';

interface Packed {
  readonly integrity: string;
  readonly files: readonly { readonly path: string }[];
}

/** Builds and packs the same files in another folder: the package must be the same, byte by byte, wherever it is built. */
export function tryReproducible(): void {
  const other = mkdtempSync(join(tmpdir(), 'another-folder-'));
  try {
    copySources(other);
    run(other, process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--silent']);
    const [here, there] = [packed(root), packed(other)];
    const differing = here.files.filter(({ path }) => !isSameFile(path, root, other));
    if (differing.length > 0 || here.integrity !== there.integrity) {
      const names = differing.map(({ path }) => `\n${path}`).join('');
      throw new Error(`built in another folder (is dist up to date?), these files differ:${names}`);
    }
    checkMaps(here);
    console.log(
      `the same ${here.files.length} files from another folder, with sources in all maps`,
    );
  } finally {
    rmSync(other, { recursive: true, force: true });
  }
}

/** Copies what is committed or would be. */
function copySources(folder: string): void {
  const listed = run(root, 'git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  const paths = listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
  for (const path of paths) cpSync(join(root, path), join(folder, path));
  symlinkSync(resolve(root, 'node_modules'), join(folder, 'node_modules'));
}

function packed(folder: string): Packed {
  const [found]: Packed[] = JSON.parse(
    run(folder, 'npm', ['pack', '--dry-run', '--json', '--ignore-scripts']),
  );
  if (found === undefined) throw new Error('nothing was packed');
  return found;
}

function isSameFile(path: string, ...folders: readonly [string, string]): boolean {
  try {
    const [here, there] = folders.map((folder) => readFileSync(join(folder, path)));
    return here !== undefined && there !== undefined && here.equals(there);
  } catch {
    return false;
  }
}

/** A map names sources of the project and its dependencies only, and holds their text. */
function checkMaps({ files }: Packed): void {
  for (const { path } of files.filter((file) => file.path.endsWith('.map'))) {
    const { sources, sourcesContent }: { sources: string[]; sourcesContent?: unknown[] } =
      JSON.parse(readFileSync(resolve(root, path), 'utf8'));
    for (const [index, source] of sources.entries()) {
      const isInside = /^\.\.\/(src\/|node_modules\/|package\.json$)/.test(source);
      if (!isInside || typeof sourcesContent?.[index] !== 'string')
        throw new Error(`${path}: the source ${source} is not inside`);
    }
  }
}

function run(cwd: string, command: string, args: readonly string[]): string {
  return execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}
