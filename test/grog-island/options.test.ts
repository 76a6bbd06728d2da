import { describe, expect, it } from 'vitest';
import * as grogIsland from '../../src/grog-island/index.ts';
import {
  type Board,
  BUILDING_TYPES,
  type BuildingType,
  CLOUDS,
  COLORS,
  type CreateOptions,
  createGame,
  DEFAULT_BOARD,
  GOALS,
  occupantOf,
  SHIPS,
} from '../../src/grog-island/index.ts';
import { oneOf, PLAIN, type RefusedOptions, refusesOptions } from '../refused-options.ts';

const GOOD: CreateOptions = { players: 3, seed: 1 };

/** Decks in any order. */
const GOAL_DECK = GOALS.flatMap((goal) => [goal, goal]);
const TREASURE_DECK = [...Array(10).fill(1), ...Array(12).fill(2), ...Array(10).fill(3)];
const PARROT_DECK = [...Array(8).fill('hold'), ...COLORS.flatMap((color) => Array(4).fill(color))];
const CLOUDS_BY_COLOR = {
  green: 'goal',
  blue: 'point',
  orange: 'parrot',
  yellow: 'calm',
  grey: 'black',
};
/** A list with one item changed. */
const put = (list: readonly unknown[], place: number, item: unknown): unknown[] =>
  list.map((old, index) => (index === place ? item : old));

const RECORD = `an object with the fields ${COLORS.join(', ')}`;
const BOARD = `${RECORD}, order?`;
const ONLY_BOARD = `no fields but ${COLORS.join(', ')}, order`;
const ONLY_COLORS = `no fields but ${COLORS.join(', ')}`;

