import { type Cloud, COLOR_INDEX, type Color } from '../../grog-island/components.ts';
import { type Box, layers } from '../box.ts';
import { icon, type Path } from '../icon.ts';
import type { Role } from '../palette.ts';
import { round, shape } from '../shapes.ts';
import { ISLAND_ICONS } from './icons.ts';
import type { Setting } from './setting.ts';

const SIGNS: Readonly<Record<Cloud, Path>> = {
  goal: ISLAND_ICONS.goal,
  point: ISLAND_ICONS.star,
  parrot: ISLAND_ICONS.parrot,
  calm: ISLAND_ICONS.calm,
  black: ISLAND_ICONS.bolt,
};

/** The cloud over a peninsula. */
export function cloudBox({ view, piece, sizes }: Setting, color: Color): Box {
  const cloud = view.clouds[COLOR_INDEX[color]];
  const height = sizes.cloud;
  const width = Math.min(sizes.column - 4, height * 2);
  const [fill, ink]: [Role, Role] = cloud === 'black' ? ['storm', 'onStorm'] : ['cloud', 'onCloud'];
  const puffs = shape(outline(width, height), width, height, { fill, line: 'line' });
  return piece(`cloud:${color}`, layers([puffs, icon(SIGNS[cloud], height * 0.5, ink)]));
}

function outline(width: number, height: number): string {
  const [low, side] = [height - 1, height * 0.32];
  const bows = [
    [side * 0.8, low - side * 1.7, side],
    [width * 0.4, side * 0.75, width * 0.18],
    [width * 0.7, side * 0.9, width * 0.17],
    [width - side * 0.8, low - side * 1.7, width * 0.14],
    [width - side, low, side],
  ].map(
    ([x = 0, y = 0, radius = 0]) =>
      `A${round(radius)} ${round(radius)} 0 0 1 ${round(x)} ${round(y)}`,
  );
  return `M${round(side)} ${round(low)}${bows.join('')}z`;
}
