import { integer, object, type Schema } from '../codec/schema.ts';
import { points, scoringFields } from '../codec/scoring-schema.ts';
import { PLAYER_COUNTS } from './components.ts';
import type { Scoring } from './score.ts';

/** The table of a scoring. */
export function scoringSchema(): Schema<Scoring> {
  const seats = Math.max(...PLAYER_COUNTS);
  const sheet = object({
    player: integer(0, seats - 1),
    total: points,
    ducats: points,
    ships: points,
    chiefs: points,
  });
  return object(scoringFields(sheet, seats));
}
