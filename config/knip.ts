import type { KnipConfig } from 'knip';
import { entries } from '../scripts/entries.ts';

const config: KnipConfig = {
  entry: [
    ...Object.values(entries),
    'test/**/*.test.ts',
    'test/**/*.test-d.ts',
    'test/browser/*.browser.ts',
    'scripts/*.ts',
    'docs/playground/main.ts',
    'examples/**/*.ts',
    // Stryker's own configuration names them.
    'config/vitest.stryker.ts',
    'config/stryker-setup.ts',
  ],
  // A test reads its file.
  ignoreDependencies: ['axe-core'],
  // Programs of the system that tests run.
  ignoreBinaries: ['mkfifo', 'parallel'],
  project: ['{src,test,bench,scripts,config,docs,examples}/**/*.ts'],
};

export default config;
