import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import { at } from '../../src/core/lists.ts';
import { childSeed, RandomSource, type RandomWords, seedWords } from '../../src/core/random.ts';
import { applyAction, createGame } from '../../src/grog-island/index.ts';
import { setupDone } from '../grog-island/scenario.ts';

/** The first dice of a seed. */
function diceOf(seed: number, count: number): number[] {
  const source = new RandomSource(seedWords(seed));
  return Array.from({ length: count }, () => source.face());
}

/**
 * Seed, words, twenty dice, sixteen letters shuffled. A changed draw breaks every stored record of a seeded game: these
 * values may only change together with the version of the rules.
 */
const PINNED: readonly (readonly [number, RandomWords, string, string])[] = [
  [0, [-741171420, 2060969114, -505684765, 1263763164], '16145232133445463625', 'ipndgmekjobchalf'],
  [1, [1273554988, 599843188, 1189369191, -1564516651], '66522521562336351222', 'aibehmknljpodgcf'],
  [
    2,
    [-754459384, -2023621771, 1578733846, 2095389821],
    '11634655514516413466',
    'pajoifbdcnlmkheg',
  ],
  [
    -1,
    [1134173191, 2127294380, 815055978, -1948513791],
    '22363352534314352526',
    'mdjnphakofcgebli',
  ],
  [
    -2,
    [-1455488771, -1651390909, -139201893, -792915911],
    '14516552454633135361',
    'oepinhdcamflkjgb',
  ],
  [
    42,
    [-874128454, -334782659, 725447728, -2128316691],
    '51466135122335362652',
    'fklanpicbdmojhge',
  ],
  [
    2147483647,
    [470829601, -1635934829, 493362387, -572884845],
    '51436253443121645656',
    'lghpbanemifockdj',
  ],
  [
    2147483648,
    [-1328178929, -1786967828, -1564096167, 64000483],
    '21223523646615451316',
    'bdacheofikjmpgnl',
  ],
  [
    -2147483648,
    [-1230654971, -22595954, 1833317158, 115260408],
    '12233243253634432665',
    'dmjapnoiebfgklhc',
  ],
  [
    4294967295,
    [-2080350227, -318586520, 44591031, -596283816],
    '16126656631363141141',
    'cdlmgpafneikojbh',
  ],
  [
    4294967296,
    [1079472227, 593955457, 1152236796, -1516024721],
    '55364435555651251416',
    'panfmleghcodkjib',
  ],
  [
    4294967297,
    [35752051, -753094177, 338930694, 1077265224],
    '26241346313361346452',
    'amlecijhopfkndbg',
  ],
  [
    -4294967296,
    [-2063015028, 979180184, -1372283536, 1551343637],
    '65614424454532141455',
    'dpcfmbonjahgleik',
  ],
  [
    9007199254740991,
    [-399424631, 1947154996, -1002628079, 440981618],
    '51215614246235525242',
    'nekaipblcjohfgdm',
  ],
  [
    -9007199254740991,
    [1142274644, 2120515782, 1460929173, 13818906],
    '34263333463641213133',
    'acfjblndpmokiheg',
  ],
];

/** Seed, clouds, ships, the tops of the three decks, the first roll of a game of three. */
const GAMES: readonly (readonly [number, string, string, string, string, string, string])[] = [
  [
    1,
    'goal parrot point black calm',
    'treasures goals coins2 coins4 parrots coins3',
    'type:sword type:eyePatch type:fortune',
    '3212321111',
    'hold hold blue',
    '51442',
  ],
  [
    -7,
    'parrot goal calm black point',
    'parrots treasures coins4 goals coins2 coins3',
    'type:hook type:pub type:eyePatch',
    '1322112211',
    'orange hold blue',
    '16131',
  ],
  [
    9007199254740991,
    'point black calm goal parrot',
    'coins4 treasures coins3 coins2 parrots goals',
    'majority:yellow majority:blue goods:grey',
    '3323311112',
    'grey orange hold',
    '65541',
  ],
];

