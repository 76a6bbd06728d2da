import type { Box } from '../box.ts';
import { outlined } from '../style.ts';
import { element } from '../xml.ts';

/** Waves on an area, in rows that are shifted against each other. */
export function waves(width: number, height: number): Box {
  const [step, line] = [44, 30];
  let path = '';
  for (let row = 0; (row + 0.5) * line < height; row += 1)
    for (let left = row % 2 === 0 ? 8 : 30; left + 20 < width; left += step)
      path += `M${left} ${Math.round((row + 0.5) * line)}q5-5 10 0t10 0`;
  return {
    width,
    height,
    draw: (x, y) => [
      element('path', {
        d: path,
        transform: `translate(${x} ${y})`,
        fill: 'none',
        'stroke-width': 1.5,
        class: outlined('wave'),
      }),
    ],
  };
}
