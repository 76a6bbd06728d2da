import { type Box, column, type Place } from './box.ts';
import { cut, inPicture, lengthOf, lines } from './measure.ts';
import type { Role } from './palette.ts';
import { filled } from './style.ts';
import { element } from './xml.ts';

export interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  readonly role?: Role;
  /** The most width; longer text is cut. */
  readonly room?: number;
  readonly place?: Place;
}

const ANCHORS = { 0: undefined, 0.5: 'middle', 1: 'end' } as const;

export function textBox(text: string, style: TextStyle = {}): Box {
  const { size = 12, bold = false, role = 'ink', room, place = 0 } = style;
  const em = bold ? size * 1.12 : size;
  const shown = room === undefined ? text : cut(text, room / em, inPicture);
  const width = lengthOf(shown, inPicture) * em;
  const height = Math.ceil(size * 1.3);
  const attributes = {
    'font-size': size,
    'font-weight': bold ? 'bold' : undefined,
    'text-anchor': ANCHORS[place],
    class: filled(role),
  };
  const draw = (x: number, y: number) => [
    element(
      'text',
      { x: x + width * place, y: y + height / 2 + size * 0.35, ...attributes },
      shown,
    ),
  ];
  return { width, height, draw };
}

/** Text in as many lines as it needs. */
export function paragraph(text: string, room: number, style: TextStyle = {}): Box {
  const { size = 12, bold = false } = style;
  const broken = lines(text, room / (bold ? size * 1.12 : size), inPicture);
  return column(
    broken.map((line) => textBox(line, style)),
    0,
    style.place,
  );
}
