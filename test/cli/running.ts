import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { onTestFinished } from 'vitest';
import { main } from '../../src/cli/commands.ts';

const root = resolve(import.meta.dirname, '../..');

/** What a command did. */
export interface Ran {
  readonly code: number;
  readonly lines: readonly string[];
  readonly errors: readonly string[];
}

/** Runs the program in this process, with what somebody types. */
export async function run(
  args: string | readonly string[],
  typed: Iterable<string> = [],
): Promise<Ran> {
  const lines: string[] = [];
  const errors: string[] = [];
  const code = await main(typeof args === 'string' ? args.split(' ') : args, {
    print: (text) => lines.push(text),
    printError: (text) => errors.push(text),
    redraw: null,
    color: false,
    input: async function* () {
      yield* typed;
    },
    requests: async function* () {
      yield* typed;
    },
    worker: 'none: these tests play with one worker',
  });
  return { code, lines, errors };
}

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pirate-auctions-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A user who may not do everything, to run programs as. */
export const ORDINARY_USER: { readonly uid?: number; readonly gid?: number } =
  process.geteuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** The program, built into a folder inside the repository, where it finds its dependencies; the caller removes the folder. */
export async function builtProgram(): Promise<{
  readonly folder: string;
  readonly program: string;
}> {
  mkdirSync(join(root, 'temp'), { recursive: true });
  const folder = mkdtempSync(join(root, 'temp/cli-'));
  return { folder, program: await buildInto(folder, 'external') };
}

/** The program with its dependencies in one file that everybody may read, until the test ends. It has no worker threads. */
export async function selfContainedProgram(): Promise<string> {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  return await buildInto(folder, 'bundle');
}

async function buildInto(folder: string, packages: 'external' | 'bundle'): Promise<string> {
  await build({
    entryPoints: { cli: join(root, 'src/cli/main.ts') },
    outdir: folder,
    bundle: true,
    packages,
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    target: 'es2022',
    platform: 'node',
    logLevel: 'warning',
  });
  return join(folder, 'cli.mjs');
}
