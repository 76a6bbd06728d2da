import { describe, expect, it } from 'vitest';
import {
  type Card,
  type CreateOptions,
  createGame,
  SPECIAL_KINDS,
} from '../../src/caribbean-fleet/index.ts';
import { InvalidOptionsError } from '../../src/core/errors.ts';

const GOOD: CreateOptions = { players: 3, seed: 1 };

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

type Fault = readonly [
  code: string,
  path: readonly (string | number)[],
  received: unknown,
  expected: string,
];
type Case = readonly [words: string, options: unknown, fault: Fault];

const PLAYERS = 'a whole number from 3 to 5';
const SEED = 'a whole number from -9007199254740991 to 9007199254740991';
const COPIES = 'a whole number from 0 to 99';
const CARD = 'a card such as "green:2" or "kraken#1"';
const NAMES = 'players, seed, firstPlayer, short, dice, specials, arrangement';
const OPTIONS = 'an object of players, seed, firstPlayer?, short?, dice?, specials?, arrangement?';
const DECK = `a list of 1 to 2000 different, each ${CARD}`;
const AFTER = `a list of 0 to 2000 different, each ${CARD}`;

const SIX: readonly Card[] = ['red:3', 'red:4', 'red:5', 'blue:2', 'blue:3', 'blue:4'];
/** The raid turns up first and goes back. */
const RAID_ON_TOP: readonly Card[] = ['rum#1', 'red:4', 'blue:3', 'blue:2', 'blue:4', 'raid#1'];
const arranged = (deck: unknown, further: object = {}): object => ({
  ...GOOD,
  arrangement: { deck, ...further },
});
const specials = (copies: object, players = 3): object => ({ ...GOOD, players, specials: copies });

