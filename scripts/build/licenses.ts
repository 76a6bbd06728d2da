import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../entries.ts';

/** Writes the licences of the packages that the build has bundled; the source maps name their files. */
export function writeLicenses(folder: string): void {
  const licenses = bundledPackages(folder).map((name) => {
    const home = resolve(root, 'node_modules', name);
    const file = ['LICENSE', 'LICENSE.md'].map((each) => join(home, each)).find(existsSync);
    if (file === undefined) throw new Error(`${name} is bundled, but has no license file`);
    return `${name}\n\n${readFileSync(file, 'utf8').trim()}\n`;
  });
  writeFileSync(join(folder, 'third-party-licenses.txt'), licenses.join('\n'));
}

function bundledPackages(folder: string): string[] {
  const names = new Set<string>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.map'))) {
    const { sources }: { sources: string[] } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    for (const source of sources) {
      const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source) ?? [];
      if (name !== undefined) names.add(name);
    }
  }
  return [...names].sort();
}
