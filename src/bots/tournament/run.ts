import { refuseArgument } from '../../core/issue-message.ts';
import type { GameTypes } from '../../core/types.ts';
import { inOrder } from './in-order.ts';
import { isCount, settingsOf, type TournamentOptions } from './options.ts';
import { TournamentGame } from './play-game.ts';
import type { GameResult } from './result.ts';

/**
 * Plays a tournament, and gives the result of each game as soon as it and those before it are over. Every game, and every bot in it,
 * has its own seed, which follows from the seed of the tournament.
 *
 * @param options - the game, the bots, the number of games, and more.
 * @returns the results in the order of the games. Leaving the loop ends the tournament.
 * @throws a {@link BotFault} for a bot that commits a fault, if `onFault` is `stop`; the reason of the signal if it is aborted; a
 * RangeError for options out of their bounds.
 * @example
 * ```ts
 * import { grogIsland } from 'pirate-auctions';
 * import { createStandings, greedyBot, randomBot, runTournament } from 'pirate-auctions/bots';
 *
 * const standings = createStandings();
 * const bots = [{ name: 'greedy', bot: greedyBot }, { name: 'random', bot: randomBot }];
 * for await (const result of runTournament({ game: grogIsland, bots, games: 2 })) standings.add(result);
 * console.log(standings.table()?.rows[0]?.bot); // greedy
 * ```
 */
export async function* runTournament<Types extends GameTypes>(
  options: TournamentOptions<Types>,
): AsyncGenerator<GameResult, void, undefined> {
  const { games, play, onProgress, concurrency = 1 } = options;
  const settings = settingsOf(options);
  for (const [name, value] of Object.entries({ games, concurrency }))
    if (!isCount(value))
      refuseArgument('tournament options', [name], value, 'a whole number from 1');
  const numbers = Array.from({ length: games }, (_, number) => number);
  const playHere = (number: number): Promise<GameResult> =>
    new TournamentGame(settings, number).play();
  let done = 0;
  for await (const result of inOrder(numbers, play === undefined ? 1 : concurrency, (number) => {
    if (settings.signal?.aborted === true) throw settings.signal.reason;
    return (play ?? playHere)(number);
  })) {
    yield result;
    done += 1;
    onProgress?.(done, games);
  }
}
