/**
 * A game in progress as a store, with undo and history; what changes from one view to the next; and a server and a client
 * for sessions over a network.
 *
 * @packageDocumentation
 */

export type { SessionRefusalDetails } from '../core/session-refusal.ts';
export {
  type ClientConnection,
  joinSession,
  type SessionClient,
} from './client.ts';
/*
 * session: one game in progress, for front ends and servers. It knows the contract, and no game.
 * May import: core, codec.
 */
export type { ClientSnapshot } from './client-snapshot.ts';
export { diffView, patchView } from './deltas.ts';
export type { SessionStart } from './history.ts';
export { loadRecord, type SessionOf } from './load-record.ts';
export { parsePatch, type ViewParser } from './parse-patch.ts';
export type { ChangeAt, ChangeIn, ViewPatch } from './patch.ts';
export type { PlayerSnapshot, PlayerStore } from './player.ts';
export type { SessionRefusal } from './refusals.ts';
export { type ServerConnection, type SessionServer, serveSession } from './server.ts';
export { createSession } from './session.ts';
export type { Store } from './store.ts';
export type * from './types.ts';
export type { TypesOf } from './types-of.ts';
