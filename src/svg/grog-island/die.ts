import { COLOR_INDEX, type Color } from '../../grog-island/components.ts';
import type { Box } from '../box.ts';
import { TONES } from '../palette.ts';
import { die } from '../shapes.ts';
import type { Setting } from './setting.ts';

/** The die of a colour, wherever it lies. */
export function dieBox({ view, words, piece }: Setting, color: Color, size: number): Box {
  const { parts, say } = words;
  const face = view.dice[COLOR_INDEX[color]];
  const named = { color: parts.words.colors[color] };
  const name = face === 0 ? say('die.blank', named) : say('die', { ...named, face });
  return piece(`die:${color}`, name, die(face, size, TONES[color]));
}
