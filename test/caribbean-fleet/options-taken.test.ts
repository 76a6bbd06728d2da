import { describe, expect, it } from 'vitest';
import {
  type Card,
  type CreateOptions,
  createGame,
  createRecord,
  SHIPS,
  SPECIAL_COPIES,
} from '../../src/caribbean-fleet/index.ts';

const GOOD: CreateOptions = { players: 3, seed: 1 };

/** Calls createGame with a value that is no `CreateOptions`: what a caller without types may do. */
function createFrom(value: unknown): unknown {
  const loose: (options: never) => unknown = createGame;
  return Reflect.apply(loose, undefined, [value]);
}

/** The raid turns up first and goes back. */
const RAID_ON_TOP: readonly Card[] = ['rum#1', 'red:4', 'blue:3', 'blue:2', 'blue:4', 'raid#1'];

describe('createGame of Caribbean Fleet takes', () => {
  it('optional options that are undefined, as if they were missing', () => {
    const missing = {
      firstPlayer: undefined,
      short: undefined,
      dice: undefined,
      specials: undefined,
      arrangement: undefined,
    };
    expect(createFrom({ ...GOOD, ...missing })).toEqual(createGame(GOOD));
  });

  it('the default values, written out', () => {
    const written = { firstPlayer: 0, short: false, dice: 'seeded', specials: SPECIAL_COPIES };
    expect(createFrom({ ...GOOD, ...written })).toEqual(createGame(GOOD));
    expect(createGame({ ...GOOD, specials: {} })).toEqual(createGame(GOOD));
  });

  it('seeds at both ends, each its own game', () => {
    const seeds = [0, 1, -1, 2 ** 32, -(2 ** 32), Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];
    const decks = seeds.map((seed) => createGame({ players: 3, seed }).deck.join());
    expect(new Set(decks).size).toBe(seeds.length);
  });

  it('manual dice', () => {
    expect(createGame({ ...GOOD, dice: 'manual' })).toEqual({
      ...createGame(GOOD),
      manualDice: true,
    });
  });

  it('short together with other special cards, if the size fits before', () => {
    const state = createGame({ ...GOOD, short: true, specials: { kraken: 0 } });
    expect(state.pack).toHaveLength(57);
    expect(state.deck).toHaveLength(57 - 15 - 3);
  });

  it('0 and 99 copies', () => {
    const state = createGame({ ...GOOD, specials: { kraken: 99, raid: 0, tavern: 4, rum: 1 } });
    expect(state.pack.filter((card) => card.startsWith('kraken#'))).toHaveLength(99);
    expect(state.pack).not.toContain('raid#1');
  });

  it('the smallest deck, and copies of any number', () => {
    const deck: readonly Card[] = ['red:3', 'red:4', 'red:5'];
    const state = createGame({ ...GOOD, arrangement: { deck } });
    expect(state).toMatchObject({ deck: [], open: ['red:5', 'red:4', 'red:3'], pack: deck });
    const odd: readonly Card[] = ['kraken#1000', 'rum#7', 'raid#30', ...deck];
    expect(createGame({ ...GOOD, arrangement: { deck: odd } }).pack).toEqual([
      ...deck,
      'kraken#1000',
      'raid#30',
      'rum#7',
    ]);
  });

  it('an arrangement of all cards', () => {
    const deck = createGame(GOOD).pack;
    const state = createGame({ ...GOOD, arrangement: { deck: [...deck].reverse() } });
    expect(state.open).toEqual(SHIPS.slice(0, 3).map(({ card }) => card));
  });

  it('options without changing or keeping them', () => {
    const deck = [...RAID_ON_TOP];
    const afterFirstReveal: Card[] = ['raid#1', 'rum#1', 'red:4'];
    const options: CreateOptions = { ...GOOD, arrangement: { deck, afterFirstReveal } };
    const before = structuredClone(options);
    const state = createGame(options);
    const record = createRecord(options);
    const copy = structuredClone(state);
    expect(options).toEqual(before);
    deck.reverse();
    afterFirstReveal.length = 0;
    expect(state).toEqual(copy);
    expect(record.options).toEqual(before);
  });
});
