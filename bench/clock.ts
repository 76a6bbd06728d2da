import { readFileSync } from 'node:fs';

/** Linux tells here how long the calling thread has run: the first number, in nanoseconds. */
const THREAD = '/proc/thread-self/schedstat';

/**
 * The seconds for which this thread has run. Other processes do not count, nor do the helper threads of Node. On systems other
 * than Linux it is the time by the clock.
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
