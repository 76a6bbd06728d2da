import { describe, expect, it } from 'vitest';
import { storedGames } from '../../scripts/pins/records.ts';
import { stateHash } from '../../scripts/pins/state-hash.ts';
import * as caribbeanFleet from '../../src/caribbean-fleet/index.ts';
import * as grogIsland from '../../src/grog-island/index.ts';
import { type AnyGame, GAMES } from '../codec/played.ts';

/*
 * Games from the first action to the last. A later version that plays the same rules must replay them to the same states.
 */

const games = storedGames();

describe.each(games)('the stored game $file', ({ file, record, hash, ranking }) => {
  const game: AnyGame = GAMES.find(({ name }) => file.startsWith(name)) ?? grogIsland;

  it('ends as it did', () => {
    const { state } = game.replay(game.parseRecord(record));
    expect(game.decisions(state)).toEqual([]);
    expect(JSON.stringify(game.score(state).ranking)).toBe(ranking);
    expect(stateHash(state)).toBe(hash);
  });

  it('is written as it was', () => {
    expect(game.formatRecord(game.parseRecord(record))).toBe(record);
  });
});

it('has games of both with every number of players', () => {
  for (const { name, playerCounts } of [grogIsland, caribbeanFleet]) {
    for (const players of playerCounts)
      expect(games.some(({ file }) => file.startsWith(`${name}-${players}`))).toBe(true);
  }
});
