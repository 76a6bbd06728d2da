import type { BaseScoring, GameTypes, Seat } from '../game.ts';
import { listed, type Names, type ScoreRow, type ToldGame } from './telling.ts';

/** The score sheet: a column for each seat, a row for each part of the total, and who has won. */
export function scoreSheet<Types extends GameTypes>(
  told: ToldGame<Types>,
  state: Types['State'],
  names: Names,
): string[] {
  const scoring = told.game.score(state);
  const tieBreak = told.tellTieBreak?.(state);
  const heads = scoring.players.map(({ player }) => names(player));
  const rows: Row[] = [
    ['Score sheet', heads],
    ...told.tellScore(scoring).map(asRow),
    asRow({ label: 'Total', points: scoring.players.map(({ total }) => total) }),
    ...(tieBreak === undefined ? [] : [asRow(tieBreak)]),
    asRow({ label: 'Place', points: scoring.players.map(({ player }) => place(scoring, player)) }),
  ];
  return [...aligned(rows), winners(scoring, names)];
}

type Row = readonly [label: string, cells: readonly string[]];

function asRow({ label, points }: ScoreRow): Row {
  return [label, points.map((cell) => (cell === null ? '-' : String(cell)))];
}

/** The place of a seat from 1; who shares a place shares its number, and the next number is left out. */
function place({ ranking }: BaseScoring, player: Seat): number {
  const group = ranking.findIndex((seats) => seats.includes(player));
  return ranking.slice(0, group).reduce((before, seats) => before + seats.length, 1);
}

function winners({ winners: seats }: BaseScoring, names: Names): string {
  return `${listed(seats.map(names))} ${seats.length === 1 ? 'wins' : 'share the win'}`;
}

function aligned(rows: readonly Row[]): string[] {
  const labelWidth = Math.max(...rows.map(([label]) => label.length));
  const widths = rows[0]?.[1].map((head) => Math.max(head.length, 4)) ?? [];
  return rows.map(([label, cells]) => {
    const columns = cells.map((cell, seat) => cell.padStart((widths[seat] ?? 4) + 2));
    return `${label.padEnd(labelWidth)}${columns.join('')}`;
  });
}
