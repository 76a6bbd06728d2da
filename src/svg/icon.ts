import type { Box } from './box.ts';
import type { Role } from './palette.ts';
import { filled, outlined } from './style.ts';
import { element } from './xml.ts';

/** A path in a square of 24 units, filled by the rule `evenodd`. */
export type Path = string;

/** A drawing in one colour; with an outline, so that any colour stands out from its ground. */
export function icon(path: Path, size: number, role: Role = 'ink', outline?: Role): Box {
  return {
    width: size,
    height: size,
    draw: (x, y) => [
      element('path', {
        d: path,
        'fill-rule': 'evenodd',
        transform: `translate(${round(x)} ${round(y)}) scale(${round(size / 24)})`,
        'stroke-width': outline === undefined ? undefined : 1.2,
        class: outline === undefined ? filled(role) : `${filled(role)} ${outlined(outline)}`,
      }),
    ],
  };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
