import type { Card, Ship } from '../../caribbean-fleet/components.ts';
import { worthOf } from '../../caribbean-fleet/fleet.ts';
import { numberOn } from '../../words/caribbean-fleet/pieces.ts';
import { type Box, column, inside, row } from '../box.ts';
import { cardFace } from '../card.ts';
import { framed } from '../frame.ts';
import { icon } from '../icon.ts';
import { ICONS } from '../icons.ts';
import { inPicture, lengthOf } from '../measure.ts';
import { TONES } from '../palette.ts';
import { coin } from '../shapes.ts';
import { textBox } from '../text-box.ts';
import { FLEET_ICONS, SPECIAL_ICONS } from './icons.ts';
import type { Setting } from './setting.ts';
import { cardWord, faceOf } from './view-model.ts';

/** An open card in full size. */
export function openCard(setting: Setting, card: Card): Box {
  const { words, piece, sizes } = setting;
  const face = faceOf(card);
  const [width, height] = sizes.card;
  const box =
    typeof face === 'string'
      ? cardFace(icon(SPECIAL_ICONS[face], width * 0.6), cardWord(card, words), width, height)
      : shipFace(setting, face);
  return piece(`card:${card}`, box);
}

function shipFace({ words, sizes }: Setting, ship: Ship): Box {
  const { fill, ink, tint } = TONES[ship.color];
  const color = words.parts.words.colors[ship.color][0];
  const [least, height] = sizes.card;
  const width = Math.ceil(Math.max(least, lengthOf(color, inPicture) * 12 * 1.12 + 10));
  const name = textBox(color, { bold: true, role: ink, place: 0.5 });
  const head = framed(name, width, 24, { fill, corner: 5 });
  const hull = icon(ICONS.ship, sizes.narrow ? 22 : 44, fill, 'ink');
  const number = textBox(String(ship.number), { size: 26, bold: true, place: 0.5 });
  const worth = row([coin(ship.value, 24), ...wreckSign(ship, 20)], 5);
  const body = column([row([hull, number], 4), worth], 3, 0.5);
  const content = column([head, inside(body, width, height - 25)], 0);
  return framed(content, width, height, { fill: tint, line: 'line', corner: 5 });
}

function wreckSign({ wreck }: Ship, size: number): Box[] {
  return wreck ? [icon(FLEET_ICONS.wreck, size)] : [];
}

const SMALL = { width: 38, height: 54 } as const;

/** A ship in front of its owner: its number above its value, cannons included. */
export function ownShip({ view, piece }: Setting, ship: Ship): Box {
  const { fill, ink } = TONES[ship.color];
  const number = textBox(String(ship.number), { size: 16, bold: true, role: ink, place: 0.5 });
  const head = framed(
    row([number, ...(ship.wreck ? [icon(FLEET_ICONS.wreck, 14, ink)] : [])], 2),
    SMALL.width,
    24,
    { fill, corner: 4 },
  );
  const worth = inside(coin(worthOf(view, ship.card), 22), SMALL.width, SMALL.height - 24);
  const face = framed(column([head, worth], 0), SMALL.width, SMALL.height, {
    fill: 'page',
    line: 'line',
    corner: 4,
  });
  return piece(`card:${ship.card}`, face);
}

/** A special card in front of a player: its sign, and a number if it has one. */
export function ownSpecial({ view, piece }: Setting, card: Card): Box {
  const face = faceOf(card);
  const sign = icon(typeof face === 'string' ? SPECIAL_ICONS[face] : ICONS.ship, 24);
  const value = numberOn(view, card);
  const number = value === null ? [] : [textBox(value, { bold: true, place: 0.5 })];
  const box = framed(column([sign, ...number], 2, 0.5), SMALL.width, SMALL.height, {
    fill: 'page',
    line: 'line',
    corner: 4,
  });
  return piece(`card:${card}`, box);
}
