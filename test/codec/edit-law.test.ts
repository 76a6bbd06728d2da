// A small part of `npm run test:edits`.
import { expect, it } from 'vitest';
import { SUBJECTS, testEdits } from './edit-law.ts';

it.each(SUBJECTS)('what $game.name accepts can be played to the end', (subject) => {
  const { accepted, refused } = testEdits(subject, { edits: 200, seed: 2 });
  expect(accepted).toBeGreaterThan(20);
  expect(refused).toBeGreaterThan(20);
});
