import type { Card } from '../../src/caribbean-fleet/index.ts';
import * as caribbeanFleet from '../../src/caribbean-fleet/index.ts';
import { PLAIN, quoted, type RefusedOptions, refusesOptions } from '../refused-options.ts';

const GOOD = { players: 3, seed: 1 };
const COPIES = 'a whole number from 0 to 99';
const CARD = 'a card such as "green:2" or "kraken#1"';
const DECK = `a list of 1 to 2000 different items, each ${CARD}`;
const AFTER = `a list of 0 to 2000 different items, each ${CARD}`;

const SIX: readonly Card[] = ['red:3', 'red:4', 'red:5', 'blue:2', 'blue:3', 'blue:4'];
/** The raid turns up first and goes back. */
const RAID_ON_TOP: readonly Card[] = ['rum#1', 'red:4', 'blue:3', 'blue:2', 'blue:4', 'raid#1'];
const arranged = (deck: unknown, further: object = {}): object => ({
  ...GOOD,
  arrangement: { deck, ...further },
});
const specials = (copies: object, players = 3): object => ({ ...GOOD, players, specials: copies });

const CASES: readonly RefusedOptions[] = [
  ['short as a number', { ...GOOD, short: 1 }, ['INVALID_OPTION', ['short'], 1, 'true or false']],
  ['short null', { ...GOOD, short: null }, ['INVALID_OPTION', ['short'], null, 'true or false']],
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
    'specials that are a list',
    specials([]),
    [
      'INVALID_OPTION',
      ['specials'],
      'a list of 0',
      `an object with the fields ${caribbeanFleet.SPECIAL_KINDS.map((kind) => `${kind}?`).join(', ')}`,
    ],
  ],
  [
    'an unknown kind',
    specials({ dynamite: 3 }),
    [
      'UNKNOWN_OPTION',
      ['specials', 'dynamite'],
      3,
      `no fields but ${caribbeanFleet.SPECIAL_KINDS.join(', ')}`,
    ],
  ],
  ...[-1, 100, 1.5, '3', null].map((copies): RefusedOptions => {
    return [
      `${String(copies)} krakens`,
      specials({ kraken: copies }),
      ['INVALID_OPTION', ['specials', 'kraken'], quoted(copies), COPIES],
    ];
  }),
  [
    'a kind that is undefined',
    specials({ kraken: undefined }),
    ['NOT_JSON', ['specials', 'kraken'], 'a value of type undefined', PLAIN],
  ],
  ...([3, 4, 5] as const).map((players): RefusedOptions => {
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
    [
      'INVALID_OPTION',
      ['arrangement'],
      'a list of 0',
      'an object with the fields deck, afterFirstReveal?',
    ],
  ],
  [
    'an arrangement without a deck',
    { ...GOOD, arrangement: {} },
    ['MISSING_OPTION', ['arrangement', 'deck'], 'nothing', DECK],
  ],
  [
    'an unknown part',
    arranged(SIX, { dice: [1, 2] }),
    [
      'UNKNOWN_OPTION',
      ['arrangement', 'dice'],
      'a list of 2',
      'no fields but deck, afterFirstReveal',
    ],
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
    ['INVALID_OPTION', ['arrangement', 'afterFirstReveal'], '"raid#1"', AFTER],
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

refusesOptions(caribbeanFleet, ['firstPlayer', 'short', 'dice', 'specials', 'arrangement'], CASES);
