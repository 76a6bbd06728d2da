/** The item at a place that is known to exist; a wrong place is a fault of the caller and throws. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no item at ${index} of ${items.length}`);
  return item;
}

/** A type whose fields can be set; what they hold stays read-only and is replaced as a whole. */
export type Settable<T> = { -readonly [Key in keyof T]: T[Key] };

/** A list, or a value for each of five colours, with another item at one place. */
export function withItem<T>(
  items: readonly [T, T, T, T, T],
  place: 0 | 1 | 2 | 3 | 4,
  item: T,
): [T, T, T, T, T];
export function withItem<T>(items: readonly T[], place: number, item: T): T[];
export function withItem<T>(items: readonly T[], place: number, item: T): T[] {
  const copy = [...items];
  copy[place] = item;
  return copy;
}

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

/** The own value of a key; what the key may mean on a prototype does not count. */
export function own<T extends object, Key extends keyof T>(value: T, key: Key): T[Key] | undefined {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

/** A copy of an object that inherits nothing, so that a missing field is missing. */
export function ownFields<T extends object>(value: T): T {
  return Object.assign(Object.create(null), value);
}

/** A copy of plain data whose objects inherit nothing. */
export function ownData<T>(value: T): T;
export function ownData(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => ownData(item));
  if (typeof value !== 'object' || value === null) return value;
  const copy: { [key: string]: unknown } = ownFields({ ...value });
  for (const key of Object.keys(copy)) copy[key] = ownData(copy[key]);
  return copy;
}

/** A copy of plain data that shares nothing with it. */
export function deepCopy<T>(value: T): T;
export function deepCopy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => deepCopy(item));
  if (typeof value !== 'object' || value === null) return value;
  const copy: { [key: string]: unknown } = { ...value };
  for (const key of Object.keys(copy)) copy[key] = deepCopy(copy[key]);
  return copy;
}

/** Freezes plain data with all that is in it; what is frozen already is taken to be frozen all through. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (Array.isArray(value)) for (const item of value) deepFreeze(item);
  else for (const item of Object.values(value)) deepFreeze(item);
  return Object.freeze(value);
}

/**
 * A table that code makes, deeply frozen. As a function, unlike a list with calls in it, bundlers can remove it when nothing uses the
 * table, if the call is marked as pure.
 */
export function frozen<T>(make: () => T): T {
  return deepFreeze(make());
}
