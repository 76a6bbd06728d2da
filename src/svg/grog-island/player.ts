import type { Seat } from '../../core/types.ts';
import { COLORS } from '../../grog-island/components.ts';
import { playerAt } from '../../grog-island/players.ts';
import { type Box, column, flow, row } from '../box.ts';
import { countBox, purse } from '../card.ts';
import { framed } from '../frame.ts';
import { icon } from '../icon.ts';
import { ICONS } from '../icons.ts';
import { TONES } from '../palette.ts';
import { nameBox } from '../scene.ts';
import { label } from '../shapes.ts';
import { textBox } from '../text-box.ts';
import { closedHands, openHand } from './hand.ts';
import { GOOD_ICONS, ISLAND_ICONS } from './icons.ts';
import type { Setting } from './setting.ts';
import { badgesOf, countsOf } from './view-model.ts';

const GAP = 8;

/** From this width on, the cards of a player lie beside the rest. */
const BROAD = 600;

/** What a player has. The cards of the viewer lie open. */
export function playerBox(setting: Setting, seat: Seat, width: number): Box {
  const { view, words } = setting;
  const player = playerAt(view, seat);
  const broad = width > BROAD;
  const room = broad ? 290 : width;
  const rest = broad ? width - room - 20 : width;
  const own = view.viewer === seat;
  const hand = own
    ? openHand(setting, player, rest)
    : flow(closedHands(setting, player, seat, broad ? 2 : 1), rest, broad ? 24 : 12);
  const signs = signsOf(setting, seat, room);
  const taken = signs.reduce((sum, sign) => sum + sign.width + 8, 0);
  const name = nameBox(seat, words.parts.who(seat), room - taken);
  const goods = COLORS.map((color, place) =>
    goodsBox(setting, seat, color, player.goods[place] ?? 0, (room - 16) / 5),
  );
  const beside = !own && !broad;
  const about = [
    flow(beside ? [row([name, ...signs], 8), hand] : [name, ...signs], room, beside ? 18 : 8, GAP),
    flow(countsBox(setting, seat), room, 14, 6),
    row(goods, 4),
  ];
  if (beside) return column(about, GAP);
  const left = column(about, GAP);
  return broad ? row([left, hand], 20, 0) : column([left, hand], GAP);
}

function signsOf({ view, words, piece }: Setting, seat: Seat, room: number): Box[] {
  const flag = view.flag === seat ? [piece('flag', icon(ICONS.flag, 22, 'accent'))] : [];
  return [...flag, ...badgesOf(view, seat, words).map((badge) => label(badge, room))];
}

function countsBox({ view, words, piece }: Setting, seat: Seat): Box[] {
  const [coins, ...counts] = countsOf(playerAt(view, seat), words);
  const signs = [ISLAND_ICONS.star, ISLAND_ICONS.crew];
  const money = coins === undefined ? [] : [piece(`purse:${seat}`, purse(coins))];
  const others = counts.map(({ count, noun }, place) => {
    const sign = signs[place];
    const number = [countBox(count), textBox(noun, { role: 'muted' })];
    return row(sign === undefined ? number : [icon(sign, 16), ...number], 4);
  });
  return [...money, ...others];
}

/** The tiles of a good. */
function goodsBox(
  { piece }: Setting,
  seat: Seat,
  color: (typeof COLORS)[number],
  count: number,
  width: number,
): Box {
  const { fill, ink, tint } = TONES[color];
  const role = count === 0 ? 'ink' : ink;
  const content = row(
    [
      icon(GOOD_ICONS[color], 18, role),
      textBox(String(count), { size: 14, bold: count > 0, role }),
    ],
    5,
  );
  const tile = framed(content, width, 30, { fill: count === 0 ? tint : fill, line: 'line' });
  return piece(`goods:${seat}:${color}`, tile);
}
