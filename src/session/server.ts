import { ParseError } from '../core/errors.ts';
import type { GameTypes, Viewer } from '../core/types.ts';
import { changesBetween } from './deltas.ts';
import {
  type Answer,
  type Command,
  readClientMessage,
  type Status,
  type TableMessage,
  writeChange,
} from './messages.ts';
import { packPatch } from './packed-patch.ts';
import type { PlayerSnapshot, PlayerStore } from './player.ts';
import { refuse, refuseMessage } from './refusals.ts';
import type { Session, ViewerSnapshot } from './types.ts';

/** A client's connection, as the server sees it. The seat belongs to it, whatever its messages say. */
export interface ServerConnection {
  /** The newest version that the client has confirmed; `null` before the first. */
  readonly acknowledged: number | null;
  /** Takes a message of the client. It never throws: the answer to a message that is wrong says so. */
  receive(message: string): void;
  /** Sends the whole table again if the client has not confirmed this version. For transports that lose messages. */
  sync(): void;
  /** Ends the connection. */
  close(): void;
}

/** A session that clients can join. */
export interface SessionServer {
  /** The number of changes so far, undone actions included, on top of the steps that the session had when it was served. */
  readonly version: number;
  /**
   * Connects a client, and sends it the whole table.
   *
   * @param viewer - the seat that the client plays, or `'spectator'`. Find out before who it is: nothing else protects the seat.
   * @param send - sends a text to the client. If it throws, the connection is closed.
   * @throws a RangeError if there is no such seat.
   */
  connect(viewer: Viewer, send: (message: string) => void): ServerConnection;
  /** Ends all connections, and leaves the session alone. */
  close(): void;
}

/** For how many clients of one viewer answers are kept, the newest ones. */
const DEVICES = 16;

/** The table at one version. */
interface Sent<Types extends GameTypes>
  extends Pick<PlayerSnapshot<Types>, 'view' | 'log' | 'scoring' | 'canUndo' | 'canRedo'> {}

/** Everybody who sees the same. */
interface Audience<Types extends GameTypes> {
  readonly viewer: Viewer;
  readonly store: PlayerStore<Types, ViewerSnapshot<Types>>;
  readonly connections: Set<Connection>;
  /** What they have been sent. */
  sent: Sent<Types>;
  /** Commands must be based on this version or a later one: the viewer's last one has made it. */
  earliest: number;
  /** The answer to the last command of each client, in case the command arrives again. */
  readonly answers: Map<number, Answer & { readonly command: number }>;
}

interface Connection {
  readonly client: number;
  readonly send: (message: string) => void;
  acknowledged: number | null;
}

/**
 * Serves a session to clients over any transport of text. Each client gets the whole table first, and after every change a patch of
 * its own view with the events that it may see. Nothing else leaves the server.
 *
 * @remarks To store the record before anybody hears of an action, subscribe to the session before you serve it. Clients see the step that
 * the session shows, so do not call `goTo` while it is served.
 *
 * @param session - the session. You can still act on it directly, such as for a bot.
 * @example
 * ```ts
 * import { grogIsland } from 'pirate-auctions';
 * import { createSession, joinSession, serveSession } from 'pirate-auctions/session';
 *
 * const server = serveSession(createSession(grogIsland, { options: { players: 2, seed: 1 } }));
 * const client = joinSession(grogIsland);
 * // In place of a network, each side calls the other a little later.
 * const atServer = server.connect(0, (message) => queueMicrotask(() => atClient.receive(message)));
 * const atClient = client.connect((message) => queueMicrotask(() => atServer.receive(message)));
 * await Promise.resolve();
 * console.log(client.getSnapshot()?.view.viewer); // 0
 * ```
 */
