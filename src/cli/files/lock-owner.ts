import { lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { CommandError } from '../arguments.ts';
import { hasCode } from './error-code.ts';

/** How often the owner of a lock sets its time, in milliseconds. */
export const BEAT = 1000;

const OWNER = /^process ([1-9]\d{0,9}) of (.{1,300}), run [0-9a-f]{16}\n$/;

/** A lock as it was found. */
export interface FoundLock {
  /** A line about its owner; empty while the lock is being made. */
  readonly text: string;
  readonly time: number;
}

export function ownerLine(run: string): string {
  return `process ${process.pid} of ${machine()}, run ${run}\n`;
}

/**
 * The lock at a path; `null` if there is none.
 *
 * @throws CommandError if the file is not a lock.
 */
export function findLock(path: string): FoundLock | null {
  try {
    const found = lstatSync(path);
    if (found.isFile() && found.size <= 1000) {
      const text = readFileSync(path, 'utf8');
      if (text === '' || OWNER.test(text)) return { text, time: found.mtimeMs };
    }
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
  throw new CommandError(`${path} is not a lock of this program`);
}

/** Whether the owner of a lock still runs: it shows signs of life, unless its process is known to be gone. */
export async function isInUse(path: string, found: FoundLock, patience: number): Promise<boolean> {
  const [, id = '', where] = OWNER.exec(found.text) ?? [];
  if (where === machine() && !isRunning(Number(id))) return false;
  for (let waited = 0; waited < patience; waited += BEAT) {
    await setTimeout(BEAT);
    const now = findLock(path);
    if (now === null) return false;
    if (now.text !== found.text || now.time !== found.time) return true;
  }
  return false;
}

/** Where the number of a process means that process: a host, and on Linux its namespace of processes too. */
function machine(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // Anything but ESRCH means that there is such a process.
    return !hasCode(error, 'ESRCH');
  }
}
