import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import * as caribbeanFleet from '../../src/caribbean-fleet/index.ts';
import { splitBots, splitCommand } from '../../src/cli/bots/bot-list.ts';
import { parseResult } from '../../src/cli/tournament/results.ts';
import type { Game, GameTypes } from '../../src/index.ts';
import { run } from './running.ts';

const bots = join(import.meta.dirname, 'bots');
const modules = join(bots, 'modules.mjs');
const faulty = (fault: string, every = 1): string =>
  `"exec:'${process.execPath}' '${join(bots, 'faulty.mjs')}' ${fault} ${every}"`;
const FLEET = ['tournament', '--game', 'caribbean-fleet', '--workers', '1', '--grace', '2000'];

function resultOf(line: string | undefined) {
  const result = parseResult(line ?? '');
  if ('issue' in result) throw new Error(result.issue);
  return result;
}

beforeAll(() => {
  const game: Game<Pick<GameTypes, keyof GameTypes>> = caribbeanFleet;
  const legal = (view: Parameters<typeof game.legalActions>[0]) => game.legalActions(view);
  Object.assign(globalThis, { legalActionsForTest: legal });
});

describe('the option --bots', () => {
  it.each([
    ['greedy,random', ['greedy', 'random']],
    [' greedy , "exec:bot a,b" ', ['greedy', 'exec:bot a,b']],
    ['', ['']],
  ])('is parted by commas: %s', (text, expected) => {
    expect(splitBots(text)).toEqual(expected);
  });

  it('has commands of words, with quotes for blanks', () => {
    expect(splitCommand("python3  bot.py 'a b' --x='c d'")).toEqual([
      'python3',
      'bot.py',
      'a b',
      '--x=c d',
    ]);
  });

  it.each([
    ['"greedy,random', /closing double quote/],
    ['greedy,clever', /received clever/],
    ['greedy,ismcts?depth=3', /NAME=NUMBER with iterations, milliseconds, exploration/],
    ['greedy,ismcts?iterations=x', /NAME=NUMBER/],
    ['greedy,ismcts?width=0', /width: expected a whole number from 1/],
    ['greedy,ismcts?iterations=100001', /1 to 100000 iterations/],
    ['greedy,ismcts:0', /received ismcts:0/],
  ])('is refused: %s', async (text, message) => {
    const { code, errors } = await run(['tournament', '--bots', text]);
    expect(code).toBe(2);
    expect(errors.join()).toMatch(message);
  });

  it.each([
    ['greedy,./nowhere.mjs', 1, /nowhere\.mjs: .*Cannot find/],
    [`greedy,${modules}#nothing`, 1, /there is no export nothing/],
    [`greedy,${modules}#wrong`, 1, /expected the export wrong to be a function/],
    ['greedy,exec:no-such-program-anywhere', 1, /cannot be started/],
    [
      `greedy,${faulty('crash').replace(' crash', ' crash 0')}`.replace('faulty', 'nowhere'),
      1,
      /exited with code 1/,
    ],
  ])('names a bot that cannot be loaded: %s', async (text, expected, message) => {
    const { code, errors } = await run(['tournament', '--bots', text, '--workers', '1']);
    expect(errors.join()).toMatch(message);
    expect(code).toBe(expected);
  });
});

describe('bots of modules', () => {
  it('are functions, objects and classes, with their own names', async () => {
    const text = `${modules},${modules}#object,${modules}#Remembering`;
    const { code, lines } = await run([...FLEET, '--bots', text, '--games', '3']);
    expect(code).toBe(0);
    const results = lines.map(resultOf);
    expect(results[0]).toMatchObject({
      bots: ['first', 'an object', 'remembering'],
      irreproducible: true,
    });
    expect(results.flatMap(({ faults = [] }) => faults)).toEqual([]);
  });

  it('lose the game that they throw in, and the report names them', async () => {
    const text = `${modules}#throwing,random,random`;
    const { code, lines, errors } = await run([...FLEET, '--bots', text, '--games', '3']);
    expect(code).toBe(0);
    expect(lines.map((line) => resultOf(line).forfeit)).toEqual([0, 1, 2]);
    expect(errors).toContainEqual('throwing: 3 faults (3 THREW), 3 games lost by forfeit');
  });
});

