import { resolve } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { entries, root } from '../../scripts/entries.ts';

/** What an application bundles when it imports some names of an entry: the paths of the files, from the root of the project. */
async function bundled(entry: string, names: string): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents: `export ${names} from './src/${entry}/index.ts';`, resolveDir: root },
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    write: false,
    metafile: true,
  });
  return Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [path] : [],
    ),
  );
}

const TO_PLAY =
  '{ createGame, applyAction, checkAction, legalActions, decisions, score, viewFor, simulate }';

describe.each([
  ['grog-island', 'caribbean-fleet'],
  ['caribbean-fleet', 'grog-island'],
])('a bundle of %s', (entry, other) => {
  it('has nothing of the other game in it', async () => {
    const files = await bundled(entry, '*');
    expect(files.some((file) => file.startsWith(`src/${entry}/decisions/`))).toBe(true);
    expect(files.filter((file) => file.includes(other))).toEqual([]);
  });

  it('has the parsers and the tables of states in it only with a parse function', async () => {
    const parsers = ['src/codec/codec.ts', `src/${entry}/state-schema.ts`];
    const toPlay = await bundled(entry, TO_PLAY);
    expect(parsers.filter((file) => toPlay.includes(file))).toEqual([]);
    expect(await bundled(entry, '{ parseState }')).toEqual(expect.arrayContaining(parsers));
  });

  it('has no rules in it with the text forms alone', async () => {
    const files = await bundled(entry, '{ formatAction, parseActionText }');
    expect(files.filter((file) => file.includes('/decisions/'))).toEqual([]);
  });
});

/** What an application bundles although it uses nothing of an entry, if the bundler does not know that modules have no side effects. */
async function leftOf(entry: string): Promise<string[]> {
  const { outputFiles } = await build({
    stdin: { contents: `import './src/${entry}/index.ts';`, resolveDir: root },
    bundle: true,
    format: 'esm',
    write: false,
    minifySyntax: true,
    packages: 'external',
    plugins: [
      {
        name: 'side-effects',
        setup({ onResolve }) {
          onResolve({ filter: /^\./ }, ({ path, resolveDir }) => ({
            path: resolve(resolveDir, path),
            sideEffects: true,
          }));
        },
      },
    ],
  });
  const lines = outputFiles.flatMap(({ text }) => text.split('\n'));
  return lines.filter((line) => line !== '' && !/^(\/\/|import )/.test(line));
}

describe.each(['grog-island', 'caribbean-fleet'])('the tables of %s', (entry) => {
  it('are bundled without any other code', async () => {
    const tables = [`src/${entry}/components.ts`, 'src/core/lists.ts'];
    expect((await bundled(entry, '{ COLORS, SHIPS, playerCounts }')).sort()).toEqual(tables.sort());
  });
});

it.each(['grog-island', 'caribbean-fleet', 'words', 'session', 'boardgame-io'])(
  'nothing is left of %s in a bundle that does not use it',
  async (entry) => {
    // Powers of 2, which esbuild does not take for constants.
    const left = (await leftOf(entry)).filter((line) => !/^var \w+ = 2 \*\* \d+;$/.test(line));
    expect(left).toEqual([]);
  },
);

it('a bundle of the words has no package in it, and of the rules only what is visible on a table', async () => {
  const others = (await bundled('words', '*')).filter((file) => !file.startsWith('src/words/'));
  expect(others.sort()).toEqual([
    'src/caribbean-fleet/cards.ts',
    'src/caribbean-fleet/chiefs.ts',
    'src/caribbean-fleet/components.ts',
    'src/caribbean-fleet/fleet.ts',
    'src/caribbean-fleet/players.ts',
    'src/caribbean-fleet/refusals.ts',
    'src/caribbean-fleet/taverns.ts',
    'src/core/json.ts',
    'src/core/lists.ts',
    'src/core/refusal.ts',
    'src/core/sentence.ts',
    'src/core/session-refusal.ts',
    'src/grog-island/board.ts',
    'src/grog-island/components.ts',
    'src/grog-island/piece-id.ts',
    'src/grog-island/players.ts',
    'src/grog-island/refusals.ts',
    'src/grog-island/score.ts',
  ]);
});

it('a bundle of the pictures has no language but English in it', async () => {
  const folders = (await bundled('svg', '*')).map(
    (file) => /^src\/words\/(\w+)\/table/.exec(file)?.[1],
  );
  expect(folders.filter((folder) => folder !== undefined)).toEqual(['english']);
});

it('only a bundle of the session has the patches of immer in it', async () => {
  const withPatches = [];
  for (const [entry, source] of Object.entries(entries)) {
    const { outputFiles } = await build({
      stdin: { contents: `export * from './${source}';`, resolveDir: root },
      bundle: true,
      format: 'esm',
      platform: 'node',
      external: ['fast-check', 'boardgame.io'],
      write: false,
    });
    if (outputFiles.some(({ text }) => text.includes('enablePatches'))) withPatches.push(entry);
  }
  expect(withPatches).toEqual(['session']);
});
