import type { Game } from '../core/contract.ts';
import { ParseError } from '../core/errors.ts';
import type { BaseRefusal, GameTypes } from '../core/types.ts';
import {
  type ClientSnapshot,
  fromChange,
  fromTable,
  type TableSnapshot,
} from './client-snapshot.ts';
import {
  type Change,
  type Command,
  type ReadAnswer,
  type Report,
  readServerMessage,
  type TableMessage,
} from './messages.ts';
import type { PlayerStore } from './player.ts';
import { readRefusal, refuse, refuseMessage, type SessionRefusal } from './refusals.ts';
import { createListeners } from './store.ts';
import type { TypesOf } from './types-of.ts';

/** A connection to a server, as the client sees it. */
export interface ClientConnection {
  /**
   * Takes a message of the server.
   *
   * @returns `null`; or why it cannot be read, and then it has changed nothing; or the server's complaint that it could not read one.
   */
  receive(message: string): BaseRefusal | null;
  /** Ends the connection. What the client has stays. */
  close(): void;
}

/**
 * The client of a session: a store that is `null` until the first table arrives.
 *
 * @remarks `dispatch`, `undo` and `redo` return at once what the client knows by itself. `null` means that the command is on its way, and
 * the snapshot tells by `pending` and `refusal` what becomes of it. One command is on its way at a time.
 *
 * @typeParam Types - the types of the game.
 */
export interface SessionClient<Types extends GameTypes = GameTypes>
  extends PlayerStore<Types, ClientSnapshot<Types> | null> {
  /**
   * Connects the client, for the first time or again. A command without an answer is sent again, and is carried out once.
   *
   * @param send - sends a text to the server.
   */
  connect(send: (message: string) => void): ClientConnection;
  /** Repeats a command without an answer, and asks for a table that is newer. Call it now and then if the transport loses messages. */
  sync(): void;
}

/** What a client has from a server. */
interface Joined<Types extends GameTypes> {
  readonly start: number;
  readonly client: number;
  readonly table: TableSnapshot<Types>;
}

/** The connection in use. */
interface Line {
  readonly send: (message: string) => void;
  /** Until its first table arrives: the client follows nothing else. */
  isFresh: boolean;
  /** Whether a table is on its way. */
  isBehind: boolean;
}

/** A command on its way. */
interface Pending {
  readonly command: Command;
  /** The version that shows what it did, once there is an answer. */
  readonly answered: number | null;
}

/**
 * Creates a client for a session that a server serves.
 *
 * @param game - the game of the session.
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
 * console.log(client.dispatch({ type: 'chooseGood', player: 0, good: 'grey' })); // null
 * console.log(client.getSnapshot()?.pending); // true
 * ```
 */
export function joinSession<AnyGame extends Game>(game: AnyGame): SessionClient<TypesOf<AnyGame>>;
export function joinSession<Types extends GameTypes>(game: Game<Types>): SessionClient<Types> {
  let joined: Joined<Types> | null = null;
  let snapshot: ClientSnapshot<Types> | null = null;
  let refusal: ClientSnapshot<Types>['refusal'] = null;
  let pending: Pending | null = null;
  /** The number of the last command. */
  let commands = 0;
  let line: Line | null = null;
  const { subscribe, notify } = createListeners(() => snapshot);

  function tell(message: Command | Report): void {
    try {
      line?.send(JSON.stringify(message));
    } catch {
      // Not open yet, or no longer: a command is sent again after the first table of a connection.
    }
  }

  function show(): void {
    if (joined === null) return;
    snapshot = Object.freeze({ ...joined.table, pending: pending !== null, refusal });
    notify();
  }

  function takeTable(message: TableMessage, from: Line): void {
    const { start, client, version } = message;
    const before = joined;
    if (before !== null && !from.isFresh && version < before.table.version) return;
    const table = fromTable(game, before?.table ?? null, message);
    const isSameServer = before?.start === start;
    joined = { start, client: isSameServer ? before.client : client, table };
    if (pending !== null && before !== null && !isSameServer) {
      refusal = refuse('OUTDATED', { version: pending.command.version, current: version });
      pending = null;
    }
    const isFirst = from.isFresh;
    from.isFresh = false;
    from.isBehind = false;
    shown(version);
    if (isFirst && pending !== null) tell(pending.command);
  }

  function takeChange(change: Change, from: Line): void {
    const { version } = change;
    if (joined === null || from.isFresh || version > joined.table.version + 1) {
      askFor(from);
      return;
    }
    if (version <= joined.table.version) return;
    try {
      joined = { ...joined, table: fromChange(game, joined.table, change) };
    } catch (error) {
      askFor(from);
      throw error;
    }
    shown(version);
  }

  function shown(version: number): void {
    if (pending?.answered != null && pending.answered <= version) pending = null;
    show();
    tell({ type: 'ack', version });
  }

  /** Asks for the whole table, once until it comes. */
  function askFor(from: Line): void {
    if (from.isBehind) return;
    from.isBehind = true;
    resync(from);
  }

  function resync({ isFresh }: Line): void {
    tell({ type: 'resync', version: isFresh ? null : (joined?.table.version ?? null) });
  }

  function takeAnswer(answer: ReadAnswer): SessionRefusal | Types['Refusal'] | null {
    const { command, version } = answer;
    const received = answer.refusal === null ? null : readRefusal(game, answer.refusal);
    if (command === null) return received;
    if (joined === null || pending?.command.command !== command) return null;
    if (received === null && version > joined.table.version) {
      pending = { ...pending, answered: version };
      return null;
    }
    pending = null;
    refusal = received;
    show();
    return null;
  }

  function take(text: string, from: Line): SessionRefusal | Types['Refusal'] | null {
    try {
      const message = readServerMessage(text);
      if (message.type === 'answer') return takeAnswer(message);
      if (message.type === 'table') takeTable(message, from);
      else takeChange(message, from);
      return null;
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      return refuseMessage(error);
    }
  }

  function issueOf(): SessionRefusal | null {
    if (joined === null) return refuse('NOT_JOINED', {});
    return pending === null ? null : refuse('PENDING', {});
  }

  function command(given: Pick<Command, 'type' | 'action'>): SessionRefusal | null {
    const issue = issueOf();
    if (joined === null || issue !== null) return issue;
    commands += 1;
    const { client, table } = joined;
    const message = { ...given, client, command: commands, version: table.version };
    pending = { command: message, answered: null };
    refusal = null;
    show();
    tell(message);
    return null;
  }

  return {
    getSnapshot: () => snapshot,
    subscribe,
    dispatch(action) {
      if (joined === null) return issueOf();
      return (
        issueOf() ??
        game.checkAction(joined.table.view, action) ??
        command({ type: 'dispatch', action: game.parseAction(action) })
      );
    },
    undo: () => (snapshot?.canUndo === false ? refuse('NO_UNDO', {}) : command({ type: 'undo' })),
    redo: () => (snapshot?.canRedo === false ? refuse('NO_REDO', {}) : command({ type: 'redo' })),
    connect(send) {
      const own: Line = { send, isFresh: true, isBehind: false };
      line = own;
      return {
        receive: (text) => (line === own ? take(text, own) : null),
        close() {
          if (line === own) line = null;
        },
      };
    },
    sync() {
      if (pending !== null) tell(pending.command);
      if (line !== null) resync(line);
    },
  };
}
