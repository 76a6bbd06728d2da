import type { Game } from '../core/contract.ts';
import { ParseError } from '../core/errors.ts';
import { refuseArgument } from '../core/issue-message.ts';
import { createSession } from './session.ts';
import type { Session } from './types.ts';
import type { TypesOf } from './types-of.ts';

/**
 * A session of one of several games.
 *
 * @typeParam AnyGame - the games.
 */
export type SessionOf<AnyGame extends Game> = AnyGame extends Game
  ? Session<TypesOf<AnyGame>>
  : never;

/**
 * Goes on with a record of any of several games, such as a file that a player opens.
 *
 * @param games - the games.
 * @param value - the record: a value, or text that `formatRecord` wrote.
 * @returns a session at the end of the record; its `game` tells which one it is.
 * @throws a `ParseError` like `parseRecord`, and with `WRONG_GAME` if it is a record of none of the games.
 * @throws a `ReplayError` for an action that is not legal.
 * @throws a RangeError if there are no games.
 * @example
 * ```ts
 * import { caribbeanFleet, grogIsland } from 'pirate-auctions';
 * import { loadRecord } from 'pirate-auctions/session';
 *
 * const text = grogIsland.formatRecord(grogIsland.createRecord({ players: 2, seed: 1 }));
 * console.log(loadRecord([caribbeanFleet, grogIsland], text).game.name); // grog-island
 * ```
 */
export function loadRecord<AnyGame extends Game>(
  games: readonly AnyGame[],
  value: unknown,
): SessionOf<AnyGame>;
export function loadRecord(games: readonly Game[], value: unknown): Session {
  for (const [place, game] of games.entries()) {
    try {
      return createSession(game, { record: game.parseRecord(value) });
    } catch (error) {
      const isOther = error instanceof ParseError && error.code === 'WRONG_GAME';
      if (!isOther || place < games.length - 1) {
        if (isOther) continue;
        throw error;
      }
      const { code, path, received } = error;
      const expected = games.map(({ name }) => name).join(' or ');
      throw new ParseError('record', { code, path, received, expected });
    }
  }
  return refuseArgument('games', [], games, 'at least one game');
}
