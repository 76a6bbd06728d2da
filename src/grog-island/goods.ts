import type { Seat } from '../game.ts';
import { type ByColor, COLOR_INDEX, COLOR_INDEXES, type Color } from './components.ts';
import type { Events, GoodsTakenEvent } from './events.ts';
import type { GameDraft } from './state.ts';
import { draftAt, total } from './table.ts';

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
  for (const place of COLOR_INDEXES) if (goods[place] > 0) player.goods[place] += goods[place];
  events?.push({ type: 'goodsTaken', player: seat, goods, reason });
}
