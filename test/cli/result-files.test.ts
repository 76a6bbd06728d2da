import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ResultFiles } from '../../src/cli/tournament/result-files.ts';
import { formatResult, parseResult } from '../../src/cli/tournament/results.ts';
import { run, temporaryFolder } from './running.ts';

const SETTINGS = '--bots random,random --games 4 --workers 1';
const read = (file: string) => readFileSync(file, 'utf8');
const linesOf = (file: string) => read(file).trimEnd().split('\n');

async function played(file: string, more = ''): Promise<string> {
  const { code } = await run(`tournament ${SETTINGS}${more} --out ${file}`);
  expect(code).toBe(0);
  return read(file);
}

describe('shards of different tournaments', () => {
  it.each([
    ['--seed', ' --seed 2', '--seed: expected 1, received 2'],
    ['--actions', ' --actions 6000', '--actions: expected 5000, received 6000'],
    ['--records', ' --records', '--records: expected without records, received with records'],
    ['--bots', ' --bots random,greedy', '--bots: expected random,random, received random,greedy'],
    [
      '--game',
      ' --game caribbean-fleet --bots random,random,random',
      '--game: expected grog-island, received caribbean-fleet',
    ],
  ])('are neither merged nor continued: %s', async (_, other, reason) => {
    const folder = temporaryFolder();
    const [one, two, merged] = ['one', 'two', 'merged'].map((name) => join(folder, name));
    const first = await played(`${one}`, ' --shard 1/2');
    await played(`${two}`, ` --shard 2/2${other}`);
    const report = await run(`report ${one} ${two} --merge ${merged}`);
    expect(report).toEqual({
      code: 1,
      lines: [],
      errors: [
        `pirate-auctions report: ${two}: line 1 belongs to another tournament than ${one}: line 1: ${reason}`,
      ],
    });
    expect(existsSync(`${merged}`)).toBe(false);

    const resumed = await run(`tournament ${SETTINGS}${other} --shard 1/2 --out ${one} --resume`);
    expect(resumed.code).toBe(1);
    const [option, expected, received] = reason.split(/: expected |, received /);
    expect(resumed.errors).toEqual([
      `pirate-auctions tournament: ${one}: line 1 belongs to another tournament: ${option}: expected ${received}, received ${expected}`,
    ]);
    expect(read(`${one}`)).toBe(first);
  });
});

describe('a damaged line', () => {
  it.each([
    ['the seed', '"tournamentSeed":1', '"tournamentSeed":7', /seed: expected \d+, received \d+$/],
    ['the score', /"scores":\[\d+/, '"scores":[999', /the record leads to another result$/],
    ['an action', /\\n0 roll/, '\\n1 roll', /the record cannot be replayed: .+$/],
    ['a word', /\\n0 roll/, '\\n0 rill', /the record cannot be replayed: .+$/],
    ['the end', /\\n[^\\]*\\n?"\}$/, '"}', /the record leads to another result$/],
    ['the deal', /\\"seed\\":\d+/, '\\"seed\\":1', /the record is of another game$/],
    ['a name', '"bots":["random"', '"bots":["\\u001b[2J"', /the name of a bot, received .+$/],
  ])('is named, and its game is played again: %s', async (_, part, other, issue) => {
    const file = join(temporaryFolder(), 'results');
    const whole = await played(file, ' --records');
    const lines = linesOf(file);
    const damaged = lines[1]?.replace(part, other) ?? '';
    expect(damaged).not.toBe(lines[1]);
    writeFileSync(file, `${lines.with(1, damaged).join('\n')}\n`);
    const { code, errors } = await run(`report ${file}`);
    expect(code).toBe(1);
    expect(errors).toHaveLength(2);
    expect(errors[0]).toMatch(`${file}: line 2 is ignored: `);
    expect(errors[0]).toMatch(issue);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not be there
    expect(errors[0]).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/);
    expect(errors[1]).toBe('1 missing: game 1');
    expect(await played(file, ' --records --resume')).toBe(whole);
  });

  it('has a short message', async () => {
    const file = join(temporaryFolder(), 'results');
    await played(file);
    const long = 'x'.repeat(100_000);
    for (const [part, other] of [
      ['{', `{"${long}":1,`],
      ['"random"', `"${long}"`],
    ] as const) {
      const result = parseResult(linesOf(file)[0]?.replace(part, other) ?? '');
      expect(result).toEqual({ issue: expect.stringMatching(/^.{1,300}$/) });
    }
  });
});

