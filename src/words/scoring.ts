import type { BaseScoring, Seat } from '../core/types.ts';
import type { CommonWords } from './common.ts';
import type { Formatter } from './formatter.ts';
import type { ScoreRow } from './game-words.ts';
import { filled } from './sentences.ts';

/** A whole score sheet from its parts. */
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

/** The place of a seat from 1; who shares a place shares its number, and the next number is left out. */
function placeOf({ ranking }: BaseScoring, player: Seat): number {
  const group = ranking.findIndex((seats) => seats.includes(player));
  return ranking.slice(0, group).reduce((before, seats) => before + seats.length, 1);
}

export function winnersOf(
  { winner, winners }: CommonWords['scoring'],
  { winners: seats }: BaseScoring,
  voice: Formatter,
): string {
  const names = voice.listed(seats.map(voice.who));
  return filled(seats.length === 1 ? winner : winners, { winners: names });
}
