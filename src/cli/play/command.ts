import type { CliContext } from '../context.ts';
import { Table } from './human-player.ts';
import { PLAY_HELP, readPlayOptions } from './options.ts';

/** The command `play`; returns the exit code. */
export async function play(args: readonly string[], surroundings: CliContext): Promise<number> {
  const options = readPlayOptions(args);
  if (options === null) surroundings.line(PLAY_HELP);
  else await new Table(options.told, options, surroundings).play();
  return 0;
}
