/**
 * The two games, and any other of the contract, as games of [boardgame.io](https://boardgame.io) 0.50: its clients, its
 * server and its bots run them. Nothing of boardgame.io is imported, so this entry loads wherever the others do.
 *
 * @example
 * ```ts
 * import { grogIslandGame, openDeal } from 'pirate-auctions/boardgame-io';
 *
 * // For boardgame.io's `Client({ game, … })`; a server deals in secret, see the guide.
 * const game = grogIslandGame(openDeal);
 * console.log(game.name, Object.keys(game.moves).length); // grog-island 17
 * ```
 *
 * @packageDocumentation
 */

/*
 * boardgame-io: an adapter to boardgame.io. Any game, with the names of the moves of the two.
 * May import: core, grog-island, caribbean-fleet, bots.
 */
import { ACTIONS as FLEET_ACTIONS } from '../caribbean-fleet/action-schema.ts';
import * as caribbeanFleet from '../caribbean-fleet/index.ts';
import type { CaribbeanFleetTypes } from '../caribbean-fleet/types.ts';
import type { BaseOptions } from '../core/types.ts';
import { ACTIONS as GROG_ACTIONS } from '../grog-island/action-schema.ts';
import * as grogIsland from '../grog-island/index.ts';
import type { GrogIslandTypes } from '../grog-island/types.ts';
import { type HostedGame, hostedGame } from './hosted-game.ts';
import type { Deal } from './match-data.ts';

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
export type { ClientTable, Deal, DealtTable, ServerTable, Table } from './match-data.ts';
export type { Outcome } from './outcome.ts';

/**
 * Grog Island as a game of boardgame.io.
 *
 * @param options - what a match is created from; it must give the same for the same deal. Only who deals needs it, which is the
 * server, or the one client where there is none; without it, dealing throws. Every client may know the deal, so a server
 * must make of it a seed that nobody else can work out, as the guide shows; {@link openDeal} is for where there is nobody
 * to hide the cards from.
 */
export function grogIslandGame(
  options: (deal: Deal) => GrogIslandTypes['Options'] = noDeal,
): HostedGame<GrogIslandTypes> {
  const moves = Object.keys(GROG_ACTIONS.members);
  return hostedGame(grogIsland, { moves, simultaneous: ['returnGoal', 'chooseGood'], options });
}

/**
 * Caribbean Fleet as a game of boardgame.io.
 *
 * @param options - what a match is created from, as for {@link grogIslandGame}.
 */
export function caribbeanFleetGame(
  options: (deal: Deal) => CaribbeanFleetTypes['Options'] = noDeal,
): HostedGame<CaribbeanFleetTypes> {
  return hostedGame(caribbeanFleet, { moves: Object.keys(FLEET_ACTIONS.members), options });
}

/**
 * The number of the deal as the seed: whoever knows it can work out all cards and dice. For a game on one device, for bots,
 * for trying out.
 */
export function openDeal({ players, number }: Deal): BaseOptions {
  return { players, seed: number };
}

function noDeal(): never {
  throw new Error(
    'who deals must say how: give the game a function from the deal to the options, such as openDeal if nobody could peek',
  );
}
