import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/entries.ts';
import { inexactArithmetic } from './arithmetic.ts';

it('src calculates only with what is the same in every engine', () => {
  const src = join(root, 'src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
  const issues = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => inexactArithmetic(file, readFileSync(join(src, file), 'utf8')));
  expect(issues, 'src/core/powers-of-two.ts has powers and logarithms').toEqual([]);
});

describe('a planted fault', () => {
  it.each([
    ['a logarithm', 'Math.log(2)', 'Math.log'],
    ['a name in brackets', "Math['exp'](2)", "Math['exp']"],
    ['a name taken out', 'const { pow } = Math', '{ pow } = Math'],
    ['a whole object', 'f(Math)', 'f(Math)'],
    ['random numbers', 'Math.random()', 'Math.random'],
    ['a power', 'a ** b', 'a ** b'],
    ['a power in place', 'a **= 2', 'a **= 2'],
  ])('is found: %s', (_, text, found) => {
    expect(inexactArithmetic('a.ts', `\n${text};`)).toEqual([`a.ts:2: ${found}`]);
  });

  it('is not in sound code', () => {
    const text = '/** Math.exp and a ** b */ const root = Math.sqrt(Math.LN2 * Math.max(1, 2));';
    expect(inexactArithmetic('a.ts', text)).toEqual([]);
  });
});
