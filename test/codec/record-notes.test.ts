import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at } from '../../src/core/lists.ts';
import type { RecordAnalysis, RecordComment, RecordHeader } from '../../src/core/types.ts';
import { createSession } from '../../src/session/index.ts';
import { playFixed } from '../fixed-play.ts';
import { type AnyGame, GAMES } from './played.ts';

/** A line that a note may have. */
const line = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .filter((text) => /^(?!\s)[^\p{Cc}\p{Cs}\u2028\u2029]{1,1000}(?<!\s)$/u.test(text));

/** Notes on a record of some actions. */
function notesOn(game: AnyGame, length: number) {
  const state = game.createGame({ players: at(game.playerCounts, 0), seed: 1 });
  const actions = game.legalActions(state);
  const step = fc.integer({ min: 0, max: length });
  const move = fc.record({
    action: fc.constantFrom(...actions),
    visits: fc.nat(),
    mean: fc.double({ min: 0, max: 1, noNaN: true }).map((mean) => mean + 0),
  });
  const headers = fc.uniqueArray(
    fc.record({ name: fc.stringMatching(/^[A-Za-z][A-Za-z0-9-]{0,9}$/), value: line }),
    { selector: ({ name }) => name, minLength: 1, maxLength: 5 },
  );
  const comments = fc
    .array(fc.record({ step, text: line }), { minLength: 1, maxLength: 5 })
    .map((list) => list.toSorted((one, other) => one.step - other.step));
  const analysis = fc
    .uniqueArray(fc.record({ step, moves: fc.array(move, { minLength: 1, maxLength: 4 }) }), {
      selector: (entry) => entry.step,
      minLength: 1,
      maxLength: 5,
    })
    .map((list) => list.toSorted((one, other) => one.step - other.step));
  return fc.record({ headers, comments, analysis }, { requiredKeys: [] });
}

describe.each(GAMES.map((game) => ({ name: game.name, game })))(
  'notes on a record of $name',
  ({ game }) => {
    const players = at(game.playerCounts, 0);
    const plain = game.createRecord({ players, seed: 1 });
    const { played } = playFixed(game, { players, seed: 1 }, 12);
    const record = { ...plain, actions: played };

    it('survive text and JSON, and change no game', () => {
      fc.assert(
        fc.property(notesOn(game, played.length), (notes) => {
          const noted = game.parseRecord({ ...record, ...notes });
          expect(noted).toEqual({ ...record, ...notes });
          expect(game.parseRecord(game.formatRecord(noted))).toEqual(noted);
          expect(game.parseRecord(JSON.parse(JSON.stringify(noted)))).toEqual(noted);
          expect(game.replay(noted).state).toEqual(game.replay(record).state);
        }),
        { numRuns: 60 },
      );
    });

    it('leave a record without them as it was', () => {
      expect(game.formatRecord(record)).not.toMatch(/^(header|;|\?)/m);
      expect(Object.keys(game.parseRecord(game.formatRecord(record)))).toEqual([
        'game',
        'rules',
        'options',
        'actions',
      ]);
    });

    it('stay when actions are added, and go with those that are undone', () => {
      const headers: readonly RecordHeader[] = [{ name: 'players', value: 'Anne, Bart' }];
      const comments: readonly RecordComment[] = [
        { step: 3, text: 'A bold start' },
        { step: 12, text: 'And now?' },
      ];
      const noted = game.parseRecord({ ...record, headers, comments });
      const [next] = game.legalActions(game.replay(noted).state);
      const longer = game.append(noted, next ?? at(played, 0));
      expect(longer).toMatchObject({ headers, comments });
      expect(longer.actions).toHaveLength(13);
      const session = createSession(game, { record: noted, mayUndo: () => true });
      expect(session.toRecord()).toEqual(noted);
      session.undo();
      expect(session.toRecord()).toMatchObject({ headers, comments: comments.slice(0, 1) });
      expect(session.toRecord()?.comments).toHaveLength(1);
    });

    const analysis: readonly RecordAnalysis[] = [
      { step: 0, moves: [{ action: at(played, 0), visits: 3, mean: 0.5 }] },
    ];
    it.each<[string, object, readonly (string | number)[]]>([
      [
        'a name twice',
        {
          headers: [
            { name: 'a', value: 'x' },
            { name: 'a', value: 'y' },
          ],
        },
        ['headers', 1, 'name'],
      ],
      ['a wrong name', { headers: [{ name: '__proto__', value: 'x' }] }, ['headers', 0, 'name']],
      [
        'a value of two lines',
        { headers: [{ name: 'a', value: 'x\n0 pass' }] },
        ['headers', 0, 'value'],
      ],
      [
        'a value with a space at its end',
        { headers: [{ name: 'a', value: 'x ' }] },
        ['headers', 0, 'value'],
      ],
      ['no headers at all', { headers: [] }, ['headers']],
      [
        'a comment beyond the end',
        { comments: [{ step: 13, text: 'x' }] },
        ['comments', 0, 'step'],
      ],
      [
        'comments out of order',
        {
          comments: [
            { step: 2, text: 'x' },
            { step: 1, text: 'y' },
          ],
        },
        ['comments', 1, 'step'],
      ],
      [
        'a long comment',
        { comments: [{ step: 0, text: 'x'.repeat(1001) }] },
        ['comments', 0, 'text'],
      ],
      ['a decision twice', { analysis: [...analysis, ...analysis] }, ['analysis', 1, 'step']],
      [
        'a chance above 1',
        { analysis: [{ step: 0, moves: [{ action: at(played, 0), visits: 1, mean: 1.5 }] }] },
        ['analysis', 0, 'moves', 0, 'mean'],
      ],
      [
        'visits below 0',
        { analysis: [{ step: 0, moves: [{ action: at(played, 0), visits: -1, mean: 1 }] }] },
        ['analysis', 0, 'moves', 0, 'visits'],
      ],
      [
        'an action of another game',
        { analysis: [{ step: 0, moves: [{ action: { type: 'toString' }, visits: 1, mean: 1 }] }] },
        ['analysis', 0, 'moves', 0, 'action', 'type'],
      ],
    ])('are refused: %s', (_, notes, path) => {
      expect(() => game.parseRecord({ ...record, ...notes })).toThrow(
        expect.objectContaining({ name: 'ParseError', code: 'INVALID_FIELD', path }),
      );
    });

    it.each([
      ['header players', 'header'],
      ['0 pass\nheader a b', 'header'],
      ['? 1 0.5', 'ACTION'],
      ['? x 0.5 0 pass', 'ACTION'],
      ['? 1 0.5 0 nonsense', 'nonsense'],
    ])('are refused in text: %j', (text, words) => {
      const first = game.formatAction(at(played, 0));
      const lines = `${game.formatRecord(plain)}${text.replace('0 pass\n', `${first}\n`)}\n`;
      expect(() => game.parseRecord(lines)).toThrow(words);
    });
  },
);
