import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/entries.ts';
import { learningPage } from '../../scripts/generate/learning-page.ts';

it('docs/learning.md has the sizes and layouts of the encoders', () => {
  expect(learningPage()).toEqual({
    'docs/learning.md': readFileSync(resolve(root, 'docs/learning.md'), 'utf8'),
  });
});
