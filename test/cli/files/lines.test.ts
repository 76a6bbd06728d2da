import { closeSync, openSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readText } from '../../../src/cli/files/input.ts';
import { type Line, linesOf, MAX_LINE } from '../../../src/cli/files/lines.ts';
import { temporaryFolder } from '../running.ts';

async function linesIn(file: string): Promise<Line[]> {
  const descriptor = openSync(file, 'r');
  const lines: Line[] = [];
  for await (const line of linesOf(descriptor)) {
    if (line.text !== null) expect(readText(descriptor, line.start, line.length)).toBe(line.text);
    lines.push(line);
  }
  closeSync(descriptor);
  return lines;
}

describe('the lines of a file', () => {
  it.each([
    ['', []],
    ['\n', ['']],
    ['a', ['a']],
    ['a\n', ['a']],
    ['a\n\nb\r\nc', ['a', '', 'b\r', 'c']],
    ['€\n𝄞\n', ['€', '𝄞']],
  ])('are what stands between the breaks: %j', async (text, expected) => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, text);
    const lines = await linesIn(file);
    expect(lines.map((line) => line.text)).toEqual(expected);
    expect(lines.map(({ number }) => number)).toEqual(expected.map((_, index) => index + 1));
    expect(lines.filter(({ ended }) => !ended)).toHaveLength(/[^\n]$/.test(text) ? 1 : 0);
  });

  it('may cross the pieces in which a file is read, also within a character', async () => {
    const file = join(temporaryFolder(), 'file');
    const long = `${'€'.repeat(200_000)}`;
    writeFileSync(file, `${long}\n${long}x\nend\n`);
    const lines = await linesIn(file);
    expect(lines.map(({ text }) => text)).toEqual([long, `${long}x`, 'end']);
  });

  it('are not kept if they are too long', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, 'a\n');
    truncateSync(file, 3 + MAX_LINE);
    writeFileSync(file, '\nb\n', { flag: 'a' });
    const lines = await linesIn(file);
    expect(lines.map(({ text }) => text)).toEqual(['a', null, 'b']);
    expect(lines[1]?.length).toBe(MAX_LINE + 1);
  });
});
