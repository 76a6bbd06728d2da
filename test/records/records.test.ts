import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as caribbeanFleet from '../../src/caribbean-fleet/index.ts';
import * as grogIsland from '../../src/grog-island/index.ts';
import { type AnyGame, GAMES } from '../codec/played.ts';
import { hashOf } from './canonical.ts';

/*
 * Games played with version 0.1.0, from the first action to the last. They are never written anew: a version that plays
 * the same rules must replay them to the same states.
 */

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.txt'));

describe.each(files)('the stored game %s', (file) => {
  const text = readFileSync(resolve(import.meta.dirname, file), 'utf8');
  const [, hash = ''] = /^\/\/ state ([0-9a-f]{64})$/m.exec(text) ?? [];
  const [, ranking = ''] = /^\/\/ ranking (.+)$/m.exec(text) ?? [];
  const game: AnyGame = GAMES.find(({ name }) => file.startsWith(name)) ?? grogIsland;

  it('ends as it did', () => {
    const { state } = game.replay(game.parseRecord(text));
    expect(game.decisions(state)).toEqual([]);
    expect(JSON.stringify(game.score(state).ranking)).toBe(ranking);
    expect(hashOf(state)).toBe(hash);
  });

  it('is written as it was', () => {
    const stored = text.split('\n').filter((line) => !line.startsWith('//'));
    expect(game.formatRecord(game.parseRecord(text))).toBe(stored.join('\n'));
  });
});

it('has games of both with every number of players', () => {
  for (const { name, playerCounts } of [grogIsland, caribbeanFleet]) {
    for (const players of playerCounts)
      expect(files.some((file) => file.startsWith(`${name}-${players}`))).toBe(true);
  }
});
