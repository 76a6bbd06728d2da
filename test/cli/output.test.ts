import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main } from '../../src/cli/commands.ts';
import { builtProgram, temporaryFolder } from './running.ts';

const TOURNAMENT = 'tournament --games 4 --bots random,random';
const COMMANDS = [
  '--help',
  '--version',
  'demo',
  'demo --quiet',
  'demo --help',
  'play --bots random --seed 1',
  'play --help',
  `${TOURNAMENT} --workers 1`,
  `${TOURNAMENT} --workers 2`,
  `${TOURNAMENT} --workers 1 --out FOLDER/new`,
  'tournament --help',
  'report FOLDER/results',
  'report --help',
];
const FULL = 'cannot write to the standard output: ENOSPC: no space left on device, write';
const CLOSED = 'cannot write to the standard output: EPIPE: broken pipe, write';

describe('the output of the program', () => {
  let program = '';
  beforeAll(async () => {
    ({ program } = await builtProgram());
  });
  afterAll(() => rmSync(dirname(program), { recursive: true, force: true }));

  /** Runs a script with the program as `$P`; the messages about progress are left out. */
  const shell = (script: string, folder = '') => {
    const text = script
      .replaceAll('$P', `'${process.execPath}' '${program}'`)
      .replaceAll('FOLDER', folder);
    const { stdout, stderr } = spawnSync('bash', ['-c', text], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '--max-old-space-size=256' },
      timeout: 50_000,
    });
    const errors = stderr.split('\n').filter((line) => line !== '' && !/ of \d+ games$/.test(line));
    return { stdout, errors };
  };
  const results = (): string => {
    const folder = temporaryFolder();
    shell(`$P ${TOURNAMENT} --workers 1 --out FOLDER/results >/dev/null`, folder);
    return folder;
  };

  it.each(COMMANDS)('fails with one line where the disk is full: %s', (command) => {
    const { stdout, errors } = shell(`($P ${command} >/dev/full </dev/null); echo $?`, results());
    expect(stdout).toBe('1\n');
    expect(errors).toEqual([expect.stringMatching(new RegExp(`^pirate-auctions.*: ${FULL}$`))]);
  });

  it.each(COMMANDS)('fails with one line where nobody reads: %s', (command) => {
    // The reader is gone before the program starts.
    const script = `{ sleep 0.2; $P ${command} </dev/null; echo $? >FOLDER/code; } | true; cat FOLDER/code`;
    const { stdout, errors } = shell(script, results());
    expect(stdout).toBe('1\n');
    expect(errors).toEqual([expect.stringMatching(new RegExp(`^pirate-auctions.*: ${CLOSED}$`))]);
  });

  it.each(['1', '2'])(
    'ends when the reader leaves, however many games are left (%s workers)',
    (workers) => {
      const script = `$P tournament --games 9007199254740991 --bots random,random --workers ${workers} | head -n 3; echo \${PIPESTATUS[0]}`;
      const { stdout, errors } = shell(script);
      const lines = stdout.trimEnd().split('\n');
      expect(lines.map((line) => /^\{"game":(\d)/.exec(line)?.[1] ?? line)).toEqual([
        '0',
        '1',
        '2',
        '1',
      ]);
      expect(errors).toEqual([`pirate-auctions tournament: ${CLOSED}`]);
    },
  );

  it('goes on when nobody reads the messages', () => {
    const script = `{ sleep 0.2; $P ${TOURNAMENT} --workers 1 >FOLDER/lines; echo $? >FOLDER/code; } 2>&1 >/dev/null | true; cat FOLDER/code`;
    const folder = results();
    expect(shell(script, folder).stdout).toBe('0\n');
    expect(readFileSync(join(folder, 'lines'), 'utf8')).toBe(
      readFileSync(join(folder, 'results'), 'utf8'),
    );
    expect(
      shell(`$P ${TOURNAMENT} --workers 1 2>/dev/full >FOLDER/lines; echo $?`, folder).stdout,
    ).toBe('0\n');
  });

  it('waits for a slow reader', () => {
    const games = `$P tournament --games 500 --bots random,random --workers 2 2>/dev/null`;
    expect(shell(`${games} | (sleep 4; wc -l)`).stdout.trim()).toBe('500');
  });

  it.each([
    ['to the output', '>FOLDER/large', '1'],
    ['to a file', '--out FOLDER/large >/dev/null', '1'],
  ])('notices a write of which only a part fits, %s', (_, target, expected) => {
    const folder = temporaryFolder();
    const script = `sh -c 'ulimit -f 1; exec "$@"' - $P tournament --games 20 --bots random,random --workers 1 ${target}; echo $?`;
    const { stdout, errors } = shell(script, folder);
    expect(stdout).toBe(`${expected}\n`);
    expect(errors).toEqual([
      expect.stringMatching(/^pirate-auctions tournament: .*EFBIG: file too large, write$/),
    ]);
    // A block is 512 bytes in some shells and 1024 in others.
    expect(readFileSync(join(folder, 'large')).length % 512).toBe(0);
  });

  it('merges nothing where the disk is full, and keeps the old file', () => {
    const folder = results();
    const script = `
      seq 9999 >FOLDER/merged
      for i in 1 2 3; do $P tournament --games 60 --bots random,random --workers 1 --shard $i/3 --out FOLDER/shard-$i; done >/dev/null
      sh -c 'ulimit -f 4; exec "$@"' - $P report FOLDER/shard-* --merge FOLDER/merged; echo $?; ls FOLDER`;
    const { stdout, errors } = shell(script, folder);
    expect(stdout).toBe('1\nmerged\nresults\nshard-1\nshard-2\nshard-3\n');
    expect(errors).toEqual([
      expect.stringMatching(/^pirate-auctions report: EFBIG: file too large, write$/),
    ]);
    expect(readFileSync(join(folder, 'merged'), 'utf8')).toMatch(/^1\n2\n[\s\S]*\n9999\n$/);
  });
});

describe('a message', () => {
  it('shows what names hold and does not do it', async () => {
    const errors: string[] = [];
    const code = await main(['report', 'a\u001b[31m\u202e\n\u009b2J.ndjson'], {
      print: expect.fail,
      printError: (text) => errors.push(text),
      redraw: null,
      color: false,
      input: () => expect.fail('the report reads nothing'),
      requests: () => expect.fail('reads nothing'),
      worker: 'none',
    });
    expect(code).toBe(1);
    expect(errors).toEqual([
      "pirate-auctions report: ENOENT: no such file or directory, open 'a\\u{1b}[31m\\u{202e}\\u{a}\\u{9b}2J.ndjson'",
    ]);
  });
});
