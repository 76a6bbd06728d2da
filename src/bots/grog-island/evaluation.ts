import { at } from '../../core/lists.ts';
import type { Action, BidAction } from '../../grog-island/actions.ts';
import type { Step } from '../../grog-island/agenda.ts';
import { amountOf, isAuction, pointsOfRow } from '../../grog-island/auction.ts';
import { siteOf } from '../../grog-island/board.ts';
import { COLOR_INDEX } from '../../grog-island/components.ts';
import { ghostPeninsula } from '../../grog-island/players.ts';
import type { GameState } from '../../grog-island/state.ts';
import type { GrogIslandTypes } from '../../grog-island/types.ts';
import type { Evaluation } from '../evaluation.ts';
import { placesOf } from './auction.ts';
import { type Board, boardOf, logistic, placeOf } from './holdings.ts';
import { Outlook } from './outlook.ts';
import { replyOf } from './replies.ts';
import { GROG_ISLAND_WEIGHTS, type GrogIslandWeights } from './weights.ts';

/** An action with a guess at what it brings. */
interface Promised {
  readonly action: Action;
  readonly worth: number;
}

/** Everything that an evaluation knows about one state. */
class Appraisal {
  readonly #weights: GrogIslandWeights;
  readonly #state: GameState;
  readonly #board: Board;
  readonly #outlooks: Outlook[] = [];
  /** Where the ghost ship lies; -1 where it brings nothing. */
  readonly #ghost: number;

  constructor(weights: GrogIslandWeights, state: GameState) {
    this.#weights = weights;
    this.#state = state;
    this.#board = boardOf(state);
    const ghost = ghostPeninsula(state);
    this.#ghost = ghost === null ? -1 : COLOR_INDEX[ghost];
  }

  /** Made when it is needed first. */
  #outlook(seat: number): Outlook {
    this.#outlooks[seat] ??= new Outlook(this.#weights, this.#state, this.#board, seat);
    return at(this.#outlooks, seat);
  }

