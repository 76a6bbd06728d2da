import type { BidPaidEvent, FeePaidEvent, GameEvent } from '../../caribbean-fleet/events.ts';
import type { EVENTS } from '../english/caribbean-fleet-sentences.ts';
import { entryOf, translator } from '../sentences.ts';
import type { CaribbeanFleetParts } from './parts.ts';

export function eventDescriber(parts: CaribbeanFleetParts): (event: GameEvent) => string {
  const { words, who, card, ducats, phrase } = parts;
  const translate = translator<typeof EVENTS>(words.events, parts.common.plural);

  /** Who keeps what of a bid, in the order in which it goes around the table. */
  function shares({ player, shares: kept, bank }: BidPaidEvent): string {
    const seats = kept.map((_, distance) => (player - distance + kept.length) % kept.length);
    const items = seats.flatMap((seat) => {
      const share = kept[seat] ?? 0;
      return share === 0 ? [] : [phrase('share', { who: who(seat), ducats: share })];
    });
    if (bank > 0) items.push(phrase('share', { who: phrase('bank', {}), ducats: bank }));
    return parts.listed(items);
  }

  function fee({ color, due, paid, ...event }: FeePaidEvent): string {
    const values = {
      player: who(event.player),
      chief: who(event.chief),
      color: entryOf(words.colors, color),
      paid,
    };
    return paid === due
      ? translate('feePaid', values)
      : translate('feePaid.part', { ...values, due });
  }

  return (event) => {
    if (event.type === 'roundEnded' || event.type === 'gameEnded') return translate(event.type, {});
    const player = who(event.player);
    switch (event.type) {
      case 'roundStarted':
        return translate(event.type, {
          player,
          round: event.round,
          open: parts.cardList(event.open),
        });
      case 'bidMade':
        return translate(event.type, { player, amount: event.amount });
      case 'passed':
        return translate(event.type, { player });
      case 'auctionWon':
        return event.amount === 0
          ? translate('auctionWon.free', { player })
          : translate(event.type, { player, amount: event.amount });
      case 'bidPaid':
        return translate(event.type, { player, amount: event.amount, shares: shares(event) });
      case 'cardChosen':
      case 'noTarget':
      case 'cardWaits':
      case 'cardKept':
      case 'fairWindUsed':
        return translate(event.type, { player, card: card(event.card) });
      case 'cardDiscarded':
        return translate(`cardDiscarded.${event.reason}`, { player, card: card(event.card) });
      case 'feePaid':
        return fee(event);
      case 'chiefChanged': {
        const color = entryOf(words.colors, event.color);
        return event.from === null
          ? translate(event.type, { player, color })
          : translate('chiefChanged.from', { player, color, from: who(event.from) });
      }
      case 'sunk':
        return translate(event.type, {
          player,
          target: card(event.target),
          owner: who(event.owner),
        });
      case 'boarded':
        return translate(event.type, { player, ship: card(event.ship), owner: who(event.owner) });
      case 'raidAnnounced':
        return translate(event.type, {
          player,
          victim: who(event.victim),
          ducats: ducats(event.amount),
        });
      case 'rolled':
        return translate(`rolled.${event.purpose}`, {
          player,
          sum: event.dice[0] + event.dice[1],
          dice: parts.dice(event.dice),
        });
      case 'raided':
        return translate(event.success ? event.type : 'raided.failed', {
          player,
          victim: who(event.victim),
          ducats: ducats(event.paid),
        });
      case 'cardSharpPaid':
        return translate(event.type, { player, ducats: ducats(event.paid) });
      case 'galleonTaken':
        return translate(event.type, { player, ducats: ducats(event.ducats) });
      case 'blackbeardAssigned':
      case 'tavernOpened':
        return translate(event.type, {
          player,
          card: card(event.card),
          color: entryOf(words.colors, event.color),
        });
      case 'cannonsPlaced':
        return translate(event.type, { player, card: card(event.card), ship: card(event.ship) });
      case 'rumPlaced':
        return translate(event.type, {
          player,
          card: card(event.card),
          tavern: card(event.tavern),
        });
      case 'dieTurned':
        return translate(event.type, { player, from: event.from, face: event.face });
      case 'shipEarned':
        return translate(event.type, {
          player,
          ducats: ducats(event.ducats),
          ship: card(event.ship),
        });
      case 'tavernPaid':
        return translate(event.type, {
          player,
          ducats: ducats(event.paid),
          owner: who(event.owner),
          tavern: card(event.tavern),
        });
    }
  };
}