describe('files of results', () => {
  it('may be larger than the longest string', async () => {
    const file = join(temporaryFolder(), 'results');
    const whole = await played(file);
    const lines = linesOf(file);
    writeFileSync(file, `${lines.slice(0, 2).join('\n')}\n`);
    // A hole that takes no room on the disk.
    truncateSync(file, 600 * 2 ** 20);
    appendFileSync(file, `\n${lines[3]}\n`);
    const ignored = `${file}: line 3 is ignored: longer than 33554432 bytes`;
    const report = await run(`report ${file}`);
    expect(report.errors).toEqual([ignored, '1 missing: game 2']);
    expect(report.lines[0]).toBe('Grog Island, 2 players, 3 games');
    const resumed = await run(`tournament ${SETTINGS} --out ${file} --resume`);
    expect(resumed.errors.slice(0, 2)).toEqual([ignored, `${file}: continues after 3 games`]);
    expect(read(file)).toBe(whole);
  });

  it('may be pipes', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'results');
    const whole = await played(file);
    const pipe = join(folder, 'pipe');
    expect(spawnSync('mkfifo', [pipe]).status).toBe(0);
    const merged = join(folder, 'merged');
    const writer = spawn('sh', ['-c', 'cat "$1" >"$2"', 'sh', file, pipe]);
    expect((await run(`report ${pipe} --merge ${merged}`)).code).toBe(0);
    writer.kill();
    expect(read(merged)).toBe(whole);
  });

  it('may not have more results than can be kept in mind', async () => {
    const file = join(temporaryFolder(), 'results');
    await played(file);
    const files = await ResultFiles.open([file], expect.fail, { most: 4 });
    expect(Array.from(files.results(), formatResult)).toEqual(linesOf(file));
    files.close();
    await expect(ResultFiles.open([file], expect.fail, { most: 3 })).rejects.toThrow(
      `${file}: line 4: more than 3 results cannot be read at once`,
    );
  });

  it('are never made from a file with other content', async () => {
    const file = join(temporaryFolder(), 'notes');
    for (const text of ['To do:\nnothing\n', 'a word', '{"game":0,"name":"grog-island"}\n{}\n']) {
      writeFileSync(file, text);
      const { code, errors } = await run(`tournament ${SETTINGS} --out ${file} --resume`);
      expect(code).toBe(1);
      expect(errors.at(-1)).toMatch(/has other content than results of this version$/);
      expect(read(file)).toBe(text);
    }
  });
});

describe('a path', () => {
  it('of --out, --merge or --svg is never a link or a device', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'results');
    const whole = await played(file);
    const link = join(folder, 'link');
    symlinkSync(file, link);
    const device = join(folder, 'device');
    symlinkSync('/dev/null', device);
    for (const target of [link, device])
      for (const args of [
        `tournament ${SETTINGS} --out ${target} --resume`,
        `tournament ${SETTINGS} --out ${target}`,
        `tournament ${SETTINGS} --svg ${target}`,
        `report ${file} --merge ${target}`,
        `report ${file} --svg ${target}`,
      ]) {
        const { code, lines, errors } = await run(args);
        expect({ code, lines }).toEqual({ code: 1, lines: [] });
        expect(errors).toEqual([expect.stringContaining(`: ${target} is not a regular file`)]);
      }
    expect(read(file)).toBe(whole);
  });

  it('of --svg is never that of results', async () => {
    const folder = temporaryFolder();
    const file = join(folder, 'results');
    const whole = await played(file);
    mkdirSync(join(folder, 'sub'));
    symlinkSync(folder, join(folder, 'same'));
    copyFileSync(file, join(folder, 'other'));
    const fresh = join(folder, 'fresh');
    for (const [args, other] of [
      [`tournament ${SETTINGS} --out ${fresh} --svg ${fresh}`, fresh],
      [`tournament ${SETTINGS} --out ${fresh} --svg ${folder}/sub/../fresh`, fresh],
      [`tournament ${SETTINGS} --out ${fresh} --svg ${folder}/same/fresh`, fresh],
      [`tournament ${SETTINGS} --out ${fresh} --svg ${folder}/FRESH`, fresh],
      [`tournament ${SETTINGS} --out ${file} --resume --svg ${folder}/same/results`, file],
      [`report ${folder}/other ${file} --svg ${file}`, file],
      [`report ${file} --merge ${fresh} --svg ${fresh}`, fresh],
    ] as const) {
      const { code, lines, errors } = await run(args);
      expect({ code, lines }, args).toEqual({ code: 2, lines: [] });
      expect(errors).toEqual([
        expect.stringContaining(`--svg: expected a file other than ${other}, received `),
      ]);
    }
    expect(read(file)).toBe(whole);
    expect(existsSync(fresh)).toBe(false);
  });
});
