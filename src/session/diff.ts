import type { Path } from '../core/json.ts';
import { same } from '../core/lists.ts';
import type { Change } from './patch.ts';

/** An object as it is compared. */
type Fields = { readonly [key: string]: unknown };

/** Adds the changes that make one value into another. Values that are the same object cost nothing. */
export function addChanges(before: unknown, after: unknown, path: Path, changes: Change[]): void {
  if (before === after) return;
  if (isList(before) && isList(after)) addListChanges(before, after, path, changes);
  else if (isFields(before) && isFields(after) && haveSameKeys(before, after)) {
    for (const key of Object.keys(after))
      addChanges(before[key], after[key], [...path, key], changes);
  } else changes.push({ op: 'replace', path, value: after });
}

/**
 * Lists mostly change in one place: what they have in common in front and behind stays, and the part between is compared item
 * by item. Where the whole list is shorter than the changes, it is replaced.
 */
function addListChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  path: Path,
  changes: Change[],
): void {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && same(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && same(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const [old, now] = [
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  ];
  const parts: Change[] = [];
  for (const [place, value] of now.entries()) {
    const at = [...path, start + place];
    if (place >= old.length) parts.push({ op: 'add', path: at, value });
    else addChanges(old[place], value, at, parts);
  }
  for (let place = old.length - 1; place >= now.length; place -= 1)
    parts.push({ op: 'remove', path: [...path, start + place] });
  const whole: Change = { op: 'replace', path, value: after };
  const isShorter =
    path.length > 0 &&
    parts.length > 1 &&
    sizeOf(parts, path.length) > sizeOf([whole], path.length);
  changes.push(...(isShorter ? [whole] : parts));
}

/** About how long changes are in a message, where places leave out what they share with the one before. */
function sizeOf(changes: readonly Change[], shared: number): number {
  let size = 0;
  for (const change of changes) {
    size += 4;
    for (const key of change.path.slice(shared)) size += String(key).length + 1;
    if (change.op !== 'remove') size += lengthOf(change.value);
  }
  return size;
}

/** About how long a value is as JSON. */
function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (!isList(value) && !isFields(value)) return String(value).length;
  let length = 1;
  for (const [key, item] of Object.entries(value))
    length += lengthOf(item) + 1 + (isList(value) ? 0 : key.length + 3);
  return length;
}

function haveSameKeys(before: Fields, after: Fields): boolean {
  const keys = Object.keys(after);
  return (
    keys.length === Object.keys(before).length && keys.every((key) => Object.hasOwn(before, key))
  );
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
