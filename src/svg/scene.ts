import type { Seat } from '../core/types.ts';
import { type Box, column, flow, row } from './box.ts';
import type { CheckedPictureOptions, Format } from './options.ts';
import { token } from './shapes.ts';
import { styleOf } from './style.ts';
import { paragraph, textBox } from './text-box.ts';
import type { Heading } from './view-model.ts';
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
  wide: { width: 960, margin: 16, padding: 12, gap: 10 },
  narrow: { width: 360, margin: 6, padding: 8, gap: 6 },
};

export function insideOf(format: Format): number {
  const { width, margin } = SIZES[format];
  return width - 2 * margin;
}

export function documentOf(scene: Scene, options: CheckedPictureOptions): string {
  const { language, theme, format, idPrefix } = options;
  const { width, margin, gap } = SIZES[format];
  const { heading, summary, parts } = scene;
  const table = column([headBox(heading, format), ...parts], gap);
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
      lang: language.catalogue.common.language,
      role: 'group',
      'aria-labelledby': title,
      'aria-describedby': description,
    },
    element('title', { id: title }, `${heading.title}, ${heading.round}`),
    element('desc', { id: description }, summary),
    element('style', {}, new Markup(style)),
    ...body,
  );
  return picture.source;
}

function headBox({ title, round, open, viewer }: Heading, format: Format): Box {
  const { gap } = SIZES[format];
  const width = insideOf(format);
  const waiting = open.map(({ player, sentence }) => {
    const marks = player === null ? [] : [token(player, 20)];
    const style = { size: 14, bold: true, role: 'accent' } as const;
    return row([...marks, paragraph(sentence, width - 26, style)], 6, 0);
  });
  return flow(
    [
      textBox(title, { size: 20, bold: true }),
      textBox(round, { size: 14 }),
      ...waiting,
      paragraph(viewer, width, { role: 'muted' }),
    ],
    width,
    2 * gap,
  );
}

export function nameBox(seat: Seat, name: string, room: number): Box {
  return row([token(seat, 22), textBox(name, { size: 14, bold: true, room: room - 28 })], 6);
}
