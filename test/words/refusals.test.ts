import { describe, expect, it } from 'vitest';
import type { RefusalDetails as FleetDetails } from '../../src/caribbean-fleet/index.ts';
import { MESSAGES as FLEET } from '../../src/caribbean-fleet/refusals.ts';
import { type CommonRefusalDetails, fillIn } from '../../src/core/refusal.ts';
import type { BaseRefusal } from '../../src/core/types.ts';
import type { RefusalDetails as IslandDetails } from '../../src/grog-island/index.ts';
import * as grogIsland from '../../src/grog-island/index.ts';
import { MESSAGES as ISLAND } from '../../src/grog-island/refusals.ts';
import { grogIslandWords } from '../../src/words/grog-island/words.ts';
import { placeholdersIn } from '../../src/words/sentences.ts';
import { FORBIDDEN, GAMES, LANGUAGES, NAMES } from './languages.ts';

const COMMON: CommonRefusalDetails = {
  NOT_JSON: { path: ['dice', 0], problem: 'a symbol key' },
  UNKNOWN_TYPE: { received: 'toString', expected: ['pass', 'bid'] },
  MALFORMED: { path: [], problem: 'wrong', received: 7, expected: 'an object' },
  NO_SUCH_SEAT: { player: 9, players: 4 },
  GAME_OVER: { player: 0 },
  NOT_YOUR_TURN: { player: 1, waitingFor: [0, 2] },
  WRONG_DECISION: { player: 0, received: 'pass', decision: 'roll', answers: ['roll'] },
  NOT_THE_VIEWER: { player: 1, viewer: 'spectator' },
};

/** Details for every code of Grog Island: the compiler demands each. */
const ISLAND_CASES: IslandDetails = {
  ...COMMON,
  ENOUGH_RETURNED: { player: 0 },
  NO_SUCH_GOAL: { goal: 'majority:grey', from: 'drawn' },
  GOOD_ALREADY_CHOSEN: { player: 1 },
  DICE_REQUIRED: { player: 1 },
  DICE_NOT_ALLOWED: { player: 1 },
  MUST_OPEN: { lowest: 1, possibleCoins: 9 },
  MUST_BID: { turned: ['green', 'yellow'] },
  NO_PARROT: { parrot: 'hold' },
  SAME_FACE: { die: 'orange', face: 3 },
  DIE_ALREADY_TURNED: { die: 'blue' },
  NO_BID_LEFT: { die: 'grey', face: 3, amount: 0, possibleCoins: 1 },
  ROW_NOT_DESCENDING: { space: 3, left: 1, right: 3 },
  BID_EXCEEDS_COINS: { bid: 10, possibleCoins: 9 },
  BID_TOO_LOW: { bid: 6, amount: 6 },
  NOTHING_TO_HOLD: { bid: 5 },
  HOLD_NOT_EQUAL: { bid: 7, amount: 6 },
  SHIP_NOT_AVAILABLE: { ship: 'coins3', why: 'ghost' },
  CANNOT_SUPPLY: { ship: 'treasures', good: 'yellow' },
  CREDIT_LEFT: { credit: 1 },
  NOTHING_TRADED: { ship: 'goals' },
  NOT_EXCHANGEABLE: { good: 'yellow' },
  NOT_AN_EXCHANGE: { good: 'yellow', returned: 2, needed: 3 },
  TOO_FEW_GOODS: { good: 'yellow', needed: 1, owned: 0 },
  CREDIT_WOULD_BE_LEFT: { credit: 1 },
  ALREADY_DELIVERED: { ship: 'parrots' },
  NO_UNITS: { most: 2 },
  TOO_MANY_UNITS: { units: 3, most: 2 },
  NO_CREW: { player: 0 },
  NO_FREE_BUILDING: { peninsula: 'yellow' },
  TREASURES_NOT_SORTED: { treasures: [3, 1] },
  NO_SUCH_TREASURES: { treasures: [2] },
  CARD_NOT_NEEDED: { treasure: 1, others: 3, amount: 3 },
  CANNOT_PAY: { amount: 4, coins: 1, treasures: 1 },
  MUST_CLAIM: { player: 0 },
  WRONG_PENINSULA: {
    building: { peninsula: 'blue', type: 'hat' },
    peninsulas: ['green', 'grey'],
  },
  NOT_FREE: { building: { peninsula: 'blue', type: 'hat' }, occupant: 'crew:1' },
  SAME_TYPE: { building: { peninsula: 'blue', type: 'hat' } },
};

/** Details for every code of Caribbean Fleet. */
const FLEET_CASES: FleetDetails = {
  ...COMMON,
  BID_TOO_LOW: { bid: 3, current: 4 },
  BID_EXCEEDS_DUCATS: { bid: 12, ducats: 10 },
  NOT_OPEN: { card: 'kraken#2', open: ['green:2', 'rum#1'] },
  NOT_ON_TABLE: { card: 'red:3' },
  OWN_CARD: { card: 'tavern#2' },
  NOT_YOURS: { card: 'blue:4', owner: 2 },
  NO_SHIP_OF_COLOR: { ship: 'purple:6', color: 'purple' },
  NO_SUCH_VICTIM: { victim: 5, players: 3 },
  OWN_VICTIM: { victim: 1 },
  RAID_OUT_OF_RANGE: { amount: 13, least: 2, most: 12 },
  NO_CHIEF: { color: 'green' },
  NOT_CHIEF: { color: 'yellow', chief: 1 },
  HAS_BLACKBEARD: { color: 'red' },
  NO_TOKEN: { color: 'green' },
  HAS_RUM: { tavern: 'tavern#1' },
  WRONG_CARD: { received: 'spyglass#1', asking: 'spyglass#2' },
  DICE_REQUIRED: { player: 0 },
  DICE_NOT_ALLOWED: { player: 0 },
  SAME_FACE: { die: 1, face: 4 },
};

function refusalsOf(
  cases: Readonly<Record<string, unknown>>,
  messages: Readonly<Record<string, string>>,
): BaseRefusal[] {
  return Object.entries(cases).map(([code, texts]) => {
    const details: BaseRefusal['details'] = JSON.parse(JSON.stringify(texts));
    return { code, message: fillIn(messages[code] ?? '', details), details };
  });
}

const REFUSALS: Readonly<Record<string, readonly BaseRefusal[]>> = {
  'grog-island': refusalsOf({ ...ISLAND_CASES }, ISLAND),
  'caribbean-fleet': refusalsOf({ ...FLEET_CASES }, FLEET),
};

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
      const messages = name === 'grog-island' ? ISLAND : FLEET;
      const game = catalogue[name === 'grog-island' ? 'grog-island' : 'caribbean-fleet'];
      const sentences = Object.entries({ ...game.refusals, ...catalogue.common.refusals });
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

  it('names seats by number, and by name if there is one', () => {
    const refusal = { code: 'NOT_YOUR_TURN', message: '', details: COMMON.NOT_YOUR_TURN } as const;
    const text = (names: readonly string[]) => grogIslandWords({ names }).describeRefusal(refusal);
    expect(text([])).toBe('It is not the turn of seat 1. The game is waiting for seats 0, 2.');
    expect(text(['Anne', 'Bart'])).toBe(
      'It is not the turn of seat 1 (Bart). The game is waiting for seats 0 (Anne), 2.',
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
    expect(texts(1)[0]).toBe('This takes 1 lemon, but the player has 0.');
    expect(texts(4)).toEqual([
      'This takes 4 lemons, but the player has 0.',
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
