import { asShare, type Estimate, MeanOfGroups } from '../../bots/tournament/interval.ts';
import type { GameResult } from '../../bots/tournament/result.ts';
import { at } from '../../core/lists.ts';
import { SequentialTest, type TestBounds, type Verdict } from './sequential-test.ts';

/** Two bots of a ladder, by their places in its list. */
export interface Match {
  readonly first: number;
  readonly second: number;
}

/** Who meets whom: the first bot each other one, or each bot each other one. */
export function matchesOf(bots: number, gauntlet: boolean): Match[] {
  const matches: Match[] = [];
  for (let first = 0; first < (gauntlet ? 1 : bots); first += 1)
    for (let second = first + 1; second < bots; second += 1) matches.push({ first, second });
  return matches;
}

/** The tables of a match: with more than two players, each bot in turn is alone against several of the other. */
export function lineupsOf<Bot>(one: Bot, other: Bot, players: number): Bot[][] {
  const alone = (bot: Bot, others: Bot): Bot[] => [
    bot,
    ...Array.from({ length: players - 1 }, () => others),
  ];
  return players === 2 ? [[one, other]] : [alone(one, other), alone(other, one)];
}

/** What a match says about the first bot against the second. */
export class MatchScore {
  readonly #first: string;
  readonly #share: MeanOfGroups = new MeanOfGroups();
  readonly #lead: MeanOfGroups = new MeanOfGroups();
  readonly #test: SequentialTest | null;
  #games = 0;
  #deals = 0;

  constructor(first: string, bounds: TestBounds | null) {
    this.#first = first;
    this.#test = bounds === null ? null : new SequentialTest(bounds);
  }

  /** Adds the games of one deal, from each seat. */
  add(results: readonly GameResult[]): void {
    let sum = 0;
    let counted = 0;
    for (const result of results) {
      this.#games += 1;
      if (result.capped === true) continue;
      const share = shareIn(result, this.#first);
      sum += share;
      counted += 1;
      this.#share.add(share, this.#deals);
      if (result.forfeit === undefined) this.#lead.add(leadIn(result, this.#first), this.#deals);
    }
    if (counted > 0) this.#test?.add(sum / counted);
    this.#deals += 1;
  }

  get games(): number {
    return this.#games;
  }

  get deals(): number {
    return this.#deals;
  }

  /** The share of the meetings in which the first bot finished before the second; a tie is half of one. */
  get share(): Estimate | null {
    return asShare(this.#share.estimate());
  }

  /** The mean of the points of the first bot's seats minus that of the second's. */
  get lead(): Estimate | null {
    return this.#lead.estimate();
  }

  get verdict(): Verdict {
    return this.#test?.verdict ?? null;
  }

  /** The logarithm of the likelihood ratio; `null` without a test. */
  get ratio(): number | null {
    return this.#test?.ratio ?? null;
  }
}

function seatsOf({ bots }: GameResult, first: string): [number[], number[]] {
  const seats = bots.map((_, seat) => seat);
  return [
    seats.filter((seat) => bots[seat] === first),
    seats.filter((seat) => bots[seat] !== first),
  ];
}

function shareIn(result: GameResult, first: string): number {
  const { scores, winners } = result;
  const strength = (seat: number): number =>
    winners.includes(seat) ? Number.POSITIVE_INFINITY : at(scores, seat);
  const [own, others] = seatsOf(result, first);
  let points = 0;
  for (const seat of own)
    for (const other of others) {
      const [mine, theirs] = [strength(seat), strength(other)];
      points += mine === theirs ? 0.5 : mine > theirs ? 1 : 0;
    }
  return points / (own.length * others.length);
}

function leadIn(result: GameResult, first: string): number {
  const [own, others] = seatsOf(result, first).map((seats) => {
    const points = seats.reduce((sum, seat) => sum + at(result.scores, seat), 0);
    return points / seats.length;
  });
  return (own ?? 0) - (others ?? 0);
}
