/** How many values a view hides: those that are `null` in it but not in the state, without the random source, which is no card. */
export function hiddenIn(state: object, view: object): number {
  return hidden({ ...state, random: null }, { ...view, random: null });
}

function hidden(known: unknown, seen: unknown): number {
  if (seen === null) return known === null ? 0 : 1;
  if (typeof seen !== 'object' || typeof known !== 'object' || known === null || known === seen)
    return 0;
  return Object.entries(seen).reduce(
    (count, [key, value]) => count + hidden(Reflect.get(known, key), value),
    0,
  );
}
