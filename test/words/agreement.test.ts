import { describe, expect, it } from 'vitest';
import type { GameEvent as FleetEvent } from '../../src/caribbean-fleet/index.ts';
import { fillIn } from '../../src/core/refusal.ts';
import { counted } from '../../src/core/sentence.ts';
import type { BaseRefusal } from '../../src/core/types.ts';
import type { Action, GameEvent as IslandEvent } from '../../src/grog-island/index.ts';
import { caribbeanFleetWords, grogIslandWords } from '../../src/words/index.ts';
import { disagreementsIn } from './agreement.ts';
import { MESSAGES, REFUSALS } from './cases.ts';
import { FORBIDDEN, GAMES, LANGUAGES } from './languages.ts';

const COUNTS = [0, 1, 2, 5, 21, 22];

/** A refusal with one number in the place of all numbers, and as many items in every list. */
function withCount(refusal: BaseRefusal, count: number, message = ''): BaseRefusal {
  const details = Object.fromEntries(
    Object.entries(refusal.details).map(([name, value]) => {
      if (typeof value === 'number') return [name, count];
      return [name, Array.isArray(value) ? Array(count).fill(value[0] ?? 'x') : value];
    }),
  );
  return { code: refusal.code, message: fillIn(message, details), details };
}

/** What follows a number in the sentences of refusals: prepositions, verbs and the like, and nouns that do not change. */
const AFTER_NUMBERS: Readonly<Record<string, string>> = {
  en: 'already are before exceeds follows is on possible that to within would',
  de: 'auf bis folgt ist muss möglich nicht reichen sein wird zeigt übersteigt',
  hu: 'darabot következik közé legyen most már nem túl után van árut érme értékű és',
  pl: 'do i jest już na następuje nie przekracza',
};

describe.each(LANGUAGES)('numbers and nouns in $language', ({ catalogue }) => {
  const disagreements = disagreementsIn(catalogue);

  it.each(COUNTS)('agree in every refusal with %d', (count) => {
    for (const { game, words } of GAMES) {
      for (const given of REFUSALS[game.name] ?? []) {
        const refusal = withCount(given, count, MESSAGES[game.name]?.[given.code]);
        for (const text of [refusal.message, words({ catalogue }).describeRefusal(refusal)]) {
          expect(text, given.code).not.toMatch(FORBIDDEN);
          expect(disagreements(text), text).toEqual([]);
        }
      }
    }
  });

  it('stand side by side only where the noun has its forms', () => {
    const followers = new Set<string>();
    for (const { game } of GAMES) {
      const { name } = game;
      const table = catalogue[name === 'grog-island' ? 'grog-island' : 'caribbean-fleet'];
      const sentences: Readonly<Record<string, string>> = {
        ...table.refusals,
        ...catalogue.common.refusals,
      };
      for (const { code, details } of REFUSALS[name] ?? []) {
        for (const [detail, value] of Object.entries(details)) {
          if (typeof value !== 'number') continue;
          const [, after] = (sentences[code] ?? '').split(`{${detail}}`);
          const [, word] = /^ (\p{L}+)/u.exec(after ?? '') ?? [];
          if (word !== undefined) followers.add(word);
        }
      }
    }
    expect([...followers].sort().join(' ')).toBe(AFTER_NUMBERS[catalogue.common.language]);
  });
});

