import { at, frozen } from '../core/lists.ts';
import {
  type Board,
  BUILDING_TYPES,
  type BuildingType,
  COLOR_INDEX,
  COLORS,
  type Color,
  type ColorIndex,
  POINTS_BY_COPIES,
} from './components.ts';

/** A building, by its peninsula and its type (GI-C4). */
export type Building = {
  /** The peninsula. */
  readonly peninsula: Color;
  /** The type; it stands at most once on a peninsula. */
  readonly type: BuildingType;
};

/**
 * What is on a site: `none` where no building of that type stands, `free` (neither crew nor lock, GI-L1), a `lock`,
 * `ghost` crew, or the crew of a seat.
 */
export type Occupant = 'none' | 'free' | 'lock' | 'ghost' | `crew:${number}`;

/** The number of types: sites of one peninsula stand together, in the order of the types. */
export const TYPES: number = /* @__PURE__ */ (() => BUILDING_TYPES.length)();

/** The crew of a seat as it stands on a site. */
export const CREW_OF: readonly Occupant[] = ['crew:0', 'crew:1', 'crew:2', 'crew:3'];

/** All that can be on a site. */
export const OCCUPANTS: readonly Occupant[] = /* @__PURE__ */ (() => [
  'none',
  'free',
  'lock',
  'ghost',
  ...CREW_OF,
])();

/** The building of each site, peninsula by peninsula, in the order of the types. */
export const SITES: readonly Building[] = /* @__PURE__ */ frozen(() =>
  COLORS.flatMap((peninsula) => BUILDING_TYPES.map((type) => ({ peninsula, type }))),
);

/**
 * Finds the site of a building.
 *
 * @param building - the building.
 * @returns its place in `buildings` of a state.
 * @throws a RangeError if there is no such building on any board.
 * @example
 * ```ts
 * import { createGame, siteOf } from 'pirate-auctions/grog-island';
 *
 * const { buildings } = createGame({ players: 2, seed: 1 });
 * console.log(buildings[siteOf({ peninsula: 'grey', type: 'hat' })]); // free
 * ```
 */
export function siteOf(building: Building): number {
  const site = COLOR_INDEX[building?.peninsula] * TYPES + TYPE_INDEX[building?.type];
  const found = SITES[site];
  if (found && found.peninsula === building.peninsula && found.type === building.type) return site;
  throw new RangeError('There is no building of this peninsula and type.');
}

/**
 * Tells what is on a building.
 *
 * @param buildings - the `buildings` of a state or view.
 * @param building - the building.
 * @returns a crew, a lock, or that the building is free or not on the board.
 * @throws a RangeError if there is no such building on any board, or the list has no such site.
 * @example
 * ```ts
 * import { createGame, occupantOf } from 'pirate-auctions/grog-island';
 *
 * const state = createGame({ players: 2, seed: 1 });
 * console.log(occupantOf(state.buildings, { peninsula: 'grey', type: 'hat' })); // free
 * ```
 */
export function occupantOf(buildings: readonly Occupant[], building: Building): Occupant {
  return at(buildings, siteOf(building));
}

/** The empty sites of a board. */
export function sitesOf(board: Board): Occupant[] {
  return SITES.map(({ peninsula, type }) => (board[peninsula].includes(type) ? 'free' : 'none'));
}

/** How many sites of a peninsula have a certain occupant. */
export function countOn(
  buildings: readonly Occupant[],
  peninsula: ColorIndex,
  occupant: Occupant | undefined,
): number {
  let count = 0;
  for (let site = peninsula * TYPES; site < (peninsula + 1) * TYPES; site += 1) {
    if (buildings[site] === occupant) count += 1;
  }
  return count;
}

/** How many buildings of a peninsula are free (GI-L1). */
export function freeOn(buildings: readonly Occupant[], peninsula: ColorIndex): number {
  return countOn(buildings, peninsula, 'free');
}

/** The free buildings of a peninsula but for one type, in the order of the types. */
export function freeBuildings(
  buildings: readonly Occupant[],
  peninsula: Color,
  except: BuildingType | null,
): Building[] {
  const found: Building[] = [];
  const first = COLOR_INDEX[peninsula] * TYPES;
  for (let site = first; site < first + TYPES; site += 1) {
    if (buildings[site] !== 'free') continue;
    const building = at(SITES, site);
    if (building.type !== except) found.push(building);
  }
  return found;
}

/** How many sites of a type, on any peninsula, have a certain occupant. */
export function countOfType(
  buildings: readonly Occupant[],
  type: BuildingType,
  occupant: Occupant | undefined,
): number {
  let count = 0;
  for (let site = TYPE_INDEX[type]; site < SITES.length; site += TYPES) {
    if (buildings[site] === occupant) count += 1;
  }
  return count;
}

/** How many buildings of a type are free, on any peninsula (GI-L3). */
export function freeOfType(buildings: readonly Occupant[], type: BuildingType): number {
  return countOfType(buildings, type, 'free');
}

/** How many buildings of a type stand on the board (GI-C4). */
export function copiesOf(buildings: readonly Occupant[], type: BuildingType): number {
  return COLORS.length - countOfType(buildings, type, 'none');
}

/** Whether the board may have so many buildings of a type: goals give points for 1 to 4 (GI-C4). */
export function isCopies(copies: number): boolean {
  return POINTS_BY_COPIES[copies] !== undefined;
}

const TYPE_INDEX: Readonly<Record<BuildingType, number>> = {
  sword: 0,
  pegLeg: 1,
  hat: 2,
  hook: 3,
  anchor: 4,
  figurehead: 5,
  voodoo: 6,
  fortune: 7,
  eyePatch: 8,
  coffin: 9,
  cannonball: 10,
  pub: 11,
};
