import { GOAL_COPIES, GOALS, PARROTS, TREASURES } from '../../grog-island/components.ts';
import type { GameEvent } from '../../grog-island/events.ts';
import { type RecallFeature, recalledBids } from '../recall.ts';

const PARROT_KINDS = PARROTS.map(({ parrot }) => parrot);

/** What a player of Grog Island has seen, and the table does not show any more. */
export function recallFeatures(players: number): readonly RecallFeature<GameEvent>[] {
  return [
    {
      name: 'returnedGoals',
      size: GOALS.length,
      meaning: 'the goal cards that the viewer has put under the deck, by kind / 2',
      observe(event, slice) {
        if (event.type === 'goalReturned' && event.goal !== null)
          slice.add(GOALS.indexOf(event.goal), 1 / GOAL_COPIES);
      },
    },
    recalledBids(players, 30, (event: GameEvent) => {
      if (event.type === 'roundStarted') return 'start';
      return event.type === 'bidMade' ? event : null;
    }),
    {
      name: 'playedParrotsOf',
      size: players * PARROTS.length,
      meaning: 'the parrots that each player from the viewer on has played, by kind / 4',
      observe(event, slice) {
        if (event.type !== 'parrotPlayed') return;
        const place = PARROT_KINDS.indexOf(event.parrot);
        slice.add(slice.after(event.player) * PARROTS.length + place, 1 / 4);
      },
    },
    {
      name: 'paidTreasures',
      size: players * TREASURES.length,
      meaning: 'the treasure cards that each player from the viewer on has paid with, by value / 5',
      observe(event, slice) {
        if (event.type !== 'paid') return;
        const first = slice.after(event.player) * TREASURES.length;
        for (const treasure of event.treasures) slice.add(first + treasure - 1, 1 / 5);
      },
    },
  ];
}
