import { realpathSync, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { refuseOption } from '../arguments.ts';

/** Refuses a path of an option that names another file of the run, which would be overwritten. */
export function refuseSameFile(option: string, path: string, other: string): void {
  if (isSameFile(path, other)) refuseOption(option, `a file other than ${other}`, path);
}

/** Whether two paths name one file, or would name one after it is created. */
function isSameFile(one: string, other: string): boolean {
  const [first, second] = [one, other].map((path) => statSync(path, { throwIfNoEntry: false }));
  if (first !== undefined && second !== undefined)
    return first.dev === second.dev && first.ino === second.ino;
  return normalized(one) === normalized(other);
}

/** The path without symbolic links, and without what some file systems do not distinguish. */
function normalized(path: string): string {
  return `${realpathSync(dirname(path))}/${basename(path).normalize().toLowerCase()}`;
}
