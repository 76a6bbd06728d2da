import { at } from '../../core/lists.ts';
import type { GameState } from '../../grog-island/state.ts';
import { Bids } from './auction.ts';
import { Claims } from './claims.ts';
import { type Board, Holdings } from './holdings.ts';
import { Trades } from './trades.ts';
import type { GrogIslandWeights } from './weights.ts';

/** What one player has and what they can do with it. */
export class Outlook {
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