describe('a bot that is a program', () => {
  const play = async (fault: string, how = 'random', every = 7) => {
    const args = ['--bots', `${faulty(fault, every)},random,random`, '--games', '2'];
    const { code, lines } = await run([...FLEET, ...args, '--on-fault', how]);
    return { code, results: lines.map(resultOf) };
  };

  it('plays whole games', async () => {
    const { code, results } = await play('none');
    expect(code).toBe(0);
    expect(results.map(({ bots }) => bots.indexOf('none'))).toEqual([0, 1]);
    for (const { winners, faults } of results) {
      expect(winners.length).toBeGreaterThan(0);
      expect(faults).toBeUndefined();
    }
  });

  it.each([
    ['never answers', 'never', 'TIMEOUT', 50],
    ['answers twice', 'twice', 'UNEXPECTED_ANSWER', 7],
    ['answers the last question', 'old', 'UNEXPECTED_ANSWER', 7],
    ['prints a stack trace', 'trace', 'GARBAGE', 7],
    ['floods', 'flood', 'FLOOD', 7],
    ['closes its pipe', 'close', 'TIMEOUT', 50],
    ['answers with 100 MB', 'huge', 'TOO_LONG', 20],
    ['ends', 'crash', 'CRASHED', 7],
    ['is killed', 'kill', 'CRASHED', 7],
    ['answers an illegal action', 'illegal', 'ILLEGAL_ACTION', 7],
    ['answers an index beyond the list', 'index', 'ILLEGAL_ACTION', 7],
    ['answers a number beyond the last', 'number', 'ILLEGAL_ACTION', 7],
    ['answers what is no action', 'nonsense', 'ILLEGAL_ACTION', 7],
    ['answers nothing', 'empty', 'GARBAGE', 7],
    ['answers in two ways', 'both', 'GARBAGE', 7],
    ['reports an error', 'error', 'THREW', 7],
  ])(
    'and %s commits a fault, after which it plays on',
    async (_, fault, kind, every) => {
      const { code, results } = await play(fault, 'random', every);
      expect(code).toBe(0);
      const faults = results.flatMap((result) => result.faults ?? []);
      expect(faults.length).toBeGreaterThan(0);
      for (const found of faults) expect(found.kind).toBe(kind);
      for (const { winners, forfeit } of results) {
        expect(winners.length).toBeGreaterThan(0);
        expect(forfeit).toBeUndefined();
      }
    },
    60_000,
  );

  it.each(['grog-island', 'caribbean-fleet'])('may play by numbers: %s', async (game) => {
    const program = join(bots, 'by-number.mjs');
    const opponents = game === 'grog-island' ? 'random' : 'random,random';
    const text = `"exec:'${process.execPath}' '${program}'",${opponents}`;
    const { code, lines } = await run([
      'tournament',
      '--game',
      game,
      '--workers',
      '1',
      '--bots',
      text,
      '--games',
      '2',
    ]);
    expect(code).toBe(0);
    for (const { bots: names, faults } of lines.map(resultOf)) {
      expect(names).toContain('by number');
      expect(faults).toBeUndefined();
    }
  });

  it('loses the game by a fault, or ends the tournament', async () => {
    const { results } = await play('crash', 'forfeit', 3);
    expect(results).toMatchObject([
      { forfeit: 0, winners: [1, 2], faults: [{ kind: 'CRASHED', count: 1 }] },
      { forfeit: 1, winners: [0, 2], faults: [{ kind: 'CRASHED', count: 1 }] },
    ]);
    expect(results[0]?.faults?.[0]?.message).toBe('The process exited with code 3: KeyError: 7.');
    const args = ['--bots', `${faulty('crash')},random,random`, '--on-fault', 'stop'];
    const { code, errors } = await run([...FLEET, ...args]);
    expect(code).toBe(1);
    expect(errors.join()).toMatch(/crash at seat 0 of game 0: The process exited with code 3/);
  });

  it('plays several games at once, each in a process of its own', async () => {
    const args = ['--bots', `${faulty('none')},random,random`, '--games', '6', '--workers', '3'];
    const { code, lines } = await run(['tournament', '--game', 'caribbean-fleet', ...args]);
    expect(code).toBe(0);
    expect(lines.map((line) => resultOf(line).game)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('plays against a person', async () => {
    const args = ['play', '--game', 'caribbean-fleet', '--bots', faulty('crash', 2), '--seed', '4'];
    const { code, lines, errors } = await run(args, Array(2000).fill('1'));
    expect(code).toBe(0);
    expect(lines.join('\n')).toContain('Score sheet');
    expect(errors).toContainEqual(
      expect.stringMatching(/KeyError: 7\. A random action is played instead/),
    );
  });
});
