import { jsonOf, once, typed } from '../codec/outside.ts';
import { integer, isList, isRecord, list, object, picklist, text, union } from '../codec/schema.ts';
import { ParseError, type ParseIssueCode } from '../core/errors.ts';
import { describeValue, type Json, type Path } from '../core/json.ts';
import { markTrusted } from '../core/position.ts';
import type { BaseView } from '../core/types.ts';
import { diffView } from './deltas.ts';
import { applyChanges, type Change, type ViewPatch } from './patch.ts';

/**
 * A game, as far as it reads views.
 *
 * @typeParam View - the views.
 */
export interface ViewParser<View extends BaseView> {
  /** Reads a view from any value. */
  parseView(value: unknown): View;
}

/**
 * Reads a patch from any value, such as a message from a server. A patch that it accepts fits the view, and leads to a view that
 * `parseView` accepts.
 *
 * @param game - the game.
 * @param view - the view that the patch is for.
 * @param value - the value.
 * @returns the patch, as `diffView` would write it.
 * @throws a `ParseError` with `NOT_JSON`, `MISSING_FIELD`, `UNKNOWN_FIELD` or `INVALID_FIELD` for a value that is no patch or
 * does not fit, and like `parseView` for a patch that leads to no view.
 * @example
 * ```ts
 * import { grogIsland } from 'pirate-auctions';
 * import { parsePatch } from 'pirate-auctions/session';
 *
 * const view = grogIsland.viewFor(grogIsland.createGame({ players: 2, seed: 1 }), 1);
 * const text = '[{ "op": "replace", "path": ["players", 0, "coins"], "value": 7 }]';
 * console.log(parsePatch(grogIsland, view, JSON.parse(text)).length); // 1
 * ```
 */
export function parsePatch<View extends BaseView>(
  game: ViewParser<View>,
  view: View,
  value: unknown,
): ViewPatch<View> {
  return diffView(view, nextView(game, view, readChanges(value)));
}

/** The view after changes from outside, once it is proven to be one. */
export function nextView<View extends BaseView>(
  game: ViewParser<View>,
  view: View,
  changes: readonly Change[],
): View {
  const next = applyChanges(view, changes);
  game.parseView(next);
  for (const name of ['game', 'rules', 'viewer'] as const) {
    if (next[name] === view[name]) continue;
    const expected = `${view[name]}, which no patch changes`;
    throw new ParseError('patch', {
      code: 'INVALID_FIELD',
      path: [name],
      received: next[name],
      expected,
    });
  }
  return markTrusted(next);
}

/** The most keys in a path; no view is as deep. */
const DEPTH_MOST = 9;

const changePlace = /* @__PURE__ */ once(() =>
  object({
    op: picklist(['replace', 'add', 'remove']),
    path: list(
      union(
        'a key or a list position',
        text<string>(/^/, 'a key'),
        integer(0, Number.MAX_SAFE_INTEGER),
      ),
      1,
      DEPTH_MOST,
    ),
  }),
);

/** The changes in a value from outside; whether they fit a view is still open. */
function readChanges(value: unknown): Change[] {
  const json = jsonOf('patch', value);
  if (!isList(json)) refusePatch('INVALID_FIELD', [], describeValue(json), 'a list of changes');
  return json.map(readChange);
}

function readChange(json: Json, index: number): Change {
  if (!isRecord(json))
    refusePatch('INVALID_FIELD', [index], describeValue(json), 'a change with op, path and value');
  const { value, ...place } = json;
  const { op, path } = typed('patch', changePlace(), place, [index]);
  if (op === 'remove') {
    if (value === undefined) return { op, path };
    refusePatch('UNKNOWN_FIELD', [index, 'value'], describeValue(value), 'no value');
  }
  if (value === undefined) refusePatch('MISSING_FIELD', [index, 'value'], 'nothing', 'a value');
  return { op, path, value };
}

function refusePatch(code: ParseIssueCode, path: Path, received: Json, expected: string): never {
  throw new ParseError('patch', { code, path, received, expected });
}
