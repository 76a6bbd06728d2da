import { isatty } from 'node:tty';
import { CommandError, messageOf } from './arguments.ts';
import { writeAll } from './files/write.ts';

/**
 * Writes to the standard output.
 *
 * @throws CommandError if that is impossible, for example because the disk is full or nobody reads the pipe any more.
 */
export function writeOutput(text: string): void {
  try {
    write(1, text);
  } catch (error) {
    throw new CommandError(`cannot write to the standard output: ${messageOf(error)}`);
  }
}

/** Writes to the standard error, if that is possible: messages that nobody can read must not end the run. */
export function writeError(text: string): void {
  try {
    write(2, text);
  } catch {
    // There is no other place for the message.
  }
}

function write(descriptor: 1 | 2, text: string): void {
  // Only a stream translates to the characters of a console of Windows; its writes report no short count and no error.
  if (process.platform === 'win32' && isatty(descriptor))
    (descriptor === 1 ? process.stdout : process.stderr).write(text);
  else writeAll(descriptor, text);
}
