import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseXml } from '@rgrove/parse-xml';
import { describe, expect, it } from 'vitest';
import { wilson } from '../../src/bots/tournament/interval.ts';
import type { GameResult } from '../../src/bots/tournament/result.ts';
import { gameSeed } from '../../src/bots/tournament/seating.ts';
import { Ratings } from '../../src/cli/report/rating.ts';
import { Tally } from '../../src/cli/report/tally.ts';
import { formatResult, parseResult } from '../../src/cli/tournament/results.ts';
import { run, temporaryFolder } from './running.ts';

/** A made-up game of two bots; the second wins every third. */
function result(game: number): GameResult {
  const strong = game % 3 === 2 ? 1 : 0;
  const seat = (strong + game) % 2;
  const bots = game % 2 === 0 ? ['greedy', 'random'] : ['random', 'greedy'];
  return {
    game,
    name: 'grog-island',
    tournamentSeed: 1,
    maxActions: 5000,
    seed: gameSeed(1, game),
    bots,
    scores: seat === 0 ? [20, 10] : [10, 20],
    winners: [seat],
  };
}

const text = (...games: readonly number[]) =>
  games.map((game) => `${formatResult(result(game))}\n`).join('');

function files(...texts: readonly string[]): { folder: string; names: string[] } {
  const folder = temporaryFolder();
  const names = texts.map((content, index) => {
    const file = join(folder, `results-${index + 1}.ndjson`);
    writeFileSync(file, content);
    return file;
  });
  return { folder, names };
}

describe('a report', () => {
  it('tells rates, intervals and ratings, the best first', async () => {
    const { names } = files(text(0, 1, 2, 3, 4, 5));
    const { code, lines, errors } = await run(['report', ...names]);
    expect({ code, errors }).toEqual({ code: 0, errors: [] });
    expect(lines).toEqual([
      'Grog Island, 2 players, 6 games',
      expect.stringMatching(
        /^Bot +Games +Wins +Win rate +95 % interval +Score +Lead +95 % interval +Rating +95 % interval$/,
      ),
      expect.stringMatching(
        /^greedy +6 +4 +66\.7 % +30\.0 % to 90\.3 % +16\.7 +\+3\.3 +-4\.9 to \+11\.6 +\+59 +-346 to \+464$/,
      ),
      expect.stringMatching(
        /^random +6 +2 +33\.3 % +9\.7 % to 70\.0 % +13\.3 +-3\.3 +-11\.6 to \+4\.9 +-59 +-464 to \+346$/,
      ),
      '',
      'Win rate   seat 0   seat 1',
      'greedy     66.7 %   66.7 %',
      'random     33.3 %   33.3 %',
    ]);
  });

  it('merges shards in any order, a game that is entry twice alike once', async () => {
    const { folder, names } = files(text(4, 1), text(0, 1, 3), text(2));
    const merged = join(folder, 'merged');
    expect((await run(['report', ...names, '--merge', merged, '--games', '5'])).code).toBe(0);
    expect(readFileSync(merged, 'utf8')).toBe(text(0, 1, 2, 3, 4));
  });

  it('names what contradicts, and writes nothing', async () => {
    const other = formatResult({ ...result(1), scores: [9, 8] });
    const { folder, names } = files(text(0, 1), `${text(2)}${other}\n`);
    const merged = join(folder, 'merged');
    const { code, lines, errors } = await run(['report', ...names, '--merge', merged]);
    expect({ code, lines }).toEqual({ code: 1, lines: [] });
    expect(errors).toEqual([
      `pirate-auctions report: ${names[1]}: line 2 contradicts ${names[0]}: line 2 about game 1`,
    ]);
    expect(() => readFileSync(merged)).toThrow();
  });

  it('names broken lines and missing games, and tells the others', async () => {
    const unknown = formatResult(result(3)).replace('{', '{"host":"a",');
    const { names } = files(`${text(0)}{"game":1\n${unknown}\n\n${text(4)}`);
    const { code, lines, errors } = await run(['report', ...names, '--games', '20']);
    expect(code).toBe(1);
    expect(lines[0]).toBe('Grog Island, 2 players, 2 games');
    expect(errors).toEqual([
      `${names[0]}: line 2 is ignored: not JSON`,
      expect.stringMatching(/line 3 is ignored: host: /),
      `${names[0]}: line 4 is ignored: not JSON`,
      '18 missing: game 1, 2, 3, 5, 6, 7, 8, 9, 10, 11 and 8 more',
    ]);
  });

  it('refuses results of another tournament', async () => {
    const other = { ...result(1), bots: ['random', 'ismcts:5'] };
    const { names } = files(text(0), `${formatResult(other)}\n`);
    const { code, errors } = await run(['report', ...names]);
    expect(code).toBe(1);
    expect(errors[0]).toContain(`${names[1]}: line 1 belongs to another tournament`);
  });

  it('draws the rates as a document that reads well', async () => {
    const { folder, names } = files(text(0, 1, 2));
    const svg = join(folder, 'rates.svg');
    expect((await run(['report', ...names, '--svg', svg])).code).toBe(0);
    const picture = readFileSync(svg, 'utf8');
    expect(parseXml(picture).root?.text).toContain('Win rates: Grog Island, 2 players, 3 games');
    expect(picture).toContain('prefers-color-scheme:dark');
    expect(picture).not.toMatch(/NaN|undefined|null/);
  });
});

