import { at } from '../core/lists.ts';
import type { Seat } from '../core/types.ts';
import { freeOn } from './board.ts';
import { COLOR_INDEX } from './components.ts';
import type { Events } from './event-log.ts';
import { ghostPeninsula, total } from './players.ts';
import type { GameDraft, Table } from './state.ts';
import type { StepOf } from './types.ts';

/** Starts a round: the player with the flag rolls (GI-R1). */
export function startRound(draft: GameDraft, events: Events): void {
  draft.round += 1;
  draft.agenda.push({ type: 'roll', player: draft.flag, manual: draft.manualDice });
  events?.push({ type: 'roundStarted', round: draft.round, player: draft.flag });
}

/**
 * After a bid or a trade, the next player who has not passed is to act (GI-N1). The last one left wins with the bid (GI-N2),
 * or may make the opening bid (GI-O5).
 */
export function nextTurn(draft: GameDraft, from: Seat, events: Events): void {
  const { players } = draft;
  const seats = players.length;
  let next = -1;
  let bidders = 0;
  for (let distance = seats; distance >= 1; distance -= 1) {
    const seat = (from + distance) % seats;
    if (at(players, seat).passed) continue;
    next = seat;
    bidders += 1;
  }
  if (bidders === 0) {
    events?.push({ type: 'nobodyWon' });
    draft.agenda.push({ type: 'ghostCrew', player: draft.flag });
  } else if (bidders === 1 && draft.amount > 0) {
    events?.push({ type: 'auctionWon', player: next, amount: draft.amount });
    draft.agenda.push({ type: 'pay', player: next, amount: draft.amount });
  } else {
    draft.agenda.push({ type: 'bid', player: next });
  }
}

/** In a game of two, the player who did not win places a ghost crew, if there is one and a free building (GI-E1). */
export function ghostCrew(draft: GameDraft, step: StepOf<'ghostCrew' | 'endOfRound'>): void {
  draft.agenda.push({ type: 'endOfRound', player: step.player });
  const peninsula = ghostPeninsula(draft);
  if (peninsula === null || draft.leader === null || draft.ghostCrew === 0) return;
  if (freeOn(draft.buildings, COLOR_INDEX[peninsula]) === 0) return;
  draft.agenda.push({ type: 'ghost', player: 1 - draft.leader, peninsula });
}

/** Markers come back, ships and flag move on (GI-E2 to GI-E4); then the game ends (GI-F1, GI-F2) or the next round begins. */
export function endOfRound(draft: GameDraft, events: Events): void {
  for (const player of draft.players) {
    player.passed = false;
    player.marker = null;
  }
  draft.row = [];
  draft.amount = 0;
  draft.leader = null;
  const openSea = draft.ships.length - 1;
  draft.ships = [at(draft.ships, openSea), ...draft.ships.slice(0, openSea)];
  draft.flag = (draft.flag + 1) % draft.players.length;
  events?.push({
    type: 'roundEnded',
    round: draft.round,
    ships: [...draft.ships],
    flag: draft.flag,
  });
  if (draft.players.some((player) => player.crew === 0))
    events?.push({ type: 'gameEnded', reason: 'crew' });
  else if (isStale(draft)) events?.push({ type: 'gameEnded', reason: 'stalemate' });
  else startRound(draft, events);
}

/** With 3 or 4 players: nobody has a coin, a treasure or a good (GI-F2). */
function isStale(table: Table): boolean {
  return (
    table.players.length > 2 &&
    table.players.every(
      (player) => player.coins === 0 && player.treasures.length === 0 && total(player.goods) === 0,
    )
  );
}
