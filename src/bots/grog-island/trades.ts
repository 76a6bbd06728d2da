import { at } from '../../core/lists.ts';
import type { TradeStep } from '../../grog-island/agenda.ts';
import {
  COLOR_INDEX,
  COLORS,
  DEAL_PRICE,
  EXCHANGE_RATE,
  MAIN_TRADES,
  type Ship,
} from '../../grog-island/components.ts';
import { isAvailable } from '../../grog-island/decisions/choose-ship.ts';
import { goodOf, shipAt, total } from '../../grog-island/players.ts';
import type { GameState, PlayerState } from '../../grog-island/state.ts';
import type { Claims } from './claims.ts';
import type { Board, Holdings } from './holdings.ts';
import type { GrogIslandWeights } from './weights.ts';

/** How far a trade has come. */
type Progress = Pick<TradeStep, 'credit' | 'delivered'>;

/** What to do in a trade, and what it is worth. */
interface Plan {
  readonly worth: number;
  readonly deals: number;
  readonly units: number;
}

const FRESH: Progress = { credit: 0, delivered: false };

/** What trades are worth to one player, beyond the goods that they take. */
export class Trades {
  readonly #weights: GrogIslandWeights;
  readonly #state: GameState;
  readonly #left: number;
  readonly #player: PlayerState;
  readonly #holdings: Holdings;
  readonly #claims: Claims;
  /** The worth of the ship at a peninsula with the goods in hand, and with one to three more of its kind. */
  readonly #worths: number[] = [];
  /** What passing is worth, by the set of the colours of the row. */
  readonly #passes: number[] = [];

  constructor(
    weights: GrogIslandWeights,
    state: GameState,
    board: Board,
    player: PlayerState,
    holdings: Holdings,
    claims: Claims,
  ) {
    this.#weights = weights;
    this.#state = state;
    this.#left = board.left;
    this.#player = player;
    this.#holdings = holdings;
    this.#claims = claims;
  }

  /** Passing: a good of each colour of the row and of the ghost ship, if it is at a peninsula, then the best free ship. */
  pass(row: readonly number[], ghost: number): number {
    let colors = 0;
    for (const color of row) colors |= 1 << color;
    this.#passes[colors] ??= this.#pass(colors, ghost);
    return this.#passes[colors] ?? 0;
  }

  #pass(colors: number, ghost: number): number {
    const { goods } = this.#player;
    let worth = 0;
    let best = 0;
    for (let color = 0; color < COLORS.length; color += 1) {
      const more = ((colors >> color) & 1) + (ghost === color ? 1 : 0);
      const owned = at(goods, color);
      if (more > 0)
        worth += this.#holdings.goods(color, owned + more) - this.#holdings.goods(color, owned);
      best = Math.max(best, this.#at(color, more));
    }
    return worth + best;
  }

  /** The best ship that can be chosen. */
  best(): number {
    let best = 0;
    for (let color = 0; color < COLORS.length; color += 1) best = Math.max(best, this.ship(color));
    return best;
  }

  /** The ship at a peninsula. */
  ship(color: number): number {
    return this.#at(color, 0);
  }

  #at(color: number, more: number): number {
    const place = color * 3 + more;
    this.#worths[place] ??= this.#fresh(color, more);
    return this.#worths[place] ?? 0;
  }

  #fresh(color: number, more: number): number {
    const ship = shipAt(this.#state, at(COLORS, color));
    if (!isAvailable(this.#state, ship)) return 0;
    return this.#plan(ship, color, at(this.#player.goods, color) + more, FRESH).worth;
  }

  /** What is still to be gained with the ship of a trade. */
  with(step: TradeStep): number {
    return this.plan(step).worth;
  }

  /** How a trade is best gone on with. */
  plan(step: TradeStep): Plan {
    const color = COLOR_INDEX[goodOf(this.#state, step.ship)];
    return this.#plan(step.ship, color, at(this.#player.goods, color), step);
  }

  /** A deal if there are goods for it, and the main trade with the rest, or with a good that others are exchanged for. */
  #plan(ship: Ship, color: number, owned: number, { credit, delivered }: Progress): Plan {
    const own = owned + credit;
    const others = total(this.#player.goods) - at(this.#player.goods, color);
    const exchanged = own === 0 && others >= EXCHANGE_RATE ? 1 : 0;
    const all = this.#holdings.goods(color, owned);
    const extra = exchanged * EXCHANGE_RATE * this.#weights.good * this.#left;
    const claim = own >= DEAL_PRICE ? this.#claims.one(color) : 0;
    let best: Plan = { worth: 0, deals: 0, units: 0 };
    for (let deals = 0; deals <= (claim > 0 ? 1 : 0); deals += 1) {
      const most = delivered ? 0 : Math.min(4, own + exchanged - DEAL_PRICE * deals);
      for (let units = 0; units <= most; units += 1) {
        const paid = Math.max(0, DEAL_PRICE * deals + units - credit - exchanged);
        const cost = all - this.#holdings.goods(color, owned - paid) + (units > 0 ? extra : 0);
        const worth = deals * claim + this.#main(ship, units) - cost;
        if (worth > best.worth) best = { worth, deals, units };
      }
    }
    return best;
  }

  #main(ship: Ship, units: number): number {
    const { gives, each, most } = MAIN_TRADES[ship];
    if (units === 0 || (most !== 'goalDeck' && units > most)) return 0;
    const { coins } = this.#player;
    const { goalDrawn, goalChoice } = this.#weights;
    switch (gives) {
      case 'coins':
        return this.#holdings.coins(coins + each * units) - this.#holdings.coins(coins);
      case 'treasure':
        return this.#holdings.treasure() * units;
      case 'parrot':
        return this.#holdings.parrot() * units;
      case 'goal':
        return (goalDrawn + goalChoice * (units - 1)) * (0.3 + this.#left);
    }
  }
}
