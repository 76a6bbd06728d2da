import { expectTypeOf, it } from 'vitest';
import type { CaribbeanFleetTypes } from '../../src/caribbean-fleet/index.ts';
import type { Game } from '../../src/core/contract.ts';
import type { GrogIslandTypes } from '../../src/grog-island/index.ts';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';

it('each namespace is the game', () => {
  grogIsland satisfies Game<GrogIslandTypes>;
  caribbeanFleet satisfies Game<CaribbeanFleetTypes>;
  expectTypeOf(grogIsland).toExtend<Game>();
  expectTypeOf(caribbeanFleet).toExtend<Game>();
  // @ts-expect-error the other game
  grogIsland satisfies Game<CaribbeanFleetTypes>;
});

it('a copy with a function of its own is a game', () => {
  const copy = { ...grogIsland, applyAction: grogIsland.applyAction };
  copy satisfies Game<GrogIslandTypes>;
});
