import { Client } from 'boardgame.io/client';
import { SocketIO as ClientSockets } from 'boardgame.io/multiplayer';
import { Server, type SocketIO } from 'boardgame.io/server';
import { vi } from 'vitest';
import type { HostedGame, MatchData } from '../../src/boardgame-io/index.ts';
import { at } from '../../src/core/lists.ts';
import type { GameTypes } from '../../src/core/types.ts';
import type { Player } from './matches.ts';

/** A client at a server. */
interface Guest<Types extends GameTypes> {
  readonly client: Player<Types>;
  readonly credentials: string | undefined;
  /** Sends what no client of boardgame.io sends. */
  send(event: string, ...values: readonly unknown[]): void;
  /** Sends it in a namespace of no game. */
  sendToRoot(event: string, ...values: readonly unknown[]): void;
  leave(): void;
}

/** A match at a real server of boardgame.io; the last guest is a spectator. */
export interface ServedMatch<Types extends GameTypes> {
  readonly url: string;
  readonly matchID: string;
  readonly guests: readonly Guest<Types>[];
  readonly db: ReturnType<typeof Server>['db'];
  stop(): Promise<void>;
}

/** Sends JSON to the lobby. */
async function post(url: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Starts a server and a match on it. */
export async function serve<Types extends GameTypes>(
  game: HostedGame<Types>,
  numPlayers: number,
  transport: SocketIO,
): Promise<ServedMatch<Types>> {
  const server = Server({ games: [game], origins: [], transport });
  const { appServer } = await server.run(0);
  const address = appServer.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  const url = `http://localhost:${address.port}`;
  const lobby = `${url}/games/${game.name}`;
  const { matchID } = await (await post(`${lobby}/create`, { numPlayers })).json();
  const guests: Guest<Types>[] = [];
  for (let place = 0; place <= numPlayers; place += 1) {
    const playerID = place < numPlayers ? String(place) : undefined;
    const joining = { playerID, playerName: 'somebody' };
    const seated =
      playerID === undefined ? {} : await (await post(`${lobby}/${matchID}/join`, joining)).json();
    guests.push(
      connect<Types>(game, url, matchID, { playerID, credentials: seated.playerCredentials }),
    );
  }
  await vi.waitFor(() => {
    for (const { client } of guests)
      if (client.getState() === null) throw new Error('no state yet');
  });
  return {
    url,
    matchID,
    guests,
    db: server.db,
    async stop() {
      for (const guest of guests) guest.leave();
      await new Promise((closed) => {
        appServer.close(closed);
        appServer.closeAllConnections();
      });
    },
  };
}

function connect<Types extends GameTypes>(
  game: HostedGame<Types>,
  server: string,
  matchID: string,
  who: { readonly playerID: string | undefined; readonly credentials: string | undefined },
): Guest<Types> {
  const sockets = ClientSockets({ server, socketOpts: { transports: ['websocket'] } });
  const transports: ReturnType<typeof sockets>[] = [];
  const { playerID, credentials } = who;
  const client = Client<MatchData<Types>>({
    game,
    matchID,
    ...(playerID === undefined ? {} : { playerID }),
    ...(credentials === undefined ? {} : { credentials }),
    multiplayer: (options) => {
      const transport = sockets(options);
      transports.push(transport);
      return transport;
    },
    debug: false,
  });
  client.start();
  const root = at(transports, 0).socket.io.socket('/');
  return {
    client,
    credentials,
    send: (event, ...values) => at(transports, 0).socket.emit(event, ...values),
    sendToRoot: (event, ...values) => root.emit(event, ...values),
    leave() {
      root.disconnect();
      client.stop();
    },
  };
}
