import { gameNamed } from '../arguments.ts';
import type { Standing, Standings } from './tally.ts';

/** The heading of the standings: "Grog Island, 3 players, 1000 games". */
export function headline({ name, players, games }: Standings): string {
  const { title } = gameNamed(name).words({});
  return `${title}, ${players} players, ${games} ${games === 1 ? 'game' : 'games'}`;
}

/** A note about games that were stopped; `null` if there are none. */
export function cappedLine({ games, capped }: Standings): string | null {
  if (capped === 0) return null;
  return `${capped} of ${games} stopped at the limit of actions: without a winner, and not counted in the rates`;
}

export function percent(rate: number): string {
  return `${(rate * 100).toFixed(1)} %`;
}

export function resultsTable(standings: Standings): string[] {
  const rows = [HEADS, ...standings.rows.map(cellsOf)];
  const widths = HEADS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('   '),
  );
  const capped = cappedLine(standings);
  return [headline(standings), ...(capped === null ? [] : [capped]), ...lines];
}

const HEADS: readonly string[] = ['Bot', 'Wins', 'Win rate', '95 % interval', 'Score', 'Rating'];

function cellsOf({ bot, wins, rate, meanScore, rating }: Standing): readonly string[] {
  const points = Math.round(rating);
  return [
    bot,
    String(Math.round(wins * 100) / 100),
    rate === null ? '-' : percent(rate.value),
    rate === null ? '-' : `${percent(rate.low)} to ${percent(rate.high)}`,
    meanScore.toFixed(1),
    points > 0 ? `+${points}` : String(points || 0),
  ];
}
