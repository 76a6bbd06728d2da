import { rmSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';
import { entries, programs } from './scripts/entries.ts';

// Both builds write to dist at once, so neither may clean it.
rmSync('dist', { recursive: true, force: true });

const shared: Options = {
  target: 'es2022',
  platform: 'neutral',
  external: [/^node:/],
  removeNodeProtocol: false,
  dts: { entry: { ...entries } },
  splitting: true,
  sourcemap: true,
  clean: false,
  treeshake: false,
};

// Two builds instead of one with two formats: a program is an ES module only, and shares its chunks with the entries.
export default defineConfig([
  { ...shared, format: 'esm', entry: { ...entries, ...programs } },
  { ...shared, format: 'cjs', entry: { ...entries } },
]);
