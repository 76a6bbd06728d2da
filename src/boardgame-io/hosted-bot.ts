import type { Bot, Budget } from '../bots/bot.ts';
import type { GameTypes } from '../core/types.ts';
import type { DataContext } from './host.ts';
import type { HostedGame } from './hosted-game.ts';
import type { MatchData } from './match-data.ts';

/** The settings of a bot. */
export interface HostedBotSettings {
  /** Random numbers from 0 up to but not including 1. */
  readonly random: () => number;
  /** The budget of each decision. */
  readonly budget?: Budget | undefined;
}

/** The answer of a bot of boardgame.io. */
export interface BotAnswer {
  /** The move. */
  readonly action: BotMove;
}

/** A move in the form of boardgame.io. */
export interface BotMove {
  /** The type of the message. */
  readonly type: 'MAKE_MOVE';
  /** The move and its player. */
  readonly payload: BotPayload;
}

/** The move and its player. */
export interface BotPayload {
  /** The name of the move. */
  readonly type: string;
  /** The arguments of the move. */
  readonly args: readonly [unknown];
  /** The player who moves. */
  readonly playerID: string;
}

/** A bot for boardgame.io. */
export interface HostedBot<Types extends GameTypes = GameTypes> {
  /** Chooses a move. */
  play(match: DataContext<MatchData<Types>>, playerID: string): Promise<BotAnswer>;
}

/** A class of bots. */
export interface HostedBotClass<Types extends GameTypes = GameTypes> {
  /** Creates a bot; it needs no arguments. */
  new (): HostedBot<Types>;
}

/**
 * Turns a bot of this library into a class for boardgame.io's `Local({ bots: { '1': … } })`. The bots of boardgame.io itself see the
 * whole state, including other hands and future dice; this one sees what its player sees.
 *
 * @example
 * ```ts
 * import { grogIslandGame, hostedBot, openDeal } from 'pirate-auctions/boardgame-io';
 * import { greedyBot } from 'pirate-auctions/bots';
 *
 * const game = grogIslandGame(openDeal);
 * const bots = { 1: hostedBot(game, greedyBot, { random: Math.random }) };
 * console.log(Object.keys(bots)); // [ '1' ]: for Local({ bots })
 * ```
 */
export function hostedBot<Types extends GameTypes>(
  game: HostedGame<Types>,
  bot: Bot<Types>,
  settings: HostedBotSettings,
): HostedBotClass<Types> {
  const { random, budget = {} } = settings;
  return class implements HostedBot<Types> {
    async play({ G }: DataContext<MatchData<Types>>, playerID: string): Promise<BotAnswer> {
      const { view } = game.playerView({ G, playerID });
      const action = await bot(view, random, budget);
      const payload = { type: action.type, args: [action] as const, playerID };
      return { action: { type: 'MAKE_MOVE', payload } };
    }
  };
}
