import { describe, expect, it } from 'vitest';
import { InvalidOptionsError } from '../../src/core/errors.ts';
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

const GOOD: CreateOptions = { players: 3, seed: 1 };
const COLOR_WORDS = '"green", "blue", "orange", "yellow", "grey"';

/** Calls createGame with a value that is no `CreateOptions`: what a caller without types may do. */
function createFrom(value: unknown): unknown {
  const loose: (options: never) => unknown = createGame;
  return Reflect.apply(loose, undefined, [value]);
}

function faultOf(value: unknown): InvalidOptionsError {
  try {
    createFrom(value);
  } catch (error) {
    if (error instanceof InvalidOptionsError) return error;
    throw error;
  }
  throw new Error('the options were accepted');
}

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

type Fault = readonly [
  code: string,
  path: readonly (string | number)[],
  received: unknown,
  expected: string,
];
type Case = readonly [words: string, options: unknown, fault: Fault];

const PLAYERS = 'a whole number from 2 to 4';
const SEED = 'a whole number from -9007199254740991 to 9007199254740991';
const RECORD = 'an object of green, blue, orange, yellow, grey';
const NAMES = 'players, seed, firstPlayer, board, dice, arrangement';

const CASES: readonly Case[] = [
  ['no options', undefined, ['NOT_JSON', [], 'a value of type undefined', 'plain data']],
  [
    'null',
    null,
    [
      'INVALID_OPTION',
      [],
      null,
      'an object of players, seed, firstPlayer?, board?, dice?, arrangement?',
    ],
  ],
  [
    'a list',
    [],
    [
      'INVALID_OPTION',
      [],
      'a list of 0',
      'an object of players, seed, firstPlayer?, board?, dice?, arrangement?',
    ],
  ],
  ['nothing in it', {}, ['MISSING_OPTION', ['players'], 'nothing', PLAYERS]],
  ['no players', { seed: 1 }, ['MISSING_OPTION', ['players'], 'nothing', PLAYERS]],
  [
    'players undefined',
    { players: undefined, seed: 1 },
    ['MISSING_OPTION', ['players'], 'nothing', PLAYERS],
  ],
  ['1 player', { players: 1, seed: 1 }, ['INVALID_OPTION', ['players'], 1, PLAYERS]],
  ['5 players', { players: 5, seed: 1 }, ['INVALID_OPTION', ['players'], 5, PLAYERS]],
  ['2.5 players', { players: 2.5, seed: 1 }, ['INVALID_OPTION', ['players'], 2.5, PLAYERS]],
  ['players as text', { players: '3', seed: 1 }, ['INVALID_OPTION', ['players'], '3', PLAYERS]],
  ['NaN players', { players: Number.NaN, seed: 1 }, ['NOT_JSON', ['players'], 'NaN', 'plain data']],
  ['no seed', { players: 2 }, ['MISSING_OPTION', ['seed'], 'nothing', SEED]],
  ['a fraction as seed', { ...GOOD, seed: 0.5 }, ['INVALID_OPTION', ['seed'], 0.5, SEED]],
  ['-0 as seed', { ...GOOD, seed: -0 }, ['NOT_JSON', ['seed'], '-0', 'plain data']],
  [
    'an endless seed',
    { ...GOOD, seed: Number.POSITIVE_INFINITY },
    ['NOT_JSON', ['seed'], 'Infinity', 'plain data'],
  ],
  ['a huge seed', { ...GOOD, seed: 2 ** 53 }, ['INVALID_OPTION', ['seed'], 2 ** 53, SEED]],
  [
    'a huge negative seed',
    { ...GOOD, seed: -(2 ** 53) },
    ['INVALID_OPTION', ['seed'], -(2 ** 53), SEED],
  ],
  [
    'a big integer',
    { ...GOOD, seed: 1n },
    ['NOT_JSON', ['seed'], 'a value of type bigint', 'plain data'],
  ],
  ['null as seed', { ...GOOD, seed: null }, ['INVALID_OPTION', ['seed'], null, SEED]],
  [
    'first player below 0',
    { ...GOOD, firstPlayer: -1 },
    ['INVALID_OPTION', ['firstPlayer'], -1, 'a whole number from 0 to 3'],
  ],
  [
    'first player 3 of 3',
    { ...GOOD, firstPlayer: 3 },
    ['INVALID_OPTION', ['firstPlayer'], 3, 'a whole number from 0 to 2'],
  ],
  [
    'first player 2 of 2',
    { players: 2, seed: 1, firstPlayer: 2 },
    ['INVALID_OPTION', ['firstPlayer'], 2, 'a whole number from 0 to 1'],
  ],
  [
    'first player -0',
    { ...GOOD, firstPlayer: -0 },
    ['NOT_JSON', ['firstPlayer'], '-0', 'plain data'],
  ],
  [
    'first player null',
    { ...GOOD, firstPlayer: null },
    ['INVALID_OPTION', ['firstPlayer'], null, 'a whole number from 0 to 3'],
  ],
  [
    'other dice',
    { ...GOOD, dice: 'loaded' },
    ['INVALID_OPTION', ['dice'], 'loaded', '"seeded", "manual"'],
  ],
  ['dice true', { ...GOOD, dice: true }, ['INVALID_OPTION', ['dice'], true, '"seeded", "manual"']],
  ['an unknown key', { ...GOOD, rules: 2 }, ['UNKNOWN_OPTION', ['rules'], 2, NAMES]],
  [
    'a key of a prototype',
    { ...GOOD, constructor: 1 },
    ['UNKNOWN_OPTION', ['constructor'], 1, NAMES],
  ],
  [
    '__proto__ as a key',
    JSON.parse('{"players":2,"seed":1,"__proto__":{}}'),
    ['NOT_JSON', [], 'the key __proto__', 'plain data'],
  ],
  [
    'a board that is a list',
    { ...GOOD, board: [] },
    ['INVALID_OPTION', ['board'], 'a list of 0', RECORD],
  ],
  [
    'a board without grey',
    { ...GOOD, board: { ...DEFAULT_BOARD, grey: undefined } },
    ['NOT_JSON', ['board', 'grey'], 'a value of type undefined', 'plain data'],
  ],
  [
    'a board with a sixth peninsula',
    { ...GOOD, board: { ...DEFAULT_BOARD, red: [] } },
    ['UNKNOWN_OPTION', ['board', 'red'], 'a list of 0', 'green, blue, orange, yellow, grey'],
  ],
  [
    'six buildings',
    { ...GOOD, board: { ...DEFAULT_BOARD, blue: DEFAULT_BOARD.blue.slice(1) } },
    [
      'INVALID_OPTION',
      ['board', 'blue'],
      'a list of 6',
      `a list of 7 different, each ${BUILDING_TYPES.map((type) => `"${type}"`).join(', ')}`,
    ],
  ],
  [
    'a type twice on a peninsula',
    { ...GOOD, board: { ...DEFAULT_BOARD, blue: put(DEFAULT_BOARD.blue, 6, 'sword') } },
    [
      'INVALID_OPTION',
      ['board', 'blue', 6],
      'sword',
      `a list of 7 different, each ${BUILDING_TYPES.map((type) => `"${type}"`).join(', ')}`,
    ],
  ],
  [
    'an unknown type',
    { ...GOOD, board: { ...DEFAULT_BOARD, blue: put(DEFAULT_BOARD.blue, 0, 'casino') } },
    [
      'INVALID_OPTION',
      ['board', 'blue', 0],
      'casino',
      BUILDING_TYPES.map((type) => `"${type}"`).join(', '),
    ],
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
      'an object of clouds?, ships?, goals?, treasures?, parrots?',
    ],
  ],
  [
    'an unknown part',
    { ...GOOD, arrangement: { dice: [] } },
    [
      'UNKNOWN_OPTION',
      ['arrangement', 'dice'],
      'a list of 0',
      'clouds, ships, goals, treasures, parrots',
    ],
  ],
  [
    'a part that is undefined',
    { ...GOOD, arrangement: { ships: undefined } },
    ['NOT_JSON', ['arrangement', 'ships'], 'a value of type undefined', 'plain data'],
  ],
  [
    'four clouds',
    {
      ...GOOD,
      arrangement: { clouds: { green: 'goal', blue: 'point', orange: 'parrot', yellow: 'calm' } },
    },
    [
      'MISSING_OPTION',
      ['arrangement', 'clouds', 'grey'],
      'nothing',
      CLOUDS.map((cloud) => `"${cloud}"`).join(', '),
    ],
  ],
  [
    'an unknown cloud',
    { ...GOOD, arrangement: { clouds: { ...CLOUDS_BY_COLOR, grey: 'white' } } },
    [
      'INVALID_OPTION',
      ['arrangement', 'clouds', 'grey'],
      'white',
      CLOUDS.map((cloud) => `"${cloud}"`).join(', '),
    ],
  ],
  [
    'a cloud twice',
    { ...GOOD, arrangement: { clouds: { ...CLOUDS_BY_COLOR, grey: 'calm' } } },
    ['INVALID_OPTION', ['arrangement', 'clouds'], '2 × calm', '1 × calm'],
  ],
  [
    'a cloud over no peninsula',
    { ...GOOD, arrangement: { clouds: { ...CLOUDS_BY_COLOR, red: 'calm' } } },
    [
      'UNKNOWN_OPTION',
      ['arrangement', 'clouds', 'red'],
      'calm',
      'green, blue, orange, yellow, grey',
    ],
  ],
  [
    'five ships',
    { ...GOOD, arrangement: { ships: SHIPS.slice(1) } },
    [
      'INVALID_OPTION',
      ['arrangement', 'ships'],
      'a list of 5',
      `a list of 6 different, each ${SHIPS.map((ship) => `"${ship}"`).join(', ')}`,
    ],
  ],
  [
    'a ship twice',
    { ...GOOD, arrangement: { ships: put(SHIPS, 5, 'coins2') } },
    [
      'INVALID_OPTION',
      ['arrangement', 'ships', 5],
      'coins2',
      `a list of 6 different, each ${SHIPS.map((ship) => `"${ship}"`).join(', ')}`,
    ],
  ],
  [
    'an unknown ship',
    { ...GOOD, arrangement: { ships: put(SHIPS, 5, 'ghost') } },
    [
      'INVALID_OPTION',
      ['arrangement', 'ships', 5],
      'ghost',
      SHIPS.map((ship) => `"${ship}"`).join(', '),
    ],
  ],
  [
    '45 goals',
    { ...GOOD, arrangement: { goals: GOAL_DECK.slice(1) } },
    [
      'INVALID_OPTION',
      ['arrangement', 'goals'],
      'a list of 45',
      `a list of 46, each ${GOALS.map((goal) => `"${goal}"`).join(', ')}`,
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
    [
      'INVALID_OPTION',
      ['arrangement', 'goals', 0],
      'type:casino',
      GOALS.map((goal) => `"${goal}"`).join(', '),
    ],
  ],
  [
    '33 treasures',
    { ...GOOD, arrangement: { treasures: [...TREASURE_DECK, 1] } },
    [
      'INVALID_OPTION',
      ['arrangement', 'treasures'],
      'a list of 33',
      'a list of 32, each a whole number from 1 to 3',
    ],
  ],
  [
    'a treasure of 4',
    { ...GOOD, arrangement: { treasures: put(TREASURE_DECK, 3, 4) } },
    ['INVALID_OPTION', ['arrangement', 'treasures', 3], 4, 'a whole number from 1 to 3'],
  ],
  [
    '11 treasures of 1',
    { ...GOOD, arrangement: { treasures: put(TREASURE_DECK, 31, 1) } },
    ['INVALID_OPTION', ['arrangement', 'treasures'], '11 × 1', '10 × 1'],
  ],
  [
    'a treasure of -0',
    { ...GOOD, arrangement: { treasures: put(TREASURE_DECK, 3, -0) } },
    ['NOT_JSON', ['arrangement', 'treasures', 3], '-0', 'plain data'],
  ],
  [
    '27 parrots',
    { ...GOOD, arrangement: { parrots: PARROT_DECK.slice(1) } },
    [
      'INVALID_OPTION',
      ['arrangement', 'parrots'],
      'a list of 27',
      `a list of 28, each "hold", ${COLOR_WORDS}`,
    ],
  ],
  [
    'an unknown parrot',
    { ...GOOD, arrangement: { parrots: put(PARROT_DECK, 0, 'polly') } },
    ['INVALID_OPTION', ['arrangement', 'parrots', 0], 'polly', `"hold", ${COLOR_WORDS}`],
  ],
  [
    '7 holds',
    { ...GOOD, arrangement: { parrots: put(PARROT_DECK, 0, 'grey') } },
    ['INVALID_OPTION', ['arrangement', 'parrots'], '7 × hold', '8 × hold'],
  ],
  [
    'a list with a hole',
    { ...GOOD, arrangement: { ships: Array(6) } },
    ['NOT_JSON', ['arrangement', 'ships'], 'a list with holes or further keys', 'plain data'],
  ],
  ['a symbol key', { ...GOOD, [Symbol('x')]: 1 }, ['NOT_JSON', [], 'a symbol key', 'plain data']],
  [
    'an instance',
    Object.assign(new Map(), GOOD),
    ['NOT_JSON', [], 'an object of a class', 'plain data'],
  ],
  ['a function', () => GOOD, ['NOT_JSON', [], 'a value of type function', 'plain data']],
];

