// The one list of what the package offers. The build, the API report, the docs, the size check and the smoke test read it;
// the exports map of package.json is checked against it (`npm run entries`) and written from it (`npm run entries -- --write`).
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The root of the repository. */
export const root: string = resolve(import.meta.dirname, '..');

/** Importable entry points: the name in `dist` (`index` is the package itself, `x` is `pirate-auctions/x`) and its source. */
export const entries: Readonly<Record<string, string>> = {
  index: 'src/index.ts',
  'grog-island': 'src/grog-island/index.ts',
  'caribbean-fleet': 'src/caribbean-fleet/index.ts',
  bots: 'src/bots/index.ts',
  testing: 'src/testing/index.ts',
  words: 'src/words/index.ts',
  svg: 'src/svg/index.ts',
  'boardgame-io': 'src/boardgame-io/index.ts',
};

/** Programs: the name in `dist` and its source. They are ES modules without types and cannot be imported. */
export const programs: Readonly<Record<string, string>> = { cli: 'src/cli/main.ts' };

/** What can be reached as plain files, as patterns of the exports map. */
export const files: Readonly<Record<string, string>> = {
  './schema/*.json': './schema/*.json',
  './package.json': './package.json',
};

/** The specifier under which an entry is imported. */
export const specifier = (entry: string): string =>
  entry === 'index' ? 'pirate-auctions' : `pirate-auctions/${entry}`;

const target = (entry: string, ext: '' | 'c') => ({
  types: `./dist/${entry}.d.${ext}ts`,
  default: `./dist/${entry}.${ext}js`,
});

/** The exports map that belongs to the lists above. */
export function exportsMap(): Record<string, unknown> {
  const map: Record<string, unknown> = {};
  for (const entry of Object.keys(entries)) {
    map[entry === 'index' ? '.' : `./${entry}`] = {
      import: target(entry, ''),
      require: target(entry, 'c'),
    };
  }
  return { ...map, ...files };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const path = resolve(root, 'package.json');
  const pkg = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  if (process.argv.includes('--write')) {
    writeFileSync(path, `${JSON.stringify({ ...pkg, exports: exportsMap() }, null, 2)}\n`);
  } else if (JSON.stringify(pkg['exports']) !== JSON.stringify(exportsMap())) {
    console.error(
      'The exports map of package.json is not that of scripts/entries.ts: npm run entries -- --write',
    );
    process.exitCode = 1;
  }
}
