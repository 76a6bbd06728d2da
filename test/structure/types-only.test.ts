import { expect, it } from 'vitest';

// The entries re-export all of these files as types: a function in one of them would become public without anybody noticing.
it.each(
  ['grog-island', 'caribbean-fleet'].flatMap((game) =>
    ['actions', 'agenda', 'events'].map((file) => `${game}/${file}`),
  ),
)('src/%s.ts has nothing but types', async (file) => {
  const module: object = await import(`../../src/${file}.ts`);
  expect(Object.keys(module)).toEqual([]);
});
