import { expect, it } from 'vitest';
import {
  applyAction,
  createGame,
  legalActions,
  sampleState,
  viewFor,
} from '../../src/grog-island/index.ts';
import { RandomSource, seedWords } from '../../src/random.ts';

it('GI-K5: in a sample whoever has turned a die can still bid', () => {
  let samples = 0;
  for (let seed = 1; seed <= 4; seed += 1) {
    const random = new RandomSource(seedWords(seed));
    let state = createGame({ players: 2 + (seed % 3), seed });
    for (let actions = legalActions(state); actions.length > 0; actions = legalActions(state)) {
      const turns = actions.filter((action) => action.type === 'turnDie');
      const choices = turns.length > 0 ? turns : actions;
      const action = choices[random.below(choices.length)];
      if (action === undefined) break;
      state = applyAction(state, action);
      if (state.turned.length === 0) continue;
      for (let viewer = 0; viewer < state.players.length; viewer += 1) {
        const view = viewFor(state, viewer);
        for (let draw = 0; draw < 10; draw += 1) {
          samples += 1;
          const sample = sampleState(view, draw);
          expect(legalActions(sample).length).toBeGreaterThan(0);
          expect(viewFor(sample, viewer)).toEqual(view);
        }
      }
    }
  }
  expect(samples).toBeGreaterThan(100);
});
