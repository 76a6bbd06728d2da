// Bundles the tests that mutants must get past into one file, in the copy of the project that Stryker has changed.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** In this order: those first that find most faults in the shortest time, as a run ends with the first test that fails. */
const TESTS = [
  'test/rules/caribbean-fleet',
  'test/rules/grog-island',
  'test/caribbean-fleet',
  'test/grog-island',
  'test/records',
  'test/parse/impossible-caribbean-fleet',
  'test/parse/impossible-grog-island.test.ts',
  'test/simulation',
  'test/laws/caribbean-fleet.test.ts',
  'test/laws/grog-island/ledger.test.ts',
  'test/laws/grog-island/numbers.test.ts',
  'scripts/mutation/laws.ts',
];

const files = TESTS.flatMap((place) =>
  place.endsWith('.ts')
    ? [place]
    : readdirSync(place)
        .filter((name) => name.endsWith('.test.ts'))
        .map((name) => `${place}/${name}`),
);

/** A bundled module would take the place of the bundle for its own. */
const ownPlace: Plugin = {
  name: 'own place',
  setup({ onLoad }) {
    onLoad({ filter: /\/test\/.*\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8')
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
    }));
  },
};

await build({
  stdin: {
    contents: [
      ...files.map((file) => `import './${file}';`),
      `export { takeTests } from './scripts/mutation/vitest.ts';`,
    ].join('\n'),
    resolveDir: resolve('.'),
  },
  bundle: true,
  ignoreAnnotations: true,
  format: 'esm',
  platform: 'node',
  packages: 'external',
  alias: { vitest: resolve('scripts/mutation/vitest.ts') },
  plugins: [ownPlace],
  outfile: 'temp/mutation/tests.mjs',
  logLevel: 'error',
});
