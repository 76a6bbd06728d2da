import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grogIsland } from '../../src/index.ts';
import { createCorpus } from '../../src/testing/action-corpus.ts';
import { checkLaws, type LawError } from '../../src/testing/check-laws.ts';
import { laws } from '../../src/testing/index.ts';
import { RULES } from '../../src/testing/laws.ts';
import { arbitraryPlan } from '../../src/testing/plan.ts';
import { PLANTED_RULES } from './planted-rules.ts';
import { PLANTED_SECRETS } from './planted-secrets.ts';

const settings = { players: 2 };

const numberOf = ({ name }: { readonly name: string }): number =>
  Number(/^law (\d+):/.exec(name)?.[1]);

/** What breaks some of the laws, all watching the same game: the first of some in which something breaks. */
function broken(game: typeof grogIsland, numbers: readonly number[], games: number): LawError[] {
  const plans = fc.sample(arbitraryPlan(grogIsland, settings), { seed: 3, numRuns: games });
  const rules = RULES.filter((rule) => numbers.includes(numberOf(rule)));
  const corpus = createCorpus(game, settings);
  for (const plan of plans) {
    const errors = checkLaws({ game, corpus }, rules, plan);
    if (errors.length > 0) return errors;
  }
  return [];
}

describe('a planted bug is caught by the right law', () => {
  it.each([...PLANTED_RULES, ...PLANTED_SECRETS])('$bug', ({ game, breaks, says }) => {
    const errors = broken(game, breaks, 5);
    expect(errors.map(({ law }) => numberOf({ name: law })).sort((a, b) => a - b)).toEqual(breaks);
    for (const { message } of errors) {
      expect(message).toMatch(says);
      expect(message).toMatch(/^game grog-island$/m);
    }
  });

  it('and the same game without a bug breaks no law', () => {
    const errors = broken(grogIsland, RULES.map(numberOf), 1);
    expect(errors.map(({ message }) => message)).toEqual([]);
  });

  it('the failure of a property ends with a record that replays', () => {
    const [planted] = PLANTED_RULES;
    const law = laws(planted?.game ?? grogIsland, { numRuns: 3, seed: 1 }).find(({ name }) =>
      name.startsWith('law 9'),
    );
    if (law === undefined) throw new Error('no law 9');
    const { failed, errorInstance } = fc.check(law.property, law.parameters);
    expect(failed).toBe(true);
    const text = String(errorInstance);
    expect(text).toContain('law 9');
    const lines = text.slice(text.indexOf('game grog-island')).split('\n');
    const options = JSON.parse(lines[2]?.replace('options ', '') ?? '');
    const actions = lines
      .slice(3)
      .filter((line) => /^\d/.test(line))
      .map(grogIsland.parseActionText);
    const record = { ...grogIsland.createRecord(options), actions };
    expect(
      grogIsland
        .replay(record)
        .events.at(-1)
        ?.some(({ type }) => type === 'claimed'),
    ).toBe(true);
  });
});
