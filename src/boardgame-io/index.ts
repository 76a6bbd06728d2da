/**
 * Both games, and any other game with the contract `Game`, as games of [boardgame.io](https://boardgame.io) 0.50, for its clients,
 * its server and its bots. This entry imports nothing from boardgame.io.
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
import { type HostedGame, hostedGame, type SendingSettings } from './hosted-game.ts';
import type { Deal } from './match-data.ts';

export { guarded } from './guard.ts';
export type {
  ActivePlayers,
  DataContext,
  HookContext,
  HostAi,
  HostContext,
  HostEvents,
  HostMove,
  HostOrder,
  HostPlugin,
  HostTurn,
  ListedMove,
  MoveContext,
  NextTurn,
  SetupContext,
  ViewContext,
} from './host.ts';
export type {
  GuardedSocket,
  HostApp,
  HostParts,
  HostTransport,
  MatchPlayers,
  MatchQuery,
  MatchStorage,
  NamedGame,
  SocketNamespace,
  SocketServer,
  StoredMatch,
} from './host-server.ts';
export {
  type BotAnswer,
  type BotMove,
  type BotPayload,
  type HostedBot,
  type HostedBotClass,
  type HostedBotSettings,
  hostedBot,
} from './hosted-bot.ts';
export {
  type HostedGame,
  type HostSettings,
  hostedGame,
  type SendingSettings,
} from './hosted-game.ts';
export type { ClientData, Deal, DealtData, MatchData, ServerData } from './match-data.ts';
export type { Outcome, Place } from './outcome.ts';

/**
 * Grog Island as a game of boardgame.io.
 *
 * @param options - returns the options of a match; equal deals must give equal options. Only the server needs it, or the client
 * where there is no server; without it, dealing throws an error. Every client can see the deal, so a server must derive a seed that
 * nobody else can compute, as the guide shows. {@link openDeal} is for games without secrets from anybody.
 * @param sending - how a server sends the match to its clients.
 */
export function grogIslandGame(
  options: (deal: Deal) => GrogIslandTypes['Options'] = noDeal,
  sending: SendingSettings = {},
): HostedGame<GrogIslandTypes> {
  const moves = Object.keys(GROG_ACTIONS.members);
  const simultaneous = ['returnGoal', 'chooseGood'];
  return hostedGame(grogIsland, { ...sending, moves, simultaneous, options });
}

/**
 * Caribbean Fleet as a game of boardgame.io.
 *
 * @param options - returns the options of a match, as for {@link grogIslandGame}.
 * @param sending - how a server sends the match to its clients.
 */
export function caribbeanFleetGame(
  options: (deal: Deal) => CaribbeanFleetTypes['Options'] = noDeal,
  sending: SendingSettings = {},
): HostedGame<CaribbeanFleetTypes> {
  const moves = Object.keys(FLEET_ACTIONS.members);
  return hostedGame(caribbeanFleet, { ...sending, moves, options });
}

/**
 * Takes the `id` of the deal as the seed. Every client can compute all cards and dice from it, so use it only for games on one
 * device, for bots and for experiments.
 */
export function openDeal({ players, id }: Deal): BaseOptions {
  return { players, seed: id };
}

function noDeal(): never {
  throw new Error(
    'Expected a function from the deal to the options, received none. openDeal is one, for games without secrets.',
  );
}
