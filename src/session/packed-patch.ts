import { ParseError } from '../core/errors.ts';
import { describeValue, type Path } from '../core/json.ts';
import type { Change } from './patch.ts';

/*
 * A patch as messages carry it, in less than half the bytes: places, each followed by its value. A place is a JSON Pointer (RFC 6901),
 * but a digit in front of it stands for that many keys of the place before. With "+" in front the place gets an item, with "-" it
 * loses one, and no value follows.
 */

export function packPatch(changes: readonly Change[]): unknown[] {
  let before: Path = [];
  return changes.flatMap((change): unknown[] => {
    const place = placeOf(change.path, before);
    before = change.path;
    if (change.op === 'remove') return [`-${place}`];
    return [change.op === 'add' ? `+${place}` : place, change.value];
  });
}

/** The changes in a packed patch; whether they fit a view is still open. */
export function unpackPatch(packed: readonly unknown[]): Change[] {
  const changes: Change[] = [];
  let before: Path = [];
  for (let index = 0; index < packed.length; index += 1) {
    const place = packed[index];
    const [, sign = null, shared = '', pointer = ''] =
      (typeof place === 'string' && /^([+-]?)(\d?)((?:\/[^/]*)*)$/.exec(place)) || [];
    if (sign === null || Number(shared) > before.length)
      return refusePlace(index, place, 'a place, such as "/players/0/coins"');
    const path = [...before.slice(0, Number(shared)), ...keysOf(pointer)];
    before = path;
    if (sign === '-') {
      changes.push({ op: 'remove', path });
      continue;
    }
    index += 1;
    if (index >= packed.length) return refusePlace(index, undefined, 'the value of the place');
    changes.push({ op: sign === '+' ? 'add' : 'replace', path, value: packed[index] });
  }
  return changes;
}

function placeOf(path: Path, before: Path): string {
  let shared = 0;
  while (shared < path.length && shared < 9 && path[shared] === before[shared]) shared += 1;
  const keys = path.slice(shared).map((key) => `/${escaped(String(key))}`);
  return `${shared > 0 ? shared : ''}${keys.join('')}`;
}

function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Whole numbers are taken for list positions; as keys of objects they work too. */
function keysOf(pointer: string): Path {
  return pointer
    .split('/')
    .slice(1)
    .map((key) =>
      /^(0|[1-9]\d*)$/.test(key) ? Number(key) : key.replaceAll('~1', '/').replaceAll('~0', '~'),
    );
}

function refusePlace(index: number, received: unknown, expected: string): never {
  const issue = { path: [index], received: describeValue(received), expected };
  throw new ParseError('patch', { ...issue, code: 'INVALID_FIELD' });
}
