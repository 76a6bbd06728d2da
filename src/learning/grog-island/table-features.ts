import { at } from '../../core/lists.ts';
import {
  CLOUDS,
  COLOR_INDEX,
  COLOR_INDEXES,
  COLORS,
  FACES,
  GHOST_CREW,
  GOAL_DECK,
  LOCKS,
  PARROT_DECK,
  PARROTS,
  SHIPS,
  TREASURE_DECK,
  TREASURES,
} from '../../grog-island/components.ts';
import type { Table } from '../../grog-island/state.ts';
import { type Feature, number, seatOf } from '../feature.ts';
import { BUILDING_SITES, BUILDINGS } from './default-board.ts';

const PARROT_KINDS = PARROTS.map(({ parrot }) => parrot);

/** What lies on the table. */
export function tableFeatures(players: number): readonly Feature<Table>[] {
  return [
    number('round', 'the round / 40', ({ round }) => round / 40),
    seatOf(players, 'flag', 'the player with the flag', ({ flag }) => flag),
    {
      name: 'dice',
      size: COLORS.length * FACES.length,
      meaning: '1 for the face of each die, by colour',
      write({ dice }, slice) {
        for (const place of COLOR_INDEXES) {
          const face = dice[place];
          if (face > 0) slice.mark(place * FACES.length + face - 1);
        }
      },
    },
    {
      name: 'row',
      size: COLORS.length * COLORS.length,
      meaning: '1 for the colour of the die on each space of the bid, left to right',
      write({ row }, slice) {
        for (const [space, die] of row.entries())
          slice.mark(space * COLORS.length + COLOR_INDEX[die]);
      },
    },
    number('amount', 'the bid / 30', ({ amount }) => amount / 30),
    seatOf(players, 'leader', 'the player whose bid it is', ({ leader }) => leader),
    {
      name: 'turned',
      size: COLORS.length,
      meaning: '1 for each die that the bidder has turned',
      write({ turned }, slice) {
        for (const die of turned) slice.mark(COLOR_INDEX[die]);
      },
    },
    {
      name: 'clouds',
      size: COLORS.length * CLOUDS.length,
      meaning: `1 for the cloud of each peninsula: ${CLOUDS.join(', ')}`,
      write({ clouds }, slice) {
        for (const place of COLOR_INDEXES)
          slice.mark(place * CLOUDS.length + CLOUDS.indexOf(clouds[place]));
      },
    },
    {
      name: 'ships',
      size: SHIPS.length * SHIPS.length,
      meaning: `1 for the ship at each place, left to right: ${SHIPS.join(', ')}`,
      write({ ships }, slice) {
        for (const [place, ship] of ships.entries())
          slice.mark(place * SHIPS.length + SHIPS.indexOf(ship));
      },
    },
    {
      name: 'buildings',
      size: BUILDINGS.length * (3 + players),
      meaning:
        'for each building of the default board, 1 for what is on it: nothing, a lock, a ghost, the crew of each player from the viewer on',
      write({ buildings }, slice) {
        for (const [place, site] of BUILDING_SITES.entries()) {
          const occupant = at(buildings, site);
          const first = place * (3 + players);
          if (occupant === 'none') continue;
          if (occupant === 'free') slice.mark(first);
          else if (occupant === 'lock') slice.mark(first + 1);
          else if (occupant === 'ghost') slice.mark(first + 2);
          else slice.mark(first + 3 + slice.after(Number(occupant.slice('crew:'.length))));
        }
      },
    },
    number(
      'ghostCrew',
      `crew on the ghost ship / ${GHOST_CREW}`,
      ({ ghostCrew }) => ghostCrew / GHOST_CREW,
    ),
    number('locks', `locks in the supply / ${LOCKS}`, ({ locks }) => locks / LOCKS),
    {
      name: 'decks',
      size: 3,
      meaning: 'the cards in the decks of goals, treasures and parrots / all cards of the kind',
      write({ goalDeck, treasureDeck, parrotDeck }, slice) {
        slice.set(0, goalDeck.length / GOAL_DECK.length);
        slice.set(1, treasureDeck.length / TREASURE_DECK.length);
        slice.set(2, parrotDeck.length / PARROT_DECK.length);
      },
    },
    {
      name: 'spentTreasures',
      size: TREASURES.length,
      meaning: 'the treasure cards that have left the game, by value / all of the value',
      write({ spentTreasures }, slice) {
        for (const treasure of spentTreasures)
          slice.add(treasure - 1, 1 / at(TREASURES, treasure - 1).copies);
      },
    },
    {
      name: 'playedParrots',
      size: PARROTS.length,
      meaning: 'the parrots that have left the game, by kind / all of the kind',
      write({ playedParrots }, slice) {
        for (const parrot of playedParrots) {
          const place = PARROT_KINDS.indexOf(parrot);
          slice.add(place, 1 / at(PARROTS, place).copies);
        }
      },
    },
  ];
}
