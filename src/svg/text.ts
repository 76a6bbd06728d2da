import type { Seat } from '../core/types.ts';
import { cut, inTerminal, lengthOf, lines } from './measure.ts';
import type { ColorName } from './palette.ts';
import type { CommonTable } from './table-words.ts';
import { grouped, type Heading, type Pile, times } from './view-model.ts';

export const COLUMNS = 100;

export interface Span {
  readonly text: string;
  readonly style?: keyof typeof STYLES;
}

export type Line = readonly Span[];

/** Parameters of the escape code; colours from the palette of 256. */
const STYLES: Readonly<Record<ColorName | 'bold' | 'dim', string>> = {
  bold: '1',
  dim: '2',
  green: '38;5;34',
  blue: '38;5;33',
  orange: '38;5;208',
  yellow: '38;5;220',
  grey: '38;5;246',
  purple: '38;5;135',
  red: '38;5;196',
};

/** Lines as text, each with a line break. */
export function printed(text: readonly Line[], color: boolean): string {
  const painted = ({ text: words, style }: Span): string =>
    color && style !== undefined && words.trim() !== ''
      ? `\u001b[${STYLES[style]}m${words}\u001b[0m`
      : words;
  return text.map((line) => `${trimmed(line).map(painted).join('')}\n`).join('');
}

function trimmed(line: Line): Line {
  const last = line.findLastIndex(({ text }) => text.trim() !== '');
  return line
    .slice(0, last + 1)
    .map((span, index) => (index === last ? { ...span, text: span.text.trimEnd() } : span));
}

/** Text in as many lines as it needs; the lines after the first are indented further. */
export function sentence(text: string, style?: Span['style'], indent = 0): Line[] {
  return lines(text, COLUMNS - indent - 2, inTerminal).map((line, index) => {
    const words = `${' '.repeat(index === 0 ? indent : indent + 2)}${line}`;
    return style === undefined ? [{ text: words }] : [{ text: words, style }];
  });
}

/** Cells in columns of given widths. */
export function table(rows: readonly (readonly Span[])[], widths: readonly number[]): Line[] {
  return rows.map((cells) =>
    cells.map((cell, index) => {
      const width = widths[index] ?? 0;
      const text = cut(cell.text, width - 1, inTerminal);
      return { ...cell, text: text + ' '.repeat(width - lengthOf(text, inTerminal)) };
    }),
  );
}

export function headLines({ title, round, open, viewer }: Heading): Line[] {
  return [
    ...sentence(`${title}, ${round}`, 'bold'),
    ...open.flatMap((decision) => sentence(decision.sentence)),
    ...sentence(viewer, 'dim'),
    [],
  ];
}

export function nameLines(seat: Seat, name: string, badges: readonly string[]): Line[] {
  return sentence([`[${seat}] ${name}`, ...badges].join(' · '), 'bold');
}

/** "6 goal cards: hook shops ×2, 4 hidden". */
export function pileLines({ title, faces }: Pile, say: CommonTable, indent = 0): Line[] {
  const cards = grouped(faces).map(({ card, count }) =>
    card === null ? say('hidden', { count }) : times(card, count),
  );
  const text = cards.length === 0 ? title : `${title}: ${cards.join(', ')}`;
  return sentence(text, undefined, indent);
}