const CASES: readonly Case[] = [
  ['no options', undefined, ['NOT_JSON', [], 'a value of type undefined', 'plain data']],
  ['null', null, ['INVALID_OPTION', [], null, OPTIONS]],
  ['a list', [], ['INVALID_OPTION', [], 'a list of 0', OPTIONS]],
  ['an unknown key', { ...GOOD, board: {} }, ['UNKNOWN_OPTION', ['board'], 'an object', NAMES]],
  ['nothing in it', {}, ['MISSING_OPTION', ['players'], 'nothing', PLAYERS]],
  ['no players', { seed: 1 }, ['MISSING_OPTION', ['players'], 'nothing', PLAYERS]],
  ['2 players', { ...GOOD, players: 2 }, ['INVALID_OPTION', ['players'], 2, PLAYERS]],
  ['6 players', { ...GOOD, players: 6 }, ['INVALID_OPTION', ['players'], 6, PLAYERS]],
  ['3.5 players', { ...GOOD, players: 3.5 }, ['INVALID_OPTION', ['players'], 3.5, PLAYERS]],
  ['players as text', { ...GOOD, players: '4' }, ['INVALID_OPTION', ['players'], '4', PLAYERS]],
  ['no seed', { players: 3 }, ['MISSING_OPTION', ['seed'], 'nothing', SEED]],
  ['a fraction as seed', { ...GOOD, seed: 0.5 }, ['INVALID_OPTION', ['seed'], 0.5, SEED]],
  ['a huge seed', { ...GOOD, seed: 2 ** 53 }, ['INVALID_OPTION', ['seed'], 2 ** 53, SEED]],
  ['NaN as seed', { ...GOOD, seed: Number.NaN }, ['NOT_JSON', ['seed'], 'NaN', 'plain data']],
  ['a seed as text', { ...GOOD, seed: '1' }, ['INVALID_OPTION', ['seed'], '1', SEED]],
  [
    'first player below 0',
    { ...GOOD, firstPlayer: -1 },
    ['INVALID_OPTION', ['firstPlayer'], -1, 'a whole number from 0 to 4'],
  ],
  [
    'first player 3 of 3',
    { ...GOOD, firstPlayer: 3 },
    ['INVALID_OPTION', ['firstPlayer'], 3, 'a whole number from 0 to 2'],
  ],
  [
    'first player 4 of 4',
    { ...GOOD, players: 4, firstPlayer: 4 },
    ['INVALID_OPTION', ['firstPlayer'], 4, 'a whole number from 0 to 3'],
  ],
  [
    'first player 5 of 5',
    { ...GOOD, players: 5, firstPlayer: 5 },
    ['INVALID_OPTION', ['firstPlayer'], 5, 'a whole number from 0 to 4'],
  ],
  ['short as a number', { ...GOOD, short: 1 }, ['INVALID_OPTION', ['short'], 1, 'true, false']],
  ['short null', { ...GOOD, short: null }, ['INVALID_OPTION', ['short'], null, 'true, false']],
  [
    'short with 4 players',
    { ...GOOD, players: 4, short: true },
    ['CONFLICTING_OPTIONS', ['short'], true, 'false with 4 players'],
  ],
  [
    'short with 5 players',
    { ...GOOD, players: 5, short: true },
    ['CONFLICTING_OPTIONS', ['short'], true, 'false with 5 players'],
  ],
  [
    'other dice',
    { ...GOOD, dice: 'loaded' },
    ['INVALID_OPTION', ['dice'], 'loaded', '"seeded", "manual"'],
  ],
  [
    'specials that are a list',
    specials([]),
    [
      'INVALID_OPTION',
      ['specials'],
      'a list of 0',
      `an object of ${SPECIAL_KINDS.map((kind) => `${kind}?`).join(', ')}`,
    ],
  ],
  [
    'an unknown kind',
    specials({ dynamite: 3 }),
    ['UNKNOWN_OPTION', ['specials', 'dynamite'], 3, SPECIAL_KINDS.join(', ')],
  ],
  ...[-1, 100, 1.5, '3', null].map((copies): Case => {
    return [
      `${String(copies)} krakens`,
      specials({ kraken: copies }),
      ['INVALID_OPTION', ['specials', 'kraken'], copies, COPIES],
    ];
  }),
  [
    'a kind that is undefined',
    specials({ kraken: undefined }),
    ['NOT_JSON', ['specials', 'kraken'], 'a value of type undefined', 'plain data'],
  ],
  ...([3, 4, 5] as const).map((players): Case => {
    return [
      `61 cards with ${players} players`,
      specials({ kraken: 4 }, players),
      ['INVALID_OPTION', ['specials'], '61 cards in all', `a multiple of ${players} cards in all`],
    ];
  }),
  [
    'a size that is no multiple, before short removes cards',
    { ...GOOD, short: true, specials: { raid: 1 } },
    ['INVALID_OPTION', ['specials'], '59 cards in all', 'a multiple of 3 cards in all'],
  ],
  [
    'an arrangement that is a list',
    { ...GOOD, arrangement: [] },
    ['INVALID_OPTION', ['arrangement'], 'a list of 0', 'an object of deck, afterFirstReveal?'],
  ],
  [
    'an arrangement without a deck',
    { ...GOOD, arrangement: {} },
    ['MISSING_OPTION', ['arrangement', 'deck'], 'nothing', DECK],
  ],
  [
    'an unknown part',
    arranged(SIX, { dice: [1, 2] }),
    ['UNKNOWN_OPTION', ['arrangement', 'dice'], 'a list of 2', 'deck, afterFirstReveal'],
  ],
  ['no cards', arranged([]), ['INVALID_OPTION', ['arrangement', 'deck'], 'a list of 0', DECK]],
  [
    'an unknown ship',
    arranged([...SIX.slice(1), 'red:9']),
    ['INVALID_OPTION', ['arrangement', 'deck', 5], 'red:9', CARD],
  ],
  [
    'an unknown special card',
    arranged([...SIX.slice(1), 'dynamite#1']),
    ['INVALID_OPTION', ['arrangement', 'deck', 5], 'dynamite#1', CARD],
  ],
  [
    'a copy 0',
    arranged([...SIX.slice(1), 'kraken#0']),
    ['INVALID_OPTION', ['arrangement', 'deck', 5], 'kraken#0', CARD],
  ],
  [
    'a ship twice',
    arranged([...SIX.slice(1), 'blue:2']),
    ['INVALID_OPTION', ['arrangement', 'deck', 5], 'blue:2', DECK],
  ],
  [
    'a special card twice',
    arranged([...SIX, 'raid#7', 'raid#7', 'raid#8']),
    ['INVALID_OPTION', ['arrangement', 'deck', 7], 'raid#7', DECK],
  ],
  [
    'fewer ships than players',
    { ...GOOD, players: 5, arrangement: { deck: ['raid#1', ...SIX.slice(2)] } },
    ['INVALID_OPTION', ['arrangement', 'deck'], '4 ships', '5 ships or more'],
  ],
  [
    'an arranged size that is no multiple',
    { ...GOOD, players: 4, arrangement: { deck: SIX } },
    ['INVALID_OPTION', ['arrangement', 'deck'], '6 cards in all', 'a multiple of 4 cards in all'],
  ],
  [
    'short with an arrangement',
    { ...arranged(SIX), short: true },
    ['CONFLICTING_OPTIONS', ['short'], true, 'false with an arrangement'],
  ],
  [
    'specials with an arrangement',
    { ...arranged(SIX), specials: {} },
    ['CONFLICTING_OPTIONS', ['specials'], 'an object', 'nothing with an arrangement'],
  ],
  [
    'an order after the first reveal that is no list',
    arranged(RAID_ON_TOP, { afterFirstReveal: 'raid#1' }),
    ['INVALID_OPTION', ['arrangement', 'afterFirstReveal'], 'raid#1', AFTER],
  ],
  [
    'an order after the first reveal without the card that went back',
    arranged(RAID_ON_TOP, { afterFirstReveal: ['rum#1', 'red:4'] }),
    ['INVALID_OPTION', ['arrangement', 'afterFirstReveal'], '0 × raid#1', '1 × raid#1'],
  ],
  [
    'an order after the first reveal with a card that lies open',
    arranged(RAID_ON_TOP, { afterFirstReveal: ['rum#1', 'red:4', 'raid#1', 'blue:2'] }),
    ['INVALID_OPTION', ['arrangement', 'afterFirstReveal'], '1 × blue:2', '0 × blue:2'],
  ],
  [
    'an order after the first reveal with a card twice',
    arranged(RAID_ON_TOP, { afterFirstReveal: ['rum#1', 'raid#1', 'raid#1'] }),
    ['INVALID_OPTION', ['arrangement', 'afterFirstReveal', 2], 'raid#1', AFTER],
  ],
];

describe('createGame of Caribbean Fleet refuses', () => {
  for (const [words, options, [code, path, received, expected]] of CASES) {
    it(words, () => {
      const fault = faultOf(options);
      expect({
        code: fault.code,
        path: fault.path,
        received: fault.received,
        expected: fault.expected,
      }).toEqual({ code, path, received, expected });
      expect(fault.message).toContain(String(received));
      expect(fault.message).toContain(expected);
      expect(fault.message).toContain(code);
    });
  }
});
