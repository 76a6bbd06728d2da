import { type Box, column, inside, layers, row } from '../box.ts';
import { framed } from '../frame.ts';
import { group } from '../piece.ts';
import { shape } from '../shapes.ts';
import { paragraph } from '../text-box.ts';
import { peninsulaBox } from './peninsula.ts';
import { waves } from './sea.ts';
import type { Setting } from './setting.ts';
import { shipBox } from './ship.ts';
import { supplyBox } from './supply.ts';

const EDGE = 10;

/** The island from above: the peninsulas side by side, ships at anchor below them, and the open sea at the right. */
export function boardBox(setting: Setting): Box {
  const { view, sizes } = setting;
  const peninsulas = view.order.map((color, place) => peninsulaBox(setting, color, place));
  const height = Math.max(...peninsulas.map((peninsula) => peninsula.height));
  const columns = row([...peninsulas, openSea(setting, height)], 0, 0);
  const width = sizes.board;
  const whole = height + 2 * EDGE;
  const inland = shape(island(columns.width - sizes.column, EDGE + sizes.cloud + 6), width, whole, {
    fill: 'land',
  });
  const sea = framed(waves(width, whole), width, whole, { fill: 'sea', corner: 14 });
  return layers([sea, inland, columns]);
}

/** The sea beside the island: the supply, and the ship that no peninsula can reach. */
function openSea(setting: Setting, height: number): Box {
  const { view, words, sizes } = setting;
  const place = view.order.length;
  const ship = view.ships[place];
  const name = words.say('openSea', {});
  const title = paragraph(name, sizes.column - 2, { place: 0.5 });
  const ships = ship === undefined ? [] : [shipBox(setting, ship)];
  const lying = column([title, ...ships], 4, 0.5);
  const supply = supplyBox(setting);
  const top = inside(supply, sizes.column, height - lying.height, 0.5, 0.5);
  return column([top, inside(group(name, lying), sizes.column)], 0);
}

/** The land from which the peninsulas stick out. */
function island(width: number, height: number): string {
  return `M0 0H${width}Q${width + 20} ${height} ${width - 10} ${height}H0z`;
}
