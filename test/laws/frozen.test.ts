import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import type { Game } from '../../src/core/contract.ts';
import type { GameTypes } from '../../src/core/types.ts';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';
import { arbitraryAction } from '../../src/testing/index.ts';
import { isFrozen } from '../frozen.ts';
import { SEED } from './law-tests.ts';

/** The laws of the kit leave this open to variants; of this library every state and view is deeply frozen. */
function frozenTest<Types extends GameTypes>(game: Game<Types>): void {
  it(`of ${game.name}`, () => {
    fc.assert(
      fc.property(arbitraryAction(game), fc.maxSafeInteger(), ({ state, action }, seed) => {
        const view = game.viewFor(state, action.player);
        const fromOutside: Types['State'] = JSON.parse(JSON.stringify(state));
        return [
          state,
          view,
          game.sampleState(view, seed),
          game.applyAction(state, action),
          game.applyAction(fromOutside, action),
          game.transition(state, action).state,
          game.simulate(state).toState(),
        ].every(isFrozen);
      }),
      { numRuns: 8, seed: SEED },
    );
  });
}

describe('every state and view is deeply frozen', () => {
  frozenTest(grogIsland);
  frozenTest(caribbeanFleet);
});
