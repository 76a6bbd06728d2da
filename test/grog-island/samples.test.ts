import { describe, expect, it } from 'vitest';
import { seeded } from '../../src/core/random.ts';
import {
  applyAction,
  createGame,
  type GameView,
  legalActions,
  parseState,
  sampleState,
  viewFor,
} from '../../src/grog-island/index.ts';
import type { Mutable } from '../mutable.ts';
import { bid, edited, play, roll, type Scene, start, turn } from './scenario.ts';

it('GI-K5: in a sample whoever has turned a die can still bid', () => {
  let samples = 0;
  for (let seed = 1; seed <= 4; seed += 1) {
    const random = seeded(seed);
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
    // When the game is over nobody can bid, and nobody has to.
    const last = viewFor(state, 0);
    expect(viewFor(sampleState(last, seed), 0)).toEqual(last);
  }
  expect(samples).toBeGreaterThan(100);
});

describe('GI-K5: the cards of whoever has turned a die', () => {
  /** Seat 1 has 5 coins and faces a bid of 5: after turning blue they can only hold it. */
  const scene: Scene = { players: 3, hands: [{}, { coins: 5, parrots: ['blue', 'hold'] }] };
  const turned = play(
    roll(start(scene), [1, 1, 1, 1, 1]),
    bid(0, 'green blue orange yellow grey'),
    turn(1, 'blue', 2),
  );

  it.each([0, 2, 'spectator'] as const)(
    'are in each sample of %s those that let them go on',
    (viewer) => {
      for (let seed = 0; seed < 20; seed += 1) {
        const sample = sampleState(viewFor(turned, viewer), seed);
        expect(sample.players[1]?.parrots).toEqual(['hold']);
      }
    },
  );

  it('are found even if hardly any hand would do', () => {
    const scene: Scene = {
      players: 3,
      hands: [{ coins: 30 }, { coins: 30, parrots: ['orange', 'yellow', 'grey'] }],
    };
    // Above 29 there is only a row of five sixes, so seat 1 needs just these three parrots of the 19 that nobody sees.
    const opened = play(
      roll(start(scene), [1, 6, 1, 1, 1]),
      bid(0, 'blue green orange yellow grey'),
    );
    const state = edited(opened, (draft) => {
      draft.dice = [6, 6, 1, 1, 1];
      draft.turned = ['green'];
      draft.amount = 29;
      for (const parrot of ['orange', 'yellow', 'grey'] as const) {
        draft.parrotDeck = draft.parrotDeck.filter((card) => card !== parrot);
        draft.playedParrots.push(parrot, parrot, parrot);
      }
    });
    for (let seed = 0; seed < 10; seed += 1) {
      const sample = sampleState(viewFor(state, 0), seed);
      expect(sample.players[1]?.parrots).toEqual(['orange', 'yellow', 'grey']);
      expect(parseState(sample)).toEqual(sample);
    }
  });

  it('are any if a view leaves none that would do', () => {
    const view: Mutable<GameView> = JSON.parse(JSON.stringify(viewFor(turned, 0)));
    view.parrotDeck.push(...(view.players[1]?.parrots.splice(0) ?? []));
    expect(sampleState(view, 0).players[1]?.parrots).toEqual([]);
  });
});
