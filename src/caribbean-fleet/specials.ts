import type { Seat } from '../core/types.ts';
import { isOf, isOneOf } from './cards.ts';
import {
  AT_ONCE_KINDS,
  type AtOnceCard,
  CARD_SHARP_PRICE,
  GALLEON_DUCATS,
  LASTING_KINDS,
  type LastingCard,
  type SpecialCard,
} from './components.ts';
import { freePawns } from './decisions/assign-blackbeard.ts';
import { boardTargets } from './decisions/board.ts';
import { tokenColors } from './decisions/open-tavern.ts';
import { dryTaverns } from './decisions/place-rum.ts';
import { sinkTargets } from './decisions/sink.ts';
import type { Events } from './event-log.ts';
import { addWaiting, discard, draftAt, keep, pay, removeWaiting, shipsOf } from './players.ts';
import type { GameDraft } from './state.ts';

/** Carries out a special card that a player has just taken (CF-C3). */
export function carryOut(draft: GameDraft, player: Seat, card: SpecialCard, events: Events): void {
  if (isOneOf(card, AT_ONCE_KINDS)) {
    discard(draft, player, card, 'atOnce', events);
    playAtOnce(draft, player, card, events);
  } else if (isOneOf(card, LASTING_KINDS)) {
    addWaiting(draft, player, card);
    playLasting(draft, player, card, events);
  } else {
    keep(draft, player, card);
  }
}

/** A player with a target must choose one; without a target the card has no effect (CF-K3). */
function playAtOnce(draft: GameDraft, player: Seat, card: AtOnceCard, events: Events): void {
  const { agenda } = draft;
  switch (true) {
    case isOf(card, 'kraken'):
      if (sinkTargets(draft, player).length > 0) agenda.push({ type: 'sink', player, card });
      else events?.push({ type: 'noTarget', player, card });
      return;
    case isOf(card, 'boarding'):
      if (boardTargets(draft, player).length > 0) agenda.push({ type: 'board', player, card });
      else events?.push({ type: 'noTarget', player, card });
      return;
    case isOf(card, 'raid'):
      agenda.push({ type: 'raid', player, card });
      return;
    case isOf(card, 'cardSharp'):
      payCardSharp(draft, player, events);
      return;
    case isOf(card, 'treasureGalleon'):
      draftAt(draft, player).ducats += GALLEON_DUCATS;
      events?.push({ type: 'galleonTaken', player, ducats: GALLEON_DUCATS });
      return;
    default:
      card satisfies never;
  }
}

/** Every other player pays to the bank, clockwise (CF-C3, CF-M4). */
function payCardSharp(draft: GameDraft, seat: Seat, events: Events): void {
  const due = CARD_SHARP_PRICE;
  const seats = draft.players.length;
  for (let distance = 1; distance < seats; distance += 1) {
    const player = (seat + distance) % seats;
    const paid = pay(draft, player, null, due);
    events?.push({ type: 'cardSharpPaid', player, due, paid });
  }
}

/** The player chooses a place; without one, the card waits (CF-K4), but a tavern without a token is discarded. */
function playLasting(draft: GameDraft, player: Seat, card: LastingCard, events: Events): void {
  const { agenda } = draft;
  switch (true) {
    case isOf(card, 'blackbeard'):
      if (freePawns(draft, player).length > 0)
        agenda.push({ type: 'assignBlackbeard', player, card });
      else events?.push({ type: 'cardWaits', player, card });
      return;
    case isOf(card, 'cannons'):
      if (shipsOf(draft, player).length > 0) agenda.push({ type: 'placeCannons', player, card });
      else events?.push({ type: 'cardWaits', player, card });
      return;
    case isOf(card, 'rum'):
      if (dryTaverns(draft, player).length > 0) agenda.push({ type: 'placeRum', player, card });
      else events?.push({ type: 'cardWaits', player, card });
      return;
    case isOf(card, 'tavern'):
      if (tokenColors(draft).length > 0) agenda.push({ type: 'openTavern', player, card });
      else {
        removeWaiting(draft, player, card);
        discard(draft, player, card, 'noToken', events);
      }
      return;
    default:
      card satisfies never;
  }
}
