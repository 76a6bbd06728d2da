import { defineConfig } from 'vitest/config';

const LAWS = ['test/laws/**/*.test.ts'];
const RULES = [
  'test/rules/**/*.test.ts',
  'test/{grog-island,caribbean-fleet}/**/*.test.ts',
  'test/records/*.test.ts',
  'test/node-counts.test.ts',
];

/** The tests that `npm run mutate` runs: those of the rules and the laws, or with MUTATE_TESTS=laws the laws alone. */
export default defineConfig({
  test: {
    include: process.env['MUTATE_TESTS'] === 'laws' ? LAWS : [...RULES, ...LAWS],
    setupFiles: ['config/stryker-setup.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
});
