#!/usr/bin/env node
// The program `pirate-auctions`, and in its worker threads the module that plays the games of a tournament.

/*
 * cli: the program. The only folder that reads files, the clock and the environment.
 * May import: core, codec, grog-island, caribbean-fleet, words, svg, bots.
 */
import { createInterface } from 'node:readline';
import { isMainThread } from 'node:worker_threads';
import { main } from './commands.ts';
import { playPairing } from './tournament/pairing.ts';

export default playPairing;

if (isMainThread) {
  const { stdin, stdout, stderr, env } = process;
  // A reader may close the pipe early (`pirate-auctions demo | head`), which is no error.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  process.exitCode = await main(process.argv.slice(2), {
    print: (text) => stdout.write(`${text}\n`),
    printError: (text) => stderr.write(`${text}\n`),
    redraw: stderr.isTTY ? (text) => stderr.write(`\r\u001b[K${text}`) : null,
    color: stdout.isTTY && !env['NO_COLOR'],
    input: () => createInterface({ input: stdin }),
    worker: import.meta.url,
  });
}
