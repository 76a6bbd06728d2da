import type { Action } from '../../caribbean-fleet/actions.ts';
import type { Step } from '../../caribbean-fleet/agenda.ts';
import { sharesOf } from '../../caribbean-fleet/auction.ts';
import { PLAYER_COUNTS } from '../../caribbean-fleet/components.ts';
import { worthOf } from '../../caribbean-fleet/fleet.ts';
import { ownerOf, payable, playerAt } from '../../caribbean-fleet/players.ts';
import { SHIPS_BY_NUMBER } from '../../caribbean-fleet/production.ts';
import type { GameState } from '../../caribbean-fleet/state.ts';
import type { CaribbeanFleetTypes } from '../../caribbean-fleet/types.ts';
import { at } from '../../core/lists.ts';
import type { Evaluation } from '../evaluation.ts';
import { boardingWorth, cardWorth, dearest } from './cards.ts';
import { CARIBBEAN_FLEET_WEIGHTS, type CaribbeanFleetWeights } from './weights.ts';
import { chanceFrom, Worth } from './worth.ts';

/** Everything that an evaluation knows about one state. */
class Appraisal {
  readonly #state: GameState;
  readonly #worth: Worth;
  /** What each open card is worth to each seat. */
  readonly #cards: readonly (readonly number[])[];

  constructor(weights: CaribbeanFleetWeights, state: GameState) {
    this.#state = state;
    this.#worth = new Worth(weights, state);
    this.#cards = state.players.map((_, seat) =>
      state.open.map((card) => cardWorth(this.#worth, seat, card)),
    );
  }

  points(): number[] {
    const { agenda, players } = this.#state;
    const points = players.map((_, seat) => this.#worth.of(seat));
    const add = (worths: readonly number[]): void => {
      for (const [seat, worth] of worths.entries()) points[seat] = at(points, seat) + worth;
    };
    const order: number[] = [];
    for (const step of agenda) {
      if (step.type === 'choose') order.unshift(step.player);
      else if (step.type === 'bid') add(this.#auction().worths);
      else add(this.#pending(step));
    }
    if (order.length > 0) add(this.#shares(order));
    return points;
  }

  /** What a step changes for each seat. */
  #pending(step: Step): number[] {
    const worths = this.#state.players.map(() => 0);
    switch (step.type) {
      case 'board':
        worths[step.player] = boardingWorth(this.#worth, step.player);
        break;
      case 'sink':
        worths[step.player] = this.#worth.weights.kraken * dearest(this.#worth, step.player);
        break;
      case 'raid':
        worths[step.player] = 4;
        break;
      case 'roll':
        if (step.purpose === 'raid') {
          const victim = playerAt(this.#state, step.victim);
          const loot = payable(victim, step.amount) * chanceFrom(step.amount);
          worths[step.player] = loot;
          worths[step.victim] = -loot;
        }
        break;
      case 'production':
        this.#earnings(worths);
        break;
      default:
        break;
    }
    return worths;
  }

  /** The ships that the dice, as they lie, let earn. */
  #earnings(worths: number[]): void {
    const { dice } = this.#state;
    for (const { card } of at(SHIPS_BY_NUMBER, dice[0] + dice[1])) {
      const owner = ownerOf(this.#state, card);
      if (owner !== null) worths[owner] = at(worths, owner) + worthOf(this.#state, card);
    }
  }

  /** What each seat gets if the open cards are taken in some order, everybody taking the best for himself. */
  #shares(order: readonly number[]): number[] {
    const worths = this.#state.players.map(() => 0);
    const taken = new Set<number>();
    for (const seat of order) {
      const cards = at(this.#cards, seat);
      let best = -1;
      for (let place = 0; place < cards.length; place += 1)
        if (!taken.has(place) && (best < 0 || at(cards, place) > at(cards, best))) best = place;
      if (best < 0) continue;
      taken.add(best);
      worths[seat] = at(worths, seat) + at(cards, best);
    }
    return worths;
  }

  /** The auction as it is likely to end: whoever gains most by winning wins, at the price at which the second gives up. */
  #auction(): { readonly worths: readonly number[]; readonly limits: readonly number[] } {
    const { players, bid, leader } = this.#state;
    const seats = players.length;
    const outcomes = players.map((_, winner) =>
      this.#shares(players.map((_, distance) => (winner + distance) % seats)),
    );
    const limits = players.map(({ passed, ducats }, seat) => {
      if (seat === leader) return Math.max(bid, this.#limit(outcomes, seat, ducats));
      return passed ? -1 : this.#limit(outcomes, seat, ducats);
    });
    let winner = -1;
    let second = 0;
    for (let seat = 0; seat < seats; seat += 1) {
      const limit = at(limits, seat);
      if (seat !== leader && limit <= bid) continue;
      if (winner < 0 || limit > at(limits, winner)) {
        if (winner >= 0) second = Math.max(second, at(limits, winner));
        winner = seat;
      } else second = Math.max(second, limit);
    }
    if (winner < 0)
      return { worths: at(outcomes, this.#state.firstPassed ?? this.#next()), limits };
    const price = Math.max(bid, Math.min(second, at(limits, winner)));
    const worths = at(outcomes, winner).map((worth, seat) =>
      seat === winner ? worth - price : worth + price * partOf(seat, winner, seats),
    );
    return { worths, limits };
  }

  #next(): number {
    return this.#state.agenda.at(-1)?.player ?? 0;
  }

  /** The price at which a seat would rather see another one win. */
  #limit(outcomes: readonly (readonly number[])[], seat: number, ducats: number): number {
    const seats = outcomes.length;
    let other = 0;
    let back = 0;
    for (let winner = 0; winner < seats; winner += 1) {
      if (winner === seat) continue;
      other += at(at(outcomes, winner), seat) / (seats - 1);
      back += partOf(seat, winner, seats) / (seats - 1);
    }
    return Math.min(ducats, (at(at(outcomes, seat), seat) - other) / (1 + back));
  }

  /** Passing, the lowest bids, and bids that grow towards the limits of the others. */
  shortlist(actions: readonly Action[]): Action[] {
    const { bid } = this.#state;
    const limits = this.#auction().limits.map((limit) => Math.floor(limit));
    return actions.filter(
      (action) =>
        action.type !== 'bid' ||
        action.amount <= bid + 3 ||
        limits.includes(action.amount) ||
        limits.includes(action.amount - 1),
    );
  }
}

/** The parts of a bid that come to the seats after the winner, by the number of seats (CF-P1, CF-P2). */
const PARTS: readonly (readonly number[])[] = [0, 1, 2, ...PLAYER_COUNTS].map((seats) => {
  // The rules halve a power of 2 without a rest.
  const whole = 1 << seats;
  return sharesOf(whole, 0, seats).map((share) => share / whole);
});

/** The part of a bid that comes to a seat. */
function partOf(seat: number, winner: number, seats: number): number {
  return at(at(PARTS, seats), (seat - winner + seats) % seats);
}

/** The evaluation of Caribbean Fleet with some weights. */
export function caribbeanFleetEvaluation(
  weights: CaribbeanFleetWeights = CARIBBEAN_FLEET_WEIGHTS,
): Evaluation<CaribbeanFleetTypes> {
  return {
    points: (state) => new Appraisal(weights, state).points(),
    shortlist: (state, _seat, actions) =>
      state.agenda.at(-1)?.type === 'bid'
        ? new Appraisal(weights, state).shortlist(actions)
        : actions,
    scale: weights.scale,
  };
}
