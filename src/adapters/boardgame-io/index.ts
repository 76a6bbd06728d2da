/**
 * The two games, and any other of the contract, as games of [boardgame.io](https://boardgame.io) 0.50: its clients, its
 * server and its bots run them. Nothing of boardgame.io is imported, so this entry loads wherever the others do.
 *
 * @example
 * ```ts
 * import { grogIslandGame } from 'pirate-auctions/boardgame-io';
 *
 * // For boardgame.io's `Client({ game, … })` and `Server({ games: [game], … })`.
 * const game = grogIslandGame();
 * console.log(game.name, Object.keys(game.moves).length); // grog-island 19
 * ```
 *
 * @packageDocumentation
 */
import { ACTION_FORMS as FLEET_FORMS } from '../../caribbean-fleet/actions.ts';
import { type CaribbeanFleetTypes, game as caribbeanFleet } from '../../caribbean-fleet/index.ts';
import { ACTION_FORMS as GROG_FORMS } from '../../grog-island/actions.ts';
import { type GrogIslandTypes, game as grogIsland } from '../../grog-island/index.ts';
import { type HostedGame, hostedGame } from './hosted-game.ts';
import type { Deal } from './table.ts';

export type {
  ActivePlayers,
  HookContext,
  HostAi,
  HostContext,
  HostEvents,
  HostMove,
  HostOrder,
  HostPlugin,
  HostRandom,
  HostTurn,
  ListedMove,
  MoveContext,
  NextTurn,
  SetupContext,
  TableContext,
  ViewContext,
} from './host.ts';
export {
  type BotAnswer,
  type BotMove,
  type BotPayload,
  type HostedBot,
  type HostedBotClass,
  type HostedBotSettings,
  hostedBot,
} from './hosted-bot.ts';
export { type HostedGame, type HostSettings, hostedGame } from './hosted-game.ts';
export type { Outcome } from './outcome.ts';
export type { ClientTable, Deal, DealtTable, ServerTable, Table } from './table.ts';

/**
 * Grog Island as a game of boardgame.io.
 *
 * @param options - what a match is created from. Without it the number of the deal is the seed, and since every client may
 * know that number, every client can find out all cards and dice. So a server must give options with a seed that nobody
 * else can work out: see the guide.
 * @remarks Since 0.1.0
 */
export function grogIslandGame(
  options: (deal: Deal) => GrogIslandTypes['Options'] = openly,
): HostedGame<GrogIslandTypes> {
  const moves = Object.keys(GROG_FORMS);
  return hostedGame(grogIsland, { moves, simultaneous: ['returnGoal', 'chooseGood'], options });
}

/**
 * Caribbean Fleet as a game of boardgame.io.
 *
 * @param options - what a match is created from, as for {@link grogIslandGame}.
 * @remarks Since 0.1.0
 */
export function caribbeanFleetGame(
  options: (deal: Deal) => CaribbeanFleetTypes['Options'] = openly,
): HostedGame<CaribbeanFleetTypes> {
  return hostedGame(caribbeanFleet, { moves: Object.keys(FLEET_FORMS), options });
}

function openly({ players, number }: Deal): { players: number; seed: number } {
  return { players, seed: number };
}
