import type { Color } from '../../caribbean-fleet/components.ts';
import { type Box, layers, space } from '../box.ts';
import { framed } from '../frame.ts';
import { icon } from '../icon.ts';
import { TONES } from '../palette.ts';
import { FLEET_ICONS } from './icons.ts';
import type { Setting } from './setting.ts';

/** The chief pawn of a colour. */
export function chiefBox({ piece }: Setting, color: Color): Box {
  const ground = framed(space(0, 0), 26, 26, { fill: 'page', line: 'line', corner: 13 });
  const pawn = layers([ground, icon(FLEET_ICONS.chief, 18, TONES[color].fill, 'ink')]);
  return piece(`chief:${color}`, pawn);
}
