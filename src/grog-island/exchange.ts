import { own, ownFields } from '../core/lists.ts';
import type { ExchangeAction } from './actions.ts';
import { type ByColor, COLORS, type Color, type ColorIndex, EXCHANGE_RATE } from './components.ts';
import type { Goods } from './goods.ts';

/** Three goods that are exchanged for one of another kind (GI-T8). */
export interface Exchange {
  readonly goods: ExchangeAction['goods'];
  readonly counts: ByColor<number>;
}

/** For each good, every choice of three goods of other kinds: most of the first colour first (GI-T8). */
export const EXCHANGES: ByColor<readonly Exchange[]> = /* @__PURE__ */ (() => [
  exchangesFor(0),
  exchangesFor(1),
  exchangesFor(2),
  exchangesFor(3),
  exchangesFor(4),
])();

function exchangesFor(good: ColorIndex): Exchange[] {
  let choices: readonly (readonly Color[])[] = [[]];
  for (let count = 0; count < EXCHANGE_RATE; count += 1) {
    choices = choices.flatMap((chosen) =>
      laterOthers(good, chosen.at(-1)).map((color) => [...chosen, color]),
    );
  }
  return choices.map((colors) => {
    const goods: Partial<Record<Color, number>> = {};
    for (const color of colors) goods[color] = (own(goods, color) ?? 0) + 1;
    return { goods: Object.freeze(goods), counts: countsOf(goods) };
  });
}

/** The other colours, from a colour on. */
function laterOthers(good: ColorIndex, from: Color | undefined): Color[] {
  const first = from === undefined ? 0 : COLORS.indexOf(from);
  return COLORS.filter((_, place) => place !== good && place >= first);
}

export function countsOf(goods: ExchangeAction['goods']): Goods {
  const { green = 0, blue = 0, orange = 0, yellow = 0, grey = 0 } = ownFields(goods);
  return [green, blue, orange, yellow, grey];
}

/** Whether somebody owns at least as many of each kind. */
export function isWithin(counts: ByColor<number>, owned: ByColor<number>): boolean {
  return (
    counts[0] <= owned[0] &&
    counts[1] <= owned[1] &&
    counts[2] <= owned[2] &&
    counts[3] <= owned[3] &&
    counts[4] <= owned[4]
  );
}
