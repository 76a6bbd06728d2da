/** A message of a client to boardgame.io's server. */
export interface Message {
  /** The match. */
  readonly matchID: string;
  /** Who sends it; `null` is a spectator. */
  readonly playerID: string | null;
  /** The event and its arguments for socket.io, made of nothing but what the server may read. */
  readonly packet: readonly unknown[];
}

/**
 * Reads what arrived at a socket: a move, a wish to see a match, or a line of chat. Anything else is `null`, among it what
 * boardgame.io itself cannot survive, since it looks names up and prints values before it checks their types.
 */
export function readMessage([event, ...values]: readonly unknown[]): Message | null {
  switch (event) {
    case 'update':
      return readMove(values);
    case 'sync':
      return readSync(values);
    case 'chat':
      return readChat(values);
    default:
      return null;
  }
}

function readMove([action, stateID, matchID, playerID]: readonly unknown[]): Message | null {
  const { type, payload } = fieldsOf(action);
  const { type: move, args, playerID: mover, credentials = null } = fieldsOf(payload);
  // boardgame.io checks the credentials of one player, and lets the other one move.
  if (type !== 'MAKE_MOVE' || typeof playerID !== 'string' || mover !== playerID) return null;
  if (typeof move !== 'string' || !isPrintable(args) || !isText(credentials)) return null;
  if (typeof stateID !== 'number' || typeof matchID !== 'string') return null;
  const made = { type, payload: { type: move, args, playerID, credentials } };
  return { matchID, playerID, packet: ['update', made, stateID, matchID, playerID] };
}

/** Leaves out the number of players, with which boardgame.io creates a match that does not exist. */
function readSync([
  matchID,
  playerID = null,
  credentials = null,
]: readonly unknown[]): Message | null {
  if (typeof matchID !== 'string' || !isText(playerID) || !isText(credentials)) return null;
  return { matchID, playerID, packet: ['sync', matchID, playerID, credentials] };
}

function readChat([matchID, line, credentials = null]: readonly unknown[]): Message | null {
  const { id, sender, payload } = fieldsOf(line);
  if (typeof matchID !== 'string' || !isText(credentials)) return null;
  if (typeof id !== 'string' || typeof sender !== 'string') return null;
  const said = { id, sender, payload };
  return { matchID, playerID: sender, packet: ['chat', matchID, said, credentials] };
}

/** The own fields of a value; they have no prototype. */
function fieldsOf(value: unknown): { readonly [name: string]: unknown } {
  const fields: { [name: string]: unknown } = {};
  Object.setPrototypeOf(fields, null);
  Object.assign(fields, value);
  return fields;
}

/** A string, or none: JSON has no `undefined`, so socket.io makes it `null`. */
function isText(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}

/** Whether boardgame.io can write the arguments of a refused move into its log. */
function isPrintable(args: unknown): args is readonly unknown[] {
  try {
    return Array.isArray(args) && typeof String(args) === 'string';
  } catch {
    return false;
  }
}
