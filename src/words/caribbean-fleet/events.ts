import type { BidPaidEvent, FeePaidEvent, GameEvent } from '../../caribbean-fleet/events.ts';
import type { EVENTS } from '../english/caribbean-fleet.ts';
import { speaker } from '../sentences.ts';
import type { CaribbeanFleetParts } from './parts.ts';

export function eventTeller(parts: CaribbeanFleetParts): (event: GameEvent) => string {
  const { words, who, card, ducats, phrase } = parts;
  const say = speaker<typeof EVENTS>(words.events);

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
    const told = {
      player: who(event.player),
      chief: who(event.chief),
      color: words.colors[color],
      paid,
    };
    return paid === due ? say('feePaid', told) : say('feePaid.part', { ...told, due });
  }

  return (event) => {
    if (event.type === 'roundEnded' || event.type === 'gameEnded') return say(event.type, {});
    const player = who(event.player);
    switch (event.type) {
      case 'roundStarted':
        return say(event.type, { player, round: event.round, open: parts.cardList(event.open) });
      case 'bidMade':
        return say(event.type, { player, amount: event.amount });
      case 'passed':
        return say(event.bankrupt ? 'passed.bankrupt' : event.type, { player });
      case 'auctionWon':
        return event.amount === 0
          ? say('auctionWon.free', { player })
          : say(event.type, { player, amount: event.amount });
      case 'bidPaid':
        return say(event.type, { player, amount: event.amount, shares: shares(event) });
      case 'cardChosen':
      case 'noTarget':
      case 'cardWaits':
      case 'cardKept':
      case 'fairWindUsed':
        return say(event.type, { player, card: card(event.card) });
      case 'cardDiscarded':
        return say(`cardDiscarded.${event.reason}`, { player, card: card(event.card) });
      case 'feePaid':
        return fee(event);
      case 'chiefChanged': {
        const color = words.colors[event.color];
        return event.from === null
          ? say(event.type, { player, color })
          : say('chiefChanged.from', { player, color, from: who(event.from) });
      }
      case 'sunk':
        return say(event.type, { player, target: card(event.target), owner: who(event.owner) });
      case 'boarded':
        return say(event.type, { player, ship: card(event.ship), owner: who(event.owner) });
      case 'raidAnnounced':
        return say(event.type, {
          player,
          victim: who(event.victim),
          ducats: ducats(event.amount),
        });
      case 'rolled':
        return say(`rolled.${event.purpose}`, {
          player,
          sum: event.dice[0] + event.dice[1],
          dice: parts.dice(event.dice),
        });
      case 'raided':
        return say(event.success ? event.type : 'raided.failed', {
          player,
          victim: who(event.victim),
          ducats: ducats(event.paid),
        });
      case 'cardSharpPaid':
        return say(event.type, { player, ducats: ducats(event.paid) });
      case 'galleonTaken':
        return say(event.type, { player, ducats: ducats(event.ducats) });
      case 'blackbeardAssigned':
      case 'tavernOpened':
        return say(event.type, {
          player,
          card: card(event.card),
          color: words.colors[event.color],
        });
      case 'cannonsPlaced':
        return say(event.type, { player, card: card(event.card), ship: card(event.ship) });
      case 'rumPlaced':
        return say(event.type, { player, card: card(event.card), tavern: card(event.tavern) });
      case 'dieTurned':
        return say(event.type, { player, from: event.from, face: event.face });
      case 'shipEarned':
        return say(event.type, { player, ducats: ducats(event.ducats), ship: card(event.ship) });
      case 'tavernPaid':
        return say(event.type, {
          player,
          ducats: ducats(event.paid),
          owner: who(event.owner),
          tavern: card(event.tavern),
        });
    }
  };
}
