import { at } from '../../core/lists.ts';
import {
  COLOR_INDEXES,
  COLORS,
  CREW,
  GOAL_COPIES,
  GOALS,
  type Goal,
  PARROTS,
  SHIPS,
  TREASURES,
} from '../../grog-island/components.ts';
import type { PlayerOf, Table } from '../../grog-island/state.ts';
import { type Feature, ofPlayers, type Slice } from '../feature.ts';

/** Where cards stand among all kinds; each goal twice. */
const GOAL_PLACES: ReadonlyMap<Goal | null, number> = new Map(
  GOALS.map((goal, place) => [goal, place]),
);
const PARROT_KINDS = PARROTS.map(({ parrot }) => parrot);

/** Numbers for the cards of a kind: the share of the copies. */
function goalsOf(slice: Slice, goals: readonly (Goal | null)[]): void {
  for (const goal of goals) {
    const place = GOAL_PLACES.get(goal);
    if (place !== undefined) slice.add(place, 1 / GOAL_COPIES);
  }
}

/** A quantity for each player; the scale is what the number is divided by. */
function scaled(
  players: number,
  name: string,
  what: string,
  scale: number,
  value: (player: PlayerOf<null>) => number,
): Feature<Table> {
  return ofPlayers(
    players,
    name,
    `${what} / ${scale}`,
    (player: PlayerOf<null>) => value(player) / scale,
  );
}

/** What the players have, and the cards of the viewer. */
export function playerFeatures(players: number): readonly Feature<Table>[] {
  const crew = CREW[players] ?? 0;
  return [
    scaled(players, 'coins', 'coins', 30, ({ coins }) => coins),
    scaled(players, 'points', 'points', 30, ({ points }) => points),
    ofPlayers(
      players,
      'crew',
      'crew in hand / all crew of a player',
      (player: PlayerOf<null>) => player.crew / crew,
    ),
    {
      name: 'goods',
      size: players * COLORS.length,
      meaning: 'goods by colour / 5, of each player from the viewer on',
      write(table, slice) {
        for (const [seat, { goods }] of table.players.entries())
          for (const place of COLOR_INDEXES)
            slice.set(slice.after(seat) * COLORS.length + place, goods[place] / 5);
      },
    },
    ofPlayers(players, 'passed', '1 if they have passed', ({ passed }: PlayerOf<null>) =>
      passed ? 1 : 0,
    ),
    {
      name: 'markers',
      size: players * SHIPS.length,
      meaning: '1 for the ship with the marker of each player from the viewer on',
      write(table, slice) {
        for (const [seat, { marker }] of table.players.entries())
          if (marker !== null) slice.mark(slice.after(seat) * SHIPS.length + SHIPS.indexOf(marker));
      },
    },
    scaled(players, 'goalCards', 'goal cards', 10, ({ goals }) => goals.length),
    scaled(players, 'treasureCards', 'treasure cards', 10, ({ treasures }) => treasures.length),
    scaled(players, 'parrotCards', 'parrot cards', 10, ({ parrots }) => parrots.length),
    scaled(players, 'drawnCards', 'drawn goal cards', 10, ({ drawn }) => drawn.length),
    {
      name: 'ownGoals',
      size: GOALS.length,
      meaning: 'the goal cards of the viewer, by kind / 2',
      write: (table, slice, viewer) => goalsOf(slice, at(table.players, viewer).goals),
    },
    {
      name: 'ownDrawn',
      size: GOALS.length,
      meaning: 'the drawn goal cards of the viewer, by kind / 2',
      write: (table, slice, viewer) => goalsOf(slice, at(table.players, viewer).drawn),
    },
    {
      name: 'ownTreasures',
      size: TREASURES.length,
      meaning: 'the treasure cards of the viewer, by value / 5',
      write(table, slice, viewer) {
        for (const treasure of at(table.players, viewer).treasures)
          if (treasure !== null) slice.add(treasure - 1, 1 / 5);
      },
    },
    {
      name: 'ownParrots',
      size: PARROTS.length,
      meaning: 'the parrots of the viewer, by kind / 4',
      write(table, slice, viewer) {
        for (const parrot of at(table.players, viewer).parrots)
          if (parrot !== null) slice.add(PARROT_KINDS.indexOf(parrot), 1 / 4);
      },
    },
  ];
}
