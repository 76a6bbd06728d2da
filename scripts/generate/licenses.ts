import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../entries.ts';
import type { Files } from './write.ts';

/** The packages whose code the build includes: what entries import is bundled if it is only a development dependency. */
const BUNDLED = ['@noble/ciphers'];

/** The licences of the code of others in `dist`. */
export function licenseFile(): Files {
  const texts = BUNDLED.map((name) => {
    const folder = join(root, 'node_modules', name);
    const { version }: { version: string } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    );
    const text = readFileSync(join(folder, 'LICENSE'), 'utf8').trim();
    return `## ${name} ${version}\n\n${text}\n`;
  });
  const intro = 'The files in `dist` include code of these packages.';
  return { 'THIRD-PARTY-LICENSES.md': `# Third-party licences\n\n${intro}\n\n${texts.join('\n')}` };
}
