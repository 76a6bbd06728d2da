import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/entries.ts';
import { pictures } from '../../scripts/pictures.ts';

it.each(Object.entries(pictures))(
  '%s is what the library draws (npm run pictures)',
  (file, drawn) => {
    expect(readFileSync(resolve(root, file), 'utf8')).toBe(drawn);
  },
);
