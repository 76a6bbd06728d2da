import { at } from '../../core/lists.ts';
import type { Seat } from '../../core/types.ts';
import type { BotFaultKind } from './fault.ts';
import { type Estimate, MeanOfGroups, wilson } from './interval.ts';
import type { GameResult } from './result.ts';

/** What a bot did at one seat. */
export interface SeatStanding {
  /** The seat. */
  readonly seat: Seat;
  /** The finished games at the seat. */
  readonly games: number;
  /** The share of them that the bot won; `null` without games. */
  readonly rate: Estimate | null;
}

/** What a bot did against another one. */
export interface Duel {
  /** The name of the other bot. */
  readonly opponent: string;
  /** The meetings: a game counts once for each pair of seats. */
  readonly games: number;
  /** The share of them in which the bot finished before the other; a tie counts one half. */
  readonly share: Estimate | null;
}

/** The faults of one kind that a bot committed in all games. */
export interface FaultTotal {
  /** What the bot did. */
  readonly kind: BotFaultKind;
  /** How often. */
  readonly count: number;
}

/** The results of one bot; a bot at several seats of a game has one row for all of them. */
export interface Standing {
  /** The name. */
  readonly bot: string;
  /** The finished games; a game counts once for each seat of the bot. */
  readonly games: number;
  /** The games won; a shared win counts as its share. */
  readonly wins: number;
  /** The wins in proportion to the games; `null` without finished games. */
  readonly rate: Estimate | null;
  /** The mean of the points, also of games that were stopped. */
  readonly meanScore: number;
  /** The mean of the own points minus the mean of the others', in finished games without a forfeit; `null` without one. */
  readonly lead: Estimate | null;
  /** The results by seat. */
  readonly seats: readonly SeatStanding[];
  /** The results against each other bot, in the order of the rows. */
  readonly duels: readonly Duel[];
  /** The faults by kind. */
  readonly faults: readonly FaultTotal[];
  /** The games that the bot lost by a fault. */
  readonly forfeits: number;
}

/** The results of all bots, the best first. */
export interface Standings {
  /** The name of the game. */
  readonly name: string;
  /** The number of players. */
  readonly players: number;
  /** The number of games. */
  readonly games: number;
  /** How many of them were stopped at the most actions. */
  readonly capped: number;
  /** Whether another run may give other results. */
  readonly irreproducible: boolean;
  /** The bots. */
  readonly rows: readonly Standing[];
}

/** Collects results of a tournament, or of several with the same game and number of players. */
export interface StandingsBuilder {
  /**
   * Adds a result. Results of one deal, with the same seed, come one after the other.
   *
   * @throws a RangeError for a result of another game or number of players than the first one's.
   */
  add(result: GameResult): void;
  /** The results so far; `null` without any. */
  table(): Standings | null;
}

/** Creates a table of results, for {@link runTournament}. */
export function createStandings(): StandingsBuilder {
  return new Builder();
}

/** Divisible by every number of winners, so that shares of wins are whole numbers and their sum is exact. */
const PARTS = 60;

interface Count {
  games: number;
  /** Wins in parts, or half points against another bot. */
  points: number;
}

class BotCount {
  readonly seats: Count[];
  readonly duels: Map<string, Count> = new Map();
  readonly faults: Map<BotFaultKind, number> = new Map();
  readonly lead: MeanOfGroups = new MeanOfGroups();
  scores = 0;
  appearances = 0;
  forfeits = 0;

  constructor(players: number) {
    this.seats = Array.from({ length: players }, () => ({ games: 0, points: 0 }));
  }

  against(opponent: string): Count {
    const known = this.duels.get(opponent);
    if (known !== undefined) return known;
    const count = { games: 0, points: 0 };
    this.duels.set(opponent, count);
    return count;
  }
}

class Builder implements StandingsBuilder {
  #first: GameResult | null = null;
  #games = 0;
  #capped = 0;
  #irreproducible = false;
  readonly #bots: Map<string, BotCount> = new Map();

