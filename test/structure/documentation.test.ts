import { describe, expect, it } from 'vitest';
import * as caribbeanFleet from '../../src/caribbean-fleet/index.ts';
import type { Game } from '../../src/core/contract.ts';
import * as grogIsland from '../../src/grog-island/index.ts';
import {
  codesOfErrors,
  contractOf,
  documentationOf,
  signatureHelp,
  signatureOf,
  tagsOf,
  textOf,
} from './documentation.ts';

const GAMES: readonly Game[] = [grogIsland, caribbeanFleet];
const project = await documentationOf(['index', ...GAMES.map(({ name }) => name)]);
const codes = codesOfErrors(project);
const contract = contractOf(project);

/** The errors that a function may throw, by class, with the text about them. */
function errorsOf(path: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    tagsOf(signatureOf(project, path), '@throws').flatMap((text) =>
      [...text.matchAll(/\w+Error\b/g)].map(([name]) => [name, text] as const),
    ),
  );
}

it('the contract has functions and its errors have codes', () => {
  expect(contract).toContain('applyAction');
  expect([...codes.keys()]).toEqual(
    expect.arrayContaining(['InvalidOptionsError', 'InvalidStateError', 'ParseError']),
  );
});

describe.each(GAMES)('$name', (game) => {
  const functions = Object.entries(game).flatMap(([name, value]) =>
    typeof value === 'function' && /^[a-z]/.test(name) ? [name] : [],
  );
  const help = signatureHelp(game.name, functions);

  it('has every function of the contract', () => {
    expect(functions).toEqual(expect.arrayContaining(contract));
  });

  it.each(functions)('describes %s', (name) => {
    const signature = signatureOf(project, [game.name, name]);
    expect(textOf(signature.comment?.summary)).toMatch(/^[A-Z].*\.$/s);
    for (const parameter of signature.parameters ?? [])
      expect(textOf(parameter.comment?.summary), parameter.name).toMatch(/\.$/);
    expect(tagsOf(signature, '@returns')).toHaveLength(1);
    expect(tagsOf(signature, '@throws')).not.toEqual([]);
    expect(tagsOf(signature, '@example').join('\n')).toMatch(
      new RegExp(`\`\`\`ts\\nimport \\{[^}]*\\b${name}\\b[^}]*\\} from 'pirate-auctions/`),
    );
  });

  it.each(functions)('names the codes of the errors of %s', (name) => {
    for (const [error, text] of errorsOf([game.name, name])) {
      const known = codes.get(error);
      if (known === undefined) continue;
      const named = [...text.matchAll(/`([A-Z_]+)`/g)].map(([, code]) => code);
      const [, other = ''] = /\blike `(\w+)`/.exec(text) ?? [];
      expect(known).toEqual(expect.arrayContaining(named));
      if (other === '') expect(named).not.toEqual([]);
      else expect([...errorsOf(['index', 'Game', other]).keys()]).toContain(error);
    }
  });

  it.each(contract)('shows the text of the contract at a call of %s', (name) => {
    const described = signatureOf(project, ['index', 'Game', name]);
    expect(help.get(name)).toEqual({
      summary: textOf(described.comment?.summary),
      parameters: described.parameters?.map(({ comment }) => textOf(comment?.summary)),
      throws: tagsOf(described, '@throws'),
    });
  });
});
