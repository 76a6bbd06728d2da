import type { Action, BidAction } from '../../grog-island/actions.ts';
import type { Step } from '../../grog-island/agenda.ts';
import { siteOf } from '../../grog-island/buildings.ts';
import { COLOR_INDEX, type Color } from '../../grog-island/components.ts';
import type { GrogIslandTypes } from '../../grog-island/rules.ts';
import type { GameState } from '../../grog-island/state.ts';
import { ghostPeninsula } from '../../grog-island/table.ts';
import { at } from '../../lists.ts';
import type { Evaluation } from '../evaluation.ts';
import { Bids, points } from './auction.ts';
import { Claims } from './claims.ts';
import { type Board, boardOf, Holdings, logistic, placeOf } from './holdings.ts';
import { Trades } from './trades.ts';
import { GROG_ISLAND_WEIGHTS, type GrogIslandWeights } from './weights.ts';

/** What one player has and what he can do with it. */
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
    this.bids = new Bids(weights, state.dice, player, this.claims, this.holdings);
  }
}

/** A row of dice as the places of its colours. */
const placesOf = (row: readonly Color[]): number[] => row.map((die) => COLOR_INDEX[die]);

/** With one of these on the agenda no auction is open; else one is, also while somebody who passed trades. */
const AFTER_AUCTION: readonly Step['type'][] = [
  'setup',
  'roll',
  'pay',
  'ghost',
  'ghostCrew',
  'endOfRound',
];

/** Everything that an evaluation knows about one state. */
class Appraisal {
  readonly #weights: GrogIslandWeights;
  readonly #state: GameState;
  readonly #outlooks: readonly Outlook[];
  /** Where the ghost ship lies; -1 where it brings nothing. */
  readonly #ghost: number;

  constructor(weights: GrogIslandWeights, state: GameState) {
    this.#weights = weights;
    this.#state = state;
    const board = boardOf(state);
    this.#outlooks = state.players.map((_, seat) => new Outlook(weights, state, board, seat));
    const ghost = ghostPeninsula(state);
    this.#ghost = ghost === null ? -1 : COLOR_INDEX[ghost];
  }

  /** What each seat has, and what is still to come in this round. */
  points(): number[] {
    const { agenda } = this.#state;
    const worths = this.#outlooks.map(({ holdings }, seat) =>
      holdings.total(toReturn(agenda, seat)),
    );
    for (const step of agenda) worths[step.player] = at(worths, step.player) + this.#pending(step);
    if (agenda.length > 0 && !agenda.some((step) => AFTER_AUCTION.includes(step.type))) {
      const { leader, row, amount } = this.#state;
      const outlook = this.#auction(leader, placesOf(row), amount);
      for (const [seat, worth] of outlook.entries()) worths[seat] = at(worths, seat) + worth;
    }
    return worths;
  }

  /** What a step will bring to its player. */
  #pending(step: Step): number {
    const { claims, trades, bids } = at(this.#outlooks, step.player);
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
        return points(this.#state.row.length);
      default:
        return 0;
    }
  }

  /** What the open auction is worth to each seat if some leader has some row. */
  #auction(leader: number | null, row: readonly number[], amount: number): number[] {
    const { raiseScale, raiseShare } = this.#weights;
    let held = 1;
    const worths = this.#state.players.map(({ passed }, seat) => {
      if (passed || seat === leader) return 0;
      const { trades, bids } = at(this.#outlooks, seat);
      const pass = trades.pass(row, this.#ghost);
      const raise = bids.above(amount);
      if (raise < 0) return pass;
      const chance = logistic((raise - pass) / raiseScale);
      held *= 1 - chance;
      return chance * Math.max(pass, raise * raiseShare) + (1 - chance) * pass;
    });
    if (leader !== null) {
      const { trades, bids } = at(this.#outlooks, leader);
      const pass = held < 1 ? trades.pass(row, this.#ghost) : 0;
      worths[leader] = held * bids.win(row, amount) + (1 - held) * pass;
    }
    return worths;
  }

  /** The actions by what they promise; of the rows that bring the same for the same price only one. */
  shortlist(seat: number, actions: readonly Action[]): Action[] {
    const ranked: { readonly action: Action; readonly worth: number }[] = [];
    const seen = new Set<number>();
    for (const action of actions) {
      if (action.type === 'bid') {
        const key = rowKey(action);
        if (seen.has(key)) continue;
        seen.add(key);
      }
      ranked.push({ action, worth: this.#promise(at(this.#outlooks, seat), action) });
    }
    ranked.sort((left, right) => right.worth - left.worth);
    return ranked.map(({ action }) => action);
  }

  /** A guess at what an action brings, for the order only. */
  #promise({ claims, holdings, trades }: Outlook, action: Action): number {
    switch (action.type) {
      case 'bid': {
        const row = placesOf(action.dice);
        let amount = 0;
        for (const die of row) amount += this.#state.dice[die] ?? 0;
        const worth = at(this.#auction(action.player, row, amount), action.player);
        return action.hold === true ? worth - holdings.parrot() : worth;
      }
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
function rowKey({ dice, hold }: BidAction): number {
  let set = hold === true ? 1 << 5 : 0;
  for (const die of dice) set |= 1 << COLOR_INDEX[die];
  const [first = 0, second = first] = placesOf(dice);
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
    shortlist: (state, seat, actions) => new Appraisal(weights, state).shortlist(seat, actions),
    reply: (state, seat, actions) =>
      state.agenda.at(-1)?.type === 'bid'
        ? new Appraisal(weights, state).shortlist(seat, actions)[0]
        : undefined,
    scale: weights.scale,
  };
}