export function serveSession<Types extends GameTypes>(session: Session<Types>): SessionServer {
  const audiences = new Map<Viewer, Audience<Types>>();
  let published = session.getSnapshot();
  const start = published.steps;
  let version = start;
  let clients = 0;
  let isPublishing = false;

  /** Sends every change. A client that answers at once changes the session while this runs. */
  function publish(): void {
    if (isPublishing) return;
    isPublishing = true;
    try {
      while (published !== session.getSnapshot()) {
        const { steps } = published;
        published = session.getSnapshot();
        version += 1;
        const isUndo = published.steps < steps;
        const changes = [...audiences.values()].map((audience) => {
          if (isUndo) audience.earliest = version;
          return [audience, changeFor(audience)] as const;
        });
        for (const [audience, message] of changes)
          for (const connection of audience.connections) send(audience, connection, message);
      }
    } finally {
      isPublishing = false;
    }
  }

  /** What changes for an audience, as a message. */
  function changeFor(audience: Audience<Types>): string {
    const { sent, connections } = audience;
    if (connections.size === 0) return '';
    const now = tableFor(audience);
    audience.sent = now;
    const keep = commonStart(sent.log, now.log);
    return writeChange({
      type: 'change',
      version,
      patch: packPatch(changesBetween(sent.view, now.view)),
      events: now.log.slice(keep),
      ...(keep < sent.log.length && { keep }),
      ...statusOf(now),
    });
  }

  function tableFor({ viewer, store }: Pick<Audience<Types>, 'viewer' | 'store'>): Sent<Types> {
    const { log, scoring, canUndo, canRedo } = store.getSnapshot();
    const view = session.game.viewFor(session.getSnapshot().state, viewer);
    return { view, log, scoring, canUndo, canRedo };
  }

  function sendTable(audience: Audience<Types>, connection: Connection): void {
    const { sent } = audience;
    const { view, log } = sent;
    const { client } = connection;
    const status = statusOf(sent);
    const table: TableMessage = { type: 'table', start, client, version, ...status, view, log };
    send(audience, connection, JSON.stringify(table));
  }

  function audienceOf(viewer: Viewer): Audience<Types> {
    const store = session.as(viewer);
    const known = audiences.get(viewer);
    if (known !== undefined) {
      if (known.connections.size === 0) known.sent = tableFor(known);
      return known;
    }
    const made: Audience<Types> = {
      viewer,
      store,
      connections: new Set(),
      sent: tableFor({ viewer, store }),
      earliest: start,
      answers: new Map(),
    };
    audiences.set(viewer, made);
    return made;
  }

  /** Carries out a command unless it has been carried out before, and returns the answer. */
  function answerTo(audience: Audience<Types>, command: Command): Answer {
    const { answers } = audience;
    const { client, command: number } = command;
    const known = answers.get(client);
    if (known !== undefined && number <= known.command)
      return number === known.command ? known : outdated(command);
    const refusal = carryOut(audience, command);
    // What is done while others are being told of a change comes with the next one.
    const shown = isPublishing && refusal === null ? version + 1 : version;
    if (refusal === null) audience.earliest = shown;
    const answer = { type: 'answer', command: number, version: shown, refusal } as const;
    answers.set(client, answer);
    if (answers.size > DEVICES) answers.delete(Math.min(...answers.keys()));
    return answer;
  }

  function outdated({ command, version: based }: Command): Answer {
    const refusal = refuse('OUTDATED', { version: based, current: version });
    return { type: 'answer', command, version, refusal };
  }

  function carryOut({ store, sent, earliest }: Audience<Types>, command: Command) {
    if (command.version > version || command.version < earliest) return outdated(command).refusal;
    switch (command.type) {
      case 'undo':
        return store.undo();
      case 'redo':
        return store.redo();
      default: {
        const { game } = session;
        const refusal = game.checkAction(sent.view, command.action);
        return refusal ?? store.dispatch(game.parseAction(command.action));
      }
    }
  }

  function receive(audience: Audience<Types>, connection: Connection, text: string): void {
    let answer: Answer;
    try {
      const message = readClientMessage(text);
      if (message.version !== null && message.version <= version)
        connection.acknowledged = Math.max(connection.acknowledged ?? start, message.version);
      if (!('command' in message)) {
        const isBehind = message.type === 'resync' && message.version !== version;
        if (isBehind) sendTable(audience, connection);
        return;
      }
      answer = answerTo(audience, message);
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      answer = { type: 'answer', command: null, version, refusal: refuseMessage(error) };
    }
    send(audience, connection, JSON.stringify(answer));
  }

  const unsubscribe = session.subscribe(publish);

  return {
    get version() {
      return version;
    },
    connect(viewer, sendText) {
      const audience = audienceOf(viewer);
      clients += 1;
      const connection: Connection = { client: clients, send: sendText, acknowledged: null };
      audience.connections.add(connection);
      sendTable(audience, connection);
      const isOpen = () => audience.connections.has(connection);
      return {
        get acknowledged() {
          return connection.acknowledged;
        },
        receive(message) {
          if (isOpen()) receive(audience, connection, message);
        },
        sync() {
          if (isOpen() && connection.acknowledged !== version) sendTable(audience, connection);
        },
        close() {
          audience.connections.delete(connection);
        },
      };
    },
    close() {
      unsubscribe();
      for (const { connections } of audiences.values()) connections.clear();
    },
  };
}

function send(
  { connections }: Pick<Audience<GameTypes>, 'connections'>,
  connection: Connection,
  text: string,
): void {
  try {
    connection.send(text);
  } catch {
    connections.delete(connection);
  }
}

function statusOf({
  canUndo,
  canRedo,
  scoring,
}: Pick<PlayerSnapshot, 'canUndo' | 'canRedo' | 'scoring'>): Status {
  return {
    ...(canUndo && { canUndo }),
    ...(canRedo && { canRedo }),
    ...(scoring !== null && { scoring }),
  };
}

/** How many events two logs have in common, from the beginning. */
function commonStart(one: readonly unknown[], other: readonly unknown[]): number {
  let count = 0;
  while (count < one.length && count < other.length && one[count] === other[count]) count += 1;
  return count;
}
