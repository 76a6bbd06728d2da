import type { Seat } from '../core/types.ts';
import { type Box, inside, space } from './box.ts';
import { framed } from './frame.ts';
import { type Role, SEAT_TONES, type Tone } from './palette.ts';
import { filled, outlined } from './style.ts';
import { textBox } from './text-box.ts';
import { element } from './xml.ts';

/** Paths in a square of 24 units. */
const PATHS = {
  circle: 'M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22z',
  square: 'M2 2h20v20h-20z',
  diamond: 'M12 0L24 12L12 24L0 12z',
  hexagon: 'M6 1.6h12l6 10.4l-6 10.4h-12l-6-10.4z',
  shield: 'M2 2h20v11q0 7-10 10.5q-10-3.5-10-10.5z',
  lock: 'M7 11v-4a5 5 0 0 1 10 0v4h2.5v11h-15v-11zM9.5 11h5v-4a2.5 2.5 0 0 0-5 0z',
  ghost: 'M3 22v-12a9 9 0 0 1 18 0v12l-4.5-3l-4.5 3l-4.5-3zM8 8.5v4h2.5v-4zM13.5 8.5v4h2.5v-4z',
  crown: 'M2 20l-1-14l6.5 6l4.5-9l4.5 9l6.5-6l-1 14z',
  mug: 'M3 4h13v3h5v9h-5v5h-13zM16 9.5v4h2.5v-4z',
  gun: 'M1 8h20v6h-12a3.5 3.5 0 1 1-6.5 2l-1.5-2z',
} as const;

export type Glyph = keyof typeof PATHS;

export function glyph(form: Glyph, size: number, role: Role = 'ink'): Box {
  return {
    width: size,
    height: size,
    draw: (x, y) => [
      element('path', {
        d: PATHS[form],
        'fill-rule': 'evenodd',
        transform: `translate(${round(x)} ${round(y)}) scale(${round(size / 24)})`,
        class: filled(role),
      }),
    ],
  };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** The shapes of the seats, which distinguish them without colours. */
const SEAT_FORMS: readonly Glyph[] = ['circle', 'square', 'diamond', 'hexagon', 'shield'];

function over(ground: Box, top: Box): Box {
  const content = inside(top, ground.width, ground.height);
  return {
    width: ground.width,
    height: ground.height,
    draw: (x, y) => [...ground.draw(x, y), ...content.draw(x, y)],
  };
}

export function token(seat: Seat, size: number): Box {
  const { fill, ink } = SEAT_TONES[seat] ?? { fill: 'ink', ink: 'page' };
  const number = textBox(String(seat), { size: size * 0.55, bold: true, role: ink, place: 0.5 });
  return over(glyph(SEAT_FORMS[seat] ?? 'circle', size, fill), number);
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
  return {
    width: size,
    height: size,
    draw: (x, y) => [
      element('circle', {
        cx: x + size / 2,
        cy: y + size / 2,
        r: size / 2 - 1,
        'stroke-width': 1.5,
        class: `${filled('none')} ${outlined('line')}`,
      }),
    ],
  };
}

export function cardBack(width: number, height: number): Box {
  const mark = glyph('diamond', width * 0.45, 'onBack');
  return framed(mark, width, height, { fill: 'back', line: 'line', corner: 3 });
}

/** A framed text, such as the face of a card. */
export function label(text: string, room: number): Box {
  const content = textBox(text, { size: 11, place: 0.5, room: room - 10 });
  return framed(content, Math.max(content.width + 10, 20), 20, { fill: 'page', line: 'line' });
}

function outline(path: string, width: number, height: number): Box {
  return {
    width,
    height,
    draw: (x, y) => [
      element('path', {
        d: path,
        transform: `translate(${round(x)} ${round(y)})`,
        class: `${filled('page')} ${outlined('line')}`,
      }),
    ],
  };
}

export function cloudShape(content: Box, width: number, height: number): Box {
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
  return over(outline(`M${round(side)} ${low}${bows.join('')}z`, width, height), content);
}

export function shipShape(content: Box, width: number, height: number): Box {
  const [side, bevel] = [round(height * 0.6), width / 8];
  const low = height - 1;
  const path = `M1 1H${width - 1}V${side}L${width - 1 - bevel} ${low}H${1 + bevel}L1 ${side}z`;
  return over(outline(path, width, height), content);
}
