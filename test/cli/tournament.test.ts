import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as caribbeanFleet from '../../src/caribbean-fleet/index.ts';
import { formatResult, parseResult } from '../../src/cli/tournament/results.ts';
import * as grogIsland from '../../src/grog-island/index.ts';
import { run, temporaryFolder } from './running.ts';

const SETTINGS = '--game grog-island --bots random,random,random --games 7 --seed 3 --workers 1';
const read = (file: string) => readFileSync(file, 'utf8');

async function played(file: string, more = ''): Promise<string> {
  const { code } = await run(`tournament ${SETTINGS} --out ${file}${more}`);
  expect(code).toBe(0);
  return read(file);
}

function resultsOf(text: string) {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const result = parseResult(line);
      if ('issue' in result) throw new Error(result.issue);
      expect(formatResult(result)).toBe(line);
      return result;
    });
}

describe('a tournament', () => {
  it('tells its games in order and turns the seats', async () => {
    const { code, lines, errors } = await run(
      'tournament --bots greedy,random --games 4 --workers 1',
    );
    expect(code).toBe(0);
    const results = resultsOf(lines.join('\n'));
    expect(results.map(({ game }) => game)).toEqual([0, 1, 2, 3]);
    expect(results.map(({ bots }) => bots[0])).toEqual(['greedy', 'random', 'greedy', 'random']);
    expect(new Set(results.map(({ seed }) => seed)).size).toBe(4);
    expect(errors).toContainEqual('Grog Island, 2 players, 4 games');
    expect(errors.at(-2)).toMatch(/^greedy +\d/);
  });

  it.each([
    { game: grogIsland, bots: 'random,random' },
    { game: caribbeanFleet, bots: 'greedy,random,ismcts:2' },
  ])(
    'tells whole games of $game.name as records that lead to the scores',
    async ({ game, bots }) => {
      const args = `tournament --game ${game.name} --bots ${bots} --games 2 --records --workers 1`;
      const { lines } = await run(`${args} --actions 2000`);
      for (const { seed, scores, winners, record } of resultsOf(lines.join('\n'))) {
        const parsed = game.parseRecord(record);
        expect(parsed.options.seed).toBe(seed);
        // Each game has a type of its own, which the table of games forgets.
        const scoring = game === grogIsland ? scoredGrog(record) : scoredFleet(record);
        expect(scoring.totals).toEqual(scores);
        expect(scoring.winners).toEqual(winners);
      }
    },
  );

  it('counts a game at the cap on actions as capped: nobody has won it', async () => {
    const { lines, errors } = await run(
      'tournament --bots random,random --games 2 --actions 5 --workers 1',
    );
    for (const result of resultsOf(lines.join('\n')))
      expect(result).toMatchObject({ capped: true, winners: [] });
    expect(errors).toContainEqual(expect.stringMatching(/^2 of 2 stopped at the limit/));
  });

  it('is the sum of its shards, byte for byte', async () => {
    const folder = temporaryFolder();
    const whole = await played(join(folder, 'whole'));
    const shards = ['1', '2', '3'].map((part) => join(folder, `shard-${part}`));
    for (const [index, shard] of shards.entries()) await played(shard, ` --shard ${index + 1}/3`);
    expect(resultsOf(read(join(folder, 'shard-2'))).map(({ game }) => game)).toEqual([1, 4]);
    const merged = join(folder, 'merged');
    const [two, one, three] = shards;
    const { code } = await run(`report ${one} ${three} ${two} --games 7 --merge ${merged}`);
    expect(code).toBe(0);
    expect(read(merged)).toBe(whole);
  });

  it('goes on after it was cut off anywhere', async () => {
    const file = join(temporaryFolder(), 'results');
    const whole = await played(file);
    for (const size of [whole.length - 1, whole.length - 40, whole.indexOf('\n') + 1, 10, 0]) {
      truncateSync(file, size);
      expect(await played(file, ' --resume')).toBe(whole);
    }
    expect(await played(file, ' --resume')).toBe(whole);
  });

  it('names the line that was cut off, and does not play again what is there', async () => {
    const file = join(temporaryFolder(), 'results');
    const whole = await played(file);
    const lines = whole.split('\n');
    // A result that no game had shows that the game is not played again.
    lines[1] = lines[1]?.replace(/"scores":\[\d+/, '"scores":[999') ?? '';
    writeFileSync(file, `${lines.slice(0, 3).join('\n')}\n{"game":3,`);
    const { errors } = await run(`tournament ${SETTINGS} --out ${file} --resume`);
    expect(errors).toContain(`${file}: line 4 is ignored: not JSON`);
    expect(errors).toContain(`${file}: continues after 3 games`);
    expect(read(file)).toBe(lines.join('\n'));
  });

  it('heals a file with a broken line in its middle and with games entry twice', async () => {
    const file = join(temporaryFolder(), 'results');
    const whole = await played(file);
    const [first, , ...others] = whole.trimEnd().split('\n');
    writeFileSync(file, `${[first, 'broken', ...others, first].join('\n')}\n`);
    expect(await played(file, ' --resume')).toBe(whole);
  });

  it('does not write over results, nor go on with those of another tournament', async () => {
    const file = join(temporaryFolder(), 'results');
    const whole = await played(file);
    const again = await run(`tournament ${SETTINGS} --out ${file}`);
    expect(again.code).toBe(1);
    expect(again.errors.join()).toContain('--resume continues it');
    for (const other of [
      '--seed 4',
      '--bots random,random',
      '--bots random,random,greedy',
      '--game caribbean-fleet',
      '--games 5',
      '--shard 1/2',
      '--records',
    ]) {
      const { code, errors } = await run(`tournament ${SETTINGS} ${other} --out ${file} --resume`);
      expect(code, other).toBe(1);
      expect(errors.join(), other).toContain('belongs to another tournament');
      expect(read(file)).toBe(whole);
    }
  });

  it('refuses two different results of one game', async () => {
    const file = join(temporaryFolder(), 'results');
    const whole = await played(file);
    appendFileSync(file, whole.split('\n')[0]?.replace(/"scores":\[\d+/, '"scores":[999') ?? '');
    const { code, errors } = await run(`tournament ${SETTINGS} --out ${file} --resume`);
    expect(code).toBe(1);
    expect(errors.join()).toContain(`line 8 contradicts ${file}: line 1 about game 0`);
  });

  it('leaves an empty file for a shard without games', async () => {
    const file = join(temporaryFolder(), 'results');
    const { code, errors } = await run(`tournament ${SETTINGS} --shard 9/9 --out ${file}`);
    expect({ code, errors }).toEqual({ code: 0, errors: ['no games'] });
    expect(read(file)).toBe('');
  });
});

function scoredGrog(record: string | undefined) {
  const { state } = grogIsland.replay(grogIsland.parseRecord(record));
  return summary(grogIsland.score(state));
}

function scoredFleet(record: string | undefined) {
  const { state } = caribbeanFleet.replay(caribbeanFleet.parseRecord(record));
  return summary(caribbeanFleet.score(state));
}

function summary(scoring: {
  readonly players: readonly { readonly total: number }[];
  readonly winners: readonly number[];
}) {
  return { totals: scoring.players.map(({ total }) => total), winners: scoring.winners };
}
