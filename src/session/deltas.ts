import { InvalidStateError, ParseError } from '../core/errors.ts';
import { isList } from '../core/event-list.ts';
import { describeValue } from '../core/json.ts';
import { deepFreeze } from '../core/lists.ts';
import { trustedView } from '../core/position.ts';
import type { BaseView } from '../core/types.ts';
import { addChanges } from './diff.ts';
import { applyChanges, type Change, type ViewPatch } from './patch.ts';

/**
 * Returns what changes from one view to the next, for a client that has the first one. States are refused: a patch of a state
 * would hold secrets.
 *
 * @param before - a view.
 * @param after - another view of the same viewer.
 * @returns the patch; empty if nothing changes.
 * @throws an `InvalidStateError` with `EXPECTED_VIEW` for a state.
 * @throws a RangeError for views of two games or two viewers.
 * @example
 * ```ts
 * import { applyAction, createGame, viewFor } from 'pirate-auctions/grog-island';
 * import { diffView } from 'pirate-auctions/session';
 *
 * const state = createGame({ players: 2, seed: 1 });
 * const next = applyAction(state, { type: 'chooseGood', player: 0, good: 'grey' });
 * const [change] = diffView(viewFor(state, 1), viewFor(next, 1));
 * console.log(change); // { op: 'replace', path: [ 'players', 0, 'goods', 4 ], value: 1 }
 * ```
 */
export function diffView<View extends BaseView>(before: View, after: View): ViewPatch<View> {
  for (const view of [before, after]) assertView(view);
  for (const name of ['game', 'rules', 'viewer'] as const) {
    if (before[name] === after[name]) continue;
    throw new RangeError(
      `diffView: expected two views with the same ${name}, received ${before[name]} and ${after[name]}.`,
    );
  }
  return changesOf(before, trustedView(after));
}

/**
 * Returns the view after a patch. What the patch leaves is shared with the view, which never changes.
 *
 * @param view - the view.
 * @param patch - the patch.
 * @returns the next view, deeply frozen.
 * @throws a `ParseError` with `INVALID_FIELD` if the patch is no list, or if a change does not fit: its place does not exist. Then nothing has changed.
 * @throws an `InvalidStateError` with `EXPECTED_VIEW` for a state.
 * @example
 * ```ts
 * import { applyAction, createGame, viewFor } from 'pirate-auctions/grog-island';
 * import { diffView, patchView } from 'pirate-auctions/session';
 *
 * const state = createGame({ players: 2, seed: 1 });
 * const next = applyAction(state, { type: 'chooseGood', player: 0, good: 'grey' });
 * const view = viewFor(state, 1);
 * const patched = patchView(view, diffView(view, viewFor(next, 1)));
 * console.log(patched.players[0]?.goods, patched.ships === view.ships); // [ 0, 0, 0, 0, 1 ] true
 * ```
 */
export function patchView<View extends BaseView>(view: View, patch: ViewPatch<View>): View {
  assertView(view);
  const changes: readonly Change[] = patch;
  if (!isList(changes))
    throw new ParseError('patch', {
      code: 'INVALID_FIELD',
      path: [],
      received: describeValue(changes),
      expected: 'a list of changes',
    });
  return changes.length === 0 ? trustedView(view) : applyChanges(view, changes);
}

/** The changes between two views that are frozen or copies. */
function changesOf<View extends BaseView>(before: View, after: View): ViewPatch<View> {
  const patch: unknown = deepFreeze(changesBetween(before, after));
  // What differs between two views lies where their type says, and is of that type.
  return patch as ViewPatch<View>;
}

/** The same for views that are known to be of one viewer. */
export function changesBetween(before: BaseView, after: BaseView): readonly Change[] {
  const changes: Change[] = [];
  addChanges(before, after, [], changes);
  return changes;
}

function assertView(view: BaseView): void {
  if (typeof view === 'object' && view !== null && Object.hasOwn(view, 'viewer')) return;
  throw new InvalidStateError(
    'EXPECTED_VIEW',
    'Expected a view, received a state or another value. viewFor makes a view of a state.',
  );
}
