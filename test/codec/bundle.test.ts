import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/entries.ts';

/** The modules that a program carries which imports some names of a source. */
async function modulesOf(names: string, source: string): Promise<string[]> {
  const { metafile } = await build({
    stdin: {
      contents: `export { ${names} } from '../parse/src/${source}';`,
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([name, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [name] : [],
    ),
  );
}

const RULES = 'createGame, applyAction, checkAction, legalActions, decisions, score, viewFor';

describe.each(['grog-island', 'caribbean-fleet'])('a program with %s', (game) => {
  it('carries neither valibot nor the schemas if it reads nothing from outside', async () => {
    const modules = await modulesOf(RULES, `${game}/index.ts`);
    expect(modules).toContain(`src/${game}/rules.ts`);
    expect(modules.filter((name) => /valibot|parse|schema|-check/.test(name))).toEqual([]);
  });

  it('carries them if it does', async () => {
    const modules = await modulesOf('parseState', `${game}/index.ts`);
    expect(modules.some((name) => name.includes('valibot'))).toBe(true);
  });
});
