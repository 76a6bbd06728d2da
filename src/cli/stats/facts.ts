import type { Estimate } from '../../bots/tournament/interval.ts';
import { MeanOfGroups } from '../../bots/tournament/interval.ts';
import type { GameResult } from '../../bots/tournament/result.ts';
import type { Game } from '../../core/contract.ts';
import type { GameTypes } from '../../core/types.ts';
import { Distribution, type Spread } from './distribution.ts';
import { hiddenIn } from './hidden.ts';
import { ShareOfGroups } from './luck.ts';

/** The decisions of one kind. */
interface KindFacts {
  readonly kind: string;
  /** How many there are in a game. */
  readonly perGame: number;
  /** Their share of all decisions. */
  readonly share: number;
  /** The legal actions. */
  readonly actions: Spread;
  /** The share of those with a single legal action. */
  readonly forced: number;
}

/** The players at one seat. */
interface SeatFacts {
  readonly seat: number;
  /** The share of the wins; a shared win counts as its share. `null` if no game was finished. */
  readonly wins: Estimate | null;
  /** The points beyond the mean of the others. */
  readonly lead: Estimate | null;
}

/** What many games show of a game. */
export interface Facts {
  readonly game: string;
  readonly players: number;
  readonly bots: readonly string[];
  readonly games: number;
  readonly capped: number;
  /** The actions of a game. */
  readonly actions: Spread;
  readonly rounds: Spread;
  /** All decisions: their legal actions, and the share of those with a single one. */
  readonly branching: Spread;
  readonly forced: number;
  readonly kinds: readonly KindFacts[];
  /** The values on the table that the player who must act does not see, such as cards in decks and hands. */
  readonly hidden: Spread;
  /** The points of a player. */
  readonly points: Spread;
  /** The deviation of the lead of a player over the mean of the others. */
  readonly leadDeviation: number;
  /** How much of the spread of the lead at a seat the deal explains, from 0 to 1; `null` if it cannot be told. */
  readonly dealShare: number | null;
  readonly seats: readonly SeatFacts[];
}

/** Collects facts from games with records. */
export class FactsBuilder {
  readonly #game: Game;
  readonly #players: number;
  readonly #bots: readonly string[];
  readonly #actions = new Distribution();
  readonly #rounds = new Distribution();
  readonly #branching = new Distribution();
  readonly #kinds: Map<string, Distribution> = new Map();
  readonly #hidden = new Distribution();
  readonly #points = new Distribution();
  readonly #leads: readonly MeanOfGroups[];
  readonly #deals: readonly ShareOfGroups[];
  readonly #wins: readonly MeanOfGroups[];
  #leadSum = 0;
  #leadSquares = 0;
  #games = 0;
  #capped = 0;
  /** The leads of the games of one deal. */
  #deal: number[][] = [];

  constructor(game: Game, bots: readonly string[]) {
    const players = bots.length;
    this.#game = game;
    this.#players = players;
    this.#bots = bots;
    this.#leads = bots.map(() => new MeanOfGroups());
    this.#deals = bots.map(() => new ShareOfGroups(players));
    this.#wins = bots.map(() => new MeanOfGroups());
  }

  /** Adds a game with its record; the games of one deal come one after the other. */
  add(result: GameResult): void {
    const { record, scores, winners, seed, capped = false } = result;
    if (record === undefined) throw new Error('A game without a record has no facts.');
    this.#games += 1;
    if (capped) this.#capped += 1;
    this.#addDecisions(record);
    for (const score of scores) this.#points.add(score);
    if (!capped)
      for (const [seat, wins] of this.#wins.entries())
        wins.add(winners.includes(seat) ? 1 / winners.length : 0, seed);
    const sum = scores.reduce((before, score) => before + score, 0);
    const leads = scores.map((score) => score - (sum - score) / (scores.length - 1));
    for (const [seat, lead] of leads.entries()) {
      this.#leads[seat]?.add(lead, seed);
      this.#leadSum += lead;
      this.#leadSquares += lead * lead;
    }
    this.#deal.push(leads);
    if (this.#deal.length === this.#players) this.#endDeal();
  }

  facts(): Facts {
    const decisions = this.#branching.count;
    const leads = this.#games * this.#players;
    const leadMean = this.#leadSum / leads;
    const shares = this.#deals.flatMap((deals) => deals.share() ?? []);
    return {
      game: this.#game.name,
      players: this.#players,
      bots: this.#bots,
      games: this.#games,
      capped: this.#capped,
      actions: this.#actions.spread(),
      rounds: this.#rounds.spread(),
      branching: this.#branching.spread(),
      forced: this.#branching.shareOf(1),
      kinds: [...this.#kinds]
        .map(([kind, actions]) => ({
          kind,
          perGame: actions.count / this.#games,
          share: actions.count / decisions,
          actions: actions.spread(),
          forced: actions.shareOf(1),
        }))
        .sort((one, other) => other.share - one.share || (one.kind < other.kind ? -1 : 1)),
      hidden: this.#hidden.spread(),
      points: this.#points.spread(),
      leadDeviation: Math.sqrt(this.#leadSquares / leads - leadMean * leadMean),
      dealShare:
        shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length,
      seats: this.#wins.map((wins, seat) => ({
        seat,
        wins: wins.rate(),
        lead: this.#leads[seat]?.estimate() ?? null,
      })),
    };
  }

  #addDecisions(record: string): void {
    const game = this.#game;
    const { states, events, record: read } = replayed(game, record);
    let rounds = 0;
    for (const event of events.flat()) if (event.type === 'roundStarted') rounds += 1;
    this.#rounds.add(rounds);
    this.#actions.add(read.length);
    for (const [step, action] of read.entries()) {
      const state = states[step];
      if (state === undefined) break;
      const { player } = action;
      const legal = game.legalActions(state, player).length;
      const kind = game.decisions(state).find((decision) => decision.player === player)?.type;
      this.#branching.add(legal);
      this.#hidden.add(hiddenIn(state, game.viewFor(state, player)));
      if (kind !== undefined) this.#kindOf(kind).add(legal);
    }
  }

  #kindOf(kind: string): Distribution {
    const known = this.#kinds.get(kind) ?? new Distribution();
    this.#kinds.set(kind, known);
    return known;
  }

  #endDeal(): void {
    for (const [seat, deals] of this.#deals.entries())
      deals.addGroup(this.#deal.map((leads) => leads[seat] ?? 0));
    this.#deal = [];
  }
}

function replayed<Types extends GameTypes>(game: Game<Types>, text: string) {
  const record = game.parseRecord(text);
  const { states, events } = game.replay(record);
  return { states, events, record: record.actions };
}
