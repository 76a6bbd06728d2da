#!/usr/bin/env node
// The program `pirate-auctions`, and in its worker threads the module that plays the games of a tournament.

/*
 * cli: the program. The only folder that reads files, the clock and the environment.
 * May import: core, codec, grog-island, caribbean-fleet, words, svg, bots, learning.
 */
import { createInterface } from 'node:readline';
import { isatty } from 'node:tty';
import { isMainThread } from 'node:worker_threads';
import { main } from './commands.ts';
import { linesOf } from './files/lines.ts';
import { writeError, writeOutput } from './output.ts';
import { playPairing } from './tournament/pairing.ts';

export default playPairing;

async function* linesOfInput(): AsyncGenerator<string | null> {
  for await (const { text } of linesOf(0)) yield text;
}

if (isMainThread) {
  process.exitCode = await main(process.argv.slice(2), {
    print: (text) => writeOutput(`${text}\n`),
    printError: (text) => writeError(`${text}\n`),
    redraw: isatty(2) ? (text) => writeError(`\r\u001b[K${text}`) : null,
    color: isatty(1) && !process.env['NO_COLOR'],
    input: () => createInterface({ input: process.stdin }),
    requests: linesOfInput,
    worker: import.meta.url,
  });
}
