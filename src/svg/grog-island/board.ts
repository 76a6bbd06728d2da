import type { Occupant } from '../../grog-island/board.ts';
import {
  type Cloud,
  COLOR_INDEX,
  COLORS,
  type Color,
  GOOD_NAMES,
  type Ship,
} from '../../grog-island/components.ts';
import type { GameView } from '../../grog-island/state.ts';
import { type Box, column, grid, inside, row, space } from '../box.ts';
import { framed, named } from '../frame.ts';
import type { Names } from '../options.ts';
import { TONES } from '../palette.ts';
import { cloudShape, die, emptyPlace, glyph, ring, shipShape, token } from '../shapes.ts';
import { textBox } from '../text-box.ts';
import { CLOUDS, SHIPS, shipWord } from './labels.ts';
import { isGhost, markersOn, occupantWord, typesOf } from './view-model.ts';

export interface BoardSizes {
  /** The width of the words before a row. */
  readonly label: number;
  readonly cell: number;
  readonly site: number;
  /** The size of the type. */
  readonly type: number;
}

const GAP = 3;

const POINTS = 25;

export function boardWidth({ label, cell }: BoardSizes): number {
  return label + (COLORS.length + 1) * (cell + GAP);
}

/** The peninsulas as columns: cloud, buildings, ship and goods space; at the right the open sea. */
export function boardBox(view: GameView, names: Names, sizes: BoardSizes): Box {
  const { label, cell, type } = sizes;
  const lead = (text: string) => inside(textBox(text, { size: type, role: 'muted' }), label, 0, 0);
  const rows = typesOf(view).map(({ word, points, sites }) => [
    typeBox(word, points, sizes),
    ...sites.map(([color, occupant]) => siteBox(word, color, occupant, names, sizes)),
  ]);
  return grid(
    [label, ...Array<number>(COLORS.length + 1).fill(cell)],
    [
      [lead('peninsulas'), ...view.order.map((color) => headBox(color, sizes)), seaBox(sizes)],
      [
        lead('clouds'),
        ...view.order.map((color) => cloudBox(view.clouds[COLOR_INDEX[color]], sizes)),
      ],
      ...rows,
      [lead('ships'), ...view.ships.map((ship) => shipBox(view, ship, names, sizes))],
      [lead('goods'), ...view.order.map((color) => goodsSpace(view, color, sizes))],
    ],
    GAP,
  );
}

function headBox(color: Color, { cell, site, type }: BoardSizes): Box {
  const { fill, ink } = TONES[color];
  const word = textBox(color, { size: type, bold: true, role: ink, place: 0.5 });
  return framed(word, cell, site, { fill, line: 'line' });
}

function seaBox({ cell, site, type }: BoardSizes): Box {
  return framed(textBox('sea', { size: type, place: 0.5 }), cell, site, { line: 'line' });
}

function cloudBox(cloud: Cloud, { cell, type }: BoardSizes): Box {
  const word = textBox(CLOUDS[cloud], { size: type, place: 0.5, room: cell });
  return named(`cloud: ${CLOUDS[cloud]}`, cloudShape(word, cell, 28));
}

/** A type of building, with its points for a goal (GI-C4). */
function typeBox(word: string, points: number, { label, site, type }: BoardSizes): Box {
  const name = textBox(word, { size: type });
  const worth = textBox(`${points} pt`, { size: type, role: 'muted', place: 1 });
  const content = row(
    [inside(name, label - POINTS - GAP, site, 0), inside(worth, POINTS, site, 1)],
    GAP,
  );
  return named(`${word}: a goal gives ${points} points for each crew`, content);
}

function siteBox(
  word: string,
  color: Color,
  occupant: Occupant,
  names: Names,
  { cell, site }: BoardSizes,
): Box {
  if (occupant === 'none') return space(cell, site);
  const size = site - 6;
  const seat = occupant.startsWith('crew:') ? Number(occupant.slice('crew:'.length)) : null;
  const sign =
    seat !== null
      ? token(seat, size)
      : occupant === 'free'
        ? ring(size - 4)
        : glyph(occupant === 'lock' ? 'lock' : 'ghost', size);
  return named(
    `${word} on ${color}: ${occupantWord(occupant, names)}`,
    framed(sign, cell, site, { fill: TONES[color].tint }),
  );
}

function shipBox(view: GameView, ship: Ship, names: Names, { cell, type }: BoardSizes): Box {
  const ghost = isGhost(view, ship);
  const text = ghost ? ['ghost', `${view.ghostCrew} crew`] : SHIPS[ship];
  const lines = text.map((line) => textBox(line, { size: type, place: 0.5, room: cell }));
  const markers = markersOn(view, ship);
  const title = ghost ? `ghost ship with ${view.ghostCrew} crew` : `ship: ${shipWord(ship)}`;
  const marked = markers.map((seat) => `, marker of ${names(seat)}`).join('');
  const content = column(lines, 0, 0.5);
  const marks = markers.map((seat) => token(seat, 16));
  return named(
    title + marked,
    column([shipShape(content, cell, 36), inside(row(marks, 2), cell, 16)], 2),
  );
}

/** A goods space with its die, or empty when the die lies in the bidding row (GI-R1, GI-A2). */
function goodsSpace(view: GameView, color: Color, { cell, type }: BoardSizes): Box {
  const size = Math.min(30, cell - 12);
  const face = view.dice[COLOR_INDEX[color]];
  const away = face === 0 || view.row.includes(color);
  const content = away ? emptyPlace(size, size) : die(face, size, TONES[color]);
  const good = GOOD_NAMES[color];
  const word = textBox(good, { size: type, role: 'muted', place: 0.5 });
  return named(
    away ? `goods space ${good}: empty` : `goods space ${good}: ${color} ${face}`,
    column([content, word], 1, 0.5),
  );
}
