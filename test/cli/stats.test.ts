import { describe, expect, it } from 'vitest';
import { MeanOfGroups, wilson } from '../../src/bots/tournament/interval.ts';
import { Distribution } from '../../src/cli/stats/distribution.ts';
import type { Facts } from '../../src/cli/stats/facts.ts';
import { hiddenIn } from '../../src/cli/stats/hidden.ts';
import { ShareOfGroups } from '../../src/cli/stats/luck.ts';
import { parseResult } from '../../src/cli/tournament/results.ts';
import { caribbeanFleet, grogIsland } from '../../src/index.ts';
import { run } from './running.ts';

async function factsOf(args: string): Promise<Facts> {
  const { code, lines, errors } = await run(`stats --workers 1 --json ${args}`);
  expect(code, errors.join('\n')).toBe(0);
  return JSON.parse(lines.join(''));
}

describe('a distribution', () => {
  it('has a mean, a deviation and quantiles', () => {
    const numbers = new Distribution();
    for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) numbers.add(value);
    expect(numbers.spread()).toEqual({ mean: 5, deviation: 2, median: 4, quantile95: 9, most: 9 });
    expect(numbers.shareOf(4)).toBe(3 / 8);
  });
});

describe('the rate of wins', () => {
  const rateOf = (deals: readonly (readonly number[])[]) => {
    const rate = new MeanOfGroups();
    for (const [deal, games] of deals.entries()) for (const won of games) rate.add(won, deal);
    return rate.rate();
  };
  const quarter = Array.from({ length: 40 }, (_, deal) => (deal % 4 === 0 ? 1 : 0));

  it.each<[string, readonly (readonly number[])[], ReturnType<typeof wilson> | null]>([
    [
      'is that of games where each deal is played once',
      quarter.map((won) => [won]),
      wilson(10, 40),
    ],
    ['counts a game that is repeated once', quarter.map((won) => [won, won, won]), wilson(10, 40)],
    ['counts no game twice', quarter.map((won) => [won, 1 - won]), wilson(20, 40)],
    ['is wide for one deal', [[1, 1]], wilson(1, 1)],
    ['is unknown without games', [], null],
  ])('%s', (_, deals, expected) => {
    expect(rateOf(deals)).toEqual(expected);
  });

  it('lies between that of all games and that of all deals', () => {
    const mixed = quarter.map((won, deal) => [won, deal % 3 === 0 ? 1 - won : won]);
    const rate = rateOf(mixed);
    const share = rate?.value ?? 0;
    expect(rate?.low).toBeGreaterThan(wilson(40 * share, 40).low);
    expect(rate?.low).toBeLessThan(wilson(80 * share, 80).low);
  });
});

