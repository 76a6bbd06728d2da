import type { Seat } from './game.ts';

/** Seats grouped by place, the best first; `compare` is below 0 if its first sheet is better, 0 if they share the place. */
export function ranked<Sheet extends { readonly player: Seat }>(
  sheets: readonly Sheet[],
  compare: (left: Sheet, right: Sheet) => number,
): Seat[][] {
  const places: Seat[][] = [];
  let previous: Sheet | undefined;
  for (const sheet of [...sheets].sort(
    (left, right) => compare(left, right) || left.player - right.player,
  )) {
    const place = places.at(-1);
    if (place !== undefined && previous !== undefined && compare(previous, sheet) === 0)
      place.push(sheet.player);
    else places.push([sheet.player]);
    previous = sheet;
  }
  return places;
}
