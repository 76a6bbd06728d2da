import type { Seat } from '../core/types.ts';
import { type ByColor, COLOR_INDEX, type Color } from './components.ts';
import type { Events } from './event-log.ts';
import type { GoodsTakenEvent } from './events.ts';
import { draftAt, total } from './players.ts';
import type { GameDraft } from './state.ts';

/** Counts of goods by colour that are being put together. */
export type Goods = [green: number, blue: number, orange: number, yellow: number, grey: number];

/** One good of each of the colours; a colour may stand more than once. */
export function goodsOf(colors: readonly Color[]): Goods {
  const goods: Goods = [0, 0, 0, 0, 0];
  for (const color of colors) goods[COLOR_INDEX[color]] += 1;
  return goods;
}

/** Takes goods from the supply, which is unlimited (GI-C2). */
export function takeGoods(
  draft: GameDraft,
  seat: Seat,
  goods: ByColor<number>,
  reason: GoodsTakenEvent['reason'],
  events: Events,
): void {
  if (total(goods) === 0) return;
  const player = draftAt(draft, seat);
  player.goods = added(player.goods, goods, 1);
  events?.push({ type: 'goodsTaken', player: seat, goods, reason });
}

/** Goods with others added, or taken away. */
export function added(owned: ByColor<number>, goods: ByColor<number>, sign: 1 | -1): Goods {
  return [
    owned[0] + sign * goods[0],
    owned[1] + sign * goods[1],
    owned[2] + sign * goods[2],
    owned[3] + sign * goods[3],
    owned[4] + sign * goods[4],
  ];
}
