import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/core/contract.ts';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';
import { playFixed } from '../fixed-play.ts';

const games: readonly Game[] = [grogIsland, caribbeanFleet];

describe.each(games)('a copy of $name', (game) => {
  it('plays a whole game as the original does', () => {
    const options = { players: 3, seed: 1 };
    const { state, played } = playFixed({ ...game }, options, 2_000);
    expect(game.decisions(state)).toEqual([]);
    expect({ state, played }).toEqual(playFixed(game, options, 2_000));
  });

  it('runs a function of its own, and leaves the original alone', () => {
    const counted: unknown[] = [];
    const copy: Game = {
      ...game,
      applyAction(state, action) {
        counted.push(action);
        return game.applyAction(state, action);
      },
    };
    const { played } = playFixed(copy, { players: 3, seed: 1 }, 20);
    playFixed(game, { players: 3, seed: 1 }, 20);
    expect(counted).toEqual(played);
  });
});
