import { read } from 'node:fs';
import { promisify } from 'node:util';

const SIZE = 0x4_0000;
const readAsync = promisify(read);

/** What an open file or pipe gives from where it stands to its end. It stays open. */
export async function* chunksOf(descriptor: number): AsyncGenerator<Buffer> {
  for (;;) {
    const { buffer, bytesRead } = await readAsync(descriptor, Buffer.alloc(SIZE), 0, SIZE, null);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}
