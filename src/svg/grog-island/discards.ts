import { type Box, column, flow } from '../box.ts';
import { label } from '../shapes.ts';
import { textBox } from '../text-box.ts';
import { grouped, times } from '../view-model.ts';
import type { Setting } from './setting.ts';
import { discardsOf } from './view-model.ts';

/** The cards that have left the game; `null` while there are none. */
export function discardsBox({ view, words }: Setting, width: number): Box | null {
  const piles = discardsOf(view, words).map(({ title, faces }) => {
    const cards = grouped(faces).map(({ card, count }) => label(times(card ?? '', count), width));
    return flow([textBox(`${title}:`, { role: 'muted' }), ...cards], width, 6);
  });
  return piles.length === 0 ? null : column(piles, 6);
}
