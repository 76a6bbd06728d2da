import { occupantOf } from '../../grog-island/board.ts';
import { BUILDING_TYPES, COLORS, type Color } from '../../grog-island/components.ts';
import { type Box, column, flow, inside, layers, row } from '../box.ts';
import { icon } from '../icon.ts';
import { inPicture, lengthOf } from '../measure.ts';
import { TONES } from '../palette.ts';
import { group } from '../piece.ts';
import { emptyPlace, shape } from '../shapes.ts';
import { textBox } from '../text-box.ts';
import { cloudBox } from './cloud.ts';
import { dieBox } from './die.ts';
import { houseBox } from './house.ts';
import { GOOD_ICONS } from './icons.ts';
import type { Setting } from './setting.ts';
import { shipBox } from './ship.ts';
import { isInRow } from './view-model.ts';

/** A peninsula under its cloud, with its houses and its goods space, and the ship that lies there. */
export function peninsulaBox(setting: Setting, color: Color, place: number): Box {
  const { view, words, sizes } = setting;
  const { parts, say } = words;
  const { fill, tint } = TONES[color];
  const gap = sizes.abreast === 1 ? 3 : 6;
  const width = sizes.abreast * (sizes.house[0] + gap) + gap;
  const types = BUILDING_TYPES.filter(
    (type) => occupantOf(view.buildings, { peninsula: color, type }) !== 'none',
  );
  const houses = types.map((type) => houseBox(setting, color, type));
  const land = column(
    [
      nameBox(setting, color, width),
      flow(houses, width - 2 * gap, gap, gap, 0.5, 0.5),
      goodsSpace(setting, color),
    ],
    gap,
    0.5,
  );
  const height = land.height + 12;
  const ground = shape(coast(width, height, gap), width, height, {
    fill: tint,
    line: fill,
    thick: 2,
  });
  const ship = view.ships[place];
  const boxes = [
    cloudBox(setting, color),
    layers([ground, inside(land, width, height, 0.5, 0)]),
    ...(ship === undefined ? [] : [shipBox(setting, ship)]),
  ];
  const name = say('peninsula', { color: parts.words.colors[color] });
  return group(name, inside(column(boxes, 6, 0.5), sizes.column));
}

/** The colour, or where the words for the colours are too long, the good. */
function nameBox({ words }: Setting, color: Color, width: number): Box {
  const { colors } = words.parts.words;
  const longest = Math.max(...COLORS.map((each) => lengthOf(colors[each], inPicture)));
  return longest * 12 * 1.12 > width - 4
    ? icon(GOOD_ICONS[color], 16)
    : textBox(colors[color], { bold: true, place: 0.5 });
}

/** The goods and their die, or its empty place while it lies in the bidding row (GI-R1, GI-A2). */
function goodsSpace(setting: Setting, color: Color): Box {
  const { view, piece, sizes } = setting;
  const good = piece(`good:${color}`, icon(GOOD_ICONS[color], sizes.die - 4));
  const die = isInRow(view, color)
    ? emptyPlace(sizes.die, sizes.die)
    : dieBox(setting, color, sizes.die);
  return row([good, die], sizes.abreast === 1 ? 3 : 10);
}

/** A tongue of land, open at the top, where the island begins. */
function coast(width: number, height: number, belly: number): string {
  const bow = Math.round(width * 0.3);
  const [waist, low] = [Math.round(height * 0.55), height - 1];
  const side = Math.round(height * 0.3);
  return [
    `M1-4Q${1 - belly / 2} ${side} 1 ${waist}`,
    `V${low - bow}Q2 ${low} ${bow} ${low}H${width - bow}Q${width - 2} ${low} ${width - 1} ${low - bow}`,
    `V${waist}Q${width - 1 + belly / 2} ${side} ${width - 1}-4`,
  ].join('');
}
