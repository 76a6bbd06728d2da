import { describe, expect, it } from 'vitest';
import {
  type Action,
  checkAction,
  createGame,
  type GameState,
} from '../../src/caribbean-fleet/index.ts';
import {
  assignBlackbeard,
  bid,
  board,
  choose,
  keepCard,
  openTavern,
  placeCannons,
  placeRum,
  raid,
  rollOf,
  sink,
  turnDie,
  useFairWind,
} from './moves.ts';

const fresh = (): GameState => createGame({ players: 3, seed: 1 });

describe('fields that are not of their form', () => {
  /** A legal action of the kind, and values that its fields cannot have. */
  const cases: readonly (readonly [Action, { readonly [field: string]: readonly unknown[] }])[] = [
    [bid(0, 1), { amount: [-1, 1.5, '1', null, 2 ** 53], player: [-1, 0.5, '0'] }],
    [
      choose(0, 'red:3'),
      { card: ['red:2', 'Red:3', 'red:03', 'orange:3', 'kraken', 'kraken#0', 'kraken#01', 3] },
    ],
    [sink(0, 'red:3'), { target: ['kraken#1', 'tavern#0', 'tavern', 'red:9', ['red:3']] }],
    [board(0, 'red:3'), { ship: ['tavern#1', 'red:13', null] }],
    [raid(0, 1, 7), { victim: [-1, '1'], amount: [-1, 2.5] }],
    [assignBlackbeard(0, 'red'), { color: ['orange', 2, null] }],
    [placeCannons(0, 'red:3'), { ship: ['cannons#1', 'green:3'] }],
    [openTavern(0, 'red'), { color: ['grey', 'Red'] }],
    [placeRum(0, 'tavern#1'), { tavern: ['rum#1', 'tavern#1 ', 1] }],
    [keepCard(0, 'spyglass#1'), { card: ['kraken#1', 'spyglass', 'red:3'] }],
    [useFairWind(0, 'fairWind#1'), { card: ['spyglass#1'] }],
    [rollOf(0, [1, 2]), { dice: [[1], [1, 2, 3], [0, 1], [1, 7], [1, 1.5], '12', null] }],
    [
      turnDie(0, 'spyglass#1', 0, 1),
      { card: ['fairWind#1'], die: [-1, 2, '0'], face: [0, 7, null] },
    ],
  ];
  for (const [action, fields] of cases) {
    it(`of ${action.type}`, () => {
      const code = (value: unknown): string | undefined => checkAction(fresh(), value)?.code;
      expect(code(action)).not.toBe('MALFORMED');
      expect(code({ ...action, extra: 1 })).toBe('MALFORMED');
      for (const [field, values] of Object.entries(fields)) {
        for (const value of values) expect(code({ ...action, [field]: value })).toBe('MALFORMED');
        const left = Object.entries(action).filter(([name]) => name !== field);
        const isOptional = field === 'dice';
        expect(code(Object.fromEntries(left)) === 'MALFORMED').toBe(!isOptional);
      }
    });
  }

  it('too large for any number names the largest', () => {
    expect(checkAction(fresh(), bid(0, 2 ** 53))?.message).toBe(
      'The action is malformed at amount (wrong): expected a whole number from 0 to 9007199254740991, received 9007199254740992.',
    );
  });

  it('a copy of any number from 1 on is a card', () => {
    expect(checkAction(fresh(), choose(0, 'kraken#123456'))?.code).toBe('WRONG_DECISION');
  });
});
