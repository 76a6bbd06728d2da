import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTournamentOptions } from '../../src/cli/tournament/options.ts';
import { builtProgram, run, temporaryFolder } from './running.ts';

const page = readFileSync(resolve(import.meta.dirname, '../../docs/scale.md'), 'utf8');
const blocks = Array.from(page.matchAll(/```(?:sh|yaml)\n([\s\S]*?)```/g), ([, text = '']) => text);
const there = spawnSync('parallel', ['--version']).status === 0;
const required = (process.env['CI'] ?? '') !== '';

describe('docs/scale.md', () => {
  let program = '';
  beforeAll(async () => {
    ({ program } = await builtProgram());
  });
  afterAll(() => rmSync(dirname(program), { recursive: true, force: true }));

  // Without the program `parallel` there is nothing to test; a machine of the continuous integration has to have it.
  it.skipIf(!there && !required)(
    'is right about GNU parallel: its shards are one run (needs the program `parallel`)',
    async () => {
      expect(there, 'GNU parallel is not installed').toBe(true);
      const folder = temporaryFolder();
      const bin = join(folder, 'bin');
      mkdirSync(bin);
      const npx = join(bin, 'npx');
      writeFileSync(npx, `#!/bin/sh\nshift\nexec '${process.execPath}' '${program}' "$@"\n`);
      chmodSync(npx, 0o755);
      const [block = ''] = blocks.filter((text) => text.includes('| parallel '));
      const small = block.replace(/^games=.*$/m, 'games=7 shards=2 bots=random,random,random');
      expect(small).not.toBe(block);
      const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', small], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, PATH: `${bin}:${process.env['PATH']}` },
      });
      expect(status, stderr).toBe(0);
      expect(stdout).toContain('Grog Island, 3 players, 7 games');
      const { lines } = await run(
        'tournament --game grog-island --bots random,random,random --games 7 --seed 1 --workers 1',
      );
      expect(readFileSync(join(folder, 'tournament.ndjson'), 'utf8')).toBe(`${lines.join('\n')}\n`);
      expect(readFileSync(join(folder, 'tournament.svg'), 'utf8')).toMatch(/^<svg /);
    },
  );

  it('writes every command so that the program understands it', async () => {
    const commands = blocks.flatMap((text) =>
      Array.from(
        withoutVariables(text).matchAll(/pirate-auctions (tournament|report) ([^\n']*)/g),
        ([, command = '', rest = '']) => [command, ...rest.trim().split(/\s+/)],
      ),
    );
    expect(commands).toHaveLength(6);
    for (const [command = '', ...rest] of commands) {
      if (command === 'tournament') expect(readTournamentOptions(rest)?.games).toBeGreaterThan(0);
      else expect((await run([command, ...rest, '--help'])).errors).toEqual([]);
    }
  });
});

/** Commands of a shell, each in one line, with the values of the first block and else 1 for every variable. */
function withoutVariables(text: string): string {
  return text
    .replace(/\\?\n +(?=--)/g, ' ')
    .replaceAll('"', '')
    .replaceAll('$bots', 'greedy,random')
    .replace(/\$\(\(.*?\)\)|\$\w+|\{\}/g, '1');
}
