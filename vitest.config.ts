import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Measured on 2 cores with 51 files: 4 s; with forks and isolation 20 s. Test files thus share their modules:
    // one that changes something global (fast-check's or immer's settings, say) must put it back.
    pool: 'threads',
    isolate: false,
    // Vitest keeps one core for itself unless told otherwise: on 2 cores 53 s with one thread of tests, 39 s with two.
    maxWorkers: '100%',
    // Property tests play whole games; a slow machine should not fail them.
    testTimeout: 60_000,
    typecheck: {
      enabled: true,
      include: ['test/**/*.test-d.ts'],
      // Only what these tests import: half the time of all files, which `npm run typecheck` reads.
      tsconfig: './config/tsconfig.types.json',
    },
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: ['src/cli/**'],
      reporter: ['text', 'json-summary', 'lcov'],
      thresholds: { lines: 90, branches: 75, functions: 90, statements: 90 },
    },
  },
});
