import type { Seat } from '../core/types.ts';
import type { Part, PartWithoutPlace } from './part.ts';

/** Where a feature is written: a slice of an observation, all zeros at first. */
export class Slice {
  readonly #into: Float32Array;
  readonly #players: number;
  readonly #viewer: Seat;
  #offset = 0;

  constructor(into: Float32Array, viewer: Seat, players: number) {
    this.#into = into;
    this.#viewer = viewer;
    this.#players = players;
  }

  /** Moves to another part. */
  at({ offset }: Part): this {
    this.#offset = offset;
    return this;
  }

  set(place: number, value: number): void {
    this.#into[this.#offset + place] = value;
  }

  /** Adds to a number: counts things. */
  add(place: number, value: number): void {
    const index = this.#offset + place;
    this.#into[index] = (this.#into[index] ?? 0) + value;
  }

  /** Sets one number of several to 1; none for a place outside, such as that of a thing that is not there. */
  mark(place: number): void {
    if (place >= 0) this.set(place, 1);
  }

  /** How many seats a seat sits after the viewer; -1 for nobody. */
  after(seat: Seat | null): number {
    return seat === null ? -1 : (seat - this.#viewer + this.#players) % this.#players;
  }
}

/** A named part of an observation, and how it is read from what the viewer sees. */
export interface Feature<Table> extends PartWithoutPlace {
  write(table: Table, slice: Slice, viewer: Seat): void;
}

/** A number for each player, the viewer first. */
export function ofPlayers<Player>(
  players: number,
  name: string,
  meaning: string,
  value: (player: Player) => number,
): Feature<{ readonly players: readonly Player[] }> {
  return {
    name,
    size: players,
    meaning: `${meaning}, of each player from the viewer on`,
    write(table, slice) {
      for (const [seat, player] of table.players.entries())
        slice.set(slice.after(seat), value(player));
    },
  };
}

/** One 1 among zeros for the seat of somebody, counted from the viewer; only zeros for nobody. */
export function seatOf<Table>(
  players: number,
  name: string,
  meaning: string,
  seat: (table: Table) => Seat | null,
): Feature<Table> {
  return {
    name,
    size: players,
    meaning: `1 for ${meaning}, counted from the viewer`,
    write: (table, slice) => slice.mark(slice.after(seat(table))),
  };
}

/** A single number. */
export function number<Table>(
  name: string,
  meaning: string,
  value: (table: Table) => number,
): Feature<Table> {
  return { name, size: 1, meaning, write: (table, slice) => slice.set(0, value(table)) };
}
