import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../entries.ts';

/** Writes the licences of the packages that the build has bundled, equal texts once; the source maps name their files. */
export function writeLicenses(folder: string): void {
  const packages = new Map<string, string[]>();
  for (const name of bundledPackages(folder)) {
    const text = licenseOf(name);
    packages.set(text, [...(packages.get(text) ?? []), name]);
  }
  const licenses = [...packages].map(([text, names]) => `${names.join(', ')}\n\n${text}\n`);
  writeFileSync(join(folder, 'third-party-licenses.txt'), licenses.join('\n'));
}

function licenseOf(name: string): string {
  const home = resolve(root, 'node_modules', name);
  const names = ['LICENSE', 'LICENSE.md', 'LICENSE.txt'];
  const file = names.map((each) => join(home, each)).find(existsSync);
  if (file === undefined) throw new Error(`${name} is bundled, but has no license file`);
  return readFileSync(file, 'utf8').trim();
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
