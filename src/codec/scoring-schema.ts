import type { Seat } from '../core/types.ts';
import { distinct, integer, list, type ObjectSchema, type Schema } from './schema.ts';

/** A number of points, coins or ducats. */
export const points: Schema<number> = /* @__PURE__ */ (() => integer(0, Number.MAX_SAFE_INTEGER))();

/** The fields of any scoring, for so many seats. */
export function scoringFields<Sheet>(
  sheet: ObjectSchema<Sheet>,
  seats: number,
): {
  readonly players: Schema<readonly Sheet[]>;
  readonly ranking: Schema<readonly (readonly Seat[])[]>;
  readonly winners: Schema<readonly Seat[]>;
} {
  const group = distinct(integer(0, seats - 1), 1, seats);
  return { players: list(sheet, 1, seats), ranking: list(group, 1, seats), winners: group };
}