describe('createGame refuses', () => {
  for (const [words, options, [code, path, received, expected]] of CASES) {
    it(words, () => {
      const fault = faultOf(options);
      expect({
        code: fault.code,
        path: fault.path,
        received: fault.received,
        expected: fault.expected,
      }).toEqual({
        code,
        path,
        given,
        allowed,
      });
      expect(fault.message).toContain(String(received));
      expect(fault.message).toContain(expected);
      expect(fault.message).toContain(code);
    });
  }

  it('an accessor, without running it', () => {
    let ran = false;
    const options = {
      players: 2,
      get seed() {
        ran = true;
        return 1;
      },
    };
    expect(faultOf(options)).toMatchObject({
      code: 'NOT_JSON',
      path: ['seed'],
      received: 'an accessor',
    });
    expect(ran).toBe(false);
  });

  it('a huge list before it is walked', () => {
    const goals = Array(1_000_000).fill('parrots');
    expect(faultOf({ ...GOOD, arrangement: { goals } })).toMatchObject({
      code: 'NOT_JSON',
      path: ['arrangement', 'goals'],
    });
  });

  it('a proxy that throws, with an InvalidOptionsError', () => {
    const throwing = new Proxy(GOOD, {
      ownKeys: () => {
        throw new Error('no');
      },
    });
    expect(faultOf(throwing).code).toBe('NOT_JSON');
  });

  it('a symbol key also beside an option that is undefined', () => {
    expect(faultOf({ ...GOOD, board: undefined, [Symbol('x')]: 1 }).code).toBe('NOT_JSON');
  });
});

