import type { BaseView, Seat } from '../core/types.ts';
import { type Box, column, row } from './box.ts';
import { panel } from './frame.ts';
import { group } from './piece.ts';
import { seatsAround } from './view-model.ts';

export interface PlayersRoom {
  readonly width: number;
  readonly padding: number;
  readonly gap: number;
  /** The most players side by side. */
  readonly most: number;
}

/** The players around the table: the others side by side, and the viewer below them on the whole width. */
export function playersBox(
  { viewer, players }: BaseView,
  nameOf: (seat: Seat) => string,
  contentOf: (seat: Seat, width: number) => Box,
  { width, padding, gap, most }: PlayersRoom,
): Box {
  const around = seatsAround(viewer, players.length);
  const others = around.filter((seat) => seat !== viewer);
  const lines = shared(others, most);
  if (viewer !== 'spectator') lines.push([viewer]);
  const rows = lines.map((seats) => {
    const each = (width - gap * (seats.length - 1)) / seats.length;
    const contents = seats.map((seat) => contentOf(seat, each - 2 * padding));
    const least = Math.max(...contents.map(({ height }) => height)) + 2 * padding;
    const panels = seats.map((seat, index) =>
      group(nameOf(seat), panel(contents[index] ?? row([], 0), each, padding, least)),
    );
    return row(panels, gap);
  });
  return column(rows, gap);
}

/** Seats in as few lines as possible, as evenly as possible. */
function shared(seats: readonly Seat[], most: number): Seat[][] {
  const count = Math.ceil(seats.length / most);
  const each = Math.ceil(seats.length / count);
  return Array.from({ length: count }, (_, line) => seats.slice(line * each, (line + 1) * each));
}
