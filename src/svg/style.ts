import type { Theme } from './options.ts';
import { PALETTE, type Role } from './palette.ts';

export const filled = (role: Role | 'none'): string => `fill-${role}`;

export const outlined = (role: Role): string => `line-${role}`;

/**
 * The style sheet of one picture. Every rule names the id of the picture, so that it does not affect the page around it. The
 * colours are custom properties, which a page can set; a fixed colour precedes them for programs without custom properties.
 */
export function styleOf(id: string, theme: Theme, body: string): string {
  const colors = Object.entries(PALETTE).filter(
    ([role]) => body.includes(`fill-${role}`) || body.includes(`line-${role}`),
  );
  const base = theme === 'dark' ? 1 : 0;
  const properties = (index: 0 | 1): string =>
    `#${id}{${colors.map(([role, pair]) => `--pirate-${role}:${pair[index]}`).join(';')}}`;
  return [
    `#${id}{max-width:100%;height:auto;font-family:system-ui,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}`,
    properties(base),
    `#${id} .fill-none{fill:none}`,
    ...colors.flatMap(([role, pair]) => [
      `#${id} .fill-${role}{fill:${pair[base]};fill:var(--pirate-${role})}`,
      `#${id} .line-${role}{stroke:${pair[base]};stroke:var(--pirate-${role})}`,
    ]),
    ...(theme === 'auto' ? [`@media (prefers-color-scheme:dark){${properties(1)}}`] : []),
  ].join('\n');
}
