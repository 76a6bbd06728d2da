import { enablePatches, Immer } from 'immer';
import { ParseError } from '../core/errors.ts';
import { describeValue, type Path } from '../core/json.ts';
import { trustedView } from '../core/position.ts';
import type { BaseView } from '../core/types.ts';

/**
 * One change of a value, or of something in it, as immer writes patches.
 *
 * @typeParam Value - the value that holds the changes.
 * @typeParam At - where the value lies.
 */
export type ChangeIn<Value, At extends Path = readonly []> = Value extends readonly (infer Item)[]
  ?
      | ChangeAt<Item, readonly [...At, number]>
      | {
          /** An item comes into a list; those from there on move up. */
          readonly op: 'add';
          /** Where: keys and list positions. */
          readonly path: readonly [...At, number];
          /** The item. */
          readonly value: Item;
        }
      | {
          /** An item leaves a list; those after it move down. */
          readonly op: 'remove';
          /** Where: keys and list positions. */
          readonly path: readonly [...At, number];
        }
  : Value extends object
    ? {
        [Key in keyof Value & string]: ChangeAt<Value[Key], readonly [...At, Key]>;
      }[keyof Value & string]
    : never;

/**
 * A value is replaced, or something in it changes.
 *
 * @typeParam Value - the value.
 * @typeParam At - where it lies.
 */
export type ChangeAt<Value, At extends Path> =
  | {
      /** A value takes the place of another. */
      readonly op: 'replace';
      /** Where: keys and list positions. */
      readonly path: At;
      /** The new value. */
      readonly value: Value;
    }
  | ChangeIn<Value, At>;

/**
 * What makes one view into the next: immer's patches, which change fields and lists in order. Plain JSON.
 *
 * @typeParam View - the views.
 */
export type ViewPatch<View extends BaseView = BaseView> = readonly ChangeIn<View>[];

/** A change whose place and value are not known to the compiler. */
export type Change =
  | { readonly op: 'replace' | 'add'; readonly path: Path; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: Path };

// An own instance: a host that changes the settings of its immer must not change our views.
const immer = /* @__PURE__ */ withPatches();

function withPatches(): Immer {
  enablePatches();
  return new Immer({ autoFreeze: true });
}

/** A view after changes, which must fit; it shares with the view what they leave. */
export function applyChanges<View extends BaseView>(view: View, changes: readonly Change[]): View {
  return immer.produce(trustedView(view), (draft: object) => {
    for (const [index, change] of changes.entries()) {
      assertFits(draft, change, index);
      immer.applyPatches(draft, [{ ...change, path: [...change.path] }]);
    }
  });
}

/**
 * Changes keep the form of objects: only lists get and lose items. What immer would do with a place that does not exist is
 * no error of its own.
 */
function assertFits(view: object, { op, path }: Change, index: number): void {
  let container: unknown = view;
  for (const [depth, key] of path.entries()) {
    const isLast = depth === path.length - 1;
    if (!holds(container, key, isLast ? op : 'replace'))
      refuseChange(index, depth, key, `a place of the view that ${VERBS[op]}`);
    container = isLast ? null : container[key];
  }
  if (path.length === 0) refuseChange(index, 0, undefined, 'a place within the view');
}

const VERBS: Readonly<Record<Change['op'], string>> = {
  replace: 'can be replaced',
  add: 'can get an item',
  remove: 'can lose an item',
};

function holds(
  container: unknown,
  key: string | number,
  op: Change['op'],
): container is { readonly [key: string | number]: unknown } {
  if (Array.isArray(container)) {
    const most = op === 'add' ? container.length : container.length - 1;
    return typeof key === 'number' && Number.isInteger(key) && key >= 0 && key <= most;
  }
  if (typeof container !== 'object' || container === null || op !== 'replace') return false;
  return Object.hasOwn(container, key);
}

function refuseChange(index: number, depth: number, received: unknown, expected: string): never {
  throw new ParseError('patch', {
    code: 'INVALID_FIELD',
    path: [index, 'path', depth],
    received: describeValue(received),
    expected,
  });
}
