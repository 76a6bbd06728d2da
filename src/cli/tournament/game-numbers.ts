import type { TournamentOptions } from './options.ts';

type Part = Pick<TournamentOptions, 'games' | 'shard'>;

/** How many games are played here. */
export function countGames({ games, shard }: Part): number {
  return Math.max(0, Math.floor((games - 1 - shard.index) / shard.count) + 1);
}

/** The numbers of the games that are still to be played, one at a time, because there may be any number of them; `done` rises. */
export function* missingGames({ games, shard }: Part, done: readonly number[]): Generator<number> {
  let next = 0;
  for (let number = shard.index; number < games; number += shard.count) {
    if (done[next] === number) next += 1;
    else yield number;
  }
}
