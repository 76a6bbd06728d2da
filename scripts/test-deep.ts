// Plays many random games and checks all laws in each.
//   npm run test:deep -- --games 10000 --shard 1/2
//   npm run test:deep -- --game grog-island --players 3 --games 500
//   npm run test:deep -- --game grog-island --players 3 --from 4711 --games 1   (game 4711 again)
// Game n of a game and a number of players is the same on every machine. Laws 1 to 4 and 8 to 12 check every state, the
// others one state in twenty, chosen by the seed, and the first state of every kind. In another game of the same number, every
// legal action has a number of its own.
import { parseArgs } from 'node:util';
import * as fc from 'fast-check';
import type { Game } from '../src/core/contract.ts';
import type { GameTypes } from '../src/core/types.ts';
import { caribbeanFleet, grogIsland } from '../src/index.ts';
import { createCorpus } from '../src/testing/action-corpus.ts';
import { checkLaws, QUICK } from '../src/testing/check-laws.ts';
import { RULES } from '../src/testing/laws.ts';
import { arbitraryPlan } from '../src/testing/plan.ts';
import { numbering } from '../test/learning/numbering.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    from: { type: 'string', default: '0' },
    shard: { type: 'string', default: '1/1' },
    game: { type: 'string' },
    players: { type: 'string' },
  },
});

const [shard = 1, shards = 1] = values.shard.split('/').map(Number);
const first = Number(values.from);
const games = Number(values.games);
if (![shard, shards, first, games].every(Number.isSafeInteger) || shard < 1 || shard > shards) {
  console.error(
    'usage: npm run test:deep -- [--games N] [--from N] [--shard k/n] [--game name] [--players N]',
  );
  process.exit(2);
}

// Laws 1 and 12 refuse millions of actions, and nobody reads the stack of these errors.
Error.stackTraceLimit = 0;

/** The milliseconds between two reports of progress. */
const PROGRESS = 30_000;

/** Plays the games of the shard with a number of players, and returns the number of violations. */
function playDeep<Types extends GameTypes>(game: Game<Types>, players: number): number {
  const plans = arbitraryPlan(game, { players });
  const corpus = createCorpus(game, { players });
  const what = `${game.name}, ${players} players`;
  let played = 0;
  let broken = 0;
  const start = performance.now();
  let printed = start;
  for (let number = first; number < first + games; number += 1) {
    if (number % shards !== shard - 1) continue;
    for (const plan of fc.sample(plans, { seed: number, numRuns: 1 })) {
      for (const error of checkLaws({ game, corpus, thoroughness: QUICK }, RULES, plan)) {
        broken += 1;
        console.error(`${what}, game ${number}:\n${error.message}`);
      }
    }
    const { issue } = numbering(game, players, number);
    if (issue !== null) {
      broken += 1;
      console.error(`${what}: ${issue}`);
    }
    played += 1;
    if (performance.now() - printed > PROGRESS) {
      printed = performance.now();
      console.log(`${what}: ${played} games, up to number ${number}, ${broken} violations`);
    }
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${what}: ${played} games in ${seconds} s, ${broken} violations`);
  return broken;
}

/** Plays a game with every number of players that the options ask for. */
function playAll<Types extends GameTypes>(game: Game<Types>): number {
  if (values.game !== undefined && values.game !== game.name) return 0;
  return game.playerCounts
    .filter((players) => values.players === undefined || Number(values.players) === players)
    .reduce((broken, players) => broken + playDeep(game, players), 0);
}

if (playAll(grogIsland) + playAll(caribbeanFleet) > 0) process.exitCode = 1;