describe('numbers and nouns in events and actions', () => {
  const goods = (count: number) => [count, 0, count, 0, 0] as const;
  const faces = <Card>(count: number, card: Card): (Card | null)[] => Array(count).fill(card);
  const island = (n: number): IslandEvent[] => [
    { type: 'goalsDrawn', player: 0, goals: faces(n, null), to: 'hand', seenBy: 0 },
    { type: 'treasuresDrawn', player: 0, treasures: faces(n, 1 as const), seenBy: 0 },
    { type: 'parrotsDrawn', player: 0, parrots: faces(n, 'hold' as const), seenBy: 0 },
    { type: 'goodsTaken', player: 0, goods: goods(n), reason: 'pass' },
    { type: 'goodsTaken', player: 0, goods: [0, n, 0, n, n], reason: 'ghost' },
    { type: 'exchanged', player: 0, goods: goods(n), good: 'grey' },
    { type: 'goodsPaid', player: 0, reason: 'deliver', good: 'yellow', goods: n, credits: 0 },
    { type: 'goodsPaid', player: 0, reason: 'deal', good: 'grey', goods: 0, credits: n },
    { type: 'coinsGained', player: 0, coins: n, reason: 'trade' },
    { type: 'coinsGained', player: 0, coins: n, reason: 'claim' },
    { type: 'paid', player: 0, amount: n, treasures: [], coins: -n },
    { type: 'paid', player: 0, amount: n, treasures: [2], coins: n },
    {
      type: 'claimsLost',
      player: 0,
      peninsulas: faces(n, 'blue').map(() => 'blue'),
      renounced: true,
    },
    { type: 'pointsGained', player: 0, points: n, reason: 'row' },
  ];
  const actions = (n: number): Action[] => [
    { type: 'exchange', player: 0, goods: { blue: n, grey: n } },
    { type: 'deliver', player: 0, units: n },
    { type: 'pay', player: 0, treasures: faces(n, 2 as const).map(() => 2 as const) },
    { type: 'bid', player: 0, dice: [] },
  ];
  const fleet = (n: number): FleetEvent[] => [
    { type: 'roundStarted', player: 0, round: n, open: faces(n, null).map(() => 'green:2') },
    { type: 'raidAnnounced', player: 0, victim: 1, amount: n },
    { type: 'raided', player: 0, victim: 1, success: true, paid: n },
    { type: 'cardSharpPaid', player: 0, paid: n, due: 4 },
    { type: 'galleonTaken', player: 0, ducats: n },
    { type: 'shipEarned', player: 0, ducats: n, ship: 'green:2' },
    {
      type: 'tavernPaid',
      player: 0,
      paid: n,
      due: 4,
      owner: 1,
      tavern: 'tavern#1',
      ship: 'green:2',
    },
  ];

  describe.each(LANGUAGES)('in $language', ({ catalogue }) => {
    const disagreements = disagreementsIn(catalogue);

    it.each(COUNTS)('agree with %d', (count) => {
      const { describeEvent, describeAction, describeDecision } = grogIslandWords({ catalogue });
      const words = caribbeanFleetWords({ catalogue });
      const texts = [
        ...island(count).map((event) => describeEvent(event)),
        ...actions(count).map((action) => describeAction(action)),
        describeDecision({ type: 'pay', player: 0, amount: count }),
        describeDecision({ type: 'returnGoals', player: 0, from: 'hand', left: count }),
        ...fleet(count).map((event) => words.describeEvent(event)),
        words.describeAction({ type: 'raid', player: 0, victim: 1, amount: count }),
      ];
      for (const text of texts) {
        expect(text).not.toMatch(FORBIDDEN);
        expect(disagreements(text), text).toEqual([]);
      }
    });
  });
});

