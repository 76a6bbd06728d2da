import { rate, rating } from 'openskill';
import type { Estimate } from '../../bots/tournament/interval.ts';
import type { GameResult } from '../../bots/tournament/result.ts';
import { at } from '../../core/lists.ts';

type Rating = ReturnType<typeof rating>;

/** Points of the Elo scale for one unit of openskill, whose logistic curve has the scale √2 · 25 / 6: 400 points are odds of 10 to 1. */
const POINTS = 29.4796;
/** Half the width of a 95 % interval in standard deviations. */
const Z = 1.959963984540054;

/**
 * Ratings by the Plackett–Luce model of openskill, which reads the places of any number of players game by game. The bots do not learn,
 * so their strength does not drift (`tau` 0).
 */
export class Ratings {
  readonly #ratings: Map<string, Rating> = new Map();

  add({ bots, scores, winners, capped }: GameResult): void {
    if (capped === true) return;
    // A bot at several seats counts once; in a tournament, each of its seats comes first equally often.
    const seats = bots.map((bot) => bots.indexOf(bot)).filter((seat, place) => seat === place);
    if (seats.length < 2) return;
    const strength = (seat: number): number =>
      winners.includes(seat) ? Number.POSITIVE_INFINITY : at(scores, seat);
    const rank = seats.map((seat) => seats.filter((o) => strength(o) > strength(seat)).length);
    const teams = seats.map((seat) => [this.#ratings.get(at(bots, seat)) ?? rating()]);
    for (const [place, team] of rate(teams, { rank, tau: 0 }).entries()) {
      const [next] = team;
      if (next !== undefined) this.#ratings.set(at(bots, at(seats, place)), next);
    }
  }

  /** The rating of a bot on the Elo scale, with the mean of all bots at 0; `null` if it met no other bot. */
  of(bot: string): Estimate | null {
    const own = this.#ratings.get(bot);
    if (own === undefined) return null;
    let sum = 0;
    for (const { mu } of this.#ratings.values()) sum += mu;
    const value = (own.mu - sum / this.#ratings.size) * POINTS;
    const half = Z * own.sigma * POINTS;
    return { value, low: value - half, high: value + half };
  }
}
