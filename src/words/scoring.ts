import type { BaseScoring, Seat } from '../core/types.ts';
import type { CommonWords } from './common.ts';
import type { Formatter } from './formatter.ts';
import type { ScoreRow } from './game-words.ts';
import { fillTemplate } from './sentences.ts';

export function scoreRows(
  { total, place }: CommonWords['scoring'],
  scoring: BaseScoring,
  parts: readonly ScoreRow[],
  tieBreak: readonly ScoreRow[],
): ScoreRow[] {
  const { players } = scoring;
  return [
    ...parts,
    { label: total, points: players.map((sheet) => sheet.total) },
    ...tieBreak,
    { label: place, points: players.map(({ player }) => placeOf(scoring, player)) },
  ];
}

/** The place of a seat, from 1. Seats that share a place have the same number, and the next number is skipped. */
function placeOf({ ranking }: BaseScoring, player: Seat): number {
  const group = ranking.findIndex((seats) => seats.includes(player));
  return ranking.slice(0, group).reduce((before, seats) => before + seats.length, 1);
}

export function winnersOf(
  { scoring: { winner, winners }, plural }: CommonWords,
  { winners: seats }: BaseScoring,
  formatter: Formatter,
): string {
  const names = formatter.listed(seats.map(formatter.who));
  return fillTemplate(seats.length === 1 ? winner : winners, { winners: names }, plural);
}
