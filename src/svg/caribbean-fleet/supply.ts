import { COLORS } from '../../caribbean-fleet/components.ts';
import { type Box, flow, row } from '../box.ts';
import { withCount } from '../card.ts';
import { framed } from '../frame.ts';
import { icon } from '../icon.ts';
import { TONES } from '../palette.ts';
import { group } from '../piece.ts';
import { textBox } from '../text-box.ts';
import { chiefBox } from './chief.ts';
import { FLEET_ICONS } from './icons.ts';
import type { Setting } from './setting.ts';

/** The chief pawns that nobody has, and the fleet tokens. */
export function supplyBox(setting: Setting, width: number): Box {
  const { view, words, piece } = setting;
  const { parts, common } = words;
  const boxes = COLORS.map((color, place) => {
    const name = parts.words.colors[color][0];
    const count = view.tokens[place] ?? 0;
    const tokens = piece(
      `token:${color}`,
      withCount(icon(FLEET_ICONS.token, 20, TONES[color].fill, 'ink'), count),
    );
    const pawn = view.chiefs[place] === null ? [chiefBox(setting, color)] : [];
    const content = row([textBox(name, { bold: true }), tokens, ...pawn], 6);
    return framed(content, content.width + 14, 36, { fill: TONES[color].tint, corner: 8 });
  });
  return group(common('supply', {}), flow(boxes, width, 6, 6));
}
