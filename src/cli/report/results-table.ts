import type { Estimate } from '../../bots/tournament/interval.ts';
import type { Standing, Standings } from '../../bots/tournament/standings.ts';
import { counted } from '../../core/sentence.ts';
import { gameNamed } from '../arguments.ts';
import { alignedRows } from './aligned-rows.ts';
import type { Tally } from './tally.ts';

/** The heading of the standings: "Grog Island, 3 players, 1000 games". */
export function headline({ name, players, games }: Standings): string {
  const { title } = gameNamed(name).words({});
  return `${title}, ${players} players, ${counted(games, 'game')}`;
}

/** A note about games that were stopped; `null` if there are none. */
export function cappedLine({ games, capped }: Standings): string | null {
  if (capped === 0) return null;
  return `${capped} of ${games} stopped at the limit of actions: without a winner, and not counted in the rates`;
}

export function percent(rate: number): string {
  return `${(rate * 100).toFixed(1)} %`;
}

/** The table of all bots, and below it the table by seat, the cross table and the faults. */
export function resultsTable(standings: Standings, tally: Tally): string[] {
  const { rows } = standings;
  const capped = cappedLine(standings);
  const lines = alignedRows([HEADS, ...rows.map((row) => cellsOf(row, tally.rating(row.bot)))]);
  const seats = alignedRows([
    ['Win rate', ...(rows[0]?.seats.map(({ seat }) => `seat ${seat}`) ?? [])],
    ...rows.map(({ bot, seats }) => [bot, ...seats.map(({ rate }) => rateCell(rate))]),
  ]);
  return [
    headline(standings),
    ...(capped === null ? [] : [capped]),
    ...lines,
    '',
    ...seats,
    ...crossTable(rows),
    ...rows.flatMap(faultLine),
    ...(standings.irreproducible
      ? [
          '',
          'Another run may give other results: a bot uses a clock, or is not known to be deterministic.',
        ]
      : []),
  ];
}

/** Who finished before whom, and how often; nothing for two bots, whose win rates say it. */
function crossTable(rows: readonly Standing[]): string[] {
  if (rows.length < 3) return [];
  const names = rows.map(({ bot }) => bot);
  const cells = rows.map(({ bot, duels }) => [
    bot,
    ...names.map((name) => {
      const duel = duels.find(({ opponent }) => opponent === name);
      return duel === undefined ? '' : rateCell(duel.share);
    }),
  ]);
  return ['', ...alignedRows([['Before', ...names], ...cells])];
}

function faultLine({ bot, faults, forfeits }: Standing): string[] {
  if (faults.length === 0) return [];
  const all = faults.reduce((sum, { count }) => sum + count, 0);
  const kinds = faults.map(({ kind, count }) => `${count} ${kind}`).join(', ');
  const lost = forfeits === 0 ? '' : `, ${counted(forfeits, 'game')} lost by forfeit`;
  return [`${bot}: ${counted(all, 'fault')} (${kinds})${lost}`];
}

const HEADS: readonly string[] = [
  'Bot',
  'Games',
  'Wins',
  'Win rate',
  '95 % interval',
  'Score',
  'Lead',
  '95 % interval',
  'Rating',
  '95 % interval',
];

function cellsOf(
  { bot, games, wins, rate, meanScore, lead }: Standing,
  rating: Estimate | null,
): readonly string[] {
  return [
    bot,
    String(games),
    String(Math.round(wins * 100) / 100),
    rateCell(rate),
    rate === null ? '-' : `${percent(rate.low)} to ${percent(rate.high)}`,
    meanScore.toFixed(1),
    lead === null ? '-' : signed(lead.value, 1),
    intervalCell(lead, 1),
    rating === null ? '-' : signed(rating.value, 0),
    intervalCell(rating, 0),
  ];
}

function rateCell(rate: Estimate | null): string {
  return rate === null ? '-' : percent(rate.value);
}

function intervalCell(estimate: Estimate | null, digits: number): string {
  if (estimate === null || !Number.isFinite(estimate.low)) return '-';
  return `${signed(estimate.low, digits)} to ${signed(estimate.high, digits)}`;
}

function signed(value: number, digits: number): string {
  const text = value.toFixed(digits);
  return Number(text) > 0 ? `+${text}` : String(Number(text) === 0 ? (0).toFixed(digits) : text);
}
