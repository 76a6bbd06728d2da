import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PALETTE, type Role } from '../../src/svg/palette.ts';
import { element, type Markup } from '../../src/svg/xml.ts';
import { root } from '../entries.ts';
import type { Files } from './write.ts';

/** What examples/python/learn.py writes. */
interface Point {
  readonly games: number;
  readonly share: number;
}

const WIDTH = 720;
const HEIGHT = 360;
const LEFT = 72;
const RIGHT = 690;
const TOP = 64;
const BOTTOM = 296;
const ROLES = ['page', 'ink', 'muted', 'faint', 'accent'] as const satisfies readonly Role[];
const TITLE = 'Wins of a learning policy against two random players';

/** The picture of examples/python/README.md. */
export function learningCurve(): Files {
  const text = readFileSync(resolve(root, 'examples/python/curve.json'), 'utf8');
  const points: readonly Point[] = JSON.parse(text);
  return { 'docs/pictures/learning-curve.svg': `${draw(points).source}\n` };
}

function draw(points: readonly Point[]): Markup {
  const most = Math.max(...points.map(({ games }) => games));
  const x = (games: number): number => round(LEFT + (games / most) * (RIGHT - LEFT));
  const y = (share: number): number => round(BOTTOM - share * (BOTTOM - TOP));
  const marks = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
    element('line', { x1: LEFT, x2: RIGHT, y1: y(share), y2: y(share), class: 'faint-line' }),
    label(LEFT - 10, y(share) + 4, 'end', `${share * 100} %`),
  ]);
  const thousands = Array.from({ length: Math.floor(most / 1000) + 1 }, (_, count) => count * 1000);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      width: WIDTH,
      height: HEIGHT,
      role: 'img',
      'font-family': 'system-ui, sans-serif',
      'font-size': 14,
    },
    element('title', {}, TITLE),
    element('desc', {}, points.map(({ games, share }) => `${games}: ${percent(share)}`).join('; ')),
    element('style', {}, styles()),
    element('rect', { width: WIDTH, height: HEIGHT, class: 'page' }),
    element('text', { x: 24, y: 36, class: 'ink', 'font-size': 18 }, TITLE),
    ...marks,
    ...thousands.map((games) => label(x(games), BOTTOM + 20, 'middle', games.toLocaleString('en'))),
    element('line', {
      x1: LEFT,
      x2: RIGHT,
      y1: y(1 / 3),
      y2: y(1 / 3),
      class: 'muted-line',
      'stroke-dasharray': '4 4',
    }),
    element('polyline', {
      points: points.map(({ games, share }) => `${x(games)},${y(share)}`).join(' '),
      class: 'accent-line',
      fill: 'none',
      'stroke-width': 3,
    }),
    element(
      'text',
      { x: 24, y: HEIGHT - 16, class: 'muted', 'font-size': 12 },
      'Share of 300 games after so many games of training. The dashed line marks equal chances.',
    ),
  );
}

function label(x: number, y: number, anchor: 'middle' | 'end', text: string): Markup {
  return element('text', { x, y, class: 'muted', 'font-size': 12, 'text-anchor': anchor }, text);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function styles(): string {
  const colors = (theme: 0 | 1): string =>
    ROLES.map(
      (role) =>
        `.${role}{fill:${PALETTE[role][theme]}}.${role}-line{stroke:${PALETTE[role][theme]}}`,
    ).join('');
  return `${colors(0)}@media (prefers-color-scheme:dark){${colors(1)}}`;
}
