import { read } from 'node:fs';
import { promisify } from 'node:util';

const SIZE = 0x4_0000;
const readAsync = promisify(read);

/** What an open file or pipe gives from where it stands to its end. It stays open. */
export async function* chunksOf(descriptor: number): AsyncGenerator<Buffer> {
  const buffer = Buffer.alloc(SIZE);
  for (;;) {
    const { bytesRead } = await readAsync(descriptor, buffer, 0, SIZE, null);
    if (bytesRead === 0) return;
    // A copy: short lines would otherwise each keep a whole buffer.
    yield Buffer.from(buffer.subarray(0, bytesRead));
  }
}
