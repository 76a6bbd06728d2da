import { expectTypeOf, it } from 'vitest';
import type * as fleet from '../../src/caribbean-fleet/index.ts';
import { caribbeanFleet, type Game, grogIsland } from '../../src/index.ts';
import { createEncoder, createEnvironment } from '../../src/learning/index.ts';

it('an encoder has the types of its game', () => {
  const encoder = createEncoder(caribbeanFleet, { players: 3 });
  expectTypeOf(encoder.decodeAction).returns.toEqualTypeOf<fleet.Action>();
  expectTypeOf(encoder.encodeView).parameter(0).toEqualTypeOf<fleet.GameView>();
  expectTypeOf(createEnvironment(encoder, 1).encoder).toEqualTypeOf(encoder);
  const other = grogIsland.viewFor(grogIsland.createGame({ players: 2, seed: 1 }), 0);
  // @ts-expect-error a view of the other game
  encoder.legalMask(other);
});

it('an encoder takes a game of any kind', () => {
  const game: Game = grogIsland;
  expectTypeOf(createEncoder(game, { players: 2 }).actionCount).toEqualTypeOf<number>();
});
