import type { Card } from '../../caribbean-fleet/components.ts';
import type { PlayerState, Table } from '../../caribbean-fleet/state.ts';
import type { Seat } from '../../core/types.ts';
import type { Feature } from '../feature.ts';

/** 1 for each card of a list that is somewhere. */
export function cards(
  name: string,
  meaning: string,
  places: ReadonlyMap<Card, number>,
  list: (table: Table) => readonly Card[],
): Feature<Table> {
  return {
    name,
    size: places.size,
    meaning,
    write(table, slice) {
      for (const card of list(table)) slice.mark(places.get(card) ?? -1);
    },
  };
}

/** For each card of a list, 1 for the player who has it in a certain way. */
export function cardsOfPlayers(
  players: number,
  name: string,
  meaning: string,
  places: ReadonlyMap<Card, number>,
  cardsOf: (player: PlayerState) => readonly Card[],
): Feature<Table> {
  return {
    name,
    size: places.size * players,
    meaning: `for each of ${[...places.keys()].join(', ')}, 1 for the player ${meaning}, counted from the viewer`,
    write(table, slice) {
      for (const [seat, player] of table.players.entries())
        for (const card of cardsOf(player))
          slice.mark((places.get(card) ?? 0) * players + slice.after(seat));
    },
  };
}

/** For each thing of a kind, 1 for its owner. */
export function owners(
  players: number,
  name: string,
  meaning: string,
  size: number,
  list: (table: Table) => readonly (Seat | null)[],
): Feature<Table> {
  return {
    name,
    size: size * players,
    meaning: `${meaning}, counted from the viewer`,
    write(table, slice) {
      for (const [place, owner] of list(table).entries())
        if (owner !== null) slice.mark(place * players + slice.after(owner));
    },
  };
}
