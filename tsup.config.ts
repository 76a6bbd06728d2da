import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import { entries, programs } from './scripts/entries.ts';

// Both builds write to dist at the same time, so neither may clean it.
rmSync('dist', { recursive: true, force: true });

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * An entry that exports another one as an object (`export * as grogIsland`) imports its built file. In a shared chunk that object
 * would keep every function of the other entry, and bundlers could not remove the unused ones.
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

const shared: Options = {
  target: 'es2022',
  platform: 'neutral',
  external: [/^node:/],
  removeNodeProtocol: false,
  // scripts/build.ts adds the games to the types of the root.
  dts: { entry: { ...entries, index: 'src/core/public.ts' } },
  splitting: true,
  sourcemap: true,
  clean: false,
  treeshake: false,
  // The names of sources in maps do not depend on where node_modules really is.
  esbuildOptions(options) {
    options.preserveSymlinks = true;
  },
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
]);
