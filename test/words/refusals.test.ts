import { describe, expect, it } from 'vitest';
import type { BaseRefusal } from '../../src/core/types.ts';
import * as grogIsland from '../../src/grog-island/index.ts';
import { grogIslandWords } from '../../src/words/grog-island/words.ts';
import { placeholdersIn } from '../../src/words/sentences.ts';
import { COMMON, MESSAGES, REFUSALS } from './cases.ts';
import { FORBIDDEN, GAMES, LANGUAGES, NAMES } from './languages.ts';

const CASES = GAMES.flatMap((described) =>
  LANGUAGES.map((language) => ({
    ...language,
    described,
    name: described.game.name,
    refusals: REFUSALS[described.game.name] ?? [],
  })),
);

describe.each(CASES)(
  'refusals of $name in $language',
  ({ described, name, refusals, catalogue }) => {
    const words = described.words({ catalogue, names: NAMES });

    it.each(refusals)('$code', (refusal) => {
      const text = words.describeRefusal(refusal);
      expect(text).not.toMatch(FORBIDDEN);
      expect(text).toMatch(/^[\p{Lu}\d].*\.$/u);
    });

    it('have the words of the English sentences', () => {
      const messages = MESSAGES[name] ?? {};
      const game = catalogue[name === 'grog-island' ? 'grog-island' : 'caribbean-fleet'];
      const sentences = Object.entries({
        ...game.refusals,
        ...catalogue.common.refusals,
        ...catalogue.common.sessionRefusals,
      });
      expect(refusals.map(({ code }) => code).sort()).toEqual(
        sentences.map(([code]) => code).sort(),
      );
      for (const [code, english] of Object.entries(messages)) {
        const sentence = sentences.find(([other]) => other === code)?.[1] ?? '';
        expect(placeholdersIn(sentence), code).toEqual(placeholdersIn(english));
      }
    });

    it('are a sentence of their own in each language', () => {
      for (const refusal of refusals) {
        const texts = LANGUAGES.map((other) =>
          described.words({ catalogue: other.catalogue }).describeRefusal(refusal),
        );
        expect(new Set(texts).size).toBe(LANGUAGES.length);
      }
    });
  },
);

describe('a refusal', () => {
  const state = grogIsland.createGame({ players: 2, seed: 1 });
  const described = (action: unknown): string[] => {
    const refusal = grogIsland.checkAction(state, action);
    return LANGUAGES.map(({ catalogue }) =>
      refusal === null ? '' : grogIslandWords({ catalogue }).describeRefusal(refusal),
    );
  };

  it('of the game has words in each language', () => {
    expect(described({ type: 'pass', player: 0 })).toEqual([
      'The game is waiting for the decision "setup" (return a goal, choose a good), not for "pass".',
      'Das Spiel wartet auf die Entscheidung „Vorbereitung“ (Ziel abgeben, Ware wählen), nicht auf „passen“.',
      'A játék most erre a döntésre vár: „előkészület” (célkártya visszatétele, áru választása), nem erre: „passz”.',
      'Gra czeka na decyzję „przygotowanie” (odłóż cel, wybierz towar), a nie na „spasuj”.',
    ]);
  });

  it('names seats by name, or by number without one', () => {
    const refusal = { code: 'NOT_YOUR_TURN', message: '', details: COMMON.NOT_YOUR_TURN } as const;
    const text = (names: readonly string[]) => grogIslandWords({ names }).describeRefusal(refusal);
    expect(text([])).toBe('It is not the turn of seat 1. The game is waiting for seat 0, seat 2.');
    expect(text(['Anne', 'Bart'])).toBe(
      'It is not the turn of Bart. The game is waiting for Anne, seat 2.',
    );
  });

  it('counts as the language does', () => {
    const texts = (needed: number) =>
      LANGUAGES.map(({ catalogue }) =>
        grogIslandWords({ catalogue }).describeRefusal({
          code: 'TOO_FEW_GOODS',
          message: '',
          details: { good: 'yellow', needed, owned: 0 },
        }),
      );
    expect(texts(1)[0]).toBe('This takes 1 lemon, but you have 0.');
    expect(texts(4)).toEqual([
      'This takes 4 lemons, but you have 0.',
      'Dafür braucht man 4 Zitronen; da sind nur 0.',
      'Ehhez be kellene adni 4 citromot, de csak 0 van.',
      'Trzeba oddać 4 cytryny, a jest tylko 0.',
    ]);
    expect(texts(5)[3]).toBe('Trzeba oddać 5 cytryn, a jest tylko 0.');
  });

  it('with a code of another version keeps its message', () => {
    const refusal: BaseRefusal = { code: 'NEW', message: 'Something new.', details: {} };
    for (const { words } of GAMES)
      expect(words({}).describeRefusal(refusal)).toBe('Something new.');
  });
});
