import { defineConfig } from 'vitest/config';

/** The tests that `npm run mutate` runs: those of the rules, and the laws. */
export default defineConfig({
  test: {
    include: [
      'test/rules/**/*.test.ts',
      'test/{grog-island,caribbean-fleet}/**/*.test.ts',
      'test/records/*.test.ts',
      'test/node-counts.test.ts',
      'test/laws/**/*.test.ts',
    ],
    setupFiles: ['config/stryker-setup.ts'],
    pool: 'threads',
    isolate: false,
    testTimeout: 60_000,
  },
});
