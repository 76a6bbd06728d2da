import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeLock } from '../../../src/cli/files/lock.ts';
import { builtProgram, run, temporaryFolder } from '../running.ts';

const PATIENCE = 2500;
const FOREIGN = `process ${process.pid} of elsewhere, run 0123456789abcdef\n`;
const newFile = () => join(temporaryFolder(), 'file');

describe('a lock', () => {
  it('lies beside the file while it is held', async () => {
    const file = newFile();
    const lock = await takeLock(file);
    expect(readFileSync(`${file}.lock`, 'utf8')).toMatch(
      new RegExp(`^process ${process.pid} of .+, run [0-9a-f]{16}\n$`),
    );
    lock.check();
    await lock.release();
    expect(existsSync(`${file}.lock`)).toBe(false);
  });

  it('is held by one run at a time', async () => {
    const file = newFile();
    const lock = await takeLock(file);
    const refusal = /file is being written by process \d+ of .+, run [0-9a-f]+ \(.*file\.lock\)$/;
    await expect(takeLock(file, PATIENCE)).rejects.toThrow(refusal);
    lock.check();
    await lock.release();
    await (await takeLock(file)).release();
  });

  it('is taken over at once if its process is gone', async () => {
    const file = newFile();
    const lock = await takeLock(file);
    const { pid } = spawnSync('true');
    const gone = readFileSync(`${file}.lock`, 'utf8').replace(/^process \d+/, `process ${pid}`);
    await lock.release();
    writeFileSync(`${file}.lock`, gone);
    await (await takeLock(file, Number.POSITIVE_INFINITY)).release();
  });

  it.each([FOREIGN, ''])('is taken over if it shows no life: %j', async (text) => {
    const file = newFile();
    writeFileSync(`${file}.lock`, text);
    const lock = await takeLock(file, PATIENCE);
    lock.check();
    await lock.release();
  });

  it('is left alone if it shows life', async () => {
    const file = newFile();
    writeFileSync(`${file}.lock`, FOREIGN);
    const beat = setTimeout(500).then(() => utimesSync(`${file}.lock`, 1, 1));
    await expect(takeLock(file, PATIENCE)).rejects.toThrow('process');
    await beat;
    expect(readFileSync(`${file}.lock`, 'utf8')).toBe(FOREIGN);
  });

  it('is waited for if it vanishes', async () => {
    const file = newFile();
    writeFileSync(`${file}.lock`, FOREIGN);
    const end = setTimeout(500).then(() => rmSync(`${file}.lock`));
    await (await takeLock(file, PATIENCE)).release();
    await end;
  });

  it('is lost if another run takes it over', async () => {
    const file = newFile();
    const lock = await takeLock(file);
    writeFileSync(`${file}.lock`, FOREIGN);
    expect(() => lock.check()).toThrow(`another run has taken over ${file}`);
    await lock.release();
    expect(readFileSync(`${file}.lock`, 'utf8')).toBe(FOREIGN);
  });

  it('never replaces another file', async () => {
    const file = newFile();
    writeFileSync(`${file}.lock`, 'the text of somebody');
    await expect(takeLock(file)).rejects.toThrow('file.lock is not a lock of this program');
    expect(readFileSync(`${file}.lock`, 'utf8')).toBe('the text of somebody');
    rmSync(`${file}.lock`);
    symlinkSync('elsewhere', `${file}.lock`);
    await expect(takeLock(file)).rejects.toThrow('file.lock is not a lock of this program');
  });
});

describe('two runs with one file', () => {
  let program = '';
  beforeAll(async () => {
    ({ program } = await builtProgram());
  });
  afterAll(() => rmSync(dirname(program), { recursive: true, force: true }));

  const started = (args: string): ChildProcess =>
    spawn(process.execPath, [program, ...args.split(' ')], { stdio: 'ignore' });
  const ended = (child: ChildProcess) =>
    new Promise((resolve) => {
      child.once('exit', resolve);
    });

  // A search of many minutes must not look like a lock that was left behind.
  it.each(['ismcts:100000', 'random'])('exclude each other (%s)', async (bot) => {
    const file = newFile();
    const args = `tournament --bots ${bot},random --games 1000000 --workers 1 --out ${file}`;
    const first = started(args);
    try {
      // The lock exists a moment before it names its process.
      while (!existsSync(`${file}.lock`) || readFileSync(`${file}.lock`, 'utf8') === '')
        await setTimeout(20);
      for (const second of [`${args} --resume`, `report ${file} --merge ${file}`]) {
        const { code, errors } = await run(second);
        expect(code).toBe(1);
        expect(errors.at(-1)).toMatch(
          new RegExp(`: .* is being written by process ${first.pid} of .*\\.lock\\)$`),
        );
      }
    } finally {
      first.kill('SIGKILL');
      await ended(first);
    }
    // The lock of a run that was killed does not hinder the next one.
    expect(existsSync(`${file}.lock`)).toBe(true);
    const { code } = await run(
      `tournament --bots random,random --games 3 --workers 1 --out ${file}-2`,
    );
    expect(code).toBe(0);
    rmSync(file, { force: true });
    writeFileSync(file, '');
    const next = await run(`tournament --bots random,random --games 3 --workers 1 --out ${file}`);
    expect(next).toMatchObject({ code: 0 });
    expect(readFileSync(file, 'utf8')).toBe(readFileSync(`${file}-2`, 'utf8'));
    expect(existsSync(`${file}.lock`)).toBe(false);
  });
});
