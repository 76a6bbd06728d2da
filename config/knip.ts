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
    'scripts/mutation/{bundle,laws,runner,vitest}.ts',
  ],
  // A test runs it if it is there.
  ignoreBinaries: ['parallel'],
  project: ['{src,test,bench,scripts,config,docs}/**/*.ts'],
};

export default config;
