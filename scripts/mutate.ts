// Mutation testing of the rules: changes them in one place at a time and looks whether the tests notice.
//   npm run mutate
//   npm run mutate -- --mutate 'src/caribbean-fleet/decisions/*.ts'
// What follows goes to Stryker.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { root } from './entries.ts';

await build({
  entryPoints: [resolve(root, 'scripts/mutation/runner.ts')],
  bundle: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
  outfile: resolve(root, 'temp/mutation/runner.mjs'),
  logLevel: 'warning',
});

const { status } = spawnSync(
  'npx',
  ['stryker', 'run', 'config/stryker.json', '--incremental', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
