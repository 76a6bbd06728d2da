import type { Json, Path } from './json.ts';
import type { Messages } from './refusal.ts';

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

/** The English sentence of every reason of a session. */
export const SESSION_MESSAGES: Messages<SessionRefusalDetails> = {
  NO_UNDO: 'There is no action of your own that can be undone.',
  NO_REDO: 'There is no action of your own that can be done again.',
  NOT_JOINED: 'The table has not arrived yet.',
  PENDING: 'The server has not answered the last action yet.',
  OUTDATED: 'The table has changed since version {version}; it is now at version {current}.',
  INVALID_MESSAGE: 'Invalid message at {path}: expected {expected}, received {received}.',
};
