import type { Seat } from '../../core/types.ts';
import { COLOR_INDEX, COLORS, GOOD_NAMES } from '../../grog-island/components.ts';
import { hasGhost, playerAt } from '../../grog-island/players.ts';
import type { GameView } from '../../grog-island/state.ts';
import { type Box, column, flow, inside, row } from '../box.ts';
import { countBox, legendBox, pileBox } from '../cards.ts';
import { framed, named, panel, panels } from '../frame.ts';
import type { Format, Names } from '../options.ts';
import { TONES } from '../palette.ts';
import { insideOf, nameBox, type Scene, SIZES } from '../scene.ts';
import { die, emptyPlace, glyph, label, ring, token } from '../shapes.ts';
import { textBox } from '../text-box.ts';
import { type BoardSizes, boardBox, boardWidth } from './board.ts';
import { REWARDS } from './labels.ts';
import {
  badgesOf,
  bidOf,
  countsOf,
  discardsOf,
  headingOf,
  pilesOf,
  summaryOf,
  supplyOf,
} from './view-model.ts';

const BOARDS: Readonly<Record<Format, BoardSizes>> = {
  wide: { label: 110, cell: 70, site: 26, type: 12 },
  narrow: { label: 86, cell: 44, site: 24, type: 10 },
};

const ABREAST = { wide: [1, 1, 2, 3, 2], narrow: [1, 1, 1, 1, 1] } as const;

export function pictureOf(view: GameView, names: Names, format: Format): Scene {
  const { padding, gap } = SIZES[format];
  const width = insideOf(format);
  const board = panel(
    boardBox(view, names, BOARDS[format]),
    boardWidth(BOARDS[format]) + 2 * padding,
    padding,
  );
  const side = format === 'wide' ? width - board.width - gap : width;
  const auction = panel(auctionBox(view, names, side - 2 * padding), side, padding);
  const least = format === 'wide' ? board.height - auction.height - gap : 0;
  const supply = panel(supplyBox(view, side - 2 * padding), side, padding, least);
  const abreast = ABREAST[format][view.players.length] ?? 1;
  const each = (width - gap * (abreast - 1)) / abreast;
  const players = view.players.map((_, seat) => ({
    title: names(seat),
    content: playerBox(view, seat, names, each - 2 * padding),
  }));
  return {
    heading: headingOf(view),
    summary: summaryOf(view, names),
    parts: [
      ...(format === 'wide'
        ? [row([board, column([auction, supply], gap)], gap, 0)]
        : [board, auction, supply]),
      panels(players, abreast, each, padding, gap),
    ],
  };
}

/** The bidding row with what its spaces give, and whose bid it is. */
function auctionBox(view: GameView, names: Names, width: number): Box {
  const spaces = REWARDS.map((reward, space) => {
    const color = view.row[space];
    const lying = color === undefined ? undefined : view.dice[COLOR_INDEX[color]];
    const content =
      color === undefined || lying === undefined
        ? emptyPlace(38, 38, textBox(String(space + 1), { role: 'muted', place: 0.5 }))
        : named(`space ${space + 1}: ${color} ${lying}`, die(lying, 38, TONES[color]));
    const under = textBox(color ?? ' ', { size: 11, place: 0.5 });
    const gives = textBox(reward, { size: 11, role: 'muted', place: 0.5 });
    return inside(column([gives, content, under], 2, 0.5), (width - 16) / 5);
  });
  const text = textBox(bidOf(view, names), { size: 14, bold: true, room: width - 28 });
  const bid = view.leader === null ? text : row([token(view.leader, 22), text], 6);
  const turned = view.turned.map((color) => textBox(`${color} turned`, { role: 'muted' }));
  return column([bid, row(spaces, 4), ...turned], 8);
}

function supplyBox(view: GameView, width: number): Box {
  const legend = [
    [ring(14), 'free'],
    [glyph('lock', 16), 'lock'],
    [glyph('ghost', 16), 'ghost crew'],
  ] as const;
  return column(
    [
      textBox('Supply', { bold: true }),
      flow(supplyOf(view).map(countBox), width, 12),
      ...discardsOf(view).map((pile) => pileBox(pile, width)),
      legendBox(hasGhost(view) ? legend : legend.slice(0, 2), width),
    ],
    8,
  );
}

function playerBox(view: GameView, seat: Seat, names: Names, width: number): Box {
  const player = playerAt(view, seat);
  const badges = badgesOf(view, seat).map((badge) => label(badge, width));
  const goods = COLORS.map((color, place) => {
    const count = player.goods[place] ?? 0;
    const { fill, ink, tint } = TONES[color];
    const role = count === 0 ? 'ink' : ink;
    const number = textBox(String(count), { size: 14, bold: count > 0, role, place: 0.5 });
    const frame = { fill: count === 0 ? tint : fill, line: 'line' } as const;
    const word = textBox(GOOD_NAMES[color], { size: 11, role: 'muted', place: 0.5 });
    return column([framed(number, (width - 16) / 5, 24, frame), word], 1, 0.5);
  });
  return column(
    [
      flow([nameBox(seat, names, width), ...badges], width, 6),
      flow(countsOf(player).map(countBox), width, 12),
      row(goods, 4),
      ...pilesOf(player).map((pile) => pileBox(pile, width)),
    ],
    8,
  );
}
