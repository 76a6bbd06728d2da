import type { Seat } from '../core/types.ts';
import { type Box, layers, space } from './box.ts';
import { framed } from './frame.ts';
import { icon } from './icon.ts';
import { ICONS } from './icons.ts';
import { type Role, SEAT_TONES, type Tone } from './palette.ts';
import { filled, outlined } from './style.ts';
import { textBox } from './text-box.ts';
import { element } from './xml.ts';

/** The shapes of the seats, which distinguish them without colours. */
const SEAT_FORMS = ['circle', 'square', 'diamond', 'hexagon', 'shield'] as const;

export function token(seat: Seat, size: number): Box {
  const { fill, ink } = SEAT_TONES[seat] ?? { fill: 'ink', ink: 'page' };
  const number = textBox(String(seat), {
    size: Math.max(12, size * 0.55),
    bold: true,
    role: ink,
    place: 0.5,
  });
  return layers([icon(ICONS[SEAT_FORMS[seat] ?? 'circle'], size, fill), sized(number, size, size)]);
}

/** A box that takes another size than it has, from its middle. */
function sized(box: Box, width: number, height: number): Box {
  const draw = (x: number, y: number) =>
    box.draw(x + (width - box.width) / 2, y + (height - box.height) / 2);
  return { width, height, draw };
}

/** The places of the pips of each face; a die has nine places, counted from the upper left corner. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

export function die(face: number, size: number, { fill, ink }: Pick<Tone, 'fill' | 'ink'>): Box {
  const ground = framed(space(0, 0), size, size, { fill, line: 'line', corner: size / 5 });
  return {
    width: size,
    height: size,
    draw: (x, y) => [
      ...ground.draw(x, y),
      ...(PIPS[face] ?? []).map((place) =>
        element('circle', {
          cx: x + (size * (1 + (place % 3))) / 4,
          cy: y + (size * (1 + Math.floor(place / 3))) / 4,
          r: size * 0.09,
          class: filled(ink),
        }),
      ),
    ],
  };
}

export function emptyPlace(width: number, height: number, content: Box = space(0, 0)): Box {
  return framed(content, width, height, { line: 'line', dashed: true });
}

export function ring(size: number): Box {
  return disc(space(0, 0), size, 'none', 'line');
}

/** A coin with its value on it; without one it stands for money. */
export function coin(value: number | null, size: number): Box {
  const number =
    value === null
      ? space(0, 0)
      : textBox(String(value), { bold: true, role: 'onGold', place: 0.5 });
  return disc(number, size, 'gold', 'line');
}

function disc(content: Box, size: number, fill: Role | 'none', line: Role): Box {
  const circle = {
    width: size,
    height: size,
    draw: (x: number, y: number) => [
      element('circle', {
        cx: x + size / 2,
        cy: y + size / 2,
        r: size / 2 - 1,
        'stroke-width': 1.5,
        class: `${filled(fill)} ${outlined(line)}`,
      }),
    ],
  };
  return layers([circle, content]);
}

export interface PathStyle {
  readonly fill: Role | 'none';
  readonly line?: Role;
  readonly thick?: number;
}

/** A path of its own size. */
export function shape(path: string, width: number, height: number, style: PathStyle): Box {
  const { fill, line, thick = 1 } = style;
  return {
    width,
    height,
    draw: (x, y) => [
      element('path', {
        d: path,
        transform: `translate(${round(x)} ${round(y)})`,
        'stroke-width': line === undefined || thick === 1 ? undefined : thick,
        class: line === undefined ? filled(fill) : `${filled(fill)} ${outlined(line)}`,
      }),
    ],
  };
}

export const round = (value: number): number => Math.round(value * 10) / 10;

/** A framed word, such as what a player has done. */
export function label(text: string, room: number): Box {
  const content = textBox(text, { place: 0.5, room: room - 12 });
  return framed(content, content.width + 12, 20, { fill: 'page', line: 'line', corner: 10 });
}
