import { at } from '../core/lists.ts';
import type { Seat } from '../core/types.ts';
import type { Events } from './event-log.ts';
import { draftAt } from './players.ts';
import type { GameDraft } from './state.ts';

/**
 * Asks the next bidder, clockwise from `first`. The auction ends when the turn is back at the leader, because all others have
 * passed (CF-B3), or when all players have passed (CF-B4). Players without ducats are skipped (CF-B5).
 */
export function nextBidder(draft: GameDraft, first: Seat, events: Events): void {
  const seats = draft.players.length;
  for (let distance = 0; distance < seats; distance += 1) {
    const seat = (first + distance) % seats;
    const player = draftAt(draft, seat);
    if (player.passed) continue;
    if (seat === draft.leader) {
      winAuction(draft, seat, events);
      return;
    }
    if (player.ducats > 0) {
      draft.agenda.push({ type: 'bid', player: seat });
      return;
    }
  }
  winAuction(draft, draft.firstPassed ?? first, events);
}

/** The player drops out of the auction (CF-B2). */
export function pass(draft: GameDraft, seat: Seat, events: Events): void {
  draftAt(draft, seat).passed = true;
  draft.firstPassed ??= seat;
  events?.push({ type: 'passed', player: seat });
}

/** The winner pays and chooses, the others choose clockwise (CF-K1), and the winner rolls (CF-R1). */
function winAuction(draft: GameDraft, winner: Seat, events: Events): void {
  const { agenda, bid } = draft;
  const seats = draft.players.length;
  draft.winner = winner;
  events?.push({ type: 'auctionWon', player: winner, amount: bid });
  if (bid > 0) payBid(draft, winner, events);
  agenda.push({
    type: 'roll',
    player: winner,
    purpose: 'production',
    manual: draft.manualDice,
  });
  for (let distance = seats - 1; distance > 0; distance -= 1) {
    agenda.push({ type: 'choose', player: (winner + distance) % seats });
  }
  agenda.push({ type: 'askFairWinds', player: winner });
  agenda.push({ type: 'choose', player: winner });
}

function payBid(draft: GameDraft, winner: Seat, events: Events): void {
  const { bid: amount, players } = draft;
  const shares = sharesOf(amount, winner, players.length);
  let bank = amount;
  draftAt(draft, winner).ducats -= amount;
  for (let seat = 0; seat < players.length; seat += 1) {
    const share = at(shares, seat);
    draftAt(draft, seat).ducats += share;
    bank -= share;
  }
  events?.push({ type: 'bidPaid', player: winner, amount, shares, bank });
}

/**
 * What each seat gets of a bid. The bid goes counter-clockwise, and each player keeps half of what reaches them, rounded up
 * (CF-P1). The last player keeps the rest; with three players, the bank gets it (CF-P2).
 */
export function sharesOf(amount: number, winner: Seat, seats: number): number[] {
  const shares = Array<number>(seats).fill(0);
  let rest = amount;
  for (let distance = 1; distance < seats; distance += 1) {
    const keepsAll = distance === seats - 1 && seats > 3;
    const share = keepsAll ? rest : Math.ceil(rest / 2);
    shares[(winner - distance + seats) % seats] = share;
    rest -= share;
  }
  return shares;
}
