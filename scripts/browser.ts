import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'google-chrome', 'chromium-browser'];

/** The path of the first browser found on PATH. */
export function browserPath(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = paths.find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
  if (found === undefined) throw new Error(`No browser found: install one of ${NAMES.join(', ')}`);
  return found;
}
