import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/entries.ts';
import * as caribbeanFleet from '../../src/caribbean-fleet/index.ts';
import { GAMES, optionsOf } from './played.ts';

/** An object that counts how many of its properties are read. */
function watched(value: object, counter: { reads: number }): object {
  return new Proxy(value, {
    getOwnPropertyDescriptor(target, key) {
      counter.reads += 1;
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
  });
}

function keys(count: number): object {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, index]));
}

describe.each(GAMES)('values from outside for $name', (game) => {
  const readers = [
    'parseAction',
    'parseState',
    'parseView',
    'parseRecord',
    'parseEvents',
    'parseScoring',
    'parseRefusal',
    'createGame',
    'createRecord',
  ] as const;

  it.each(readers)('%s refuses an object of 200,000 keys without reading one', (name) => {
    const counter = { reads: 0 };
    const value = watched(keys(200_000), counter);
    expect(() => Reflect.apply(game[name], undefined, [value])).toThrow('more than 64 keys');
    expect(counter.reads).toBe(0);
  });

  it('reads no more of a record than the guide says', () => {
    const counter = { reads: 0 };
    const action = watched({ type: 'x', ...keys(63) }, counter);
    const actions: unknown[] = Array(90_000).fill(action);
    const record = { ...game.createRecord(optionsOf(game, 0)), actions };
    expect(() => game.parseRecord(record)).toThrow('more than 1000000 values');
    expect(counter.reads).toBeLessThan(1_000_000);
  });

  it('reads lines of a text only as far as it counts', () => {
    expect(() => game.parseRecord('\n'.repeat(10_000_001))).toThrow('10000001 characters');
    expect(() => game.parseActionText(`0 pass ${'x'.repeat(1_000_000)}`)).toThrow('500 characters');
  });
});

describe('the guide', () => {
  const guide = readFileSync(resolve(root, 'docs/server.md'), 'utf8');

  it.each([
    ['an action', 'parseAction', [64, 64, 64, 4, 256]],
    ['the options', 'createGame', [1_000, 64, 2_000, 5, 10_000]],
    ['a state or a view', 'parseState', [64, 64, 2_000, 6, 40_000]],
    ['a state or a view', 'parseView', [64, 64, 2_000, 6, 40_000]],
    ['a record', 'parseRecord', [2_000, 64, 100_000, 8, 1_000_000]],
  ] as const)('says what %s may hold, and %s keeps to it', (what, name, bounds) => {
    const numbers = bounds.map((bound) => bound.toLocaleString('en'));
    expect(guide).toContain(`| ${what} | ${numbers.join(' | ')} |`);
    const [text, most, items, levels, values] = bounds;
    const read = (value: unknown): unknown =>
      Reflect.apply(Reflect.get(caribbeanFleet, name), undefined, [{ value }]);
    expect(() => read('x'.repeat(text))).not.toThrow('more than');
    expect(() => read('x'.repeat(text + 1))).toThrow(`more than ${text} characters`);
    expect(() => read(keys(most))).not.toThrow('more than');
    expect(() => read(keys(most + 1))).toThrow(`more than ${most} keys`);
    expect(() => read(Array(items).fill(0))).not.toThrow('more than');
    expect(() => read(Array(items + 1).fill(0))).toThrow(`a list of more than ${items}`);
    let nested: unknown = 0;
    for (let level = 1; level < levels; level += 1) nested = [nested];
    expect(() => read(nested)).not.toThrow('more than');
    expect(() => read([nested])).toThrow(`more than ${levels} levels`);
    const many = Array.from({ length: Math.ceil(values / 60) }, () => Array(59).fill(0));
    const problem =
      many.length > items ? `a list of more than ${items}` : `more than ${values} values`;
    expect(() => read([...many, 0, 0])).toThrow(problem);
  });
});

describe('a deck of Caribbean Fleet', () => {
  it('is checked in time that grows with its size', () => {
    // An agenda that asks for every card of a hand: each card is looked up once.
    const looks = [500, 1_000].map((count) => {
      const counter = { reads: 0 };
      const state = caribbeanFleet.createGame({ players: 3, seed: 1 });
      const cards = Array.from({ length: count }, (_, index) => `spyglass#${index + 1}` as const);
      const kept = cards.map((card) => {
        return new Proxy(
          { card, round: 1 },
          {
            get(target, key) {
              counter.reads += 1;
              return Reflect.get(target, key);
            },
          },
        );
      });
      const [first, ...others] = state.players;
      if (first === undefined) throw new Error('nobody plays');
      const agenda = [
        { type: 'production', player: 0 } as const,
        ...cards.map((card) => ({ type: 'spyglass', player: 0, card }) as const),
      ];
      caribbeanFleet.invariants({ ...state, agenda, players: [{ ...first, kept }, ...others] });
      return counter.reads;
    });
    expect(looks[1]).toBeLessThan(2.5 * (looks[0] ?? 0));
  });
});
