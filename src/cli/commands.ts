import { version } from '../../package.json';
import { BotFault } from '../bots/tournament/fault.ts';
import { CommandError, oneLine, UsageError } from './arguments.ts';
import type { CliContext, Command } from './context.ts';
import { dataset } from './dataset/command.ts';
import { demo } from './demo/command.ts';
import { ladder } from './ladder/command.ts';
import { play } from './play/command.ts';
import { printable } from './printable.ts';
import { report } from './report/command.ts';
import { serve } from './serve/command.ts';
import { stats } from './stats/command.ts';
import { tournament } from './tournament/command.ts';

const COMMANDS: ReadonlyMap<string, Command> = new Map(
  Object.entries({ play, tournament, ladder, report, stats, dataset, serve, demo }),
);

const HELP = `Two pirate auction games, Grog Island and Caribbean Fleet.

  pirate-auctions play        play against bots
  pirate-auctions tournament  let bots play against each other
  pirate-auctions ladder      compare bots on the same deals
  pirate-auctions report      print the results of tournaments, and merge the parts of one
  pirate-auctions stats       play games, and print facts about them
  pirate-auctions dataset     let bots play, and print the records with what searches said
  pirate-auctions serve       let a program in any language use the library
  pirate-auctions demo        print a game of random moves

  --help                      print this text; after a command, its options
  --version                   print the version`;

/** Runs the program; returns the exit code: 2 for a command line that cannot be understood, 1 for any other error. */
export async function main(args: readonly string[], context: CliContext): Promise<number> {
  const [name = '', ...others] = args;
  const command = COMMANDS.get(name);
  const program = command === undefined ? 'pirate-auctions' : `pirate-auctions ${name}`;
  // Messages quote names of files, and what stands in files.
  const printError = (text: string): void => context.printError(printable(text));
  try {
    if (command === undefined) return runWithoutCommand(name, context);
    if (!others.includes('--help')) return await command.run(others, { ...context, printError });
    context.print(command.help);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      const hint = command === undefined ? '' : ' (--help shows the options)';
      printError(`${program}: ${error.message}${hint}`);
      return 2;
    }
    const isExpected =
      error instanceof CommandError || error instanceof BotFault || isSystemError(error);
    if (!isExpected) throw error;
    printError(`${program}: ${error.message}`);
    return 1;
  }
}

function runWithoutCommand(name: string, { print }: CliContext): number {
  if (name !== '--help' && name !== '--version') {
    const commands = [...COMMANDS.keys()].join(', ');
    throw new UsageError(`expected ${commands} or --help, received "${oneLine(name)}"`);
  }
  print(name === '--help' ? HELP : version);
  return 0;
}

/** Whether Node reports an error of the system, such as a missing file or a full disk; its message says enough. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}
