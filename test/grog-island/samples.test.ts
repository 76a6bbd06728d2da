import { expect, it } from 'vitest';
import { grogIsland } from '../../src/index.ts';
import { played } from '../parse/played.ts';

it('GI-K5: in a sample whoever has turned a die can still bid', () => {
  let turned = 0;
  for (let seed = 1; seed <= 4; seed += 1) {
    for (const { state } of played(grogIsland, seed, { players: 2 + (seed % 3), seed })) {
      if (state.turned.length === 0) continue;
      for (let viewer = 0; viewer < state.players.length; viewer += 1) {
        const view = grogIsland.viewFor(state, viewer);
        for (let draw = 0; draw < 20; draw += 1) {
          turned += 1;
          const sample = grogIsland.sampleState(view, draw);
          expect(grogIsland.legalActions(sample).length).toBeGreaterThan(0);
          expect(grogIsland.viewFor(sample, viewer)).toEqual(view);
        }
      }
    }
  }
  expect(turned).toBeGreaterThan(100);
});
