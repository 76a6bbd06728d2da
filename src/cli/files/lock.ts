import { randomBytes } from 'node:crypto';
import { closeSync, openSync, rmSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { CommandError } from '../arguments.ts';
import { hasCode } from './error-code.ts';
import { BEAT, findLock, isInUse, ownerLine } from './lock-owner.ts';
import { writeAll } from './write.ts';

/** How long a lock must show no sign of life before it counts as left behind, in milliseconds. */
const PATIENCE = 30_000;

/**
 * Sets the time of the lock, in a thread of its own because a bot may think for longer than the patience of other runs. If that
 * fails, another run may take over, which `check` notices.
 */
const BEATS = `
  const { futimesSync } = require('node:fs');
  const { descriptor, every } = require('node:worker_threads').workerData;
  setInterval(() => {
    const now = new Date();
    try { futimesSync(descriptor, now, now); } catch {}
  }, every);
`;

/** The right to write a file, which only one run has at a time. */
export interface FileLock {
  /** @throws CommandError if another run has taken over. */
  check(): void;
  release(): Promise<void>;
}

/**
 * Creates `FILE.lock`, which names the process of this run, and sets its time every second. A lock whose process is gone, or whose
 * time stands still, is removed.
 *
 * @throws CommandError if another run holds the lock.
 */
export async function takeLock(file: string, patience: number = PATIENCE): Promise<FileLock> {
  const path = `${file}.lock`;
  for (;;) {
    const descriptor = createNew(path);
    if (descriptor !== null) return hold(file, path, descriptor);
    const found = findLock(path);
    if (found === null) continue;
    if (await isInUse(path, found, patience)) {
      const owner = found.text === '' ? 'another run' : found.text.trim();
      throw new CommandError(`${file} is being written by ${owner} (${path})`);
    }
    if (findLock(path)?.text === found.text) rmSync(path, { force: true });
  }
}

function createNew(path: string): number | null {
  try {
    return openSync(path, 'wx', 0o644);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return null;
    throw error;
  }
}

function hold(file: string, path: string, descriptor: number): FileLock {
  const text = ownerLine(randomBytes(8).toString('hex'));
  writeOwner(path, descriptor, text);
  const beats = new Worker(BEATS, { eval: true, workerData: { descriptor, every: BEAT } });
  // The lock alone must not keep the program alive.
  beats.unref();
  const isOurs = (): boolean => findLock(path)?.text === text;
  return {
    check() {
      if (!isOurs()) throw new CommandError(`another run has taken over ${file}`);
    },
    async release() {
      await beats.terminate();
      closeSync(descriptor);
      if (isOurs()) rmSync(path, { force: true });
    },
  };
}

function writeOwner(path: string, descriptor: number, text: string): void {
  try {
    writeAll(descriptor, text);
  } catch (error) {
    closeSync(descriptor);
    rmSync(path, { force: true });
    throw error;
  }
}
