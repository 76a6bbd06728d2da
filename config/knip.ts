import type { KnipConfig } from 'knip';
import { entries, programs } from '../scripts/entries.ts';

const config: KnipConfig = {
  entry: [
    ...Object.values(entries),
    ...Object.values(programs),
    'test/**/*.test.ts',
    'test/**/*.test-d.ts',
    'scripts/*.ts',
  ],
  project: ['{src,test,bench,scripts,config}/**/*.ts'],
};

export default config;
