// The packed library in other runtimes and under other compilers: test/matrix/package.json lists them. Every runtime uses
// every entry from ESM and CJS and plays both games to the end, and must print what all others print; so does a browser, with a
// bundle of every entry. Every compiler checks
// the types of every entry, those of the dependencies included (`skipLibCheck: false`).
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { browserPath } from './browser.ts';
import { packedConsumer } from './consumer.ts';
import { root } from './entries.ts';

const folder = resolve(root, 'test/matrix');
const tool = (path: string): string => resolve(folder, 'node_modules', path);
const call = promisify(execFile);

interface Runtime {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
}

const runtimes: readonly Runtime[] = [
  { name: `Node ${process.versions.node}`, command: process.execPath, args: ['both.mjs'] },
  { name: 'Node 22', command: tool('node-22/bin/node'), args: ['both.mjs'] },
  { name: 'Node 24', command: tool('node-24/bin/node'), args: ['both.mjs'] },
  { name: 'Bun', command: tool('bun/bin/bun'), args: ['both.mjs'] },
  // immer asks process.env whether it is in production.
  { name: 'Deno', command: tool('deno/deno'), args: ['run', '--allow-all', 'both.mjs'] },
];

const compilers = ['5.0', '5.4', '5.9', '6.0', '7.0'];

interface Setting {
  readonly name: string;
  readonly files: readonly string[];
  readonly options: object;
  /** The first compiler that knows it. */
  readonly since?: string;
}

const ALL = ['esm.mts', 'cjs.cts'];
const strictest = {
  target: 'es2022',
  lib: ['es2022'], // neither the DOM nor Node
  types: [],
  strict: true,
  skipLibCheck: false,
  noEmit: true,
};
const exact = { exactOptionalPropertyTypes: true };
const settings: readonly Setting[] = [
  { name: 'node16, exact', files: ALL, options: { module: 'node16', ...exact } },
  { name: 'nodenext', files: ALL, options: { module: 'nodenext' } },
  {
    name: 'bundler, exact',
    files: ['esm.mts'],
    options: { module: 'esnext', moduleResolution: 'bundler', ...exact },
  },
  {
    name: 'bundler, CJS too',
    files: ALL,
    options: { module: 'preserve', moduleResolution: 'bundler' },
    since: '5.4',
  },
];

/** What did not go well. */
const faults: string[] = [];

function installTools(): void {
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

/** Runs tasks, as many at a time as there are processors. */
async function together(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const left = [...tasks];
  const worker = async (): Promise<void> => {
    for (let task = left.shift(); task !== undefined; task = left.shift()) await task();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

async function outputOf(what: string, command: string, args: readonly string[], cwd: string) {
  try {
    return (await call(command, args, { cwd, encoding: 'utf8' })).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    faults.push(`${what}:\n${stdout}${stderr || (error as Error).message}`);
    return null;
  }
}

const headless = ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom'];

/** Bundles every entry for a page, and says how both games went in it. */
async function inBrowser(consumer: string): Promise<string | null> {
  await build({
    absWorkingDir: consumer,
    entryPoints: ['browser.mjs'],
    bundle: true,
    format: 'iife',
    outfile: 'page.js',
  });
  const html = '<!doctype html><meta charset="utf-8"><pre></pre><script src="page.js"></script>';
  writeFileSync(join(consumer, 'page.html'), html);
  const page = `file://${join(consumer, 'page.html')}`;
  const dom = await outputOf('Browser', browserPath(), [...headless, page], consumer);
  return dom?.match(/<pre>(.*)<\/pre>/s)?.[1] ?? null;
}

async function tryBrowser(consumer: string, printed: string): Promise<void> {
  const found = await inBrowser(consumer);
  const expected = printed.split('\n').filter((line) => line.includes(' from ESM ok, '));
  const ok = expected.length > 0 && found === expected.join('\n');
  if (!ok) faults.push(`the browser printed:\n${found}`);
  console.log(`${'Browser'.padEnd(15)} ${ok ? 'ok' : 'FAILED'}`);
}

async function tryRuntimes(consumer: string): Promise<void> {
  let expected: string | null = null;
  for (const { name, command, args } of runtimes) {
    const printed = await outputOf(name, command, args, consumer);
    if (expected === null && printed !== null) console.log(printed);
    expected ??= printed;
    if (printed !== null && printed !== expected) faults.push(`${name} printed:\n${printed}`);
    console.log(`${name.padEnd(15)} ${printed !== null && printed === expected ? 'ok' : 'FAILED'}`);
  }
  await tryBrowser(consumer, expected ?? '');
}

async function tryCompilers(consumer: string): Promise<void> {
  const results = new Map<string, string>();
  const tasks = compilers.flatMap((compiler) =>
    settings.map(({ name, files, options, since = '' }) => async () => {
      const what = `TypeScript ${compiler}, ${name}`;
      if (compiler < since) {
        results.set(what, '-');
        return;
      }
      const project = join(consumer, what.replaceAll(/\W+/g, '-'));
      mkdirSync(project);
      const compilerOptions = { ...strictest, ...options };
      const config = { compilerOptions, files: files.map((file) => `../${file}`) };
      writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config));
      const tsc = tool(`typescript-${compiler}/bin/tsc`);
      const printed = await outputOf(what, process.execPath, [tsc, '-p', project], consumer);
      results.set(what, printed === null ? 'FAILED' : 'ok');
    }),
  );
  await together(tasks);
  const widths = settings.map(({ name }) => name.length);
  const row = (first: string, cells: readonly string[]): string =>
    [first.padEnd(15), ...cells.map((cell, at) => cell.padEnd(widths[at] ?? 0))]
      .join('  ')
      .trimEnd();
  const names = settings.map(({ name }) => name);
  console.log(`\n${row('Types', names)}`);
  for (const compiler of compilers) {
    const cells = names.map((name) => results.get(`TypeScript ${compiler}, ${name}`) ?? '');
    console.log(row(`TypeScript ${compiler}`, cells));
  }
}

installTools();
const consumer = packedConsumer();
try {
  console.log(`${consumer.packed}\n`);
  await tryRuntimes(consumer.folder);
  await tryCompilers(consumer.folder);
} finally {
  consumer.remove();
}
for (const fault of faults) console.error(`\n${fault}`);
if (faults.length > 0) process.exitCode = 1;
