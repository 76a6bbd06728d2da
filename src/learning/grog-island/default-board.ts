import { type Building, SITES, siteOf } from '../../grog-island/board.ts';
import { COLORS, DEFAULT_BOARD } from '../../grog-island/components.ts';
import type { Table } from '../../grog-island/state.ts';

/** The buildings of the default board: peninsula by peninsula, as the board lists them. */
export const BUILDINGS: readonly Building[] = COLORS.flatMap((peninsula) =>
  DEFAULT_BOARD[peninsula].map((type) => ({ peninsula, type })),
);

/** The sites of the buildings. */
export const BUILDING_SITES: readonly number[] = BUILDINGS.map(siteOf);

/** The building of each site; -1 for a site without one. */
export const BUILDING_PLACES: readonly number[] = SITES.map((_, site) =>
  BUILDING_SITES.indexOf(site),
);

/** Whether a table has the default board, and dice that the game rolls. */
export function hasDefaultOptions({ manualDice, order, buildings }: Table): boolean {
  return (
    !manualDice &&
    COLORS.every((color, place) => order[place] === color) &&
    BUILDING_PLACES.every((place, site) => place < 0 === (buildings[site] === 'none'))
  );
}
