// A small part of `npm run test:edits`, which plays every accepted position to the end.
import { expect, it } from 'vitest';
import { SUBJECTS, testEdits } from './edit-law.ts';

it.each(SUBJECTS)('what $game.name accepts can be played on', (subject) => {
  const { accepted, refused } = testEdits(subject, { edits: 300, seed: 2, most: 30 });
  expect(accepted).toBeGreaterThan(20);
  expect(refused).toBeGreaterThan(20);
});
