import { join } from 'node:path';
import { type Consumer, manifest } from './consumer.ts';

/** Runs the programs of the package. */
export function tryPrograms({ folder, run }: Consumer): void {
  for (const program of Object.keys(manifest.bin ?? {})) {
    const command = join(folder, 'node_modules/.bin', program);
    run(command, ['--help']);
    // With two workers the packed program must find itself in its threads.
    const options = 'tournament --games 4 --bots random,random --workers 2';
    const lines = run(command, options.split(' '));
    if (lines.split('\n').length !== 5) throw new Error(`a tournament of 4 games gave: ${lines}`);
    console.log(`${program} --help and a tournament with 2 workers: ok\n`);
  }
}
