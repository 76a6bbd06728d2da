import { at } from '../../core/lists.ts';
import type { GameResult } from '../tournament/results.ts';
import { entrantAt } from '../tournament/tournament.ts';
import { ratings } from './rating.ts';
import { type Interval, wilson } from './wilson.ts';

export interface Standing {
  readonly bot: string;
  /** Won games; a shared win counts as its share. */
  readonly wins: number;
  /** Wins per finished game, with the interval; `null` without finished games. */
  readonly rate: (Interval & { readonly value: number }) | null;
  readonly meanScore: number;
  /** Points of the Elo scale above the average of the bots. */
  readonly rating: number;
}

/** The results of all bots, the best first. */
export interface Standings {
  readonly name: string;
  readonly players: number;
  readonly games: number;
  readonly capped: number;
  readonly rows: readonly Standing[];
}

/** Divisible by every number of winners, so that shares of wins are whole numbers and their sum is exact. */
const PARTS = 60;

/** Counts results of one tournament, in any order. */
export class Tally {
  #name = '';
  #bots: readonly string[] = [];
  #games = 0;
  #capped = 0;
  #parts: number[] = [];
  #scores: number[] = [];
  /** Half points of one bot against another: 2 for each game in which it did better, 1 for each tie. */
  #duels: number[][] = [];

  add(result: GameResult): void {
    const players = result.bots.length;
    const seats = result.bots.map((_, entrant) => (entrant + result.game) % players);
    const bots = seats.map((seat) => at(result.bots, seat));
    if (this.#games === 0) this.#open(result.name, bots);
    this.#games += 1;
    for (const [entrant, seat] of seats.entries())
      this.#scores[entrant] = at(this.#scores, entrant) + at(result.scores, seat);
    if (result.capped) this.#capped += 1;
    else this.#count(result, seats);
  }

  /** `null` if there are no results. */
  standings(): Standings | null {
    if (this.#games === 0) return null;
    const finished = this.#games - this.#capped;
    const rated = ratings(this.#duels);
    const rows = this.#bots.map((bot, entrant): Standing => {
      const wins = at(this.#parts, entrant) / PARTS;
      const rate = finished === 0 ? null : { value: wins / finished, ...wilson(wins, finished) };
      const meanScore = at(this.#scores, entrant) / this.#games;
      return { bot, wins, rate, meanScore, rating: at(rated, entrant) };
    });
    rows.sort((left, right) => right.wins - left.wins || right.meanScore - left.meanScore);
    const players = rows.length;
    return { name: this.#name, players, games: this.#games, capped: this.#capped, rows };
  }

  #open(name: string, bots: readonly string[]): void {
    this.#name = name;
    this.#bots = bots;
    this.#parts = bots.map(() => 0);
    this.#scores = bots.map(() => 0);
    this.#duels = bots.map(() => bots.map(() => 0));
  }

  #count({ game, bots, scores, winners }: GameResult, seats: readonly number[]): void {
    for (const seat of winners) {
      const entrant = entrantAt(seat, game, bots.length);
      this.#parts[entrant] = at(this.#parts, entrant) + PARTS / winners.length;
    }
    // The results show how a tie for the first place is broken, but not the ties below.
    const strength = (seat: number): number =>
      at(scores, seat) + (winners.includes(seat) ? 0.5 : 0);
    for (const [entrant, duels] of this.#duels.entries()) {
      for (const [other, seat] of seats.entries()) {
        const lead = strength(at(seats, entrant)) - strength(seat);
        if (other !== entrant) duels[other] = at(duels, other) + 1 + Math.sign(lead);
      }
    }
  }
}