describe('sentences', () => {
  const described = (code: string, details: BaseRefusal['details']): string[] =>
    LANGUAGES.map(({ catalogue }) =>
      grogIslandWords({ catalogue }).describeRefusal({ code, message: '', details }),
    );

  it.each([
    [
      'BID_EXCEEDS_COINS',
      { bid: 2, possibleCoins: 1 },
      [
        'A bid of 2 exceeds the 1 possible coin.',
        'Ein Gebot von 2 übersteigt die möglichen Münzen (1).',
        'A licit (2) több, mint a lehetséges érmék száma (1).',
        'Stawka 2 przekracza możliwe monety (1).',
      ],
    ],
    [
      'NO_SUCH_SEAT',
      { player: 1, players: 1 },
      [
        'There is no seat 1 in a game of 1 player.',
        'Einen Platz 1 gibt es in einem Spiel mit 1 Person nicht.',
        'Nincs ilyen hely: 1. hely; a játékosok száma 1.',
        'Nie ma miejsca 1, gdy liczba graczy to 1.',
      ],
    ],
    [
      'TOO_MANY_UNITS',
      { units: 2, most: 1 },
      [
        'The ship takes at most 1 good, not 2.',
        'Das Schiff nimmt höchstens 1 Ware, nicht 2.',
        'A hajó legfeljebb 1 árut vesz át, 2 túl sok.',
        'Statek bierze najwyżej 1 towar, a nie 2.',
      ],
    ],
    [
      'TOO_MANY_UNITS',
      { units: 5, most: 2 },
      [
        'The ship takes at most 2 goods, not 5.',
        'Das Schiff nimmt höchstens 2 Waren, nicht 5.',
        'A hajó legfeljebb 2 árut vesz át, 5 túl sok.',
        'Statek bierze najwyżej 2 towary, a nie 5.',
      ],
    ],
    [
      'NOT_AN_EXCHANGE',
      { good: 'yellow', returned: 0, needed: 3 },
      [
        'An exchange for lemons takes exactly 3 goods of other kinds, not 0.',
        'Ein Tausch gegen Zitronen braucht genau 3 andere Waren, nicht 0.',
        'Beváltáskor pontosan 3 árut kell beadni, nem 0 darabot, és egyet sem abból, amit a hajó kér: citromot.',
        'Wymiana na cytryny wymaga innych towarów: ma ich być dokładnie 3, a nie 0.',
      ],
    ],
    [
      'NOT_EXCHANGEABLE',
      { good: 'yellow' },
      [
        'An exchange for lemons takes only goods of other kinds.',
        'Gegen Zitronen lassen sich nur andere Waren eintauschen.',
        'Beváltáskor más árut kell beadni, nem citromot.',
        'Na cytryny wymienia się tylko inne towary.',
      ],
    ],
    [
      'TOO_FEW_GOODS',
      { good: 'green', needed: 2, owned: 1 },
      [
        'This takes 2 coconuts, but you have 1.',
        'Dafür braucht man 2 Kokosnüsse; da ist nur 1.',
        'Ehhez be kellene adni 2 kókuszdiót, de csak 1 van.',
        'Trzeba oddać 2 kokosy, a jest tylko 1.',
      ],
    ],
    [
      'NOT_YOUR_TURN',
      { player: 1, waitingFor: [0] },
      [
        'It is not the turn of seat 1. The game is waiting for seat 0.',
        'Platz 1 ist nicht am Zug; das Spiel wartet auf Platz 0.',
        '1. hely most nincs soron. Akinek lépnie kell: 0. hely.',
        'Teraz ma grać ktoś inny niż miejsce 1; gra czeka na miejsce 0.',
      ],
    ],
    [
      'NOT_YOUR_TURN',
      { player: 1, waitingFor: [0, 2] },
      [
        'It is not the turn of seat 1. The game is waiting for seat 0, seat 2.',
        'Platz 1 ist nicht am Zug; das Spiel wartet auf Platz 0, Platz 2.',
        '1. hely most nincs soron. Akinek lépnie kell: 0. hely, 2. hely.',
        'Teraz ma grać ktoś inny niż miejsce 1; gra czeka na miejsce 0, miejsce 2.',
      ],
    ],
    [
      'NO_SUCH_TREASURES',
      { treasures: [2] },
      [
        'You do not have the treasure card 2.',
        'Diese Schatzkarte ist nicht auf der Hand: 2.',
        'Hiányzik a kézből ilyen kincskártya: 2.',
        'Na ręce nie ma tej karty skarbu: 2.',
      ],
    ],
    [
      'WRONG_PENINSULA',
      { building: { peninsula: 'blue', type: 'hat' }, peninsulas: ['green', 'grey'] },
      [
        'The building must be on one of these peninsulas: green or grey.',
        'Das Gebäude muss auf der grünen oder grauen Halbinsel stehen.',
        'Az épületnek a zöld vagy szürke félszigeten kell állnia.',
        'Budynek musi stać na zielonym lub szarym półwyspie.',
      ],
    ],
  ])('of %s with %j', (code, details, texts) => {
    expect(described(code, details)).toEqual(texts);
  });
});

describe('counted', () => {
  it('has the singular for 1 only', () => {
    expect([0, 1, 2, 5, 21].map((count) => counted(count, 'card'))).toEqual([
      '0 cards',
      '1 card',
      '2 cards',
      '5 cards',
      '21 cards',
    ]);
  });
});
