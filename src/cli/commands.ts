import { version } from '../../package.json';
import { CommandError, oneLine, UsageError } from './arguments.ts';
import type { CliContext } from './context.ts';
import { demo } from './demo/command.ts';
import { play } from './play/command.ts';
import { report } from './report/command.ts';
import { tournament } from './tournament/command.ts';

type Command = (args: readonly string[], surroundings: CliContext) => number | Promise<number>;

const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['play', play],
  ['tournament', tournament],
  ['report', report],
  ['demo', demo],
]);

const HELP = `Two pirate auction games, Grog Island and Caribbean Fleet.

  pirate-auctions play        you against bots
  pirate-auctions tournament  bots against each other
  pirate-auctions report      tells how a tournament ended, and puts its parts together
  pirate-auctions demo        tells a game of random moves

  --help                      print this; after a command, its options
  --version                   print the version`;

/** The program; returns the exit code: 2 for a command line that cannot be understood, 1 for what went wrong. */
export async function main(args: readonly string[], surroundings: CliContext): Promise<number> {
  const { line, complaint } = surroundings;
  const [name = '', ...others] = args;
  if (name === '--help' || name === '--version') {
    line(name === '--help' ? HELP : version);
    return 0;
  }
  const command = COMMANDS.get(name);
  if (command === undefined) {
    const known = [...COMMANDS.keys()].join(', ');
    complaint(`pirate-auctions: no command "${oneLine(name)}"; there is ${known}, --help`);
    return 2;
  }
  try {
    return await command(others, surroundings);
  } catch (error) {
    if (error instanceof UsageError) {
      complaint(`pirate-auctions ${name}: ${error.message} (--help shows the options)`);
      return 2;
    }
    if (!(error instanceof CommandError || isSystemError(error))) throw error;
    complaint(`pirate-auctions ${name}: ${error.message}`);
    return 1;
  }
}

/** A file that is not there, a full disk: the message of Node says it. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}
