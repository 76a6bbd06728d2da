import type { Searcher, SearchResult } from '../../src/bots/index.ts';
import type { Game } from '../../src/core/contract.ts';
import { at } from '../../src/core/lists.ts';
import type { GameTypes } from '../../src/core/types.ts';
import { Lcg } from '../../test/fixed-play.ts';

/** Checksums by the name of a game, the number of players and the seed. */
export type SearchChecksums = Readonly<Record<string, string>>;

const SEEDS: readonly number[] = [1, 2];

const ITERATIONS = 24;
/** One in so many decisions with a choice is searched. */
const STRIDE = 5;

/**
 * Plays whole games with each number of players and searches on the way. Every action, count of visits and mean counts to the
 * last bit, so that engines which calculate differently cannot have the same checksums.
 */
export function searchChecksums<Types extends GameTypes>(
  game: Game<Types>,
  search: Searcher<Types>,
  playerCounts: readonly number[] = game.playerCounts,
): SearchChecksums {
  const entries = playerCounts.flatMap((players) =>
    SEEDS.map((seed): [string, string] => [
      `${game.name}, ${players} players, seed ${seed}`,
      checksumOf(searches(game, search, players, seed)),
    ]),
  );
  return Object.fromEntries(entries);
}

function* searches<Types extends GameTypes>(
  game: Game<Types>,
  search: Searcher<Types>,
  players: number,
  seed: number,
): Generator<string> {
  const choices = new Lcg(seed);
  const random = (): number => choices.below(0x1_0000_0000) / 0x1_0000_0000;
  let state: Types['State'] = game.createGame({ players, seed });
  let free = 0;
  for (;;) {
    const [decision] = game.decisions(state);
    if (decision === undefined) return;
    const legal = game.legalActions(state, decision.player);
    let action = at(legal, choices.below(legal.length));
    if (legal.length > 1) free += 1;
    if (legal.length > 1 && free % STRIDE === 0) {
      const found = search(game.viewFor(state, decision.player), random, {
        iterations: ITERATIONS,
      });
      yield textOf(game, found);
      action = found.action;
    }
    state = game.applyAction(state, action);
  }
}

/** JavaScript writes a number with as many digits as tell it from all others. */
function textOf<Types extends GameTypes>(
  game: Game<Types>,
  { moves, line }: SearchResult<Types>,
): string {
  return [
    ...moves.map(({ action, visits, mean }) => `${game.formatAction(action)} ${visits} ${mean}`),
    ...line.map((action) => game.formatAction(action)),
  ].join('\n');
}

/** The number of texts and their hash (FNV-1a). */
function checksumOf(texts: Iterable<string>): string {
  let count = 0;
  let hash = 0x811c9dc5;
  for (const text of texts) {
    count += 1;
    for (let place = 0; place < text.length; place += 1)
      hash = Math.imul(hash ^ text.charCodeAt(place), 0x0100_0193);
  }
  return `${count} searches, ${(hash >>> 0).toString(16).padStart(8, '0')}`;
}
