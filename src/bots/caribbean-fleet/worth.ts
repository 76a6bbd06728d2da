import { isOf, isShip, shipOf } from '../../caribbean-fleet/cards.ts';
import { countShips, feeOfShip } from '../../caribbean-fleet/chiefs.ts';
import {
  CANNONS_VALUE,
  CHIEF_SHIPS,
  COLOR_INDEX,
  COLOR_INDEXES,
  COLORS,
  type ColorIndex,
  FLEET_SIZE,
  SHIPS,
  type Ship,
} from '../../caribbean-fleet/components.ts';
import { ownerOf } from '../../caribbean-fleet/players.ts';
import { WRECKING } from '../../caribbean-fleet/production.ts';
import type { GameState } from '../../caribbean-fleet/state.ts';
import { priceOf } from '../../caribbean-fleet/taverns.ts';
import { at } from '../../core/lists.ts';
import { exp2, log2 } from '../../core/powers-of-two.ts';
import type { CaribbeanFleetWeights } from './weights.ts';

/** The chance that two dice show a sum. */
function chanceOf(sum: number): number {
  return Math.max(0, 6 - Math.abs(7 - sum)) / 36;
}

/** The chance that two dice show a sum or more. */
export function chanceFrom(sum: number): number {
  let chance = 0;
  for (let more = sum; more <= 12; more += 1) chance += chanceOf(more);
  return chance;
}

/** The chance that a wreck does not go down in a roll (CF-R5), as a power of 2. */
const SURVIVAL: number = /* @__PURE__ */ (() =>
  log2(WRECKING.reduce((chance, sum) => chance - chanceOf(sum), 1)))();

/** What lies on the table is worth to each seat, counted once for an evaluation. */
export class Worth {
  readonly weights: CaribbeanFleetWeights;
  readonly state: GameState;
  /** Production rolls that are still to come. */
  readonly rolls: number;
  /** Ships of each seat by colour. */
  readonly counts: readonly (readonly number[])[];
  /** Ships of each colour that are still to come. */
  readonly future: readonly number[];
  /** The earnings of ships of each colour, for each seat: how often one earns in a roll. */
  readonly #hits: number[][];

  constructor(weights: CaribbeanFleetWeights, state: GameState) {
    this.weights = weights;
    this.state = state;
    const { players, deck, agenda, ships, discarded } = state;
    const pending = agenda.some((step) => step.type === 'roll' && step.purpose === 'production');
    const round = pending || agenda.some((step) => step.type === 'bid') ? 1 : 0;
    this.rolls = deck.length / players.length + round;
    this.counts = players.map((_, seat) =>
      COLOR_INDEXES.map((color) => countShips(state, seat, color)),
    );
    this.#hits = players.map(() => COLORS.map(() => 0));
    const future = COLORS.map(() => FLEET_SIZE);
    for (let index = 0; index < ships.length; index += 1) {
      const owner = ships[index] ?? null;
      if (owner === null) continue;
      const { color, number } = at(SHIPS, index);
      const place = COLOR_INDEX[color];
      future[place] = at(future, place) - 1;
      const hits = this.#hits[owner];
      if (hits !== undefined) hits[place] = at(hits, place) + chanceOf(number);
    }
    for (const cards of [state.open, discarded]) {
      for (const card of cards) {
        if (!isShip(card)) continue;
        const place = COLOR_INDEX[shipOf(card).color];
        future[place] = at(future, place) - 1;
      }
    }
    this.future = future;
  }

  /** Everything in front of a seat. */
  of(seat: number): number {
    const { state, weights } = this;
    const player = at(state.players, seat);
    let worth = player.ducats + player.waiting.length * (this.rolls > 0 ? weights.waiting : 0);
    for (const { card } of player.kept)
      worth += this.rolls < 1 ? 0 : isOf(card, 'spyglass') ? weights.spyglass : weights.fairWind;
    for (let index = 0; index < state.ships.length; index += 1)
      if (state.ships[index] === seat) worth += this.ship(at(SHIPS, index));
    for (const { ship } of state.cannons) {
      if (ownerOf(state, ship) === seat)
        worth += CANNONS_VALUE * this.#returns(shipOf(ship).number);
    }
    for (const color of COLOR_INDEXES) worth += this.color(seat, color, 0);
    for (const tavern of state.taverns) {
      const color = COLOR_INDEX[tavern.color];
      const price = priceOf(tavern);
      if (tavern.owner === seat) worth += price * this.visits(seat, color);
      else worth -= price * at(at(this.#hits, seat), color) * this.rolls;
    }
    return worth;
  }

  /** The value and the expected earnings of a ship. */
  ship({ value, number, wreck }: Ship): number {
    if (!wreck) return value * this.#returns(number);
    const survival = exp2(this.rolls * SURVIVAL);
    return value * (survival + (this.#returns(number) - 1) * (0.5 + survival / 2));
  }

  /** A ducat of value: it scores, and it is earned again and again. */
  #returns(number: number): number {
    return 1 + chanceOf(number) * this.rolls * this.weights.earnings;
  }

  /** What the chief pawn of a colour and its fees are worth to a seat, if it had some more ships. */
  color(seat: number, color: ColorIndex, more: number): number {
    const { chiefs, players } = this.state;
    const own = at(at(this.counts, seat), color) + more;
    if (own === 0) return 0;
    const future = at(this.future, color);
    const chief = chiefs[color];
    let rival = 0;
    for (let other = 0; other < players.length; other += 1)
      if (other !== seat) rival = Math.max(rival, at(at(this.counts, other), color));
    const most =
      chief === null ? CHIEF_SHIPS - 1 : chief === seat ? 0 : at(at(this.counts, chief), color);
    if (chief === seat || own > most) {
      const fee = chief === seat ? feeOfShip(this.state, color) : 1;
      const safe = own > rival + future ? 1 : 1 - 0.3 / (1 + own - Math.min(own, rival));
      return this.weights.chief * safe + this.weights.fees * own * fee * future * 0.5;
    }
    const missing = most + 1 - own;
    return missing > future ? 0 : (this.weights.nextChief * future) / missing;
  }

  /** How often ships of others of a colour will earn. */
  visits(seat: number, color: number): number {
    let hits = 0;
    for (let other = 0; other < this.#hits.length; other += 1)
      if (other !== seat) hits += at(at(this.#hits, other), color);
    const coming = at(this.future, color) * 0.1 * 0.5;
    return (hits + coming) * this.rolls * this.weights.earnings;
  }
}
