/** The item at a place that is known to exist; a wrong place is a fault of the caller and throws. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no item at ${index} of ${items.length}`);
  return item;
}

/** A type without `readonly`, at every depth: what the rules change, an immer draft or a private copy. */
export type Mutable<T> = { -readonly [Key in keyof T]: Mutable<T[Key]> };
