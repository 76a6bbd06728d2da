import { meaningOf } from '../grog-island/components.ts';
import {
  type Building,
  type ByColor,
  COLOR_INDEX,
  COLORS,
  type Color,
  type Face,
  type Goal,
  type Parrot,
} from '../grog-island/index.ts';
import { BUILDINGS, GOODS, PARTS } from './grog-island-words.ts';
import { counted, listed, speaker } from './telling.ts';

export const part: ReturnType<typeof speaker<typeof PARTS>> = speaker(PARTS);

export function goal(held: Goal): string {
  const meaning = meaningOf(held);
  switch (meaning.of) {
    case 'parrots':
      return part('parrots', {});
    case 'goods':
      return GOODS[meaning.color][1];
    case 'majority':
      return part('majority', { peninsula: meaning.color });
    case 'type':
      return BUILDINGS[meaning.type][1];
  }
}

export function parrot(held: Parrot): string {
  return held === 'hold' ? part('hold', {}) : part('turn', { color: held });
}

export function goods(counts: ByColor<number>): string {
  const taken = COLORS.filter((color) => counts[COLOR_INDEX[color]] > 0);
  return listed(taken.map((color) => counted(counts[COLOR_INDEX[color]], GOODS[color])));
}

/** Dice in a given order, "yellow 4, green 1". */
export function dice(order: readonly Color[], faces: ByColor<Face | 0>): string {
  return order.map((color) => `${color} ${faces[COLOR_INDEX[color]]}`).join(', ');
}

export function building({ peninsula, type }: Building): string {
  return `the ${BUILDINGS[type][0]} on ${peninsula}`;
}
