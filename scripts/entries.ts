// The one list of what the package offers: the build, the API reports, the docs and the exports map of package.json read it.
import { resolve } from 'node:path';

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
  session: 'src/session/index.ts',
  learning: 'src/learning/index.ts',
  'boardgame-io': 'src/boardgame-io/index.ts',
};

/** Programs: the name in `dist` and its source. They are ES modules without types and cannot be imported. */
export const programs: Readonly<Record<string, string>> = { cli: 'src/cli/main.ts' };

/** The specifier under which an entry is imported. */
export const specifier = (entry: string): string =>
  entry === 'index' ? 'pirate-auctions' : `pirate-auctions/${entry}`;
