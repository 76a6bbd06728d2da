import { type Card, COLORS } from '../../caribbean-fleet/components.ts';
import { playerAt } from '../../caribbean-fleet/players.ts';
import type { GameView } from '../../caribbean-fleet/state.ts';
import type { Seat } from '../../core/types.ts';
import { type Box, column, flow, inside, row, space } from '../box.ts';
import { countBox, legendBox, pileBox } from '../cards.ts';
import { framed, named, panel } from '../frame.ts';
import type { Format, Names } from '../options.ts';
import { TONES } from '../palette.ts';
import { insideOf, nameBox, type Scene, SIZES } from '../scene.ts';
import { die, glyph, label, token } from '../shapes.ts';
import { paragraph, textBox } from '../text-box.ts';
import { colorBox, fleetsBox } from './fleet.ts';
import { cardWord, faceOf, SPECIALS } from './labels.ts';
import {
  badgesOf,
  bidOf,
  countsOf,
  diceOf,
  discardsOf,
  fleetsOf,
  headingOf,
  pilesOf,
  summaryOf,
  supplyOf,
  tokensOf,
} from './view-model.ts';

interface TableSizes {
  readonly card: readonly [width: number, height: number];
  /** The width of the column with the player, before the fleets; `null` if the player stands above the fleets. */
  readonly lead: number | null;
}

const TABLES: Readonly<Record<Format, TableSizes>> = {
  wide: { card: [88, 96], lead: 196 },
  narrow: { card: [70, 96], lead: null },
};

const GAP = 4;

const LEGEND = [
  [null, 'ship: sum of the dice over value'],
  [glyph('crown', 14), 'chief pawn, with Blackbeard fee ×2'],
  [glyph('mug', 14), 'tavern, with rum 4'],
  [glyph('gun', 14), 'cannons'],
] as const;

export function pictureOf(view: GameView, names: Names, format: Format): Scene {
  const { padding, gap } = SIZES[format];
  const width = insideOf(format);
  const { card, lead } = TABLES[format];
  const open = view.players.length * (card[0] + GAP) - GAP + 2 * padding;
  const half = format === 'wide' ? open : width;
  const rest = format === 'wide' ? width - open - gap : width;
  const cards = column(
    [textBox('Open cards', { bold: true }), openBox(view, card), diceBox(view)],
    8,
  );
  const auction = auctionBox(view, names, rest - 2 * padding);
  const least = format === 'wide' ? Math.max(cards.height, auction.height) + 2 * padding : 0;
  const table = [panel(cards, half, padding, least), panel(auction, rest, padding, least)];
  const fleets = column(
    [
      headRow(view, lead, width - 2 * padding),
      ...view.players.map((_, seat) => playerBox(view, seat, names, lead, width - 2 * padding)),
      legendBox(LEGEND, width - 2 * padding),
    ],
    8,
  );
  return {
    heading: headingOf(view),
    summary: summaryOf(view, names),
    parts: [...(format === 'wide' ? [row(table, gap)] : table), panel(fleets, width, padding)],
  };
}

function columnWidth(lead: number | null, width: number): number {
  const room = lead === null ? width : width - lead - GAP;
  return (room - GAP * (COLORS.length - 1)) / COLORS.length;
}

function headRow(view: GameView, lead: number | null, width: number): Box {
  const each = columnWidth(lead, width);
  const heads = COLORS.map((color) => colorBox(color, tokensOf(view, color), each));
  return row(lead === null ? heads : [space(lead, 0), ...heads], GAP);
}

function playerBox(
  view: GameView,
  seat: Seat,
  names: Names,
  lead: number | null,
  width: number,
): Box {
  const player = playerAt(view, seat);
  const room = lead ?? width;
  const badges = badgesOf(view, seat).map((badge) => label(badge, room));
  const about = column(
    [
      flow([nameBox(seat, names, room), ...badges], room, 6),
      flow(countsOf(view, seat, player).map(countBox), room, 8),
      ...pilesOf(player).map((pile) => pileBox(pile, room)),
    ],
    4,
  );
  const fleets = fleetsOf(view, seat);
  const each = columnWidth(lead, width);
  const content =
    lead === null
      ? column([about, fleetsBox(fleets, each, GAP, 0)], 4)
      : row(
          [inside(about, lead, about.height, 0), fleetsBox(fleets, each, GAP, about.height)],
          GAP,
          0,
        );
  return named(names(seat), content);
}

function openBox(view: GameView, size: TableSizes['card']): Box {
  const cards = view.open.map((card) => cardBox(card, size));
  return cards.length === 0 ? textBox('none', { role: 'muted' }) : row(cards, GAP);
}

function diceBox(view: GameView): Box {
  const dice = view.dice.map((face) => die(face, 30, { fill: 'page', ink: 'ink' }));
  return row([...dice, textBox(diceOf(view))], 6);
}

function cardBox(card: Card, [width, height]: TableSizes['card']): Box {
  const face = faceOf(card);
  const special = typeof face === 'string';
  const tone = special ? ({ fill: 'back', ink: 'onBack' } as const) : TONES[face.color];
  const [name, text] = special ? SPECIALS[face] : [face.color, face.wreck ? 'wreck' : ''];
  const head = framed(
    textBox(name, {
      size: width > 80 ? 12 : 10,
      bold: true,
      role: tone.ink,
      place: 0.5,
      room: width - 2,
    }),
    width,
    22,
    { fill: tone.fill },
  );
  const middle = special
    ? []
    : [
        textBox(String(face.number), { size: 24, bold: true, place: 0.5 }),
        textBox(`value ${face.value}`, { place: 0.5 }),
      ];
  const effect = text === '' ? [] : [paragraph(text, width - 10, { size: 11, place: 0.5 })];
  const body = inside(column([...middle, ...effect], 0, 0.5), width, height - 24);
  return named(
    cardWord(card),
    framed(column([head, body], 0), width, height, { fill: 'page', line: 'line' }),
  );
}

function auctionBox(view: GameView, names: Names, width: number): Box {
  const bidder = view.winner ?? view.leader;
  const text = textBox(bidOf(view, names), { size: 14, bold: true, room: width - 28 });
  return column(
    [
      bidder === null ? text : row([token(bidder, 22), text], 6),
      flow(supplyOf(view).map(countBox), width, 12),
      ...discardsOf(view).map((pile) => pileBox(pile, width)),
    ],
    8,
  );
}
