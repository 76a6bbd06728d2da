import { type Box, inside } from './box.ts';
import type { Role } from './palette.ts';
import { filled, outlined } from './style.ts';
import { element } from './xml.ts';

export interface Frame {
  readonly fill?: Role | 'none';
  readonly line?: Role;
  readonly thick?: number;
  readonly dashed?: boolean;
  readonly corner?: number;
}

export function framed(box: Box, width: number, height: number, frame: Frame): Box {
  const { fill = 'none', line, thick = 1, dashed = false, corner = 4 } = frame;
  const border = line === undefined ? 0 : thick;
  const content = inside(box, width, height);
  const attributes = {
    width: width - border,
    height: height - border,
    rx: corner,
    class: line === undefined ? filled(fill) : `${filled(fill)} ${outlined(line)}`,
    'stroke-width': border > 1 ? border : undefined,
    'stroke-dasharray': dashed ? '3 3' : undefined,
  };
  const draw = (x: number, y: number) => [
    element('rect', { x: x + border / 2, y: y + border / 2, ...attributes }),
    ...content.draw(x, y),
  ];
  return { width, height, draw };
}

/** A part of the table on its own background, at least as high as `least`. */
export function panel(content: Box, width: number, padding: number, least = 0): Box {
  const height = Math.max(content.height + 2 * padding, least);
  const inner = inside(content, width - 2 * padding, height - 2 * padding, 0, 0);
  return framed(inner, width, height, { fill: 'panel', line: 'faint', corner: 8 });
}
