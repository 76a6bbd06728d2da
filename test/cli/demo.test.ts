import { describe, expect, it } from 'vitest';
import { demo } from '../../src/cli/demo/command.ts';
import { playRandomly } from '../../src/cli/demo/random-play.ts';
import { GAMES } from '../../src/cli/games.ts';
import { run as runProgram } from './running.ts';

function run(...args: readonly string[]) {
  const lines: string[] = [];
  const code = demo.run(args, {
    print: (text) => lines.push(text),
    printError: expect.fail,
    redraw: null,
    color: false,
    input: () => expect.fail('the demo reads nothing'),
    requests: () => expect.fail('reads nothing'),
    worker: 'none',
  });
  return { code, lines };
}

const games = GAMES.flatMap((entry) =>
  entry.game.playerCounts.map((players) => ({ entry, name: entry.game.name, players })),
);

/** The numbers of the rows of a score sheet by label, from its first line on. */
function sheetOf(lines: readonly string[]): Map<string, number[]> {
  const rows = lines.slice(lines.findIndex((line) => line.startsWith('Score sheet')) + 1, -1);
  return new Map(
    rows.map((row) => {
      const [, label = '', cells = ''] = /^(.*?)((?: {2,}(?:\d+|-))+)$/.exec(row) ?? [];
      return [
        label,
        cells
          .trim()
          .split(/ +/)
          .map((cell) => (cell === '-' ? 0 : Number(cell))),
      ];
    }),
  );
}

describe.each(games)('the demo of $name with $players players', ({ entry, name, players }) => {
  const args = ['--game', name, '--players', String(players)];

  it('tells the same game for the same seed and another one for another seed', () => {
    const tell = (seed: string) => run(...args, '--seed', seed, '--actions', '100').lines.slice(1);
    const texts = ['1', '2'].map(tell);
    expect(tell('2')).toEqual(texts[1]);
    expect(new Set(texts.map((text) => text.join('\n'))).size).toBe(2);
  });

  it('tells each event in one line, every word filled in', () => {
    const first = entry.game.createGame({ players, seed: 4 });
    let expected = 1 + entry.words({}).describeOpening(first).length;
    const { over } = playRandomly(entry.game, first, { seed: 4, actions: 5000 }, ({ events }) => {
      expected += events.length;
    });
    const { lines, code } = run(...args, '--seed', '4');
    expect(code).toBe(0);
    expect(over).toBe(true);
    expect(lines.findIndex((line) => line.startsWith('Over after'))).toBe(expected);
    for (const line of lines) expect(line).not.toMatch(/[{}\n]|undefined|null|NaN|\[object|Seat/);
  });

  it('prints a score sheet whose rows sum to the totals of the game', () => {
    for (const seed of ['5', '6']) {
      const { lines } = run(...args, '--seed', seed, '--quiet');
      expect(lines[0]).toMatch(/^Score sheet/);
      const rows = sheetOf(lines);
      const labels = [...rows.keys()];
      const parts = labels.slice(0, labels.indexOf('Total')).map((label) => rows.get(label) ?? []);
      const settings = { seed: Number(seed), actions: 5000 };
      const first = entry.game.createGame({ players, seed: settings.seed });
      const scoring = entry.game.score(playRandomly(entry.game, first, settings, () => {}).state);
      expect(rows.get('Total')).toEqual(scoring.players.map(({ total }) => total));
      expect(rows.get('Total')).toEqual(
        scoring.players.map(({ player }) =>
          parts.reduce((sum, part) => sum + (part[player] ?? Number.NaN), 0),
        ),
      );
      for (const seat of scoring.winners) expect(rows.get('Place')?.[seat]).toBe(1);
    }
  });

  it('prints the score sheet only if it is to be quiet', () => {
    const { lines } = run(...args, '--actions', '30');
    const from = lines.findIndex((line) => line.startsWith('Score sheet'));
    expect(run(...args, '--actions', '30', '--quiet').lines.slice(1)).toEqual(lines.slice(from));
  });

  it('says when the cap on the actions strikes', () => {
    const { code, lines } = run(...args, '--quiet', '--actions', '20');
    expect(code).toBe(0);
    expect(lines[0]).toBe('Stopped after 20 actions; the score is as if the game ended now');
    expect(lines[1]).toMatch(/^Score sheet/);
  });
});

describe('the options of the demo', () => {
  it('plays with 4 players and seed 1 by default', () => {
    const some = ['--actions', '30'];
    expect(run(...some)).toEqual(
      run(...some, '--game', 'grog-island', '--players', '4', '--seed', '1'),
    );
  });

  it('plays the same game on every machine', () => {
    expect(sheetOf(run('--quiet').lines).get('Total')).toEqual([11, 13, 12, 15]);
  });

  it.each([
    ['--game', 'caribbean-fleet', '--players', '2'],
    ['--players', '1'],
    ['--players', '5'],
    ['--players', 'four'],
    ['--players', '3.0'],
    ['--players='],
    ['--seed', '1e3'],
    ['--seed', '9007199254740993'],
    ['--seed', '-5'],
    ['--seed'],
    ['--actions', '0'],
    ['--actions=-1'],
    ['--game', 'chess'],
    ['--game', 'constructor'],
    ['--game', 'two\nlines'],
    ['--language', 'fr'],
    ['--language', 'constructor'],
    ['--loud'],
    ['--quiet=yes'],
    ['seven'],
  ])('refuses %j %j %j %j with one line and exit code 2', async (...args) => {
    const { code, lines, errors } = await runProgram(['demo', ...args]);
    expect(code).toBe(2);
    expect(lines).toEqual([]);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(/^pirate-auctions demo: .+$/);
    expect(errors[0]).not.toContain('\n');
  });

  it('names the wrong option, what was expected and what was received', async () => {
    expect((await runProgram('demo --players 9')).errors[0]).toContain(
      '--players: expected 2, 3, 4 players, received 9',
    );
  });

  it('takes a negative seed', () => {
    expect(run('--seed=-5', '--actions', '30').code).toBe(0);
    expect(run('--seed=-0', '--actions', '30')).toEqual(run('--seed=0', '--actions', '30'));
  });

  it.each([
    ['en', 'Grog Island, seed 1: Anne and Bart', 'Bart wins'],
    ['de', 'Grog Island, Startwert 1: Anne und Bart', 'Bart gewinnt'],
    ['hu', 'Grog Island, kezdőérték 1: Anne és Bart', 'A győztes: Bart'],
    ['pl', 'Grog Island, ziarno 1: Anne i Bart', 'Wygrywa Bart'],
  ])('tells the same game in %s', (language, first, last) => {
    const tell = (tag: string) => run('--players', '2', '--language', tag).lines;
    const lines = tell(language);
    expect([lines[0], lines.at(-1)]).toEqual([first, last]);
    expect(lines).toHaveLength(tell('en').length);
    for (const line of lines) expect(line).not.toMatch(/[{}\n]|undefined|null|NaN|\[object|Seat/);
  });

  it('explains every option', async () => {
    const { code, lines } = await runProgram('demo --help');
    expect(code).toBe(0);
    for (const option of ['game', 'players', 'seed', 'language', 'actions', 'quiet', 'help'])
      expect(lines.join('\n')).toContain(`--${option}`);
  });
});
