import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { METHODS } from '../../src/cli/serve/methods.ts';
import { root } from '../entries.ts';
import type { Files } from './write.ts';

const PAGE = 'docs/protocol.md';
const TABLE = /(<!-- methods -->\n\| .* \|\n\|.*\|\n)[\s\S]*?(<!-- \/methods -->)/;

/** The page of the protocol, with a table of the methods. */
export function protocolPage(): Files {
  const rows = Object.entries(METHODS).map(([name, { parameters }]) => {
    const names = Object.entries(parameters).map(([parameter, { optional }]) =>
      optional ? `\`${parameter}\` (optional)` : `\`${parameter}\``,
    );
    return `| \`${name}\` | ${names.join(', ') || 'none'} |\n`;
  });
  const page = readFileSync(resolve(root, PAGE), 'utf8');
  return { [PAGE]: page.replace(TABLE, (_, before, after) => before + rows.join('') + after) };
}
