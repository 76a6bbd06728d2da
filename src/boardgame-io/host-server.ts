// The parts of boardgame.io's server that the guard uses.

/** The transport of boardgame.io's server (`SocketIO`). */
export interface HostTransport {
  /** Opens the sockets of the games. */
  init(app: HostApp, games: readonly NamedGame[], origins?: unknown): void;
}

/** A game on a server. */
export interface NamedGame {
  /** The name; also the namespace of its sockets. */
  readonly name?: string;
}

/** The application of boardgame.io's server. */
export interface HostApp {
  /** Its parts. */
  readonly context: HostParts;
  /** The server of socket.io, as soon as there is one. */
  readonly _io?: SocketServer;
}

/** Parts of boardgame.io's server. */
export interface HostParts {
  /** The storage of the matches. */
  readonly db: MatchStorage;
}

/** The storage of matches. */
export interface MatchStorage {
  /** Returns what it knows of a match. */
  fetch(matchID: string, query: MatchQuery): StoredMatch | Promise<StoredMatch>;
}

/** What to fetch. */
export interface MatchQuery {
  /** Who plays. */
  readonly metadata: true;
}

/** A match in the storage. */
export interface StoredMatch {
  /** Who plays; missing if there is no such match. */
  readonly metadata?: MatchPlayers | null;
}

/** Who plays in a match. */
export interface MatchPlayers {
  /** The players by their IDs. */
  readonly players: Readonly<Record<string, unknown>>;
}

/** The server of socket.io. */
export interface SocketServer {
  /** Returns a namespace. */
  of(name: string): SocketNamespace;
}

/** A namespace of socket.io. */
export interface SocketNamespace {
  /** Calls the function for each new socket. */
  use(onSocket: (socket: GuardedSocket, next: () => void) => void): unknown;
}

/** A socket. */
export interface GuardedSocket {
  /** Calls the function for each packet; without `next()` the packet is dropped. */
  use(onPacket: (packet: unknown[], next: () => void) => void): unknown;
}
