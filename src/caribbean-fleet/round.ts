import { nextBidder } from './auction.ts';
import type { Events } from './event-log.ts';
import { keptFrom } from './players.ts';
import type { GameDraft } from './state.ts';
import type { StepOf } from './types.ts';

/** Starts the auction of a round; the start player or the last winner begins (CF-B1). */
export function startAuction(draft: GameDraft, events: Events): void {
  draft.winner = null;
  draft.bid = 0;
  draft.leader = null;
  draft.firstPassed = null;
  for (const player of draft.players) player.passed = false;
  nextBidder(draft, draft.starter, events);
}

/** Starts a round with an open card for each player (CF-D1). */
function startRound(draft: GameDraft, events: Events): void {
  const { deck, players } = draft;
  draft.round += 1;
  const left = deck.length - players.length;
  draft.open = deck.slice(left).reverse();
  draft.deck = deck.slice(0, left);
  const { round, starter: player } = draft;
  events?.push({ type: 'roundStarted', round, player, open: [...draft.open] });
  startAuction(draft, events);
}

/** The next round follows, until the deck has run out (CF-R6). */
export function endRound(draft: GameDraft, events: Events): void {
  events?.push({ type: 'roundEnded', round: draft.round });
  if (draft.deck.length === 0) {
    events?.push({ type: 'gameEnded' });
    return;
  }
  draft.starter = draft.winner ?? draft.starter;
  startRound(draft, events);
}

/**
 * Players with a fairWind from an earlier round are asked, clockwise from the winner. The winner and the next player are not,
 * since it would change nothing for them (CF-K5).
 */
export function askFairWinds(draft: GameDraft, { player: winner }: StepOf<'askFairWinds'>): void {
  const next = (winner + 1) % draft.players.length;
  for (const { player, card, round } of keptFrom(draft, 'fairWind', winner).reverse()) {
    if (player !== winner && player !== next && round < draft.round)
      draft.agenda.push({ type: 'fairWind', player, card });
  }
}