  add(result: GameResult): void {
    this.#first ??= result;
    const { name, bots } = this.#first;
    if (result.name !== name || result.bots.length !== bots.length)
      throw new RangeError(
        `Expected a result of ${name} with ${bots.length} players, received one of ${result.name} with ${result.bots.length}.`,
      );
    this.#games += 1;
    this.#irreproducible ||= result.irreproducible === true;
    const { scores, forfeit } = result;
    for (const [seat, bot] of result.bots.entries()) {
      const count = this.#countOf(bot);
      count.scores += at(scores, seat);
      count.appearances += 1;
      if (forfeit === seat) count.forfeits += 1;
    }
    for (const { seat, kind, count } of result.faults ?? []) {
      const { faults } = this.#countOf(at(result.bots, seat));
      faults.set(kind, (faults.get(kind) ?? 0) + count);
    }
    if (result.capped === true) this.#capped += 1;
    else this.#finish(result);
  }

  table(): Standings | null {
    if (this.#first === null) return null;
    const { name, bots } = this.#first;
    const order = [...this.#bots.entries()]
      .map(([bot, count]) => ({ bot, count, ...totalOf(count) }))
      .sort(
        (left, right) =>
          rateOf(right) - rateOf(left) || meanScore(right.count) - meanScore(left.count),
      );
    const names = order.map(({ bot }) => bot);
    return {
      name,
      players: bots.length,
      games: this.#games,
      capped: this.#capped,
      irreproducible: this.#irreproducible,
      rows: order.map(({ bot, count, games, points }) => ({
        bot,
        games,
        wins: points / PARTS,
        rate: games === 0 ? null : wilson(points / PARTS, games),
        meanScore: meanScore(count),
        lead: count.lead.estimate(),
        seats: count.seats.map((one, seat) => ({
          seat,
          games: one.games,
          rate: one.games === 0 ? null : wilson(one.points / PARTS, one.games),
        })),
        duels: names
          .filter((opponent) => opponent !== bot)
          .map((opponent) => duelOf(opponent, count.duels.get(opponent))),
        faults: [...count.faults].map(([kind, faults]) => ({ kind, count: faults })),
        forfeits: count.forfeits,
      })),
    };
  }

  #finish({ bots, scores, winners, seed, forfeit }: GameResult): void {
    const all = scores.reduce((sum, score) => sum + score, 0);
    // The results show how a tie for the first place is broken, but not the ties below.
    const strength = (seat: Seat): number =>
      winners.includes(seat) ? Number.POSITIVE_INFINITY : at(scores, seat);
    for (const [seat, bot] of bots.entries()) {
      const count = this.#countOf(bot);
      const place = at(count.seats, seat);
      place.games += 1;
      if (winners.includes(seat)) place.points += PARTS / winners.length;
      if (forfeit === undefined) {
        const own = at(scores, seat);
        count.lead.add(own - (all - own) / (bots.length - 1), seed);
      }
      for (const [other, opponent] of bots.entries()) {
        if (opponent === bot) continue;
        const duel = count.against(opponent);
        duel.games += 1;
        const [mine, theirs] = [strength(seat), strength(other)];
        duel.points += mine === theirs ? 1 : mine > theirs ? 2 : 0;
      }
    }
  }

  #countOf(bot: string): BotCount {
    const known = this.#bots.get(bot);
    if (known !== undefined) return known;
    const count = new BotCount(this.#first?.bots.length ?? 0);
    this.#bots.set(bot, count);
    return count;
  }
}

function totalOf({ seats }: BotCount): Count {
  return seats.reduce((sum, { games, points }) => ({
    games: sum.games + games,
    points: sum.points + points,
  }));
}

function rateOf({ games, points }: Count): number {
  return games === 0 ? 0 : points / games;
}

function meanScore({ scores, appearances }: BotCount): number {
  return scores / appearances;
}

function duelOf(opponent: string, count: Count | undefined): Duel {
  const { games, points } = count ?? { games: 0, points: 0 };
  return { opponent, games, share: games === 0 ? null : wilson(points / 2, games) };
}
