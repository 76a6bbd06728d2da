import { jsonOf, once, typed } from '../codec/outside.ts';
import { number, path, refusalSchema, words } from '../codec/refusal-schema.ts';
import { object, primitive } from '../codec/schema.ts';
import type { Game } from '../core/contract.ts';
import type { ParseError } from '../core/errors.ts';
import type { Json, Path } from '../core/json.ts';
import { deepFreeze } from '../core/lists.ts';
import { type Messages, type RefusalOf, refusals } from '../core/refusal.ts';
import type { GameTypes } from '../core/types.ts';

/** The reasons that a session gives beside those of its game, with their details. */
export interface SessionRefusalDetails {
  /** No action can be undone, or it is not the last action of this seat, or undoing it would be unfair. */
  readonly NO_UNDO: Readonly<Record<never, never>>;
  /** No action of this seat was undone last. */
  readonly NO_REDO: Readonly<Record<never, never>>;
  /** The client has not received a table yet. */
  readonly NOT_JOINED: Readonly<Record<never, never>>;
  /** The server has not answered the last command yet. */
  readonly PENDING: Readonly<Record<never, never>>;
  /**
   * Since the version that the command is based on, the same seat has acted on another device, somebody has undone an action, or the
   * server has been restarted.
   */
  readonly OUTDATED: {
    /** The version that the command is based on. */
    readonly version: number;
    /** The version now. */
    readonly current: number;
  };
  /** The message is not one of the protocol. */
  readonly INVALID_MESSAGE: {
    /** Where: keys and list positions. */
    readonly path: Path;
    /** The value found there: a primitive as it is, anything else in a few words. */
    readonly received: Json;
    /** What is allowed there, in words. */
    readonly expected: string;
  };
}

/** The reason why a session or its server does not do what it is asked for. */
export type SessionRefusal = RefusalOf<SessionRefusalDetails>;

const MESSAGES: Messages<SessionRefusalDetails> = {
  NO_UNDO: 'There is no action of your own that can be undone.',
  NO_REDO: 'There is no action of your own that can be done again.',
  NOT_JOINED: 'The table has not arrived yet.',
  PENDING: 'The server has not answered the last action yet.',
  OUTDATED: 'The table has changed since version {version}; it is now at version {current}.',
  INVALID_MESSAGE: 'Invalid message at {path}: expected {expected}, received {received}.',
};

export const refuse: ReturnType<typeof refusals<SessionRefusalDetails>> =
  /* @__PURE__ */ refusals<SessionRefusalDetails>(MESSAGES);

/** What is wrong with a message that cannot be read. */
export function refuseMessage({ path, received, expected }: ParseError): SessionRefusal {
  return refuse('INVALID_MESSAGE', { path, received, expected });
}

/** Reads a refusal that a server sends: one of its session, or one of its game. */
export function readRefusal<Types extends GameTypes>(
  game: Game<Types>,
  value: unknown,
): Types['Refusal'] | SessionRefusal {
  const isOwn = isCoded(value) && Object.hasOwn(MESSAGES, value.code);
  return isOwn
    ? deepFreeze(typed('refusal', refusalTable(), jsonOf('refusal', value)))
    : game.parseRefusal(value);
}

function isCoded(value: unknown): value is { readonly code: string } {
  return (
    typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'
  );
}

const refusalTable = /* @__PURE__ */ once(() =>
  refusalSchema<SessionRefusalDetails>({
    NO_UNDO: object({}),
    NO_REDO: object({}),
    NOT_JOINED: object({}),
    PENDING: object({}),
    OUTDATED: object({ version: number, current: number }),
    INVALID_MESSAGE: object({ path, received: primitive, expected: words }),
  }),
);
