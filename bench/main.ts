// `npm run bench`: builds the library with the benchmark as it is published, and measures one game after the other.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'tsup';
import { root } from '../scripts/entries.ts';
import { machineText, thisMachine } from './machine.ts';
import { type BenchOptions, HELP, readOptions, UsageError } from './options.ts';
import { installPeers } from './peers.ts';
import { type Checksums, checksumsOf, differences, pinned } from './pinned.ts';
import { type GameReport, messagesText, reportText, targetsText } from './report.ts';
import { writeResults } from './results.ts';
import type { Order } from './run.ts';

/** The number of windows of a line, one in each round. */
const WINDOWS = 11;

const folder = import.meta.dirname;
// Not below this folder: `immer` would then be boardgame.io's old version, which is installed here.
const output = resolve(root, 'temp/bench');

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
  const { games, group, peers, seconds, memoryGames } = options;
  if (peers) installPeers(progress);
  const address = peers ? pathToFileURL(resolve(folder, 'peers/all.mjs')).href : null;
  const program = await built();
  const machine = thisMachine();
  const texts: string[] = [];
  const show = (text: string): void => {
    texts.push(text);
    line(`${text}\n`);
  };
  if (!peers) show('Without chessops and boardgame.io (--no-peers): no ratios to them.');
  show(`${machineText(machine)} ${seconds} CPU s a line, median of ${WINDOWS} windows.`);
  const reports = games.map((game) => {
    progress(`measuring ${game}`);
    const extent = { secondsPerLine: seconds, windows: WINDOWS, memoryGames, group };
    const report = measuredGame(program, { game, peers: address, extent });
    show(reportText(report));
    return report;
  });
  show(targetsText(reports));
  const found: Checksums = Object.assign({}, ...reports.map(checksumsOf));
  const wrong = differences(found, pinned());
  if (options.json !== null) {
    const figures = { machine, seconds, wrongChecksums: wrong, reports };
    writeFileSync(options.json, `${JSON.stringify(figures, null, 2)}\n`);
  }
  if (options.docs) {
    writeResults('performance.md', texts.join('\n\n'));
    writeResults('server.md', messagesText(reports));
  }
  return concluded(wrong);
}

function concluded(wrong: readonly string[]): number {
  for (const sentence of wrong) line(`WRONG checksum: ${sentence}`);
  if (wrong.length === 0) line('All checksums are right.');
  return wrong.length === 0 ? 0 : 1;
}

// A reader may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  const options = readOptions(process.argv.slice(2));
  if (options === null) line(HELP);
  else process.exitCode = await bench(options);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(`bench: ${message}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
