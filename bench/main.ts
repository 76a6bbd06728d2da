// `npm run bench`: builds the library with the benchmark as it is published, and measures one game after the other.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'tsup';
import { type BenchOptions, HELP, readOptions, UsageError } from './options.ts';
import { installPeers } from './peers.ts';
import { type Checksums, checksumsOf, differences, pin, pinned } from './pinned.ts';
import { type GameReport, reportText, targetsText } from './report.ts';
import type { Order } from './run.ts';

/** A line gets its time in so many windows, one in each round. */
const WINDOWS = 11;

const folder = import.meta.dirname;
const output = resolve(folder, 'dist');

const line = (text: string): void => console.log(text);
const progress = (text: string): void => console.error(`bench: ${text}`);

/** The same settings as the published build; code that a loader rewrites at run time would be slower. */
async function built(): Promise<string> {
  await build({
    config: false,
    entry: { run: resolve(folder, 'run.ts') },
    outDir: output,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    external: [/^node:/],
    removeNodeProtocol: false,
    splitting: true,
    treeshake: false,
    silent: true,
  });
  return resolve(output, 'run.js');
}

/** Measures one game in a process of its own. */
function measuredGame(program: string, order: Order): GameReport {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--expose-gc', program, JSON.stringify(order)],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (status !== 0) throw new Error(`measuring ${order.game} failed`);
  return JSON.parse(stdout);
}

async function bench(options: BenchOptions): Promise<number> {
  const { games, peers, seconds, memoryGames } = options;
  if (peers) installPeers(progress);
  else line('Without chessops and boardgame.io (--no-peers): no ratios to them.\n');
  const address = peers ? pathToFileURL(resolve(folder, 'peers/all.mjs')).href : null;
  const program = await built();
  const machine = {
    node: process.version,
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    processors: cpus().length,
    loadBefore: loadavg()[0] ?? 0,
  };
  line(
    `Node ${machine.node}, ${machine.processors} × ${machine.processor}, load ${machine.loadBefore.toFixed(2)} before; ${seconds} CPU s a line, median of ${WINDOWS} windows\n`,
  );
  const reports = games.map((game) => {
    progress(`measuring ${game}`);
    const extent = { secondsPerLine: seconds, windows: WINDOWS, memoryGames };
    const report = measuredGame(program, { game, peers: address, extent });
    line(`${reportText(report)}\n`);
    return report;
  });
  line(`${targetsText(reports)}\n`);
  if (options.json !== null)
    writeFileSync(options.json, `${JSON.stringify({ machine, seconds, reports }, null, 2)}\n`);
  const found: Checksums = Object.assign({}, ...reports.map(checksumsOf));
  return compared(found, options.updateChecksums);
}

function compared(found: Checksums, update: boolean): number {
  const different = differences(found, pinned());
  if (update) pin(found);
  for (const sentence of different) line(`${update ? 'Updated' : 'WRONG'} checksum: ${sentence}`);
  if (different.length === 0) line('All checksums are right.');
  return different.length === 0 || update ? 0 : 1;
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options === null) line(HELP);
  else process.exitCode = await bench(options);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(`bench: ${message}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
