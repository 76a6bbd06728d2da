import { describe, expect, it } from 'vitest';
import { renderText } from '../../src/svg/index.ts';
import { cut, inTerminal, lengthOf } from '../../src/svg/measure.ts';
import { COLUMNS } from '../../src/svg/text.ts';
import { views } from './positions.ts';

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

const NAMES = [
  'Anne of the very long name '.repeat(9),
  '海賊王'.repeat(50),
  'Calico\u001b[2J\u0007',
  'e\u0301',
];

describe('the table as text', () => {
  it('fits into the columns of a terminal, without blanks at the ends of lines', () => {
    for (const view of views) {
      for (const names of [[], NAMES]) {
        const text = renderText(view, { names });
        expect(text.endsWith('\n')).toBe(true);
        for (const line of text.split('\n')) {
          expect(lengthOf(line, inTerminal), line).toBeLessThanOrEqual(COLUMNS);
          expect(line).toBe(line.trimEnd());
        }
      }
    }
  });

  it('holds no control characters but ends of lines, whatever the names', () => {
    for (const view of views)
      expect(renderText(view, { names: NAMES })).not.toMatch(/[\p{Cs}\u2028-\u202e]|(?!\n)\p{Cc}/u);
  });

  it('says the same in colour', () => {
    for (const view of views) {
      const colored = renderText(view, { color: true });
      expect(colored).not.toBe(renderText(view));
      expect(colored.replace(ESCAPES, '')).toBe(renderText(view));
    }
  });

  it('cuts words at the room there is', () => {
    expect(cut('lemon', 5, inTerminal)).toBe('lemon');
    expect(cut('coconut', 5, inTerminal)).toBe('coco…');
    expect(cut('海賊王', 5, inTerminal)).toBe('海賊…');
  });
});
