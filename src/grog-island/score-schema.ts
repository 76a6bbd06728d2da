import { integer, list, object, picklist, type Schema } from '../codec/schema.ts';
import { points, scoringFields } from '../codec/scoring-schema.ts';
import { GOALS, PLAYER_COUNTS } from './components.ts';
import type { Scoring } from './score.ts';

/** The table of a scoring. */
export function scoringSchema(): Schema<Scoring> {
  const seats = Math.max(...PLAYER_COUNTS);
  const goal = object({ goal: picklist(GOALS), points });
  const sheet = object({
    player: integer(0, seats - 1),
    total: points,
    track: points,
    treasures: points,
    coins: points,
    exchange: points,
    goals: list(goal, 0, GOALS.length),
  });
  return object(scoringFields(sheet, seats));
}
