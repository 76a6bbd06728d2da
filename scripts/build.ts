// Builds dist: `npm run build`, or `npm run build -- --silent`.
import { appendFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'tsup';
import { writeLicenses } from './build/licenses.ts';
import { removeBuiltSources } from './build/source-maps.ts';
import { root } from './entries.ts';

await build({ silent: process.argv.includes('--silent') });
removeBuiltSources(resolve(root, 'dist'));
writeLicenses(resolve(root, 'dist'));

// The bundler of types would take the types in `export * as grogIsland` for values, since they are in shared chunks. In the
// types, as in the code, the root imports the built entries of the games.
for (const [types, extension] of [
  ['index.d.ts', 'js'],
  ['index.d.cts', 'cjs'],
] as const) {
  const games = [
    `import * as caribbeanFleet from './caribbean-fleet.${extension}';`,
    `import * as grogIsland from './grog-island.${extension}';`,
    'export { caribbeanFleet, grogIsland };',
  ];
  appendFileSync(resolve(root, 'dist', types), `${games.join('\n')}\n`);
}
