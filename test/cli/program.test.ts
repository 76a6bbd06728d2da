import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtProgram, run } from './running.ts';

describe('the command line', () => {
  it('tells its commands, and its version', async () => {
    const help = await run('--help');
    expect(help.code).toBe(0);
    for (const command of ['play', 'tournament', 'report', 'demo'])
      expect(help.lines.join('\n')).toContain(`pirate-auctions ${command}`);
    expect((await run('--version')).lines).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+/)]);
  });

  it.each([
    ['play', ['game', 'players', 'seat', 'bots', 'seed']],
    [
      'tournament',
      [
        'game',
        'bots',
        'games',
        'seed',
        'actions',
        'records',
        'out',
        'resume',
        'shard',
        'workers',
        'svg',
      ],
    ],
    ['report', ['merge', 'games', 'svg']],
    ['demo', ['game', 'players', 'seed', 'language', 'actions', 'quiet']],
  ])('explains every option of %s', async (command, options) => {
    const { code, lines } = await run([command, '--help']);
    expect(code).toBe(0);
    for (const option of [...options, 'help']) expect(lines.join('\n')).toContain(`--${option}`);
  });

  it.each([
    [''],
    ['chess'],
    ['constructor'],
    ['--loud'],
    ['tournament --loud'],
    ['tournament --bots greedy'],
    ['tournament --bots greedy,chess'],
    ['tournament --bots greedy,'],
    ['tournament --bots greedy,ismcts:0'],
    ['tournament --bots greedy,ismcts:x'],
    ['tournament --bots greedy,ismcts:100001'],
    ['tournament --bots random,random,random,random,random'],
    ['tournament --games 0'],
    ['tournament --games many'],
    ['tournament --seed 1e3'],
    ['tournament --shard 0/2'],
    ['tournament --shard 3/2'],
    ['tournament --shard 1'],
    ['tournament --workers 0'],
    ['tournament --workers 1025'],
    ['tournament --records --actions 100001'],
    ['tournament --actions 0'],
    ['tournament --resume'],
    ['tournament extra'],
    ['report'],
    ['report --games 0 x.ndjson'],
    ['play --players 9'],
    ['play --seat 2'],
    ['play --seat -1'],
    ['play --bots random,random'],
    ['play --bots chess'],
  ])('refuses "%s" with one line and exit code 2', async (args) => {
    const { code, lines, errors } = await run(args);
    expect({ code, lines }).toEqual({ code: 2, lines: [] });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(/^pirate-auctions.*: .+$/);
  });

  it('names a file that is not there', async () => {
    const { code, errors } = await run('report nowhere.ndjson');
    expect(code).toBe(1);
    expect(errors).toEqual([expect.stringContaining('nowhere.ndjson')]);
  });
});

describe('the program', () => {
  let program = '';
  const shell = (command: string) =>
    spawnSync('bash', ['-c', `set -o pipefail; ${command.replaceAll('$P', `node ${program}`)}`], {
      encoding: 'utf8',
    });

  beforeAll(async () => {
    ({ program } = await builtProgram());
  });
  afterAll(() => rmSync(dirname(program), { recursive: true, force: true }));

  it('writes errors beside its output', () => {
    const { status, stdout, stderr } = shell('$P demo --players 9');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^pirate-auctions demo: .*\n$/);
  });

  it('writes the same bytes with one worker and with two', () => {
    const [one, two] = ['1', '2'].map((workers) =>
      shell(`$P tournament --games 6 --bots random,random,random --workers ${workers}`),
    );
    expect(one?.stdout.split('\n')).toHaveLength(7);
    expect(two).toMatchObject({ status: 0, stdout: one?.stdout });
  });

  it('plays with piped input and ends with it', () => {
    const { status, stdout, stderr } = shell("printf '1\\n1\\n' | $P play --bots random --seed 1");
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/You left the game. --seed 1 deals it again\.\n$/);
  });
});
