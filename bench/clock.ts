import { readFileSync } from 'node:fs';

/** What Linux says about the thread that asks; its first number is how long the thread has run, in nanoseconds. */
const THREAD = '/proc/thread-self/schedstat';

/**
 * The seconds that this thread has been running. The machine's other work does not count, nor do the runtime's own helpers,
 * which have another core on a quiet machine. Where this is not known, the clock.
 */
export const threadSeconds: () => number = isKnown() ? running : () => performance.now() / 1e3;

function running(): number {
  return Number(readFileSync(THREAD, 'utf8').split(' ')[0]) / 1e9;
}

function isKnown(): boolean {
  try {
    return running() > 0;
  } catch {
    return false;
  }
}