  /** What each seat has, and what is still to come in this round. */
  points(): number[] {
    const { agenda } = this.#state;
    const worths = this.#state.players.map((_, seat) =>
      this.#outlook(seat).holdings.total(toReturn(agenda, seat)),
    );
    for (const step of agenda) worths[step.player] = at(worths, step.player) + this.#pending(step);
    if (isAuction(agenda)) {
      const { leader, row, amount } = this.#state;
      const outlook = this.#auction(leader, placesOf(row), amount);
      for (const [seat, worth] of outlook.entries()) worths[seat] = at(worths, seat) + worth;
    }
    return worths;
  }

  /** What a step will bring to its player. */
  #pending(step: Step): number {
    const { claims, trades, bids } = this.#outlook(step.player);
    switch (step.type) {
      case 'chooseShip':
        return trades.best();
      case 'trade':
        return trades.with(step);
      case 'pay':
        return bids.win(placesOf(this.#state.row), step.amount);
      case 'claim':
      case 'dueClaims': {
        const [first = 0, second] = placesOf(step.peninsulas);
        if (step.except !== null)
          return claims.one(first, siteOf({ peninsula: 'green', type: step.except }));
        return second === undefined ? claims.one(first) : claims.two(first, second);
      }
      case 'rewards':
        return pointsOfRow(this.#state.row.length);
      default:
        return 0;
    }
  }

  /** What the open auction is worth to each seat if some leader has some row. */
  #auction(leader: number | null, row: readonly number[], amount: number): number[] {
    const { raiseShare } = this.#weights;
    const worths = this.#state.players.map(({ passed }, seat) => {
      if (passed || seat === leader) return 0;
      const { trades, bids } = this.#outlook(seat);
      const pass = trades.pass(row, this.#ghost);
      const raise = bids.above(amount);
      if (raise < 0) return pass;
      const chance = this.#chanceOfRaise(raise, pass);
      return chance * Math.max(pass, raise * raiseShare) + (1 - chance) * pass;
    });
    if (leader !== null) worths[leader] = this.#leading(leader, row, amount);
    return worths;
  }

  /** What it is worth to lead the auction with some row. */
  #leading(leader: number, row: readonly number[], amount: number): number {
    const { players } = this.#state;
    let held = 1;
    for (let seat = 0; seat < players.length; seat += 1) {
      if (seat === leader || at(players, seat).passed) continue;
      const { trades, bids } = this.#outlook(seat);
      const raise = bids.above(amount);
      if (raise >= 0) held *= 1 - this.#chanceOfRaise(raise, trades.pass(row, this.#ghost));
    }
    const { trades, bids } = this.#outlook(leader);
    const win = bids.win(row, amount);
    return held < 1 ? held * win + (1 - held) * trades.pass(row, this.#ghost) : win;
  }

  #chanceOfRaise(raise: number, pass: number): number {
    return logistic((raise - pass) / this.#weights.raiseScale);
  }

  /** The actions by what they promise; of the rows that bring the same for the same price only one. */
  shortlist(seat: number, actions: readonly Action[]): Action[] {
    const ranked = this.#promises(seat, actions);
    ranked.sort((left, right) => right.worth - left.worth);
    return ranked.map(({ action }) => action);
  }

  #promises(seat: number, actions: readonly Action[]): Promised[] {
    const outlook = this.#outlook(seat);
    const promises: Promised[] = [];
    const seen = new Set<number>();
    for (const action of actions) {
      if (action.type === 'bid') {
        const row = placesOf(action.dice);
        const key = rowKey(row, action.hold === true);
        if (seen.has(key)) continue;
        seen.add(key);
        promises.push({ action, worth: this.#bid(outlook, action, row) });
      } else promises.push({ action, worth: this.#promise(outlook, action) });
    }
    return promises;
  }

  /** The first of the shortlist, without the rest of it: what cannot be better than the best so far is not looked at. */
  #bestBid(seat: number, actions: readonly Action[]): Action {
    const outlook = this.#outlook(seat);
    const { trades, bids } = outlook;
    let best = at(actions, 0);
    let most = Number.NEGATIVE_INFINITY;
    for (const action of actions) {
      let worth: number;
      if (action.type === 'bid') {
        const row = placesOf(action.dice);
        if (
          Math.max(
            bids.win(row, amountOf(this.#state.dice, action.dice)),
            trades.pass(row, this.#ghost),
          ) <= most
        )
          continue;
        worth = this.#bid(outlook, action, row);
      } else worth = this.#promise(outlook, action);
      if (worth <= most) continue;
      most = worth;
      best = action;
    }
    return best;
  }

  /** What a bid brings if it is held, or passing if it is not. */
  #bid({ holdings }: Outlook, { player, dice, hold }: BidAction, row: readonly number[]): number {
    const worth = this.#leading(player, row, amountOf(this.#state.dice, dice));
    return hold === true ? worth - holdings.parrot() : worth;
  }

  /** What a seat is likely to do. */
  reply(seat: number, actions: readonly Action[]): Action {
    if (this.#state.agenda.at(-1)?.type === 'bid') return this.#bestBid(seat, actions);
    return replyOf(this.#state, this.#outlook(seat), seat, actions);
  }

  /** A guess at what an action brings, for the order only. */
  #promise({ claims, holdings, trades }: Outlook, action: Action): number {
    switch (action.type) {
      case 'pass':
        return trades.pass(placesOf(this.#state.row), this.#ghost);
      case 'claim':
        return claims.sites[siteOf(action.building)] ?? 0;
      case 'lock':
      case 'placeGhost':
        return -(claims.sites[siteOf(action.building)] ?? 0);
      case 'returnGoal':
        return -holdings.goal(placeOf(action.goal));
      case 'deliver':
      case 'deal':
        return 1;
      default:
        return 0;
    }
  }
}

/** Equal for rows of the same dice with the same first two, and with or without a hold. */
function rowKey(row: readonly number[], hold: boolean): number {
  let set = hold ? 1 << 5 : 0;
  for (const place of row) set |= 1 << place;
  const [first = 0, second = first] = row;
  return (set << 5) | (1 << first) | (1 << second);
}

function toReturn(agenda: readonly Step[], seat: number): number {
  for (const step of agenda) {
    if (step.player !== seat) continue;
    if (step.type === 'setup') return step.toReturn;
    if (step.type === 'returnGoals' && step.from === 'hand') return step.left;
  }
  return 0;
}

/** The evaluation of Grog Island with some weights. */
export function grogIslandEvaluation(
  weights: GrogIslandWeights = GROG_ISLAND_WEIGHTS,
): Evaluation<GrogIslandTypes> {
  return {
    points: (state) => new Appraisal(weights, state).points(),
    shortlist: (state, seat, actions) => new Appraisal(weights, state).shortlist(seat, actions),
    reply: (state, seat, actions) => new Appraisal(weights, state).reply(seat, actions),
    scale: weights.scale,
  };
}
