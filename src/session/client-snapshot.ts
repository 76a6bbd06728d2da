import type { Game } from '../core/contract.ts';
import { deepFreeze, same } from '../core/lists.ts';
import { markTrusted } from '../core/position.ts';
import type { GameTypes } from '../core/types.ts';
import { diffView, patchView } from './deltas.ts';
import type { Change, Status, TableMessage } from './messages.ts';
import { unpackPatch } from './packed-patch.ts';
import { nextView } from './parse-patch.ts';
import type { PlayerSnapshot } from './player.ts';

/**
 * What a client has of a session.
 *
 * @typeParam Types - the types of the game.
 */
export interface ClientSnapshot<Types extends GameTypes = GameTypes> extends PlayerSnapshot<Types> {
  /** The version of the table; it rises by 1 with every change. */
  readonly version: number;
}

/** What of a snapshot comes from the server's messages about the table. */
export type TableSnapshot<Types extends GameTypes> = Omit<
  ClientSnapshot<Types>,
  'pending' | 'refusal'
>;

/** What a table message says; it shares with the snapshot before what is the same. */
export function fromTable<Types extends GameTypes>(
  game: Game<Types>,
  before: TableSnapshot<Types> | null,
  message: TableMessage,
): TableSnapshot<Types> {
  const { version } = message;
  const view = game.parseView(message.view);
  const log = game.parseEvents(message.log);
  const events: readonly Types['Event'][] = [];
  if (before?.view.viewer !== view.viewer)
    return snapshotOf(game, { view, log, events, version }, message);
  const shared = markTrusted(patchView(before.view, diffView(before.view, view)));
  return snapshotOf(
    game,
    { view: shared, log: sharedLog(before.log, log), events, version },
    message,
  );
}

/** What the table is after a change. */
export function fromChange<Types extends GameTypes>(
  game: Game<Types>,
  before: TableSnapshot<Types>,
  change: Change,
): TableSnapshot<Types> {
  const { version, patch, keep } = change;
  const view = nextView(game, before.view, unpackPatch(patch));
  const kept = keep === undefined ? before.log : before.log.slice(0, keep);
  const events = game.parseEvents(change.events);
  const log = events.length === 0 ? kept : [...kept, ...events];
  return snapshotOf(game, { view, log, events, version }, change);
}

function snapshotOf<Types extends GameTypes>(
  game: Game<Types>,
  parts: Pick<TableSnapshot<Types>, 'view' | 'log' | 'events' | 'version'>,
  { canUndo, canRedo, scoring = null }: Status,
): TableSnapshot<Types> {
  const { view, log, events } = parts;
  const { viewer } = view;
  return {
    ...parts,
    log: Object.freeze(log),
    events: Object.freeze(events),
    actions: deepFreeze(viewer === 'spectator' ? [] : game.legalActions(view, viewer)),
    scoring: scoring === null ? null : game.parseScoring(scoring),
    canUndo: canUndo === true,
    canRedo: canRedo === true,
  };
}

function sharedLog<Event>(before: readonly Event[], after: readonly Event[]): readonly Event[] {
  return after.map((event, place) => {
    const known = before[place];
    return known !== undefined && same(known, event) ? known : event;
  });
}