describe('createGame takes', () => {
  it('optional options that are undefined, as if they were missing', () => {
    const options = {
      ...GOOD,
      firstPlayer: undefined,
      board: undefined,
      dice: undefined,
      arrangement: undefined,
    };
    expect(createFrom(options)).toEqual(createGame(GOOD));
  });

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

  it('an object without a prototype', () => {
    expect(createFrom(Object.assign(Object.create(null), GOOD))).toEqual(createGame(GOOD));
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
      const dealt = part === 'goals' ? 18 : 3;
      const arranged = createGame({ ...GOOD, arrangement: { [part]: deck } });
      expect(arranged[name]).toEqual(deck.slice(0, -dealt));
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
    // Frozen options will do as well.
    expect(createGame(Object.freeze({ ...GOOD }))).toEqual(createGame(GOOD));
  });
});

it('a state is plain data, deeply frozen, without its seed and arrangement', () => {
  const state = createGame({ ...GOOD, seed: 123_456_789 });
  expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  expect(JSON.stringify(state)).not.toContain('123456789');
  expect(Object.keys(state)).not.toContain('seed');
  const frozen = (value: unknown): boolean =>
    typeof value !== 'object' ||
    value === null ||
    (Object.isFrozen(value) && Object.values(value).every(frozen));
  expect(frozen(state)).toBe(true);
});
