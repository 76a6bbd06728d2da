import { closeSync, fstatSync, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandError } from '../arguments.ts';
import { chunksOf } from './chunks.ts';
import { writeAll } from './write.ts';

/** Opens a file so that any part of it can be read, any number of times. Anything else, such as a pipe, is copied first. */
export async function openInput(path: string): Promise<number> {
  const descriptor = openSync(path, 'r');
  if (fstatSync(descriptor).isFile()) return descriptor;
  try {
    return await copyOf(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

async function copyOf(descriptor: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'pirate-auctions-'));
  try {
    const path = join(folder, 'input');
    const copy = openSync(path, 'wx', 0o600);
    try {
      for await (const chunk of chunksOf(descriptor)) writeAll(copy, chunk);
    } finally {
      closeSync(copy);
    }
    return openSync(path, 'r');
  } finally {
    // The open copy remains until it is closed.
    rmSync(folder, { recursive: true });
  }
}

/** Reads a part of an open file. */
export function readText(descriptor: number, start: number, length: number): string {
  const bytes = Buffer.alloc(length);
  for (let read = 0; read < length; ) {
    const more = readSync(descriptor, bytes, read, length - read, start + read);
    if (more === 0) throw new CommandError('a file became shorter while it was read');
    read += more;
  }
  return bytes.toString();
}
