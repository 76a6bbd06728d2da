import { deepFreeze } from '../core/lists.ts';
import { markTrusted } from '../core/position.ts';
import type { GameTypes, Viewer } from '../core/types.ts';
import { diffView, patchView } from './deltas.ts';
import { type Moment, momentsUntil } from './history.ts';
import type { PlayerStore } from './player.ts';
import { refuse } from './refusals.ts';
import { assertListener } from './store.ts';
import type { Session, ViewerSnapshot } from './types.ts';

/** Where a session is. */
export interface Whereabouts<Types extends GameTypes> {
  readonly shown: Moment<Types>;
  readonly present: Moment<Types>;
  /** What was undone last. */
  readonly undone: Moment<Types> | undefined;
  /** Whether an action led to where it is, rather than an undo or a look back. */
  readonly isAdvance: boolean;
}

const NO_EVENTS: readonly never[] = /* @__PURE__ */ Object.freeze([]);

/** A session as a viewer may see it. What it holds is made when somebody asks for it. */
export function createViewer<Types extends GameTypes>(
  session: Session<Types>,
  viewer: Viewer,
  whereabouts: () => Whereabouts<Types>,
): PlayerStore<Types, ViewerSnapshot<Types>> {
  const { game } = session;
  /** The events of each action as the viewer sees them, so that each is the same object every time. */
  const seen = new WeakMap<Moment<Types>, readonly Types['Event'][]>();
  let logged: { readonly moment: Moment<Types>; readonly log: readonly Types['Event'][] } | null =
    null;
  let made = session.getSnapshot();
  /** The last view that was asked for: as the game made it, and as it shares with the one before. */
  let asked = unshared(game.viewFor(made.state, viewer));
  let snapshot = snapshotNow();

  function snapshotNow(): ViewerSnapshot<Types> {
    const { shown, present, undone, isAdvance } = whereabouts();
    const { state, step, steps, scoring, canUndo, canRedo } = made;
    let view: Types['View'] | null = null;
    let actions: readonly Types['Action'][] | null = null;
    return Object.freeze({
      // Made when they are asked for, because a server needs neither.
      get view() {
        view ??= sharedView(game.viewFor(state, viewer));
        return view;
      },
      get actions() {
        const isOwn = viewer !== 'spectator' && shown === present;
        actions ??= deepFreeze(isOwn ? game.legalActions(this.view, viewer) : []);
        return actions;
      },
      log: logUntil(shown),
      events: isAdvance ? eventsOf(shown) : NO_EVENTS,
      scoring,
      canUndo: canUndo && present.last?.action.player === viewer,
      canRedo: canRedo && undone?.last?.action.player === viewer,
      pending: false,
      refusal: null,
      step,
      steps,
    });
  }

  /** The same view, but with what did not change since the last one. Views of the game are compared since they share more. */
  function sharedView(raw: Types['View']): Types['View'] {
    const shared = markTrusted(patchView(asked.shared, diffView(asked.raw, raw)));
    asked = { raw, shared };
    return shared;
  }

  /** The log until a moment; mostly that of the moment before, and more. */
  function logUntil(moment: Moment<Types>): readonly Types['Event'][] {
    const isNext = logged !== null && moment.last?.before === logged.moment;
    const log = isNext && logged !== null ? logged.log : momentsUntil(moment).flatMap(eventsOf);
    const events = isNext ? eventsOf(moment) : [];
    logged = {
      moment,
      log: events.length > 0 || !isNext ? Object.freeze([...log, ...events]) : log,
    };
    return logged.log;
  }

  function eventsOf(moment: Moment<Types>): readonly Types['Event'][] {
    if (moment.last === null) return NO_EVENTS;
    const known = seen.get(moment);
    if (known !== undefined) return known;
    const events = deepFreeze(game.viewEvents(moment.last.events, viewer));
    seen.set(moment, events);
    return events;
  }

  function getSnapshot(): ViewerSnapshot<Types> {
    const current = session.getSnapshot();
    if (current === made) return snapshot;
    made = current;
    snapshot = snapshotNow();
    return snapshot;
  }

  return {
    getSnapshot,
    subscribe(listener) {
      assertListener(listener);
      return session.subscribe(() => listener(getSnapshot()));
    },
    dispatch(action) {
      // First of all by the view: the refusal of an action for another seat must not reveal what that seat holds.
      const view = game.viewFor(whereabouts().present.state, viewer);
      return game.checkAction(view, action) ?? session.dispatch(action);
    },
    undo() {
      const isOwn = whereabouts().present.last?.action.player === viewer;
      return isOwn ? session.undo() : refuse('NO_UNDO', {});
    },
    redo() {
      const isOwn = whereabouts().undone?.last?.action.player === viewer;
      return isOwn ? session.redo() : refuse('NO_REDO', {});
    },
  };
}

function unshared<View>(view: View): { readonly raw: View; readonly shared: View } {
  return { raw: view, shared: view };
}