const CASES: readonly RefusedOptions[] = [
  [
    'a board that is a list',
    { ...GOOD, board: [] },
    ['INVALID_OPTION', ['board'], 'a list of 0', BOARD],
  ],
  [
    'a board without grey',
    { ...GOOD, board: { ...DEFAULT_BOARD, grey: undefined } },
    ['NOT_JSON', ['board', 'grey'], 'a value of type undefined', PLAIN],
  ],
  [
    'a board with a sixth peninsula',
    { ...GOOD, board: { ...DEFAULT_BOARD, red: [] } },
    ['UNKNOWN_OPTION', ['board', 'red'], 'a list of 0', ONLY_BOARD],
  ],
  [
    'an order without a peninsula',
    { ...GOOD, board: { ...DEFAULT_BOARD, order: COLORS.slice(1) } },
    [
      'INVALID_OPTION',
      ['board', 'order'],
      'a list of 4',
      `a list of 5 different items, each ${oneOf(COLORS)}`,
    ],
  ],
  [
    'an order with a peninsula twice',
    { ...GOOD, board: { ...DEFAULT_BOARD, order: put(COLORS, 0, 'grey') } },
    [
      'INVALID_OPTION',
      ['board', 'order', 4],
      'grey',
      `a list of 5 different items, each ${oneOf(COLORS)}`,
    ],
  ],
  [
    'six buildings',
    { ...GOOD, board: { ...DEFAULT_BOARD, blue: DEFAULT_BOARD.blue.slice(1) } },
    [
      'INVALID_OPTION',
      ['board', 'blue'],
      'a list of 6',
      `a list of 7 different items, each ${oneOf(BUILDING_TYPES)}`,
    ],
  ],
  [
    'a type twice on a peninsula',
    { ...GOOD, board: { ...DEFAULT_BOARD, blue: put(DEFAULT_BOARD.blue, 6, 'sword') } },
    [
      'INVALID_OPTION',
      ['board', 'blue', 6],
      'sword',
      `a list of 7 different items, each ${oneOf(BUILDING_TYPES)}`,
    ],
  ],
  [
    'an unknown type',
    { ...GOOD, board: { ...DEFAULT_BOARD, blue: put(DEFAULT_BOARD.blue, 0, 'casino') } },
    ['INVALID_OPTION', ['board', 'blue', 0], 'casino', oneOf(BUILDING_TYPES)],
  ],
  [
    'a board without a pub',
    { ...GOOD, board: { ...DEFAULT_BOARD, yellow: put(DEFAULT_BOARD.yellow, 6, 'coffin') } },
    ['INVALID_OPTION', ['board'], '0 × pub', '1 to 4 × pub'],
  ],
  [
    'five sword shops',
    { ...GOOD, board: { ...DEFAULT_BOARD, green: put(DEFAULT_BOARD.green, 0, 'sword') } },
    ['INVALID_OPTION', ['board'], '5 × sword', '1 to 4 × sword'],
  ],
  [
    'an arrangement that is a list',
    { ...GOOD, arrangement: [] },
    [
      'INVALID_OPTION',
      ['arrangement'],
      'a list of 0',
      'an object with the fields clouds?, ships?, goals?, treasures?, parrots?',
    ],
  ],
  [
    'an unknown part',
    { ...GOOD, arrangement: { dice: [] } },
    [
      'UNKNOWN_OPTION',
      ['arrangement', 'dice'],
      'a list of 0',
      'no fields but clouds, ships, goals, treasures, parrots',
    ],
  ],
  [
    'a part that is undefined',
    { ...GOOD, arrangement: { ships: undefined } },
    ['NOT_JSON', ['arrangement', 'ships'], 'a value of type undefined', PLAIN],
  ],
  [
    'four clouds',
    {
      ...GOOD,
      arrangement: { clouds: { green: 'goal', blue: 'point', orange: 'parrot', yellow: 'calm' } },
    },
    ['MISSING_OPTION', ['arrangement', 'clouds', 'grey'], 'nothing', oneOf(CLOUDS)],
  ],
  [
    'an unknown cloud',
    { ...GOOD, arrangement: { clouds: { ...CLOUDS_BY_COLOR, grey: 'white' } } },
    ['INVALID_OPTION', ['arrangement', 'clouds', 'grey'], 'white', oneOf(CLOUDS)],
  ],
  [
    'a cloud twice',
    { ...GOOD, arrangement: { clouds: { ...CLOUDS_BY_COLOR, grey: 'calm' } } },
    ['INVALID_OPTION', ['arrangement', 'clouds'], '2 × calm', '1 × calm'],
  ],
  [
    'a cloud over no peninsula',
    { ...GOOD, arrangement: { clouds: { ...CLOUDS_BY_COLOR, red: 'calm' } } },
    ['UNKNOWN_OPTION', ['arrangement', 'clouds', 'red'], 'calm', ONLY_COLORS],
  ],
  [
    'five ships',
    { ...GOOD, arrangement: { ships: SHIPS.slice(1) } },
    [
      'INVALID_OPTION',
      ['arrangement', 'ships'],
      'a list of 5',
      `a list of 6 different items, each ${oneOf(SHIPS)}`,
    ],
  ],
  [
    'a ship twice',
    { ...GOOD, arrangement: { ships: put(SHIPS, 5, 'coins2') } },
    [
      'INVALID_OPTION',
      ['arrangement', 'ships', 5],
      'coins2',
      `a list of 6 different items, each ${oneOf(SHIPS)}`,
    ],
  ],
  [
    'an unknown ship',
    { ...GOOD, arrangement: { ships: put(SHIPS, 5, 'ghost') } },
    ['INVALID_OPTION', ['arrangement', 'ships', 5], 'ghost', oneOf(SHIPS)],
  ],
  [
    '45 goals',
    { ...GOOD, arrangement: { goals: GOAL_DECK.slice(1) } },
    [
      'INVALID_OPTION',
      ['arrangement', 'goals'],
      'a list of 45',
      `a list of 46 items, each ${oneOf(GOALS)}`,
    ],
  ],
  [
    'a goal three times',
    { ...GOOD, arrangement: { goals: put(GOAL_DECK, 0, 'parrots') } },
    ['INVALID_OPTION', ['arrangement', 'goals'], '1 × type:sword', '2 × type:sword'],
  ],
  [
    'an unknown goal',
    { ...GOOD, arrangement: { goals: put(GOAL_DECK, 0, 'type:casino') } },
    ['INVALID_OPTION', ['arrangement', 'goals', 0], 'type:casino', oneOf(GOALS)],
  ],
  [
    '33 treasures',
    { ...GOOD, arrangement: { treasures: [...TREASURE_DECK, 1] } },
    [
      'INVALID_OPTION',
      ['arrangement', 'treasures'],
      'a list of 33',
      `a list of 32 items, each ${oneOf([1, 2, 3])}`,
    ],
  ],
  [
    'a treasure of 4',
    { ...GOOD, arrangement: { treasures: put(TREASURE_DECK, 3, 4) } },
    ['INVALID_OPTION', ['arrangement', 'treasures', 3], 4, oneOf([1, 2, 3])],
  ],
  [
    '11 treasures of 1',
    { ...GOOD, arrangement: { treasures: put(TREASURE_DECK, 31, 1) } },
    ['INVALID_OPTION', ['arrangement', 'treasures'], '11 × 1', '10 × 1'],
  ],
  [
    'a treasure of -0',
    { ...GOOD, arrangement: { treasures: put(TREASURE_DECK, 3, -0) } },
    ['NOT_JSON', ['arrangement', 'treasures', 3], '-0', PLAIN],
  ],
  [
    '27 parrots',
    { ...GOOD, arrangement: { parrots: PARROT_DECK.slice(1) } },
    [
      'INVALID_OPTION',
      ['arrangement', 'parrots'],
      'a list of 27',
      `a list of 28 items, each ${oneOf(['hold', ...COLORS])}`,
    ],
  ],
  [
    'an unknown parrot',
    { ...GOOD, arrangement: { parrots: put(PARROT_DECK, 0, 'polly') } },
    ['INVALID_OPTION', ['arrangement', 'parrots', 0], 'polly', oneOf(['hold', ...COLORS])],
  ],
  [
    '7 holds',
    { ...GOOD, arrangement: { parrots: put(PARROT_DECK, 0, 'grey') } },
    ['INVALID_OPTION', ['arrangement', 'parrots'], '7 × hold', '8 × hold'],
  ],
  [
    'a list with a hole',
    { ...GOOD, arrangement: { ships: Array(6) } },
    ['NOT_JSON', ['arrangement', 'ships'], 'a list with holes or further keys', PLAIN],
  ],
];