describe('the pinned sequences', () => {
  for (const [seed, words, dice, shuffled] of PINNED) {
    it(`of seed ${seed}`, () => {
      expect(seedWords(seed)).toEqual(words);
      expect(diceOf(seed, 20).join('')).toBe(dice);
      const source = new RandomSource(seedWords(seed));
      expect(source.shuffled([...'abcdefghijklmnop']).join('')).toBe(shuffled);
    });
  }

  for (const [seed, clouds, ships, goals, treasures, parrots, dice] of GAMES) {
    it(`of a game with seed ${seed}`, () => {
      const state = createGame({ players: 3, seed });
      const rolled = applyAction(setupDone(state), { type: 'roll', player: 0 });
      expect([
        state.clouds.join(' '),
        state.ships.join(' '),
        state.goalDeck.slice(-3).join(' '),
        state.treasureDeck.slice(-10).join(''),
        state.parrotDeck.slice(-3).join(' '),
        rolled.dice.join(''),
      ]).toEqual([clouds, ships, goals, treasures, parrots, dice]);
    });
  }

  it('go on from the words of a source', () => {
    const source = new RandomSource(seedWords(5));
    source.face();
    const copy = new RandomSource(source.words());
    expect(copy.words()).toEqual(source.words());
    expect([copy.face(), copy.below(100), copy.shuffled([1, 2, 3, 4])]).toEqual([
      source.face(),
      source.below(100),
      source.shuffled([1, 2, 3, 4]),
    ]);
    // Words are 32-bit integers, so that JSON keeps them.
    expect(source.words().map((word) => word | 0)).toEqual(source.words());
  });

  it('shuffle without changing the given list, every item once', () => {
    const items = Object.freeze(['a', 'b', 'c', 'd', 'e']);
    const shuffled = new RandomSource(seedWords(1)).shuffled(items);
    expect([...shuffled].sort()).toEqual(items);
    expect(new RandomSource(seedWords(1)).shuffled([])).toEqual([]);
  });
});

/** How far counts are from equal ones. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function countsOf(size: number, items: readonly number[]): number[] {
  const counts = Array<number>(size).fill(0);
  for (const item of items) counts[item] = at(counts, item) + 1;
  return counts;
}

const SEEDS = 6_000;
/** Both tests are passed by chance with a probability of 99.9 %; all is seeded, so what passes once passes always. */
const FACES_BOUND = 20.5;
const PAIRS_BOUND = 66.6;

/** Chi squares of the n-th die over neighbouring seeds: of its faces, and of the pairs with the die of the next seed. */
function neighbours(dice: readonly number[]): { faces: number; pairs: number } {
  const pairs = dice.slice(1).map((die, place) => (die - 1) * 6 + at(dice, place) - 1);
  return {
    faces: chiSquare(
      countsOf(
        6,
        dice.map((die) => die - 1),
      ),
    ),
    pairs: chiSquare(countsOf(36, pairs)),
  };
}

describe('neighbouring seeds', () => {
  for (const first of [0, -3_000, 2 ** 32 - 3_000, 1_000_000_000]) {
    const rolls = Array.from({ length: SEEDS }, (_, place) => diceOf(first + place, 6));
    it(`from ${first} on give unrelated dice`, () => {
      for (let die = 0; die < 6; die += 1) {
        const { faces, pairs } = neighbours(rolls.map((roll) => at(roll, die)));
        expect(faces, `faces of die ${die}`).toBeLessThan(FACES_BOUND);
        expect(pairs, `pairs of die ${die}`).toBeLessThan(PAIRS_BOUND);
      }
    });
  }

  it('would not without mixing: the check can fail', () => {
    const raw = Array.from({ length: SEEDS }, (_, seed) =>
      uniformInt(xoroshiro128plus(seed), 1, 6),
    );
    expect(neighbours(raw).pairs).toBeGreaterThan(10 * PAIRS_BOUND);
  });

  it('never give the same words', () => {
    const words = Array.from({ length: SEEDS }, (_, place) => seedWords(place - 3_000).join());
    expect(new Set(words).size).toBe(SEEDS);
  });
});

describe('below', () => {
  // Just above a half of all words nearly every second word is drawn again.
  it.each([1, 2, 3, 5, 6, 7, 52, 1_000, 2 ** 31 - 1, 2 ** 31, 2 ** 31 + 1, 2 ** 32 - 1, 2 ** 32])(
    'draws below %i as pure-rand does',
    (bound) => {
      const words = seedWords(bound);
      const source = new RandomSource(words);
      const generator = xoroshiro128plusFromState(words);
      for (let draw = 0; draw < 1_000; draw += 1)
        expect(source.below(bound)).toBe(uniformInt(generator, 0, bound - 1));
      expect(source.words()).toEqual(generator.getState());
    },
  );
});

describe('childSeed', () => {
  for (const [seed, child, expected] of [
    [0, 0, 1884777947],
    [0, 1, 1000461472],
    [1, 0, 2261079618],
    [1, 1, 1614694514],
    [-1, 5, 1802992535],
    [1099511627776, 7, 3217373614],
    [42, -1, 2359046040],
  ] as const) {
    it(`of ${seed} and ${child} is ${expected}`, () => {
      expect(childSeed(seed, child)).toBe(expected);
    });
  }

  it('differs for the children of a seed, and for the parents of a child', () => {
    const numbers = Array.from({ length: SEEDS }, (_, place) => place);
    expect(new Set(numbers.map((child) => childSeed(7, child))).size).toBe(SEEDS);
    expect(new Set(numbers.map((seed) => childSeed(seed, 7))).size).toBe(SEEDS);
    for (const seed of numbers.slice(0, 100))
      expect(Number.isSafeInteger(childSeed(seed, 3))).toBe(true);
  });
});
