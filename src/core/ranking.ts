import type { BaseScoring, Seat } from './types.ts';

/** Seats grouped by place, the best first; `compare` is below 0 if its first sheet is better, 0 if they share the place. */
export function ranked<Sheet extends { readonly player: Seat }>(
  sheets: readonly Sheet[],
  compare: (left: Sheet, right: Sheet) => number,
): Seat[][] {
  const places: Seat[][] = [];
  let place: Seat[] = [];
  let previous: Sheet | undefined;
  // Sheets are by seat, and those that are equal stay in their order.
  for (const sheet of [...sheets].sort(compare)) {
    if (previous === undefined || compare(previous, sheet) !== 0) {
      place = [];
      places.push(place);
    }
    place.push(sheet.player);
    previous = sheet;
  }
  return places;
}

/** The share of each seat in the win: 1 for a sole winner, equal parts for several, 0 for everybody else. */
export function sharesOfWin({ players, winners }: BaseScoring): number[] {
  return players.map(({ player }) => (winners.includes(player) ? 1 / winners.length : 0));
}