describe('the share that groups explain', () => {
  const share = (groups: readonly (readonly number[])[]) => {
    const shares = new ShareOfGroups(2);
    for (const group of groups) shares.addGroup(group);
    return shares.share();
  };

  it.each([
    [
      'is 1 for equal numbers in each group',
      [
        [1, 1],
        [2, 2],
        [5, 5],
      ],
      1,
    ],
    [
      'is 0 for groups that are alike',
      [
        [1, 3],
        [3, 1],
        [1, 3],
      ],
      0,
    ],
    [
      'is that of the analysis of variance',
      [
        [1, 2],
        [3, 4],
        [5, 6],
      ],
      15 / 17,
    ],
    ['is unknown for one group', [[1, 2]], null],
    [
      'is unknown without a spread',
      [
        [1, 1],
        [1, 1],
      ],
      null,
    ],
  ])('%s', (_, groups, expected) => {
    const found = share(groups);
    if (expected === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(expected);
  });
});

it('hidden values are the cards that a viewer does not see', () => {
  const island = grogIsland.createGame({ players: 2, seed: 1 });
  // 46 goals, of which the viewer holds 6; 32 treasures and 28 parrots are in their decks.
  expect(hiddenIn(island, grogIsland.viewFor(island, 0))).toBe(46 - 6 + 32 + 28);
  const fleet = caribbeanFleet.createGame({ players: 3, seed: 1 });
  expect(hiddenIn(fleet, caribbeanFleet.viewFor(fleet, 0))).toBe(fleet.deck.length);
});

describe('the command stats', () => {
  it('counts what the games of a tournament have', async () => {
    const facts = await factsOf('--game caribbean-fleet --players 3 --deals 2 --seed 5');
    const options = '--game caribbean-fleet --bots random,random,random --games 6 --seed 5';
    const { lines } = await run(`tournament --workers 1 --same-deal --records ${options}`);
    const results = lines.map((line) => {
      const result = parseResult(line);
      if ('issue' in result) throw new Error(result.issue);
      return result;
    });
    const games = results.map(({ record = '' }) =>
      caribbeanFleet.replay(caribbeanFleet.parseRecord(record)),
    );
    const lengths = games.map(({ states }) => states.length - 1);
    const total = lengths.reduce((sum, length) => sum + length, 0);
    expect(facts).toMatchObject({ game: 'caribbean-fleet', players: 3, games: 6, capped: 0 });
    expect(facts.actions.mean).toBeCloseTo(total / 6);
    expect(facts.actions.most).toBe(Math.max(...lengths));
    const legal = games.flatMap(({ states }) =>
      states.slice(0, -1).map((state) => caribbeanFleet.legalActions(state).length),
    );
    expect(facts.branching.mean).toBeCloseTo(legal.reduce((sum, count) => sum + count, 0) / total);
    expect(facts.branching.most).toBe(Math.max(...legal));
    expect(facts.forced).toBeCloseTo(legal.filter((count) => count === 1).length / total);
    const bids = games.flatMap(({ states }) =>
      states.filter((state) => caribbeanFleet.decisions(state)[0]?.type === 'bid'),
    );
    expect(facts.kinds.find(({ kind }) => kind === 'bid')?.perGame).toBeCloseTo(bids.length / 6);
    expect(facts.kinds.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(facts.seats.reduce((sum, { wins }) => sum + (wins?.value ?? 0), 0)).toBeCloseTo(1);
    const points = results.flatMap(({ scores }) => scores);
    expect(facts.points.mean).toBeCloseTo(points.reduce((sum, score) => sum + score, 0) / 18);
  });

  it('tells no wins where every game was stopped', async () => {
    const facts = await factsOf('--deals 2 --actions 5');
    expect(facts).toMatchObject({ games: 4, capped: 4 });
    expect(facts.seats.map(({ wins }) => wins)).toEqual([null, null]);
    const { lines } = await run('stats --deals 2 --actions 5 --workers 1');
    expect(lines.join('\n')).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('does not take the games of one deal for independent', async () => {
    // Greedy bots hardly use random numbers, so that the games of a deal are the same game.
    const facts = await factsOf('--game caribbean-fleet --players 3 --bots greedy --deals 4');
    for (const { wins } of facts.seats) {
      const { low, high } = wilson(6 * (wins?.value ?? 0), 6);
      expect(wins?.low).toBeLessThanOrEqual(low);
      expect(wins?.high).toBeGreaterThanOrEqual(high);
    }
  });

  it('prints them as text', async () => {
    const { code, lines } = await run('stats --game grog-island --deals 1 --workers 1');
    expect(code).toBe(0);
    expect(lines[0]).toBe('grog-island, 2 players, random, random: 2 games');
    expect(lines.join('\n')).toMatch(/bid +\d+\.\d +\d+\.\d %/);
    expect(lines.join('\n')).not.toMatch(/NaN|undefined|Infinity/);
  });

  it.each([
    '--players 9',
    '--bots greedy,random,greedy,random,random',
    '--bots clever',
    '--deals 0',
  ])('refuses %s', async (option) => {
    const { code, errors } = await run(`stats --game grog-island ${option}`);
    expect(code).toBe(2);
    expect(errors).toHaveLength(1);
  });
});
