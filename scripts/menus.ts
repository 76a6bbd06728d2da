// Counts in random games how often a menu must decide between actions, for the table in docs/pieces.md.
//   npm run menus -- --games 1000
import { parseArgs } from 'node:util';
import type { Game } from '../src/core/contract.ts';
import type { GameTypes } from '../src/core/types.ts';
import { caribbeanFleet, grogIsland } from '../src/index.ts';
import { countMenus } from '../test/pieces/menus.ts';

const { values } = parseArgs({ options: { games: { type: 'string', default: '1000' } } });
const games = Number(values.games);
if (!Number.isSafeInteger(games) || games < 1) {
  console.error('usage: npm run menus -- [--games N]');
  process.exit(2);
}

/** Prints the counts of a game, and returns the number of actions that touch no piece. */
function print<Types extends GameTypes>(game: Game<Types>): number {
  const counts = countMenus(game, games);
  console.log(game.name, counts);
  return counts.untouched;
}

if (print(grogIsland) + print(caribbeanFleet) > 0) process.exitCode = 1;
