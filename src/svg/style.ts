import type { Theme } from './options.ts';
import { PALETTE, type Role } from './palette.ts';

export const filled = (role: Role | 'none'): string => `fill-${role}`;

export const outlined = (role: Role): string => `line-${role}`;

/**
 * The style sheet of one picture. Every rule names the id of the picture, so that it does not affect the page around it. The
 * colours are custom properties, which a page can set; a fixed colour precedes them for programs without custom properties.
 */
export function styleOf(id: string, theme: Theme, body: string): string {
  const used = new Set(Array.from(body.matchAll(/(?:fill|line)-(\w+)/g), ([, role]) => role));
  const colors = Object.entries(PALETTE).filter(([role]) => used.has(role));
  const base = theme === 'dark' ? 1 : 0;
  const properties = (index: 0 | 1): string =>
    `#${id}{${colors.map(([role, pair]) => `--pirate-${role}:${pair[index]}`).join(';')}}`;
  return [
    `#${id}{max-width:100%;height:auto;direction:ltr;font-family:system-ui,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}`,
    properties(base),
    `#${id} .fill-none{fill:none}`,
    ...(body.includes('"clickable"') ? clickableRules(id) : []),
    ...colors.flatMap(([role, pair]) => [
      `#${id} .fill-${role}{fill:${pair[base]};fill:var(--pirate-${role})}`,
      `#${id} .line-${role}{stroke:${pair[base]};stroke:var(--pirate-${role})}`,
    ]),
    ...(theme === 'auto' ? [`@media (prefers-color-scheme:dark){${properties(1)}}`] : []),
  ].join('\n');
}

function clickableRules(id: string): string[] {
  return [
    `#${id} .clickable{cursor:pointer}`,
    `#${id} .clickable:hover{opacity:0.8}`,
    `#${id} .clickable:focus-visible{outline:3px solid ${PALETTE.accent[0]};outline-color:var(--pirate-accent);outline-offset:3px}`,
  ];
}