describe('a line', () => {
  it.each([
    ['[]'],
    ['null'],
    ['{"game":0}'],
    [formatResult({ ...result(0), scores: [1] })],
    [formatResult({ ...result(0), winners: [2] })],
    [formatResult({ ...result(0), winners: [] })],
    [formatResult({ ...result(0), winners: [1, 0] })],
    [formatResult({ ...result(0), capped: true })],
    [formatResult({ ...result(0), game: -1 })],
    [formatResult({ ...result(0), game: 0.5 })],
    [formatResult(result(0)).replace('grog-island', 'chess')],
  ])('that no game wrote is refused: %s', (line) => {
    expect(parseResult(line)).toEqual({ issue: expect.stringMatching(/^.+$/) });
  });
});

describe('the statistics', () => {
  it('give Wilson intervals as in the tables', () => {
    expect(wilson(0, 10)).toEqual({ value: 0, low: 0, high: expect.closeTo(0.2775, 4) });
    expect(wilson(50, 100)).toEqual({
      value: 0.5,
      low: expect.closeTo(0.4038, 4),
      high: expect.closeTo(0.5962, 4),
    });
    expect(wilson(10, 10)).toEqual({
      value: 1,
      low: expect.closeTo(0.7225, 4),
      high: expect.closeTo(1, 10),
    });
  });

  it('give finite ratings with the mean 0, also to a bot that never loses', () => {
    const rated = new Ratings();
    for (let game = 0; game < 200; game += 1) {
      const [first, second] = game % 2 === 0 ? ['a', 'b'] : ['b', 'c'];
      rated.add({ ...result(game), bots: [first ?? '', second ?? ''], winners: [0] });
    }
    const [a, b, c] = ['a', 'b', 'c'].map((bot) => rated.of(bot));
    expect(a?.value).toBeGreaterThan((b?.value ?? 0) + 100);
    expect(b?.value).toBeGreaterThan((c?.value ?? 0) + 100);
    expect((a?.value ?? 0) + (b?.value ?? 0) + (c?.value ?? 0)).toBeCloseTo(0);
    expect(a?.low).toBeLessThan(a?.value ?? 0);
    expect(rated.of('d')).toBeNull();
  });

  it('rate a bot that wins three games in four at about 191 points above the other', () => {
    const rated = new Ratings();
    for (let game = 0; game < 4000; game += 1)
      rated.add({ ...result(game), bots: ['a', 'b'], winners: [game % 4 === 0 ? 1 : 0] });
    const [a, b] = [rated.of('a'), rated.of('b')];
    const expected = 400 * Math.log10(3);
    expect((a?.value ?? 0) - (b?.value ?? 0)).toBeGreaterThan(expected - 20);
    expect((a?.value ?? 0) - (b?.value ?? 0)).toBeLessThan(expected + 20);
  });

  it('share a win, and leave capped games out', () => {
    const tally = new Tally();
    tally.add({ ...result(0), scores: [5, 5], winners: [0, 1] });
    tally.add({ ...result(1), winners: [], capped: true });
    const standings = tally.standings();
    expect(standings).toMatchObject({ games: 2, capped: 1 });
    expect(standings?.rows.map(({ wins, rate }) => [wins, rate?.value])).toEqual([
      [0.5, 0.5],
      [0.5, 0.5],
    ]);
    expect(new Tally().standings()).toBeNull();
  });
});
