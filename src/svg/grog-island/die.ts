import { COLOR_INDEX, type Color } from '../../grog-island/components.ts';
import type { Box } from '../box.ts';
import { TONES } from '../palette.ts';
import { die } from '../shapes.ts';
import type { Setting } from './setting.ts';

/** The die of a colour, wherever it lies. */
export function dieBox({ view, piece }: Setting, color: Color, size: number): Box {
  const face = view.dice[COLOR_INDEX[color]];
  return piece(`die:${color}`, die(face, size, TONES[color]));
}
