import type { GameEvent } from './events.ts';
import { cards, dice, type PieceId } from './piece-id.ts';

/** The pieces that an event changed. */
export function eventPieces(event: GameEvent): PieceId[] {
  switch (event.type) {
    case 'roundStarted':
      return ['deck', ...cards(event.open)];
    case 'bidMade':
    case 'passed':
    case 'auctionWon':
    case 'cardSharpPaid':
    case 'galleonTaken':
      return [`purse:${event.player}`];
    case 'bidPaid':
      return [
        `purse:${event.player}`,
        ...event.shares.flatMap((share, seat): PieceId[] => (share > 0 ? [`purse:${seat}`] : [])),
      ];
    case 'cardChosen':
    case 'noTarget':
    case 'cardWaits':
    case 'cardDiscarded':
    case 'cardKept':
    case 'fairWindUsed':
      return cards([event.card]);
    case 'feePaid':
      return [`purse:${event.player}`, `purse:${event.chief}`];
    case 'chiefChanged':
      return [`chief:${event.color}`];
    case 'sunk':
      return cards([event.target]);
    case 'boarded':
      return cards([event.ship]);
    case 'raidAnnounced':
      return [`purse:${event.victim}`];
    case 'rolled':
      return dice();
    case 'raided':
      return event.paid > 0 ? [`purse:${event.victim}`, `purse:${event.player}`] : [];
    case 'blackbeardAssigned':
      return [`card:${event.card}`, `chief:${event.color}`];
    case 'cannonsPlaced':
      return cards([event.card, event.ship]);
    case 'tavernOpened':
      return [`card:${event.card}`, `token:${event.color}`];
    case 'rumPlaced':
      return cards([event.card, event.tavern]);
    case 'dieTurned':
      return [`card:${event.card}`, `die:${event.die}`];
    case 'shipEarned':
      return [`card:${event.ship}`, `purse:${event.player}`];
    case 'tavernPaid':
      return [
        ...cards([event.ship, event.tavern]),
        `purse:${event.player}`,
        `purse:${event.owner}`,
      ];
    case 'roundEnded':
    case 'gameEnded':
      return [];
  }
}
