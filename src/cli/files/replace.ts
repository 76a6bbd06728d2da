import { randomBytes } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  lstatSync,
  openSync,
  renameSync,
  rmSync,
  type Stats,
} from 'node:fs';
import { CommandError } from '../arguments.ts';
import { writeAll } from './write.ts';

/**
 * The file at a path that may be replaced; `null` if nothing is there.
 *
 * @throws CommandError for anything but a regular file that belongs to the user and that they may write.
 */
export function replaceableFile(path: string): Stats | null {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found === undefined) return null;
  if (!found.isFile()) throw new CommandError(`${path} is not a regular file`);
  if (found.uid !== (process.geteuid?.() ?? found.uid))
    throw new CommandError(`${path} belongs to another user`);
  accessSync(path, constants.W_OK);
  return found;
}

/**
 * Replaces a file in one step, so that neither an interruption nor a full disk loses the old content. The text goes to a
 * temporary file in the same folder, which gets the mode and the group of the old file and then its name.
 *
 * @throws CommandError like `replaceableFile`.
 */
export function replaceFile(path: string, texts: Iterable<string>): void {
  const old = replaceableFile(path);
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`;
  const descriptor = openSync(temporary, 'wx', old === null ? 0o666 : 0o600);
  try {
    try {
      for (const text of texts) writeAll(descriptor, text);
      if (old !== null) keepAccess(descriptor, old);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    if (identity(replaceableFile(path)) !== identity(old))
      throw new CommandError(`${path} was replaced by another program`);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

function keepAccess(descriptor: number, { gid, mode }: Stats): void {
  if (fstatSync(descriptor).gid !== gid) fchownSync(descriptor, -1, gid);
  fchmodSync(descriptor, mode & 0o7777);
}

function identity(file: Stats | null): string {
  return file === null ? 'nothing' : `${file.dev}:${file.ino}`;
}
