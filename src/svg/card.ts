import { type Box, column, inside, layers, row, space } from './box.ts';
import { framed } from './frame.ts';
import { icon, type Path } from './icon.ts';
import { inPicture, lengthOf, lines } from './measure.ts';
import { coin } from './shapes.ts';
import { paragraph, textBox } from './text-box.ts';
import type { Count } from './view-model.ts';

const TEXT = 12;

/** How much wider than the least a card may be, so that its name takes two lines only. */
const WIDER = [0, 16, 32, 48, 64];

/** The face of a card: a picture above its name. No word of the name is broken. */
export function cardFace(picture: Box, name: string, least: number, height: number): Box {
  if (name === '') return blankCard(picture, Math.max(least, picture.width + 8), height);
  const longest = Math.max(...name.split(' ').map((word) => lengthOf(word, inPicture)));
  const narrowest = Math.ceil(Math.max(least, longest * TEXT + 8, picture.width + 8));
  const widths = WIDER.map((more) => narrowest + more);
  const fits = (width: number) => lines(name, (width - 6) / TEXT, inPicture).length <= 2;
  const width = widths.find(fits) ?? Math.max(...widths);
  const text = paragraph(name, width - 6, { size: TEXT, place: 0.5 });
  const content = column([inside(picture, width), inside(text, width)], 3, 0.5);
  return blankCard(content, width, Math.max(height, content.height + 8));
}

function blankCard(content: Box, width: number, height: number): Box {
  return framed(content, width, height, { fill: 'page', line: 'line', corner: 5 });
}

export interface BackStyle {
  readonly sign: Path;
  readonly width: number;
  readonly height: number;
}

/** A card that lies face down, with a sign of its kind. */
function cardBack({ sign, width, height }: BackStyle): Box {
  const mark = icon(sign, Math.min(width, height) * 0.6, 'onBack');
  return framed(mark, width, height, { fill: 'back', line: 'onBack', corner: 4 });
}

/** Cards that lie face down on each other. */
export function deck(count: number, style: BackStyle): Box {
  if (count === 0) return framed(icon(style.sign, 14, 'line'), style.width, style.height, EMPTY);
  return fan(
    Array.from({ length: Math.min(3, Math.ceil(count / 8)) }, () => cardBack(style)),
    3,
    3,
  );
}

const EMPTY = { line: 'line', dashed: true, corner: 4 } as const;

/** Cards that a player holds so that others see the backs. */
export function closedHand(count: number, style: BackStyle): Box {
  if (count === 0) return framed(icon(style.sign, 14, 'line'), style.width, style.height, EMPTY);
  const backs = Array.from({ length: count }, () => cardBack(style));
  return fan(backs, Math.min(8, 24 / count), 0);
}

/** Boxes that overlap, each a step further to the right and up. */
function fan(boxes: readonly Box[], across: number, up: number): Box {
  const last = boxes.length - 1;
  const [first = space(0, 0)] = boxes;
  return {
    width: first.width + last * across,
    height: first.height + last * up,
    draw: (x, y) =>
      boxes.flatMap((box, index) => box.draw(x + index * across, y + (last - index) * up)),
  };
}

export function countBox(count: number | string): Box {
  return textBox(String(count), { size: 14, bold: true });
}

/** A thing and how many there are of it. */
export function withCount(box: Box, count: number | string, gap = 4): Box {
  return row([box, countBox(count)], gap);
}

/** Cards of one kind, of which one is shown. */
export function several(card: Box, count: number): Box {
  if (count === 1) return card;
  const badge = textBox(`×${count}`, { size: 12, bold: true, place: 1 });
  const corner = inside(badge, card.width - 8, card.height - 6, 1, 0);
  return layers([card, corner]);
}

/** A purse with coins. */
export function purse({ count, noun }: Count): Box {
  return row([coin(null, 18), countBox(count), textBox(noun, { role: 'muted' })], 4);
}
