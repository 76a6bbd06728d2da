import type { HostTransport, MatchStorage } from './host-server.ts';
import { type Message, readMessage } from './message.ts';

/**
 * Lets only moves, requests to see an existing match, and chat pass to boardgame.io's server, and everybody only in their own name.
 * boardgame.io 0.50.2 alone takes a whole state from any active player (`UPDATE`, `RESET`, `SYNC`, `PATCH`), makes a move of one
 * player with the credentials of another, creates a match for everybody who asks to see one, and ends at a malformed message.
 * The guard also stops events and undo, which the games of this library do not need.
 *
 * @param transport - boardgame.io's `SocketIO`, before its server starts.
 * @returns the same transport.
 *
 * @example
 * ```ts no-run
 * import { Server, SocketIO } from 'boardgame.io/server';
 * import { grogIslandGame, guarded } from 'pirate-auctions/boardgame-io';
 *
 * const games = [grogIslandGame(() => ({ players: 2, seed: 1 }))];
 * const server = Server({ games, transport: guarded(new SocketIO()) });
 * ```
 */
export function guarded<Transport extends HostTransport>(transport: Transport): Transport {
  const host: HostTransport = transport;
  const init = transport.init.bind(transport);
  host.init = (app, games, origins) => {
    init(app, games, origins);
    const { _io: sockets, context } = app;
    if (sockets === undefined) throw new TypeError('Expected a transport with sockets.');
    // A socket can join the namespace `/` too, and end the server there.
    for (const { name = 'default' } of [...games, { name: '/' }]) {
      sockets.of(name).use((socket, next) => {
        let earlier = Promise.resolve();
        socket.use((packet, pass) => {
          // One after the other, so that none overtakes another while the storage answers.
          earlier = earlier.then(() => admit(packet, context.db, pass));
        });
        next();
      });
    }
  };
  return transport;
}

async function admit(packet: unknown[], storage: MatchStorage, pass: () => void): Promise<void> {
  const message = readMessage(packet);
  if (message === null || !(await isFromMatch(message, storage))) return;
  packet.splice(0, packet.length, ...message.packet);
  pass();
}

/** Whether the match exists and the sender plays in it or watches. */
async function isFromMatch(
  { matchID, playerID }: Message,
  storage: MatchStorage,
): Promise<boolean> {
  try {
    const { metadata } = await storage.fetch(matchID, { metadata: true });
    if (!metadata) return false;
    return playerID === null || Object.hasOwn(metadata.players, playerID);
  } catch {
    // What cannot be checked does not pass.
    return false;
  }
}
