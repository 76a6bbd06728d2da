import { jsonOf, once, typed } from '../codec/outside.ts';
import {
  integer,
  isList,
  isRecord,
  nullable,
  object,
  picklist,
  tuple,
  variant,
} from '../codec/schema.ts';
import { ParseError } from '../core/errors.ts';
import { describeValue, type Json } from '../core/json.ts';
import type { BaseRefusal } from '../core/types.ts';
import { packEvents, unpackEvents } from './packed-events.ts';

/* The messages between a server and its clients, as JSON text. docs/server.md describes them. */

/** What a client sends when it acts. */
export interface Command {
  readonly type: 'dispatch' | 'undo' | 'redo';
  /** The number of the client, as the server has given it. */
  readonly client: number;
  /** The number of the command, rising for each client. */
  readonly command: number;
  /** The version that the command is based on. */
  readonly version: number;
  /** With `dispatch` only. */
  readonly action?: unknown;
}

/** What a client sends to tell what it has: `ack` asks for nothing, `resync` for the table if that is another one. */
export interface Report {
  readonly type: 'ack' | 'resync';
  /** The version that the client has; `null` before the first table. */
  readonly version: number | null;
}

/** What a viewer may do, and the scoring at the end. Left out: `false` and `null`. */
export interface Status {
  readonly canUndo?: true;
  readonly canRedo?: true;
  readonly scoring?: unknown;
}

/** The whole table, for a client that joins or has lost track. */
export interface TableMessage extends Status {
  readonly type: 'table';
  /** The version at which the server began; another number is another server. */
  readonly start: number;
  /** A number for the client, which it keeps until the server is another one. */
  readonly client: number;
  readonly version: number;
  readonly view: unknown;
  readonly log: unknown;
}

/** What leads from the version before to this one. It is sent most often, and therefore as a list of its fields. */
export interface Change extends Status {
  readonly type: 'change';
  readonly version: number;
  /** Packed, see `packPatch`. */
  readonly patch: readonly unknown[];
  /** What is new in the log. */
  readonly events: unknown;
  /** How many events of the log stay, when some of them were undone. */
  readonly keep?: number;
}

/** The answer to a command, given again each time that the command arrives. */
export interface Answer {
  readonly type: 'answer';
  /** The command; `null` for a message that cannot be read. */
  readonly command: number | null;
  /** The version that shows what the command did. */
  readonly version: number;
  readonly refusal: BaseRefusal | null;
}

/** An answer whose refusal is still to be read. */
export interface ReadAnswer extends Omit<Answer, 'refusal'> {
  readonly refusal: unknown;
}

/** The most characters of a client's message; the longest action has about 200. */
const CLIENT_MOST = 2_000;
/** The same for a server's: far more than a view with the log of the longest games. */
const SERVER_MOST = 20_000_000;

const number = /* @__PURE__ */ (() => integer(0, Number.MAX_SAFE_INTEGER))();

const clientMessage = /* @__PURE__ */ once(() => {
  const command = object({ client: number, command: number, version: number });
  const report = object({ version: nullable(number) });
  return variant('type', {
    dispatch: command,
    undo: command,
    redo: command,
    ack: report,
    resync: report,
  });
});

const serverMessages = /* @__PURE__ */ once(() => {
  const flags = { canUndo: picklist([true]), canRedo: picklist([true]) };
  return {
    table: object({ start: number, client: number, version: number }, flags),
    change: tuple(number, object({}, { ...flags, keep: number })),
    answer: object({ command: nullable(number), version: number }),
  };
});

/** A change of the server, whose events are not packed yet. */
export interface NewChange extends Change {
  readonly events: readonly object[];
}

export function writeChange({ version, patch, events, type: _, ...status }: NewChange): string {
  const fields = [version, patch, packEvents(events)];
  return JSON.stringify(Object.keys(status).length > 0 ? [...fields, status] : fields);
}

/** Reads a message of a client. */
export function readClientMessage(text: string): Command | Report {
  const { action, ...fields } = fieldsOf(parsed(text, CLIENT_MOST));
  const message = typed('message', clientMessage(), fields);
  if (action === undefined) return message;
  if (message.type === 'dispatch') return { ...message, action };
  return refuseMessage('action', action, 'nothing');
}

/** Reads a message of a server. What is of the game in it is still to be read. */
export function readServerMessage(text: string): TableMessage | Change | ReadAnswer {
  const json = parsed(text, SERVER_MOST);
  const { table, change, answer } = serverMessages();
  if (isList(json)) {
    const [version = null, patch = null, events = null, given = {}, ...rest] = json;
    const { scoring = null, ...status } = fieldsOf(given);
    const [number, flags] = typed('message', change, [version, status, ...rest]);
    if (!isList(patch)) return refuseMessage(1, patch, 'a packed patch');
    return {
      type: 'change',
      version: number,
      patch,
      events: unpackEvents(events),
      scoring,
      ...flags,
    };
  }
  const { type = null, ...fields } = fieldsOf(json);
  if (type === 'answer') {
    const { refusal = null, ...head } = fields;
    return { type, refusal, ...typed('message', answer, head) };
  }
  if (type !== 'table') return refuseMessage('type', type, '"table" or "answer"');
  const { view = null, log = null, scoring = null, ...head } = fields;
  return { type, view, log, scoring, ...typed('message', table, head) };
}

function parsed(text: string, most: number): Json {
  if (typeof text !== 'string' || text.length > most)
    return refuseMessage(null, text, `text of at most ${most} characters`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuseMessage(null, text, 'JSON');
  }
  return jsonOf('message', value);
}

function fieldsOf(json: Json): { readonly [name: string]: Json } {
  return isRecord(json) ? json : refuseMessage(null, json, 'an object');
}

function refuseMessage(place: string | number | null, value: unknown, expected: string): never {
  throw new ParseError('message', {
    code: 'INVALID_FIELD',
    path: place === null ? [] : [place],
    received: describeValue(value),
    expected,
  });
}
