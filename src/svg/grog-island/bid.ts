import { REWARDS } from '../../words/grog-island/pieces.ts';
import { type Box, column, flow, inside, layers, row, space } from '../box.ts';
import { framed } from '../frame.ts';
import { icon } from '../icon.ts';
import { group } from '../piece.ts';
import { emptyPlace, token } from '../shapes.ts';
import { paragraph, textBox } from '../text-box.ts';
import { dieBox } from './die.ts';
import { GOOD_ICONS, ISLAND_ICONS } from './icons.ts';
import type { Setting } from './setting.ts';
import { bidOf } from './view-model.ts';

const REWARD_ICONS = {
  claim: ISLAND_ICONS.house,
  point: ISLAND_ICONS.star,
  lock: ISLAND_ICONS.lock,
} as const;

const SIGN = 17;

const GROUND = { fill: 'land', line: 'line', corner: 8 } as const;

/** Whose bid it is, and the bidding spaces with the dice that lie on them. */
export function bidBox(setting: Setting, width: number): Box {
  const { view, words } = setting;
  const sentence = bidOf(view, words);
  const text = paragraph(sentence, width - 28, { size: 14, bold: true });
  const bid = view.leader === null ? text : row([token(view.leader, 22), text], 6);
  const dice = words.parts.dice(view.turned, view.dice);
  const turned = words.say('turned', { dice });
  const lines = view.turned.length === 0 ? [bid] : [bid, paragraph(turned, width)];
  const spaces = REWARDS.map((_, index) => spaceBox(setting, index));
  return group(sentence, column([flow(lines, width, 16), row(spaces, 4, 0)], 8));
}

/** A bidding space: its number and what it gives above the die that lies on it. */
function spaceBox(setting: Setting, index: number): Box {
  const { view, piece, sizes } = setting;
  const reward = REWARDS[index] ?? 'point';
  const color = view.row[index];
  const size = sizes.die + 4;
  const number = textBox(String(index + 1), { bold: true, role: 'muted' });
  const head = row([number, icon(REWARD_ICONS[reward], SIGN)], 8);
  const foot = row(color === undefined ? [] : [icon(GOOD_ICONS[color], SIGN)], 0);
  const arranged = (above: Box, middle: Box, below: Box): Box =>
    inside(
      column([inside(above, 0, SIGN), middle, inside(below, 0, SIGN)], 5, 0.5),
      sizes.space,
      size + 2 * SIGN + 18,
    );
  const content = arranged(head, emptyPlace(size, size), foot);
  const ground = framed(content, content.width, content.height, GROUND);
  const bare = piece(`space:${index + 1}`, ground);
  if (color === undefined) return bare;
  const die = arranged(space(0, 0), dieBox(setting, color, size), space(0, 0));
  return layers([bare, die]);
}
