import type { Bot, Budget } from '../bots/bot.ts';
import type { GameTypes } from '../core/types.ts';
import type { TableContext } from './host.ts';
import type { HostedGame } from './hosted-game.ts';
import type { Table } from './match-data.ts';

/** With what a bot plays. */
export interface HostedBotSettings {
  /** Random numbers from 0 up to but not including 1. */
  readonly random: () => number;
  /** How long it may think. */
  readonly budget?: Budget | undefined;
}

/** What boardgame.io's bots answer. */
export interface BotAnswer {
  /** The move. */
  readonly action: BotMove;
}

/** A move as boardgame.io sends it. */
export interface BotMove {
  /** That it is a move. */
  readonly type: 'MAKE_MOVE';
  /** Which move, and whose. */
  readonly payload: BotPayload;
}

/** Which move, and whose. */
export interface BotPayload {
  /** The name of the move. */
  readonly type: string;
  /** What is handed to it. */
  readonly args: readonly [unknown];
  /** Who moves. */
  readonly playerID: string;
}

/**
 * A bot as boardgame.io runs it.
 *
 * @typeParam Types - the types of the game.
 */
export interface HostedBot<Types extends GameTypes = GameTypes> {
  /** Chooses a move. */
  play(match: TableContext<Table<Types>>, playerID: string): Promise<BotAnswer>;
}

/**
 * A class of bots.
 *
 * @typeParam Types - the types of the game.
 */
export interface HostedBotClass<Types extends GameTypes = GameTypes> {
  /** Makes a bot; what boardgame.io hands in is not needed. */
  new (): HostedBot<Types>;
}

/**
 * A bot of this library as a class of bots for boardgame.io's `Local({ bots: { '1': … } })`. The bots that come with
 * boardgame.io are handed the whole state, other hands and coming dice included; this one sees what its player sees.
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
 *
 * @typeParam Types - the types of the game.
 */
export function hostedBot<Types extends GameTypes>(
  game: HostedGame<Types>,
  bot: Bot<Types>,
  settings: HostedBotSettings,
): HostedBotClass<Types> {
  const { random, budget = {} } = settings;
  return class implements HostedBot<Types> {
    async play({ G }: TableContext<Table<Types>>, playerID: string): Promise<BotAnswer> {
      const { view } = game.playerView({ G, playerID });
      const action = await bot(view, random, budget);
      const payload = { type: action.type, args: [action] as const, playerID };
      return { action: { type: 'MAKE_MOVE', payload } };
    }
  };
}
