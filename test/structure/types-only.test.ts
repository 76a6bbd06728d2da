import { expect, it } from 'vitest';

// The entries re-export all of these files as types: a function in one of them would become public without anybody noticing.
it.each(
  ['grog-island', 'caribbean-fleet'].flatMap((game) =>
    ['actions', 'agenda', 'events'].map((file) => [game, file] as const),
  ),
)('src/%s/%s.ts has nothing but types', async (game, file) => {
  const module: object = await import(`../../src/${game}/${file}.ts`);
  expect(Object.keys(module)).toEqual([]);
});
