import type { Color } from '../../caribbean-fleet/components.ts';
import { type Box, column, flow, inside, row } from '../box.ts';
import { framed, named } from '../frame.ts';
import { TONES } from '../palette.ts';
import { glyph } from '../shapes.ts';
import { textBox } from '../text-box.ts';
import { extrasOf, type Fleet, type OwnShip, shipWord } from './view-model.ts';

const PADDING = 4;
const TILE = 29;

/** The head of the column of a colour, with its supply. */
export function colorBox(color: Color, supply: string, width: number): Box {
  const { fill, ink } = TONES[color];
  const name = textBox(color, { size: 13, bold: true, role: ink, place: 0.5 });
  const rest = textBox(supply, { size: 10, role: ink, place: 0.5, room: width });
  return framed(column([name, rest], 0, 0.5), width, 36, { fill, line: 'line' });
}

/** The fleets of a player in columns of one width, at least as high as `least`. */
export function fleetsBox(
  fleets: readonly Fleet[],
  width: number,
  gap: number,
  least: number,
): Box {
  const contents = fleets.map((fleet) => fleetBox(fleet, width - 2 * PADDING));
  const highest = Math.max(...contents.map((content) => content.height)) + 2 * PADDING;
  const height = Math.max(highest, least);
  const cells = fleets.map(({ color }, index) => {
    const content = contents[index] ?? row([], 0);
    const inner = inside(content, width - 2 * PADDING, height - 2 * PADDING, 0, 0);
    return framed(inner, width, height, { fill: TONES[color].tint });
  });
  return row(cells, gap);
}

function fleetBox(fleet: Fleet, width: number): Box {
  const { color, ships, chief, blackbeard, taverns } = fleet;
  const signs = [
    ...(chief ? [signBox('crown', blackbeard ? 'fee ×2' : 'chief')] : []),
    ...taverns.map((price) => signBox('mug', String(price))),
  ];
  const parts = [
    ...(signs.length > 0 ? [flow(signs, width, 6)] : []),
    ...(ships.length > 0 ? [flow(ships.map(shipBox), width, 3, 4, 0)] : []),
  ];
  const title = [...ships.map(shipWord), ...extrasOf(fleet)].join(', ') || 'nothing';
  return named(`${color}: ${title}`, column(parts, 4));
}

function signBox(form: 'crown' | 'mug', text: string): Box {
  return row([glyph(form, 15), textBox(text, { size: 11 })], 3);
}

/** A ship: its number above its value, and whether it is a wreck or has cannons. */
function shipBox(ship: OwnShip): Box {
  const { color, number, value, worth, wreck } = ship;
  const { fill, ink } = TONES[color];
  const top = textBox(String(number), { size: 14, bold: true, role: ink, place: 0.5 });
  const bottom = textBox(String(worth), { size: 12, place: 0.5 });
  const parts = [
    framed(top, TILE, 19, { fill, line: 'line', corner: 3 }),
    framed(bottom, TILE, 17, { fill: 'page', line: 'line', corner: 3 }),
  ];
  if (wreck) parts.push(textBox('wreck', { size: 9, place: 0.5 }));
  if (worth > value)
    parts.push(row([glyph('gun', 12), textBox(`+${worth - value}`, { size: 10 })], 1));
  return named(`${color} ${shipWord(ship)}`, column(parts, 0, 0.5));
}
