import type { Standing, Standings } from '../../bots/tournament/standings.ts';
import { PALETTE, type Role } from '../../svg/palette.ts';
import { element, type Markup } from '../../svg/xml.ts';
import { cappedLine, headline, percent } from './results-table.ts';

const WIDTH = 720;
const LEFT = 180;
const RIGHT = 600;
const TOP = 72;
const STEP = 40;
const ROLES = ['page', 'ink', 'muted', 'faint', 'accent'] as const satisfies readonly Role[];

/** The win rates with their intervals as an SVG document; light or dark, as the reader's system says. */
export function drawChart(standings: Standings): string {
  const { rows, players } = standings;
  const bottom = TOP + rows.length * STEP;
  const height = bottom + 56;
  const summary = `Win rates: ${headline(standings)}`;
  const note = cappedLine(standings) ?? 'The lines are 95 % Wilson intervals';
  const document = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDTH} ${height}`,
      width: WIDTH,
      height,
      role: 'img',
      'font-family': 'system-ui, sans-serif',
      'font-size': 14,
    },
    element('title', {}, summary),
    element('desc', {}, rows.map(describeStanding).join('; ')),
    element('style', {}, styles()),
    element('rect', { width: WIDTH, height, class: 'page' }),
    element('text', { x: 24, y: 36, class: 'ink', 'font-size': 18 }, summary),
    ...[0, 0.25, 0.5, 0.75, 1].flatMap((rate) => mark(rate, bottom)),
    element('line', {
      ...vertical(1 / players, bottom),
      class: 'muted-line',
      'stroke-dasharray': '4 4',
    }),
    ...rows.map((row, index) => standing(row, TOP + (index + 0.5) * STEP)),
    element(
      'text',
      { x: 24, y: height - 12, class: 'muted', 'font-size': 12 },
      `${note}. The dashed line marks equal chances.`,
    ),
  );
  return `${document.source}\n`;
}

function placeOf(rate: number): number {
  return LEFT + rate * (RIGHT - LEFT);
}

function vertical(rate: number, bottom: number) {
  return { x1: placeOf(rate), x2: placeOf(rate), y1: TOP, y2: bottom };
}

function mark(rate: number, bottom: number): Markup[] {
  const label = { x: placeOf(rate), y: bottom + 18, class: 'muted', 'font-size': 12 };
  return [
    element('line', { ...vertical(rate, bottom), class: 'faint-line' }),
    element('text', { ...label, 'text-anchor': 'middle' }, `${rate * 100} %`),
  ];
}

function standing({ bot, rate }: Standing, y: number): Markup {
  const name = element('text', { x: 24, y: y + 5, class: 'ink' }, bot);
  if (rate === null) return element('g', {}, name);
  const ends = { x1: placeOf(rate.low), x2: placeOf(rate.high), y1: y, y2: y };
  return element(
    'g',
    {},
    name,
    element('line', { ...ends, class: 'accent-line', 'stroke-width': 3 }),
    element('circle', { cx: placeOf(rate.value), cy: y, r: 6, class: 'accent' }),
    element('text', { x: RIGHT + 24, y: y + 5, class: 'ink' }, percent(rate.value)),
  );
}

function describeStanding({ bot, rate }: Standing): string {
  if (rate === null) return `${bot}: no finished games`;
  return `${bot}: ${percent(rate.value)}, ${percent(rate.low)} to ${percent(rate.high)}`;
}

function styles(): string {
  const colors = (theme: 0 | 1): string =>
    ROLES.map(
      (role) =>
        `.${role}{fill:${PALETTE[role][theme]}}.${role}-line{stroke:${PALETTE[role][theme]}}`,
    ).join('');
  return `${colors(0)}@media (prefers-color-scheme:dark){${colors(1)}}`;
}
