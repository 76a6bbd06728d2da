/** The item at a place that is known to exist; a wrong place is a fault of the caller and throws. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no item at ${index} of ${items.length}`);
  return item;
}

/** A type without `readonly`, at every depth: what the rules change, an immer draft or a private copy. */
export type Mutable<T> = { -readonly [Key in keyof T]: Mutable<T[Key]> };

/** Whether two values of plain data are equal; the order of keys does not count. */
export function same(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null)
    return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const entries = Object.entries(left);
  if (entries.length !== Object.keys(right).length) return false;
  const others = new Map<string, unknown>(Object.entries(right));
  return entries.every(([key, value]) => others.has(key) && same(value, others.get(key)));
}

/** A copy of plain data that shares nothing with it. */
export function deepCopy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(deepCopy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, deepCopy(item)]));
}
