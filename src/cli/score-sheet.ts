import type { GameTypes } from '../core/types.ts';
import type { GameWords, ScoreRow } from '../words/game-words.ts';

/** The score sheet: a column for each seat, a row for each part of the total, and who has won. */
export function scoreSheet<Types extends GameTypes>(
  title: string,
  names: readonly string[],
  words: GameWords<Types>,
  scoring: Types['Scoring'],
  state: Types['State'],
): string[] {
  const rows = words.describeScoring(scoring, state).map(asRow);
  return [...aligned([[title, names], ...rows]), words.describeWinners(scoring)];
}

type Row = readonly [label: string, cells: readonly string[]];

function asRow({ label, points }: ScoreRow): Row {
  return [label, points.map((cell) => (cell === null ? '-' : String(cell)))];
}

function aligned(rows: readonly Row[]): string[] {
  const labelWidth = Math.max(...rows.map(([label]) => label.length));
  const widths = rows[0]?.[1].map((head) => Math.max(head.length, 4)) ?? [];
  return rows.map(([label, cells]) => {
    const columns = cells.map((cell, seat) => cell.padStart((widths[seat] ?? 4) + 2));
    return `${label.padEnd(labelWidth)}${columns.join('')}`;
  });
}
