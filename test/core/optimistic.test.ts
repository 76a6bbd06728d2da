import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/core/contract.ts';
import { at } from '../../src/core/lists.ts';
import type { GameTypes } from '../../src/core/types.ts';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';
import { Lcg } from '../fixed-play.ts';

/** Plays a game, and every action that reveals nothing also in a sample of the mover's view. How many those were. */
function playAhead<Types extends GameTypes>(game: Game<Types>, options: Types['Options']): number {
  const choices = new Lcg(Number(options.seed));
  let state = game.createGame(options);
  let ahead = 0;
  for (let moves = 0; moves < 150 && game.decisions(state).length > 0; moves += 1) {
    const legal = game.legalActions(state);
    const action = at(legal, choices.below(legal.length));
    const sample = game.sampleState(game.viewFor(state, action.player), moves);
    const guess = game.transition(sample, action);
    const next = game.transition(state, action);
    const safe = game.canUndo(sample, guess.events);
    expect(safe).toBe(game.canUndo(state, next.events));
    if (safe) {
      ahead += 1;
      expect(game.viewFor(guess.state, action.player)).toEqual(
        game.viewFor(next.state, action.player),
      );
    }
    state = next.state;
  }
  return ahead;
}

describe('an action that reveals nothing', () => {
  it('leads to the same view in every sample of the view', () => {
    expect(playAhead(grogIsland, { players: 3, seed: 1 })).toBeGreaterThan(80);
    expect(playAhead(caribbeanFleet, { players: 4, seed: 1 })).toBeGreaterThan(80);
  });
});
