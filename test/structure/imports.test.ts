import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/entries.ts';
import { allowedImports, importIssues, type Sources } from './imports.ts';

function sourcesOf(folder: string): Sources {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file.endsWith('.ts'))
      .map((file) => [file.replaceAll('\\', '/'), readFileSync(join(folder, file), 'utf8')]),
  );
}

describe('the folders of src', () => {
  const sources = sourcesOf(join(root, 'src'));

  it('import what their comments allow, without circles', () => {
    expect(importIssues(sources)).toEqual([]);
  });

  it('know nothing of those who use them', () => {
    const allowed = allowedImports(sources);
    expect(allowed.get('core')).toEqual([]);
    expect(allowed.get('codec')).toEqual(['core']);
    for (const game of ['grog-island', 'caribbean-fleet'])
      expect(allowed.get(game)).toEqual(['core', 'codec']);
  });
});

describe('a planted fault', () => {
  const CORE = '/*\n * core: the base.\n * May import: nothing.\n */\nexport const one = 1;';
  const GAME =
    "import { one } from '../core/index.ts';\n/*\n * game: a game.\n * May import: core.\n */";
  const SOUND: Sources = new Map([
    ['index.ts', '/*\n * pirate-auctions: the root.\n * May import: core and game.\n */'],
    ['core/index.ts', CORE],
    ['game/index.ts', GAME],
    ['game/inner/cards.ts', "import '../../core/index.ts';"],
  ]);
  const planted = (path: string, text: string): string[] =>
    importIssues(new Map([...SOUND, [path, text]]));

  it('is not in a sound tree', () => {
    expect(importIssues(SOUND)).toEqual([]);
  });

  it.each([
    ['an import', "import { a } from '../game/index.ts';"],
    ['an import of a type', "import type { A } from '../game/index.ts';"],
    ['a re-export', "export * from '../game/index.ts';"],
    ['a later import', "const game = await import('../game/index.ts');"],
  ])('is found: %s', (_, text) => {
    expect(planted('core/b.ts', text)).toEqual([
      'core/b.ts: imports game/index.ts, but core may not import game',
    ]);
  });

  it('is found: an import from the root, a loose file, a folder without a comment, a file that is not there', () => {
    expect(planted('game/b.ts', "import '../index.ts';")).toEqual([
      'game/b.ts: imports index.ts, but game may not import pirate-auctions',
    ]);
    expect(planted('loose.ts', '')).toEqual(['loose.ts: lies in no folder']);
    expect(planted('more/index.ts', '')).toEqual(['more: 0 comments say what it may import']);
    expect(planted('game/b.ts', "import './c.ts';")).toEqual([
      'game/b.ts: imports game/c.ts, which does not exist',
    ]);
  });

  it('is found: a circle, of types too', () => {
    expect(
      importIssues(
        new Map([
          ...SOUND,
          ['core/b.ts', "import type { C } from './c.ts';"],
          ['core/c.ts', "import { b } from './b.ts';"],
        ]),
      ),
    ).toEqual(['a circle: core/b.ts → core/c.ts → core/b.ts']);
  });
});
