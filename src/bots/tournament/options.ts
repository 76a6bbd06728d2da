import type { Game } from '../../core/contract.ts';
import { refuseArgument } from '../../core/issue-message.ts';
import type { GameTypes } from '../../core/types.ts';
import type { AnyBot, Budget } from '../bot.ts';
import { checkBudget } from '../budget.ts';
import { ON_FAULT, type OnFault } from './fault.ts';
import type { GameResult } from './result.ts';

/**
 * A bot of a tournament, with the name that stands in the results.
 *
 * @typeParam Types - the types of the game.
 */
export interface Entrant<Types extends GameTypes = GameTypes> {
  /** The name, of 1 to 64 characters that can be printed. */
  readonly name: string;
  /** The bot; an object may play one seat only. */
  readonly bot: AnyBot<Types>;
  /** The budget of each decision; without it, the bot takes its own default. */
  readonly budget?: Budget | undefined;
  /** `false` if the same view and random numbers may lead to another action; a budget with `milliseconds` implies it. */
  readonly deterministic?: boolean | undefined;
}

/** What a tournament needs of the signal of an `AbortController`. */
export interface TournamentSignal {
  /** Whether the tournament is to stop. */
  readonly aborted: boolean;
  /** What the tournament throws then. */
  readonly reason: unknown;
}

/**
 * The options of a tournament.
 *
 * @typeParam Types - the types of the game.
 */
export interface TournamentOptions<Types extends GameTypes = GameTypes> {
  /** The game. */
  readonly game: Game<Types>;
  /** One bot for each player. In game g, bot i plays seat (i + g) mod n. */
  readonly bots: readonly Entrant<Types>[];
  /** The number of games, from 1. */
  readonly games: number;
  /** The same seed gives the same games; 1 by default. */
  readonly seed?: number | undefined;
  /** Whether n games in a row have the same deal, so that each bot plays it from each seat, where n is the number of players. */
  readonly sameDeal?: boolean | undefined;
  /** The most actions of a game, after which it counts as capped; 5,000 by default. */
  readonly actions?: number | undefined;
  /** Whether the results include the records of the games. */
  readonly records?: boolean | undefined;
  /** Whether these records have headers (players, seed, result), and what the bots considered. */
  readonly notes?: boolean | undefined;
  /** What happens to a bot that commits a fault; `stop` by default. */
  readonly onFault?: OnFault | undefined;
  /** Stops the tournament, which then throws the reason. It is looked at before each decision. */
  readonly signal?: TournamentSignal | undefined;
  /** Hears after each game how many are done, and of how many. */
  readonly onProgress?: ((done: number, games: number) => void) | undefined;
  /**
   * Plays a game elsewhere, such as in a worker, where {@link playTournamentGame} returns the result of the same number. Without it, the
   * games are played here, one after the other.
   */
  readonly play?: ((game: number) => Promise<GameResult>) | undefined;
  /** The most games that `play` is asked for at once; 1 by default. */
  readonly concurrency?: number | undefined;
}

/** The most actions of a game of a tournament, unless it says otherwise. */
const DEFAULT_ACTIONS = 5000;
/** What the name of a bot may be: no controls, and nothing that changes the direction of a line or cannot be seen. */
export const BOT_NAME: RegExp = /^(?!\s)[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]{1,64}(?<!\s)$/u;
const NAME_IN_WORDS = '1 to 64 characters that can be printed';

/** The settings that determine the games, complete. */
export interface TournamentSettings<Types extends GameTypes> {
  readonly game: Game<Types>;
  readonly bots: readonly Entrant<Types>[];
  readonly seed: number;
  readonly sameDeal: boolean;
  readonly actions: number;
  readonly records: boolean;
  readonly notes: boolean;
  readonly onFault: OnFault;
  readonly signal: TournamentSignal | undefined;
}

/** The settings with their defaults; a RangeError for what is out of its bounds. */
export function settingsOf<Types extends GameTypes>(
  options: Omit<TournamentOptions<Types>, 'games'>,
): TournamentSettings<Types> {
  const { game, bots, seed = 1, actions = DEFAULT_ACTIONS, signal } = options;
  const { records = false, notes = false, sameDeal = false, onFault = 'stop' } = options;
  const refuse = (path: readonly (string | number)[], received: unknown, expected: string): never =>
    refuseArgument('tournament options', path, received, expected);
  if (!Array.isArray(bots)) refuse(['bots'], bots, 'a list of bots');
  if (!game.playerCounts.includes(bots.length))
    refuse(['bots'], bots.length, `${game.playerCounts.join(', ')} bots`);
  const objects = new Set<unknown>();
  for (const [place, { name, bot, budget }] of bots.entries()) {
    if (typeof name !== 'string' || !BOT_NAME.test(name))
      refuse(['bots', place, 'name'], name, NAME_IN_WORDS);
    if (budget !== undefined) checkBudget(budget);
    if (typeof bot === 'function') continue;
    if (typeof bot !== 'object' || bot === null || typeof bot.choose !== 'function')
      refuse(['bots', place, 'bot'], bot, 'a function, or an object with the method choose');
    if (objects.has(bot))
      refuse(['bots', place, 'bot'], bot, 'another object than at the other seats');
    objects.add(bot);
  }
  if (!Number.isSafeInteger(seed)) refuse(['seed'], seed, 'a whole number');
  if (!isCount(actions)) refuse(['actions'], actions, 'a whole number from 1');
  if (!ON_FAULT.includes(onFault)) refuse(['onFault'], onFault, ON_FAULT.join(', '));
  return { game, bots, seed, sameDeal, actions, records, notes, onFault, signal };
}

/** Whether a number is a whole number from 1. */
export function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1;
}
