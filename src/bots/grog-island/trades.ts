import type { TradeStep } from '../../grog-island/agenda.ts';
import { COLOR_INDEX, MAIN_TRADES, type Ship } from '../../grog-island/components.ts';
import type { GameState, PlayerState } from '../../grog-island/state.ts';
import { hasGhost, peninsulaOf } from '../../grog-island/table.ts';
import { at } from '../../lists.ts';
import type { Claims } from './claims.ts';
import type { Board, Holdings } from './holdings.ts';
import type { GrogIslandWeights } from './weights.ts';

/** How far a trade has come. */
type Progress = Pick<TradeStep, 'credit' | 'delivered'>;

const FRESH: Progress = { credit: 0, delivered: false };

/** What trades are worth to one player, beyond the goods that they take. */
export class Trades {
  readonly #weights: GrogIslandWeights;
  readonly #state: GameState;
  readonly #board: Board;
  readonly #player: PlayerState;
  readonly #holdings: Holdings;
  readonly #claims: Claims;

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
    this.#board = board;
    this.#player = player;
    this.#holdings = holdings;
    this.#claims = claims;
  }

  /** Passing: goods, and then the best ship that is free. */
  pass(row: readonly number[]): number {
    const goods = [...this.#player.goods];
    for (const color of row) goods[color] = at(goods, color) + 1;
    return (
      this.#holdings.goods(goods) - this.#holdings.goods(this.#player.goods) + this.best(goods)
    );
  }

  /** The best ship that can be chosen. */
  best(goods: readonly number[] = this.#player.goods): number {
    const { ships, players } = this.#state;
    let best = 0;
    for (const ship of ships) {
      if (players.some((player) => player.marker === ship)) continue;
      if (ship === 'coins3' && hasGhost(this.#state)) continue;
      best = Math.max(best, this.with(ship, FRESH, goods));
    }
    return best;
  }

  /** What is still to be gained with a ship: a deal, or several, and the main trade with the rest of the goods. */
  with(ship: Ship, progress: Progress, goods: readonly number[] = this.#player.goods): number {
    const peninsula = peninsulaOf(this.#state, ship);
    if (peninsula === null) return 0;
    const color = COLOR_INDEX[peninsula];
    const own = at(goods, color) + progress.credit;
    const others = goods.reduce((sum, count) => sum + count, 0) - at(goods, color);
    const spare = own > 0 ? 0 : Math.min(1, Math.floor(others / 3));
    const all = this.#holdings.goods(goods);
    const without = (count: number): number => {
      const rest = [...goods];
      rest[color] = Math.max(0, at(goods, color) - Math.max(0, count - progress.credit));
      return (
        all -
        this.#holdings.goods(rest) +
        (own === 0 && count > 0 ? this.#weights.good * 3 * this.#board.left : 0)
      );
    };
    const claim = this.#claims.one(color);
    let best = 0;
    const deals = this.#player.crew > 0 && claim > 0 ? Math.floor(own / 4) : 0;
    for (let deal = 0; deal <= Math.min(1, deals); deal += 1) {
      const most = progress.delivered ? 0 : Math.max(own - 4 * deal, deal > 0 ? 0 : spare);
      for (let units = 0; units <= Math.min(most, 4); units += 1) {
        const worth = deal * claim + this.#main(ship, units) - without(4 * deal + units);
        if (worth > best) best = worth;
      }
    }
    return best;
  }

  #main(ship: Ship, units: number): number {
    if (units === 0) return 0;
    const { gives, each, most } = MAIN_TRADES[ship];
    if (most !== 'goalDeck' && units > most) return 0;
    const { coins } = this.#player;
    switch (gives) {
      case 'coins':
        return this.#holdings.coins(coins + each * units) - this.#holdings.coins(coins);
      case 'treasure':
        return this.#holdings.treasure() * units;
      case 'parrot':
        return this.#holdings.parrot() * units;
      case 'goal':
        return (
          (this.#weights.goalDrawn + this.#weights.goalChoice * (units - 1)) *
          (0.3 + this.#board.left)
        );
    }
  }
}
