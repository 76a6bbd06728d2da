import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
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

/** The program, built into a folder inside the repository, where it finds its dependencies; the caller removes the folder. */
export async function builtProgram(): Promise<{
  readonly folder: string;
  readonly program: string;
}> {
  mkdirSync(join(root, 'temp'), { recursive: true });
  const folder = mkdtempSync(join(root, 'temp/cli-'));
  await build({
    entryPoints: { cli: join(root, 'src/cli/main.ts') },
    outdir: folder,
    bundle: true,
    packages: 'external',
    format: 'esm',
    target: 'es2022',
    platform: 'node',
    logLevel: 'warning',
  });
  return { folder, program: join(folder, 'cli.js') };
}
