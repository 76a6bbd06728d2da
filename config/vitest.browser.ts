import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { entries, root, specifier } from '../scripts/entries.ts';

/** The examples import the package by its name. */
const alias = Object.entries(entries).map(([name, path]) => ({
  find: new RegExp(`^${specifier(name)}$`),
  replacement: resolve(root, path),
}));

/** Tests that need a browser: `npm run test:browser`. */
export default defineConfig({
  root,
  resolve: { alias },
  test: {
    include: ['test/browser/*.browser.ts'],
    globalSetup: ['test/browser/built-page.ts'],
    // One browser at a time, since it uses several cores.
    fileParallelism: false,
    pool: 'threads',
    isolate: false,
    testTimeout: 60_000,
  },
});
