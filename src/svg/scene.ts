import type { Seat } from '../core/types.ts';
import { type Box, column, flow, row } from './box.ts';
import { panel } from './frame.ts';
import type { CheckedPictureOptions, Format, Names } from './options.ts';
import { token } from './shapes.ts';
import { styleOf } from './style.ts';
import { textBox } from './text-box.ts';
import { decisionLine, type Heading, viewerLine } from './view-model.ts';
import { element, Markup } from './xml.ts';

export interface Scene {
  readonly heading: Heading;
  readonly summary: string;
  /** The parts of the table from top to bottom, all of the width `insideOf`. */
  readonly parts: readonly Box[];
}

interface Sizes {
  readonly width: number;
  readonly margin: number;
  readonly padding: number;
  readonly gap: number;
}

/** The sizes of each format, in units of the picture. */
export const SIZES: Readonly<Record<Format, Sizes>> = {
  wide: { width: 960, margin: 16, padding: 12, gap: 12 },
  narrow: { width: 400, margin: 8, padding: 8, gap: 8 },
};

export function insideOf(format: Format): number {
  const { width, margin } = SIZES[format];
  return width - 2 * margin;
}

export function documentOf(scene: Scene, options: CheckedPictureOptions): string {
  const { names, theme, format, idPrefix } = options;
  const { width, margin, gap } = SIZES[format];
  const { heading, summary, parts } = scene;
  const table = column([headBox(heading, names, format), ...parts], gap);
  const height = Math.ceil(table.height) + 2 * margin;
  const ground = element('rect', { width, height, rx: margin, class: 'fill-page' });
  const body = [ground, ...table.draw(margin, margin)];
  const [title, description] = [`${idPrefix}-title`, `${idPrefix}-description`];
  const style = styleOf(idPrefix, theme, body.map(({ source }) => source).join(''));
  const picture = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      id: idPrefix,
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'aria-labelledby': `${title} ${description}`,
    },
    element('title', { id: title }, `${heading.title}, ${heading.round}`),
    element('desc', { id: description }, summary),
    element('style', {}, new Markup(style)),
    ...body,
  );
  return picture.source;
}

function headBox(heading: Heading, names: Names, format: Format): Box {
  const { padding, gap } = SIZES[format];
  const width = insideOf(format);
  const tokens = heading.decisions.map(({ player }) => token(player, 20));
  const room = width - 2 * padding - 24 * tokens.length;
  const sentence = textBox(decisionLine(heading, names), {
    size: 14,
    bold: true,
    role: 'accent',
    room,
  });
  const content = flow(
    [
      textBox(heading.title, { size: 20, bold: true }),
      textBox(heading.round, { size: 14 }),
      row([...tokens, sentence], 4),
      textBox(viewerLine(heading, names), { role: 'muted', room: 200 }),
    ],
    width - 2 * padding,
    gap,
  );
  return panel(content, width, padding);
}

export function nameBox(seat: Seat, names: Names, room: number): Box {
  return row([token(seat, 22), textBox(names(seat), { size: 14, bold: true, room: room - 28 })], 6);
}
