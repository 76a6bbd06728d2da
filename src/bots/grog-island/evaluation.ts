import type { Action } from '../../grog-island/actions.ts';
import { siteOf } from '../../grog-island/buildings.ts';
import { COLOR_INDEX } from '../../grog-island/components.ts';
import type { GrogIslandTypes } from '../../grog-island/rules.ts';
import type { GameState } from '../../grog-island/state.ts';
import { ghostPeninsula } from '../../grog-island/table.ts';
import { at } from '../../lists.ts';
import type { Evaluation } from '../evaluation.ts';
import { Bids, points } from './auction.ts';
import { Claims } from './claims.ts';
import { type Board, boardOf, Holdings, logistic } from './holdings.ts';
import { Trades } from './trades.ts';
import { GROG_ISLAND_WEIGHTS, type GrogIslandWeights } from './weights.ts';

/** What one player can do, each made when it is needed. */
class Outlook {
  readonly holdings: Holdings;
  readonly claims: Claims;
  readonly trades: Trades;
  readonly bids: Bids;

  constructor(weights: GrogIslandWeights, state: GameState, board: Board, seat: number) {
    const player = at(state.players, seat);
    this.holdings = new Holdings(weights, board, player, seat);
    this.claims = new Claims(weights, state, board, this.holdings, player.crew);
    this.trades = new Trades(weights, state, board, player, this.holdings, this.claims);
    this.bids = new Bids(weights, state, seat, this.claims, this.holdings);
  }
}

/** Everything that an evaluation knows about one state. */
class Appraisal {
  readonly #weights: GrogIslandWeights;
  readonly #state: GameState;
  readonly #outlooks: readonly Outlook[];

  constructor(weights: GrogIslandWeights, state: GameState) {
    this.#weights = weights;
    this.#state = state;
    const board = boardOf(state);
    this.#outlooks = state.players.map((_, seat) => new Outlook(weights, state, board, seat));
  }

  points(): number[] {
    const { agenda } = this.#state;
    const toReturn = (seat: number): number => {
      for (const step of agenda) {
        if (step.player !== seat) continue;
        if (step.type === 'setup') return step.toReturn;
        if (step.type === 'returnGoals' && step.from === 'hand') return step.left;
      }
      return 0;
    };
    const worths = this.#outlooks.map(({ holdings }, seat) => holdings.total(toReturn(seat)));
    const add = (seat: number, worth: number): void => {
      worths[seat] = at(worths, seat) + worth;
    };
    for (const step of agenda) {
      const { claims, trades, bids } = at(this.#outlooks, step.player);
      switch (step.type) {
        case 'bid':
          for (const [seat, worth] of this.auction(
            this.#state.leader,
            this.#state.row.map((die) => COLOR_INDEX[die]),
            this.#state.amount,
          ).entries())
            add(seat, worth);
          break;
        case 'chooseShip':
          add(step.player, trades.best());
          break;
        case 'trade':
          add(step.player, trades.with(step.ship, step));
          break;
        case 'pay': {
          const [first = 0, second = first] = this.#state.row.map((die) => COLOR_INDEX[die]);
          add(step.player, bids.win(this.#state.row.length, first, second, step.amount));
          break;
        }
        case 'claim':
        case 'dueClaims': {
          const [first, second] = step.peninsulas.map((color) => COLOR_INDEX[color]);
          const except =
            step.except === null ? -1 : siteOf({ peninsula: 'green', type: step.except });
          if (
            first !== undefined &&
            second !== undefined &&
            step.except === null &&
            (step.type === 'dueClaims' || step.reason === 'auction')
          )
            add(step.player, claims.two(first, second));
          else if (first !== undefined) add(step.player, claims.one(first, except));
          break;
        }
        case 'rewards':
          add(step.player, points(this.#state.row.length));
          break;
        case 'claimCoins':
          break;
        default:
          break;
      }
    }
    return worths;
  }

  /** What the open auction is worth to each seat, if a leader has a row. */
  auction(leader: number | null, row: readonly number[], amount: number): number[] {
    const { players } = this.#state;
    const { raiseScale, raiseShare } = this.#weights;
    const ghost = ghostPeninsula(this.#state);
    const goods = ghost === null ? row : [...row, COLOR_INDEX[ghost]];
    const worths = players.map(() => 0);
    let held = 1;
    for (const [seat, player] of players.entries()) {
      if (player.passed || seat === leader) continue;
      const { trades, bids } = at(this.#outlooks, seat);
      const pass = trades.pass(goods);
      const raise = bids.above(amount);
      const chance = raise === Number.NEGATIVE_INFINITY ? 0 : logistic((raise - pass) / raiseScale);
      held *= 1 - chance;
      worths[seat] =
        chance === 0 ? pass : chance * Math.max(pass, raise * raiseShare) + (1 - chance) * pass;
    }
    if (leader !== null) {
      const { trades, bids } = at(this.#outlooks, leader);
      const [first = 0, second = first] = row;
      const win = bids.win(row.length, first, second, amount);
      worths[leader] = held * win + (1 - held) * trades.pass(goods);
    }
    return worths;
  }

  /** Rows that bring the same first claims with the same dice count as one; the best first. */
  bids(seat: number, actions: readonly Action[]): Action[] {
    const ranked: { readonly action: Action; readonly worth: number }[] = [];
    const seen = new Set<number>();
    const { dice } = this.#state;
    const ghost = ghostPeninsula(this.#state);
    for (const action of actions) {
      if (action.type === 'pass') {
        const goods = this.#state.row.map((die) => COLOR_INDEX[die]);
        if (ghost !== null) goods.push(COLOR_INDEX[ghost]);
        ranked.push({ action, worth: at(this.#outlooks, seat).trades.pass(goods) });
      } else if (action.type === 'bid') {
        const row = action.dice.map((die) => COLOR_INDEX[die]);
        const [first = 0, second = first] = row;
        let set = 0;
        let amount = 0;
        for (const die of row) {
          set |= 1 << die;
          amount += dice[die];
        }
        const key = ((action.hold ? 32 : 0) + set) * 32 + ((1 << first) | (1 << second));
        if (seen.has(key)) continue;
        seen.add(key);
        const cost = action.hold ? this.#weights.parrot : 0;
        ranked.push({ action, worth: at(this.auction(seat, row, amount), seat) - cost });
      } else ranked.push({ action, worth: Number.NEGATIVE_INFINITY });
    }
    ranked.sort((left, right) => right.worth - left.worth);
    return ranked.map(({ action }) => action);
  }
}

/**
 * The evaluation of Grog Island with some weights.
 *
 * @remarks Since 0.1.0
 */
export function grogIslandEvaluation(
  weights: GrogIslandWeights = GROG_ISLAND_WEIGHTS,
): Evaluation<GrogIslandTypes> {
  return {
    points: (state) => new Appraisal(weights, state).points(),
    shortlist: (state, seat, actions) =>
      state.agenda.at(-1)?.type === 'bid'
        ? new Appraisal(weights, state).bids(seat, actions)
        : actions,
    scale: weights.scale,
  };
}
