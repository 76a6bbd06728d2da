import { defineConfig } from 'vitest/config';
import { root } from '../scripts/entries.ts';

/** Tests that need a browser: `npm run test:browser`. */
export default defineConfig({
  root,
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
