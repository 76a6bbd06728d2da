/*
 * Exact comparison: unlike `same` in core, these functions distinguish -0 from 0 and a missing key from one that is `undefined`,
 * because JSON does not preserve the difference.
 */

/** A list or an object, read by key. */
export type Composite = Readonly<Record<string, unknown>>;

export function isComposite(value: unknown): value is Composite {
  return typeof value === 'object' && value !== null;
}

/** Whether two values are equal, in any order of keys. Laws call it most often, so it is fast. */
export function equal(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (!isComposite(left) || !isComposite(right)) return false;
  if (Array.isArray(left)) return Array.isArray(right) && equalLists(left, right);
  if (Array.isArray(right)) return false;
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(right, key) || !equal(left[key], right[key])) return false;
  }
  return true;
}

function equalLists(left: readonly unknown[], right: readonly unknown[]): boolean {
  if (left.length !== right.length) return false;
  for (let index = 0; index < left.length; index += 1) {
    if (!equal(left[index], right[index])) return false;
    if (left[index] === undefined && index in left !== index in right) return false;
  }
  return true;
}

/** The first difference of two values, in words; `null` if they are equal. */
export function difference(left: unknown, right: unknown): string | null {
  return equal(left, right) ? null : firstDifference(left, right, '');
}

/** The first difference of two values that are not equal. */
export function firstDifference(left: unknown, right: unknown, path: string): string | null {
  if (Object.is(left, right)) return null;
  const where = path === '' ? '' : `at ${path}: `;
  if (!isComposite(left) || !isComposite(right) || Array.isArray(left) !== Array.isArray(right))
    return `${where}expected ${abbreviated(right)}, received ${abbreviated(left)}`;
  for (const key of Object.keys(left)) {
    const place = path === '' ? key : `${path}.${key}`;
    if (!Object.hasOwn(right, key))
      return `at ${place}: expected nothing, received ${abbreviated(left[key])}`;
    const found = firstDifference(left[key], right[key], place);
    if (found !== null) return found;
  }
  const further = Object.keys(right).find((key) => !Object.hasOwn(left, key));
  if (further === undefined) return null;
  const place = path === '' ? further : `${path}.${further}`;
  return `at ${place}: expected ${abbreviated(right[further])}, received nothing`;
}

/** A copy of JSON data, faster than a round trip. */
export function copyJson<Value>(value: Value): Value;
export function copyJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyJson);
  if (!isComposite(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) copy[key] = copyJson(value[key]);
  return copy;
}

/** A text that is the same exactly for equal values. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (isComposite(value)) {
    const entries = Object.keys(value).sort();
    return `{${entries.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
  }
  if (typeof value === 'string') return JSON.stringify(value);
  return Object.is(value, -0) ? '-0' : String(value);
}

export function throughJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}

/** A value as text for a message, abbreviated. */
export function abbreviated(value: unknown): string {
  const text = canonical(value);
  return text.length <= 200 ? text : `${text.slice(0, 200)}…`;
}

/** A value with all lists sorted, to compare without their order. */
export function unordered(value: unknown): unknown {
  if (Array.isArray(value)) {
    const keyed = value.map((item) => ({ item: unordered(item), key: canonical(unordered(item)) }));
    return keyed.sort((left, right) => (left.key < right.key ? -1 : 1)).map(({ item }) => item);
  }
  if (!isComposite(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, unordered(item)]));
}
