import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { entries, programs } from './scripts/entries.ts';

// Both builds write to dist at the same time, so neither may clean it.
rmSync('dist', { recursive: true, force: true });

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * An entry that uses another one as an object (`import * as grogIsland`) imports its built file. Bundled, that object would hold every
 * function of the other entry in a shared chunk, and nothing of it could be shaken out of an application.
 */
function entriesStayApart(extension: string): Plugin {
  const names = new Map(
    Object.entries(entries).map(([name, source]) => [resolve(source), name] as const),
  );
  return {
    name: 'entries-stay-apart',
    setup(build) {
      build.onResolve({ filter: /\/index\.ts$/ }, ({ path, resolveDir, kind }) => {
        if (kind === 'entry-point') return null;
        const name = names.get(resolve(resolveDir, path));
        return name === undefined ? null : { path: `./${name}${extension}`, external: true };
      });
    },
  };
}

/** The entries whose declarations are bundled together: the root alone, or all others. */
const entriesOf = (part: 'root' | 'others'): Record<string, string> =>
  Object.fromEntries(
    Object.entries(entries).filter(([name]) => (name === 'index') === (part === 'root')),
  );

const shared: Options = {
  target: 'es2022',
  platform: 'neutral',
  external: [/^node:/],
  removeNodeProtocol: false,
  dts: { entry: entriesOf('others') },
  splitting: true,
  sourcemap: true,
  clean: false,
  treeshake: false,
};

// Two builds instead of one with two formats: a program is an ES module only, and shares its chunks with the entries.
export default defineConfig([
  {
    ...shared,
    format: 'esm',
    entry: { ...entries, ...programs },
    esbuildPlugins: [entriesStayApart('.js')],
  },
  {
    ...shared,
    format: 'cjs',
    entry: { ...entries },
    esbuildPlugins: [entriesStayApart('.cjs')],
  },
  // `export * as grogIsland` takes types from a shared chunk for values, so the declarations of the root are a bundle of their own.
  {
    ...shared,
    format: ['esm', 'cjs'],
    entry: entriesOf('root'),
    dts: { only: true, entry: entriesOf('root') },
  },
]);
