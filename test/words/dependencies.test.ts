import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** What modules import when they run: imports of types leave no trace. */
function imported(file: string, found: Set<string> = new Set()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const source = readFileSync(resolve(root, file), 'utf8');
  const statements = source.matchAll(/^(?:import|export) (?!type )(?:[^;'"]*? from )?'([^']+)'/gm);
  for (const [, path = ''] of statements) {
    if (path.startsWith('.')) imported(relative(root, resolve(root, dirname(file), path)), found);
    else found.add(path);
  }
  return found;
}

it('the words need no package and no engine, only tables', () => {
  const others = [...imported('src/words/index.ts')].filter(
    (file) => !file.startsWith('src/words/'),
  );
  expect(others.sort()).toEqual([
    'src/caribbean-fleet/components.ts',
    'src/caribbean-fleet/refusals.ts',
    'src/core/refusal.ts',
    'src/grog-island/components.ts',
    'src/grog-island/refusals.ts',
  ]);
});
