import type { GameEvent } from '../../caribbean-fleet/events.ts';
import { type RecallFeature, recalledBids } from '../recall.ts';

/** What a player of Caribbean Fleet has seen, and the table does not show any more. */
export function recallFeatures(players: number): readonly RecallFeature<GameEvent>[] {
  return [
    recalledBids(players, 100, (event: GameEvent) => {
      if (event.type === 'roundStarted') return 'start';
      return event.type === 'bidMade' ? event : null;
    }),
    {
      name: 'auctionsWon',
      size: players,
      meaning: 'the auctions that each player from the viewer on has won / 20',
      observe(event, slice) {
        if (event.type === 'auctionWon') slice.add(slice.after(event.player), 1 / 20);
      },
    },
    {
      name: 'bidsPaid',
      size: players,
      meaning: 'the ducats that each player from the viewer on has paid for bids / 100',
      observe(event, slice) {
        if (event.type === 'bidPaid') slice.add(slice.after(event.player), event.amount / 100);
      },
    },
  ];
}
