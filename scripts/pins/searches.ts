import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIsmctsSearch } from '../../src/bots/index.ts';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';
import { root } from '../entries.ts';
import type { Files } from '../generate/write.ts';
import { type SearchChecksums, searchChecksums } from '../package/searches.ts';

const FILE = 'test/bots/searches.json';

/** The checksums that every runtime must find. */
export function pinnedSearches(): SearchChecksums {
  return JSON.parse(readFileSync(join(root, FILE), 'utf8'));
}

/** The checksums of all searches as the bots make them now. */
export function searchFile(): Files {
  const found: SearchChecksums = {
    ...searchChecksums(grogIsland, createIsmctsSearch(grogIsland)),
    ...searchChecksums(caribbeanFleet, createIsmctsSearch(caribbeanFleet)),
  };
  return { [FILE]: `${JSON.stringify(found, null, 2)}\n` };
}
