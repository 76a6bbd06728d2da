import type { Game } from '../core/contract.ts';
import { refuseArgument } from '../core/issue-message.ts';
import { at, deepFreeze } from '../core/lists.ts';
import { notesUntil } from '../core/record.ts';
import type { GameTypes, Viewer } from '../core/types.ts';
import { after, beginning, type Moment, momentsUntil, type SessionStart } from './history.ts';
import type { PlayerStore } from './player.ts';
import { refuse } from './refusals.ts';
import { createListeners } from './store.ts';
import type { Session, SessionSettings, SessionSnapshot, ViewerSnapshot } from './types.ts';
import type { TypesOf } from './types-of.ts';
import { createViewer } from './viewer.ts';

/**
 * Creates a session: a game in progress as a store for any framework.
 *
 * @param game - the game.
 * @param start - the options of a new game, the record of one that goes on, or a state, and the settings.
 * @throws an `InvalidOptionsError` like `createGame`, a `ReplayError` or `ParseError` like `replay`, and a
 * `ParseError` like `parseState`; a RangeError if `start` is no object.
 * @example
 * ```ts
 * import { grogIsland } from 'pirate-auctions';
 * import { createSession } from 'pirate-auctions/session';
 *
 * const session = createSession(grogIsland, { options: { players: 2, seed: 1 } });
 * const anne = session.as(0);
 * const end = anne.subscribe(({ log }) => console.log(log.length)); // 0
 * console.log(anne.dispatch({ type: 'chooseGood', player: 0, good: 'grey' })); // null
 * console.log(anne.undo(), session.getSnapshot().step); // null 0
 * end();
 * ```
 */
export function createSession<AnyGame extends Game>(
  game: AnyGame,
  start: SessionStart<TypesOf<AnyGame>> & SessionSettings<TypesOf<AnyGame>>,
): Session<TypesOf<AnyGame>>;
export function createSession<Types extends GameTypes>(
  game: Game<Types>,
  start: SessionStart<Types> & SessionSettings<Types>,
): Session<Types> {
  if (Object(start) !== start)
    refuseArgument('start', [], start, 'an object with options, a record or a state');
  const { mayUndo = ({ state, events }) => game.canUndo(state, events) }: SessionSettings<Types> =
    start;
  const { present: loaded, record } = beginning(game, start);
  let present = loaded;
  let shown = present;
  let isAdvance = false;
  /** What was undone, the last one last. */
  let undone: readonly Moment<Types>[] = [];
  let snapshot = snapshotNow();
  const viewers = new Map<Viewer, PlayerStore<Types, ViewerSnapshot<Types>>>();
  const { subscribe, notify } = createListeners(() => snapshot);

  function snapshotNow(): SessionSnapshot<Types> {
    const { state, step, last } = shown;
    const decisions = game.decisions(state);
    return Object.freeze({
      state,
      decisions: deepFreeze(decisions),
      events: last?.events ?? [],
      step,
      steps: present.step,
      canUndo: mayUndoLast(),
      canRedo: undone.length > 0,
      scoring: decisions.length > 0 ? null : deepFreeze(game.score(state)),
    });
  }

  function mayUndoLast(): boolean {
    const { last } = present;
    if (last === null) return false;
    const { before, action, events } = last;
    return mayUndo({ state: before.state, action, events });
  }

  function show(moment: Moment<Types>, advances: boolean): void {
    shown = moment;
    isAdvance = advances;
    snapshot = snapshotNow();
    notify();
  }

  const session: Session<Types> = {
    game,
    getSnapshot: () => snapshot,
    subscribe,
    dispatch(action) {
      const refusal = game.checkAction(present.state, action);
      if (refusal !== null) return refusal;
      const copy = game.parseAction(action);
      present = after(present, copy, game.transition(present.state, copy));
      undone = [];
      show(present, true);
      return null;
    },
    undo() {
      if (present.last === null || !mayUndoLast()) return refuse('NO_UNDO', {});
      undone = [...undone, present];
      present = present.last.before;
      show(present, false);
      return null;
    },
    redo() {
      const moment = undone.at(-1);
      if (moment === undefined) return refuse('NO_REDO', {});
      undone = undone.slice(0, -1);
      present = moment;
      show(present, true);
      return null;
    },
    goTo(step) {
      if (!Number.isInteger(step) || step < 0 || step > present.step)
        refuseArgument('step', [], step, `a whole number from 0 to ${present.step}`);
      show(at(momentsUntil(present), step), false);
    },
    as(viewer) {
      const known = viewers.get(viewer);
      if (known !== undefined) return known;
      const made = createViewer(session, viewer, () => ({
        shown,
        present,
        undone: undone.at(-1),
        isAdvance,
      }));
      viewers.set(viewer, made);
      return made;
    },
    toRecord() {
      if (record === null) return null;
      const actions = momentsUntil(present).flatMap(({ last }) => (last ? [last.action] : []));
      const { game: name, rules, options } = record;
      const notes = notesUntil<Types>(record, actions.length);
      return deepFreeze({ game: name, rules, options, ...notes, actions });
    },
  };
  return session;
}
