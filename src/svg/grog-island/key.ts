import { hasGhost } from '../../grog-island/players.ts';
import { type Box, flow, row } from '../box.ts';
import { icon } from '../icon.ts';
import { labelled } from '../piece.ts';
import { ring } from '../shapes.ts';
import { textBox } from '../text-box.ts';
import { BUILDING_ICONS, ISLAND_ICONS } from './icons.ts';
import type { Setting } from './setting.ts';
import { kindsOf } from './view-model.ts';

/** What the signs mean: each type of building with its points for a goal (GI-C4), and what can stand on it. */
export function keyBox({ view, words }: Setting, width: number): Box {
  const { parts, say } = words;
  const kinds = kindsOf(view).map(({ type, points }) => {
    const goal = parts.words.goals[`type:${type}`];
    const name = textBox(goal, { room: width - 60 });
    const worth = row([icon(ISLAND_ICONS.star, 12, 'muted'), textBox(String(points))], 2);
    const meaning = say('goalPoints', { goal, points });
    return labelled(meaning, row([icon(BUILDING_ICONS[type], 16), name, worth], 5));
  });
  const sign = (box: Box, word: string): Box => row([box, textBox(word, { role: 'muted' })], 5);
  const others = [
    sign(ring(14), say('free', {})),
    sign(icon(ISLAND_ICONS.lock, 15), say('lock', {})),
    ...(hasGhost(view) ? [sign(icon(ISLAND_ICONS.ghost, 15), say('ghost', {}))] : []),
  ];
  return flow([...kinds, ...others], width, 16, 6);
}