refusesOptions(grogIsland, ['firstPlayer', 'board', 'dice', 'arrangement'], CASES);

describe('createGame takes of Grog Island alone', () => {
  it('the default values, written out', () => {
    expect(
      createGame({
        ...GOOD,
        firstPlayer: 0,
        board: DEFAULT_BOARD,
        dice: 'seeded',
        arrangement: {},
      }),
    ).toEqual(createGame(GOOD));
  });

  it('seeds at both ends, each its own game', () => {
    const seeds = [0, 1, -1, 2 ** 32, -(2 ** 32), Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];
    const games = seeds.map((seed) => createGame({ players: 3, seed }));
    expect(new Set(games.map((state) => state.goalDeck.join())).size).toBe(seeds.length);
  });

  it('each part of an arrangement, and leaves the others to the seed', () => {
    const plain = createGame(GOOD);
    const ships = [...SHIPS].reverse();
    const state = createGame({ ...GOOD, arrangement: { ships } });
    expect(state).toEqual({ ...plain, ships });
    const clouds = {
      green: 'black',
      blue: 'calm',
      orange: 'parrot',
      yellow: 'point',
      grey: 'goal',
    } as const;
    expect(createGame({ ...GOOD, arrangement: { clouds } })).toEqual({
      ...plain,
      clouds: ['black', 'calm', 'parrot', 'point', 'goal'],
    });
    for (const [part, deck, name] of [
      ['goals', GOAL_DECK, 'goalDeck'],
      ['treasures', TREASURE_DECK, 'treasureDeck'],
      ['parrots', PARROT_DECK, 'parrotDeck'],
    ] as const) {
      // Treasures and parrots are dealt when the setup ends (GI-S7).
      const dealt = part === 'goals' ? 18 : 0;
      const arranged = createGame({ ...GOOD, arrangement: { [part]: deck } });
      expect(arranged[name]).toEqual(deck.slice(0, deck.length - dealt));
      expect({ ...arranged, [name]: null, players: null }).toEqual({
        ...plain,
        [name]: null,
        players: null,
      });
    }
  });

  it('another board', () => {
    const board: Board = {
      ...DEFAULT_BOARD,
      yellow: ['sword', 'pegLeg', 'hat', 'hook', 'figurehead', 'pub', 'coffin'],
    };
    const { buildings } = createGame({ ...GOOD, board });
    const on = (type: BuildingType): string => occupantOf(buildings, { peninsula: 'yellow', type });
    expect([on('coffin'), on('fortune'), on('pub')]).toEqual(['free', 'none', 'free']);
    // The order on the board does not matter.
    const turned: Board = { ...board, yellow: [...board.yellow].reverse() };
    expect(createGame({ ...GOOD, board: turned }).buildings).toEqual(buildings);
  });

  it('manual dice', () => {
    expect(createGame({ ...GOOD, dice: 'manual' })).toEqual({
      ...createGame(GOOD),
      manualDice: true,
    });
  });

  it('options without changing or keeping them', () => {
    const arrangement = { ships: [...SHIPS], goals: [...GOAL_DECK] };
    const options = { ...GOOD, arrangement, board: structuredClone(DEFAULT_BOARD) };
    const before = structuredClone(options);
    const state = createGame(options);
    const copy = structuredClone(state);
    expect(options).toEqual(before);
    expect(Object.isFrozen(arrangement.ships)).toBe(false);
    arrangement.ships.reverse();
    arrangement.goals.length = 0;
    expect(state).toEqual(copy);
  });
});
