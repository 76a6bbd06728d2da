import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Five times as fast as forks with isolation. Test files share their modules: one that changes global settings, such
    // as those of fast-check or immer, must restore them.
    pool: 'threads',
    isolate: false,
    // By default Vitest leaves one core free, which is half of a machine with two.
    maxWorkers: '100%',
    // Property tests play whole games, which takes long on a slow machine.
    testTimeout: 60_000,
    typecheck: {
      enabled: true,
      include: ['test/**/*.test-d.ts'],
      // Only what these tests import; `npm run lint` checks all files.
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
