import { type Building, freeBuildings, occupantOf } from '../board.ts';
import type { Color } from '../components.ts';
import { type Refusal, refuse } from '../refusals.ts';
import type { Table } from '../state.ts';

/** The free buildings on which a lock or a ghost crew can go (GI-W4, GI-E1). */
export function placesOn(table: Table, peninsula: Color): Building[] {
  return freeBuildings(table.buildings, peninsula, null);
}

/** Why a lock or a ghost crew cannot go there, or `null`. */
export function checkPlace(table: Table, peninsula: Color, building: Building): Refusal | null {
  if (building.peninsula !== peninsula) {
    return refuse('WRONG_PENINSULA', { building, peninsulas: [peninsula] });
  }
  const occupant = occupantOf(table.buildings, building);
  return occupant === 'free' ? null : refuse('NOT_FREE', { building, occupant });
}
