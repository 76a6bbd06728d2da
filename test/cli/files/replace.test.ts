import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { replaceableFile, replaceFile } from '../../../src/cli/files/replace.ts';
import { ORDINARY_USER, selfContainedProgram, temporaryFolder } from '../running.ts';

const asRoot = process.geteuid?.() === 0;
const read = (file: string) => readFileSync(file, 'utf8');

describe('a file that is replaced', () => {
  it.each([0o600, 0o640, 0o666, 0o755])('keeps its mode: %o', (mode) => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, 'old');
    chmodSync(file, mode);
    replaceFile(file, ['new', ' text']);
    expect(read(file)).toBe('new text');
    expect(statSync(file).mode & 0o7777).toBe(mode);
  });

  it('is created with the usual mode', () => {
    const folder = temporaryFolder();
    replaceFile(join(folder, 'file'), ['text']);
    writeFileSync(join(folder, 'other'), 'text');
    expect(readdirSync(folder)).toEqual(['file', 'other']);
    expect(statSync(join(folder, 'file')).mode).toBe(statSync(join(folder, 'other')).mode);
  });

  it('stays as it is if its new text fails', () => {
    const folder = temporaryFolder();
    const file = join(folder, 'file');
    writeFileSync(file, 'old');
    const texts = function* () {
      yield 'new';
      throw new Error('no further text');
    };
    expect(() => replaceFile(file, texts())).toThrow('no further text');
    expect(read(file)).toBe('old');
    expect(readdirSync(folder)).toEqual(['file']);
  });

  it('is not replaced if another program has replaced it meanwhile', () => {
    const folder = temporaryFolder();
    const file = join(folder, 'file');
    const texts = function* () {
      yield 'new';
      writeFileSync(file, 'other');
    };
    expect(() => replaceFile(file, texts())).toThrow(`${file} was replaced by another program`);
    expect(read(file)).toBe('other');
    expect(readdirSync(folder)).toEqual(['file']);
  });

  it('may be a regular file only', () => {
    const folder = temporaryFolder();
    const target = join(folder, 'target');
    writeFileSync(target, 'old');
    const link = join(folder, 'link');
    symlinkSync(target, link);
    const dangling = join(folder, 'dangling');
    symlinkSync(join(folder, 'nowhere'), dangling);
    const pipe = join(folder, 'pipe');
    expect(spawnSync('mkfifo', [pipe]).status).toBe(0);
    mkdirSync(join(folder, 'folder'));
    for (const path of [link, dangling, pipe, join(folder, 'folder')]) {
      const { ino } = lstatSync(path);
      expect(() => replaceFile(path, ['new'])).toThrow(`${path} is not a regular file`);
      expect(lstatSync(path).ino).toBe(ino);
    }
    expect(read(target)).toBe('old');
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
    // Only looked at: if the check failed, root would lose the device.
    expect(() => replaceableFile('/dev/null')).toThrow('/dev/null is not a regular file');
  });

  it.runIf(asRoot)('belongs to the user, and keeps its group', () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, 'old');
    chownSync(file, 1234, 0);
    expect(() => replaceFile(file, ['new'])).toThrow(`${file} belongs to another user`);
    expect(read(file)).toBe('old');
    chownSync(file, 0, 1234);
    chmodSync(file, 0o660);
    replaceFile(file, ['new']);
    expect(statSync(file)).toMatchObject({ uid: 0, gid: 1234 });
    expect(statSync(file).mode & 0o7777).toBe(0o660);
  });

  it('may be written by an ordinary user', async () => {
    const program = await selfContainedProgram();
    const folder = temporaryFolder();
    const results = join(folder, 'results');
    const runAs = (...args: readonly string[]) => {
      const { status, stderr } = spawnSync(process.execPath, [program, ...args], {
        ...ORDINARY_USER,
        encoding: 'utf8',
      });
      return { status, errors: stderr.trimEnd() };
    };
    chmodSync(folder, 0o777);
    const played = runAs('tournament', '--games', '1', '--workers', '1', '--out', results);
    expect(played).toEqual({ status: 0, errors: '1 of 1 games' });
    const whole = read(results);

    chmodSync(results, 0o444);
    for (const args of [
      ['tournament', '--games', '2', '--workers', '1', '--out', results, '--resume'],
      ['report', results, '--merge', results],
    ])
      expect(runAs(...args)).toEqual({
        status: 1,
        errors: `pirate-auctions ${args[0]}: EACCES: permission denied, access '${results}'`,
      });
    expect(read(results)).toBe(whole);

    chmodSync(results, 0o644);
    chmodSync(folder, 0o755);
    if (ORDINARY_USER.uid === undefined) chmodSync(folder, 0o555);
    const { status, errors } = runAs('report', results, '--merge', join(folder, 'merged'));
    expect(status).toBe(1);
    expect(errors).toMatch(/^pirate-auctions report: EACCES: permission denied, open '[^\n]*'$/);
    chmodSync(folder, 0o755);
  });
});
