import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asShare } from '../../src/bots/tournament/interval.ts';
import { lineupsOf, MatchScore, matchesOf } from '../../src/cli/ladder/match.ts';
import { SequentialTest, shareOf } from '../../src/cli/ladder/sequential-test.ts';
import { parseResult } from '../../src/cli/tournament/results.ts';
import { run, temporaryFolder } from './running.ts';

const LADDER = 'ladder --game caribbean-fleet --bots greedy,random,ismcts:2 --deals 4 --workers 1';

function resultsIn(file: string) {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const result = parseResult(line);
      if ('issue' in result) throw new Error(result.issue);
      return result;
    });
}

describe('a ladder', () => {
  it('lets each bot meet each other one on the same deals, from every seat', async () => {
    const file = join(temporaryFolder(), 'ladder');
    const { code, lines } = await run(`${LADDER} --out ${file}`);
    expect(code).toBe(0);
    expect(lines.slice(0, 3)).toEqual([
      expect.stringMatching(/^greedy against random: 4 deals, 12 games; ahead in 100\.0 %/),
      expect.stringMatching(/^greedy against ismcts:2: 4 deals, 12 games; /),
      expect.stringMatching(/^random against ismcts:2: 4 deals, 12 games; /),
    ]);
    const results = resultsIn(file);
    expect(results).toHaveLength(36);
    expect(new Set(results.map(({ seed }) => seed)).size).toBe(2);
    for (const { deal, game } of results) expect(deal).toBe(Math.floor(game / 3));
    for (const bot of ['greedy', 'random', 'ismcts:2'])
      for (const seat of [0, 1, 2])
        expect(results.filter(({ bots }) => bots[seat] === bot)).toHaveLength(12);
    const table = lines.slice(4);
    expect(table[0]).toBe('Caribbean Fleet, 3 players, 36 games');
    expect(table.join('\n')).toMatch(/Before +\S+ +\S+ +\S+\n/);
    const { lines: report } = await run(['report', '--several', file]);
    expect(report).toEqual(table);
  });

  it('continues an interrupted run, and leaves the same file', async () => {
    const file = join(temporaryFolder(), 'ladder');
    const whole = await run(`${LADDER} --out ${file}`);
    const text = readFileSync(file, 'utf8');
    truncateSync(file, 2000);
    const resumed = await run(`${LADDER} --out ${file} --resume`);
    expect(resumed.lines).toEqual(whole.lines);
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect((await run(`${LADDER} --out ${file}`)).errors.join()).toMatch(/--resume continues it/);
    writeFileSync(file, 'something else\n');
    const other = await run(`${LADDER} --out ${file} --resume`);
    expect(other.code).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe('something else\n');
  });

  it('ends a match as soon as the test is decided', async () => {
    const { lines } = await run('ladder --bots greedy,random --deals 1000 --sprt 0,50 --workers 1');
    expect(lines[0]).toMatch(/^greedy against random: 1\d deals, 2\d games; .* test: better/);
  });

  it('lets only the first bot meet the others in a gauntlet', () => {
    expect(matchesOf(3, true)).toEqual([
      { first: 0, second: 1 },
      { first: 0, second: 2 },
    ]);
    expect(matchesOf(3, false)).toHaveLength(3);
    expect(lineupsOf('a', 'b', 2)).toEqual([['a', 'b']]);
    expect(lineupsOf('a', 'b', 4)).toEqual([
      ['a', 'b', 'b', 'b'],
      ['b', 'a', 'a', 'a'],
    ]);
  });

  it.each([
    ['--bots greedy', /two bots or more/],
    ['--bots greedy,greedy', /each bot once/],
    ['--sprt 5', /LOW,HIGH/],
    ['--sprt 9,5', /LOW,HIGH/],
    ['--players 9', /players/],
    ['--resume', /--resume needs --out/],
    ['--on-fault shrug', /forfeit, random, stop/],
  ])('is refused with %s', async (args, message) => {
    const { code, errors } = await run(`ladder ${args}`);
    expect(code).toBe(2);
    expect(errors.join()).toMatch(message);
  });
});

describe('the sequential test', () => {
  /** How often the test says "better" for a bot of a certain strength, in matches of whole deals of two games. */
  function acceptance(points: number, seed: number): number {
    const chance = shareOf(points);
    let state = seed;
    const random = (): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
    let better = 0;
    for (let match = 0; match < 400; match += 1) {
      const test = new SequentialTest({ low: 0, high: 60 });
      while (test.verdict === null)
        test.add(((random() < chance ? 1 : 0) + (random() < chance ? 1 : 0)) / 2);
      if (test.verdict === 'better') better += 1;
    }
    return better / 400;
  }

  it('errs in about one of twenty matches at either bound', () => {
    expect(acceptance(0, 1)).toBeLessThan(0.09);
    expect(acceptance(60, 2)).toBeGreaterThan(0.91);
  });

  it('says nothing about a few deals, or about equal ones', () => {
    const test = new SequentialTest({ low: -50, high: 50 });
    for (let deal = 0; deal < 9; deal += 1) test.add(1);
    expect(test.verdict).toBeNull();
    const even = new SequentialTest({ low: -50, high: 50 });
    for (let deal = 0; deal < 100; deal += 1) even.add(0.5);
    expect(even.ratio).toBeCloseTo(0);
  });

  it('takes 400 points for odds of 10 to 1', () => {
    expect(shareOf(400)).toBeCloseTo(10 / 11);
    expect(shareOf(0)).toBe(0.5);
  });
});

it('the interval of a share ends at 0 and at 1', () => {
  expect(asShare({ value: 0.99, low: 0.97, high: 1.01 })).toEqual({
    value: 0.99,
    low: 0.97,
    high: 1,
  });
  expect(asShare({ value: 0.01, low: -0.01, high: 0.03 })).toEqual({
    value: 0.01,
    low: 0,
    high: 0.03,
  });
  expect(asShare(null)).toBeNull();
});

describe('the score of a match', () => {
  const game = (
    bots: readonly string[],
    scores: readonly number[],
    winners: readonly number[],
  ) => ({
    game: 0,
    name: 'caribbean-fleet',
    tournamentSeed: 1,
    maxActions: 5000,
    seed: 1,
    bots,
    scores,
    winners,
  });

  it('counts who finished before whom, and the lead of one over several', () => {
    const score = new MatchScore('a', null);
    score.add([game(['a', 'b', 'b'], [10, 20, 0], [1]), game(['b', 'b', 'a'], [5, 5, 15], [2])]);
    expect(score.share?.value).toBe(0.75);
    expect(score.lead?.value).toBe(5);
    expect(score).toMatchObject({ games: 2, deals: 1, verdict: null, ratio: null });
  });

  it('leaves capped games out, and takes no lead from a forfeit', () => {
    const score = new MatchScore('a', null);
    score.add([
      { ...game(['a', 'b', 'b'], [10, 20, 0], []), capped: true as const },
      { ...game(['b', 'a', 'a'], [9, 0, 0], [1, 2]), forfeit: 0 },
    ]);
    expect(score.share?.value).toBe(1);
    expect(score.lead).toBeNull();
  });
});
