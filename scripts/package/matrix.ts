import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../entries.ts';

const folder = resolve(root, 'test/matrix');
const execute = promisify(execFile);

/** The path of a runtime or a compiler of test/matrix/package.json. */
export function tool(path: string): string {
  return resolve(folder, 'node_modules', path);
}

/** Installs what test/matrix/package.json lists, unless it is there. */
export function installMatrix(): void {
  const wanted = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const stamp = tool('.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('installing runtimes and compilers into test/matrix/node_modules');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  writeFileSync(stamp, wanted);
}

/** What a command prints; an error says what it printed before it failed. */
export async function outputOf(
  name: string,
  command: string,
  args: readonly string[],
  cwd: string,
): Promise<string> {
  try {
    return (await execute(command, args, { cwd, encoding: 'utf8' })).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${name} failed:\n${stdout}${stderr || String(error)}`);
  }
}
