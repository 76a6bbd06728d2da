import type { Estimate } from '../../bots/tournament/interval.ts';
import type { GameResult } from '../../bots/tournament/result.ts';
import {
  createStandings,
  type Standings,
  type StandingsBuilder,
} from '../../bots/tournament/standings.ts';
import { Ratings } from './rating.ts';

/** Counts results of one game with one number of players. */
export class Tally {
  readonly #standings: StandingsBuilder = createStandings();
  readonly #ratings: Ratings = new Ratings();

  add(result: GameResult): void {
    this.#standings.add(result);
    this.#ratings.add(result);
  }

  /** `null` if there are no results. */
  standings(): Standings | null {
    return this.#standings.table();
  }

  rating(bot: string): Estimate | null {
    return this.#ratings.of(bot);
  }
}
