import { writeSync } from 'node:fs';
import { hasCode } from './error-code.ts';

const PAUSE = new Int32Array(new SharedArrayBuffer(4));

/** Writes all of a text or of bytes. One call to the system may write only a part, for example when the disk is almost full. */
export function writeAll(descriptor: number, content: string | Buffer): void {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  for (let written = 0; written < bytes.length; )
    written += writeSome(descriptor, bytes.subarray(written));
}

function writeSome(descriptor: number, bytes: Uint8Array): number {
  try {
    return writeSync(descriptor, bytes);
  } catch (error) {
    // A pipe that does not block is full until its reader goes on.
    if (!hasCode(error, 'EAGAIN')) throw error;
    Atomics.wait(PAUSE, 0, 0, 10);
    return 0;
  }
}
