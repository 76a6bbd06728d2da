import { expect, it } from 'vitest';
import { searchChecksums } from '../../scripts/package/searches.ts';
import { pinnedSearches } from '../../scripts/pins/searches.ts';
import { createIsmctsSearch } from '../../src/bots/index.ts';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';

it('finds the pinned checksums in searches of Grog Island', () => {
  const found = searchChecksums(grogIsland, createIsmctsSearch(grogIsland), [2]);
  expect(pinnedSearches()).toMatchObject(found);
});

it('finds the pinned checksums in searches of Caribbean Fleet', () => {
  const found = searchChecksums(caribbeanFleet, createIsmctsSearch(caribbeanFleet), [3]);
  expect(pinnedSearches()).toMatchObject(found);
});
