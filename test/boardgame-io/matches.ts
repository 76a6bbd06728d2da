import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import { vi } from 'vitest';
import type {
  ClientData,
  Deal,
  HostedGame,
  MatchData,
  SendingSettings,
} from '../../src/boardgame-io/index.ts';
import type { Game } from '../../src/core/contract.ts';
import { at } from '../../src/core/lists.ts';
import type { GameTypes } from '../../src/core/types.ts';
import type { Lcg } from '../fixed-play.ts';

/** A game, and its form for boardgame.io. */
export interface Hosted<Types extends GameTypes> {
  readonly game: Game<Types>;
  host(options?: (deal: Deal) => Types['Options'], sending?: SendingSettings): HostedGame<Types>;
}

/** A client of boardgame.io. */
export type Player<Types extends GameTypes> = ReturnType<typeof Client<MatchData<Types>>>;

/** Clients of one match: one for each seat, then a spectator. `hear` is told what boardgame.io sends to whom, and can keep it back. */
export function clientsOf<Types extends GameTypes>(
  host: HostedGame<Types>,
  players: number,
  hear: (place: number, sent: { readonly type: string }) => boolean = () => true,
  seed = 'match',
): Player<Types>[] {
  const local = Local();
  const game = { ...host, seed };
  return Array.from({ length: players + 1 }, (_, place) => {
    const playerID = place < players ? String(place) : null;
    const multiplayer: typeof local = (options) =>
      local({
        ...options,
        transportDataCallback: (data) => {
          if (hear(place, data)) options.transportDataCallback(data);
        },
      });
    const client = Client<MatchData<Types>>({
      game,
      numPlayers: players,
      ...(playerID === null ? {} : { playerID }),
      multiplayer,
      debug: false,
    });
    client.start();
    return client;
  });
}

/** Gives all matches the same deal, until mocks are restored: tests repeat, and worlds can be compared. */
export function dealAlike(): void {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
}

/** What stands in `G` of a client. */
export function seenBy<Types extends GameTypes>(client: Player<Types>): ClientData<Types> {
  const table = client.getState()?.G;
  if (table === undefined || !('view' in table)) throw new Error('no view');
  return table;
}

/** The state in `G` of the server. */
export function stateOf<Types extends GameTypes>(table: MatchData<Types>): Types['State'] {
  if (!('state' in table)) throw new Error('no state');
  return table.state;
}

/** Makes a move that a client finds in its view. */
export function moveAtRandom<Types extends GameTypes>(
  game: Game<Types>,
  client: Player<Types>,
  choices: Lcg,
): Types['Action'] {
  const actions = game.legalActions(seenBy(client).view);
  const action = at(actions, choices.below(actions.length));
  client.moves[action.type]?.(action);
  return action;
}
