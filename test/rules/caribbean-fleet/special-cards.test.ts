import { describe, expect, it } from 'vitest';
import { decisions, legalActions, shipsOf, worthOf } from '../../../src/caribbean-fleet/index.ts';
import {
  board,
  choosing,
  eventsOf,
  type Hand,
  lost,
  play,
  purses,
  raid,
  roll,
  rolled,
  type Scene,
  sink,
  take,
  taking,
  why,
} from '../../caribbean-fleet/scenario.ts';

describe('CF-C3 kraken', () => {
  const hands: Hand[] = [
    { ships: ['green:2'] },
    { ships: ['red:3', 'green:5'] },
    { ships: ['green:4'] },
  ];
  const scene: Scene = {
    hands,
    taverns: [
      { owner: 2, color: 'blue', rum: true },
      { owner: 0, color: 'red' },
      { owner: 1, color: 'blue' },
    ],
    cannons: ['green:5'],
    open: ['kraken#2'],
  };
  const state = take(choosing(scene), 'kraken#2');

  it('CF-C3 kraken aims at ships by seat, colour and number, then taverns as they opened', () => {
    expect(decisions(state)).toEqual([{ type: 'sink', player: 0, card: 'kraken#2' }]);
    expect(legalActions(state)).toEqual([
      sink(0, 'green:5'),
      sink(0, 'red:3'),
      sink(0, 'green:4'),
      sink(0, 'tavern#1'),
      sink(0, 'tavern#3'),
    ]);
  });

  it('CF-C3 kraken does not aim at own cards, or at what lies in front of nobody', () => {
    for (const card of ['green:2', 'tavern#2'] as const) {
      expect(why(state, sink(0, card))).toEqual({ code: 'OWN_CARD', details: { card } });
    }
    for (const card of ['blue:2', 'tavern#4'] as const) {
      expect(why(state, sink(0, card))).toEqual({ code: 'NOT_ON_TABLE', details: { card } });
    }
  });

  it('CF-C3 kraken sinks a ship with its cannons', () => {
    expect(eventsOf(state, sink(0, 'green:5'))).toEqual([
      { type: 'sunk', player: 0, owner: 1, target: 'green:5' },
      { type: 'cardDiscarded', player: 1, card: 'green:5', reason: 'sunk' },
      { type: 'cardDiscarded', player: 1, card: 'cannons#1', reason: 'sunk' },
    ]);
    const after = play(state, sink(0, 'green:5'));
    expect(lost(state, after)).toEqual(['green:5', 'cannons#1']);
    expect(after.cannons).toEqual([]);
    expect(shipsOf(after, 1)).toEqual(['red:3']);
  });

  it('CF-C3 kraken leaves the cannons of other ships', () => {
    expect(play(state, sink(0, 'red:3')).cannons).toEqual(state.cannons);
  });

  it('CF-C3 kraken sinks a tavern with its rum; the token returns', () => {
    expect(state.tokens).toEqual([2, 2, 1, 2, 0]);
    expect(eventsOf(state, sink(0, 'tavern#1'))).toEqual([
      { type: 'sunk', player: 0, owner: 2, target: 'tavern#1' },
      { type: 'cardDiscarded', player: 2, card: 'tavern#1', reason: 'sunk' },
      { type: 'cardDiscarded', player: 2, card: 'rum#1', reason: 'sunk' },
    ]);
    const after = play(state, sink(0, 'tavern#1'));
    expect(after.tokens).toEqual([2, 2, 1, 2, 1]);
    expect(after.taverns.map(({ card }) => card)).toEqual(['tavern#2', 'tavern#3']);
    expect(play(state, sink(0, 'tavern#3')).discarded.at(-1)).toBe('tavern#3');
  });
});

describe('CF-C3 boarding', () => {
  const hands: Hand[] = [
    { ships: ['green:2', 'blue:2'] },
    { ships: ['blue:3', 'green:5', 'red:3'] },
    { ships: ['green:4', 'purple:3'] },
  ];
  const state = take(choosing({ hands, cannons: ['green:4'], open: ['boarding#1'] }), 'boarding#1');

  it('CF-C3 boarding aims at ships of colours in which one owns a ship', () => {
    expect(legalActions(state)).toEqual([
      board(0, 'green:5'),
      board(0, 'blue:3'),
      board(0, 'green:4'),
    ]);
    expect(why(state, board(0, 'red:3'))).toEqual({
      code: 'NO_SHIP_OF_COLOR',
      details: { ship: 'red:3', color: 'red' },
    });
    expect(why(state, board(0, 'blue:2'))?.code).toBe('OWN_CARD');
    expect(why(state, board(0, 'blue:4'))?.code).toBe('NOT_ON_TABLE');
  });

  it('CF-C3 boarding takes the ship with its cannons', () => {
    const after = play(state, board(0, 'green:4'));
    expect(shipsOf(after, 0)).toEqual(['green:2', 'green:4', 'blue:2']);
    expect(shipsOf(after, 2)).toEqual(['purple:3']);
    expect(after.cannons).toEqual([{ card: 'cannons#1', ship: 'green:4' }]);
    expect(worthOf(after, 'green:4')).toBe(6);
    expect(lost(state, after)).toEqual([]);
  });
});

describe('CF-C3 raid', () => {
  const scene: Scene = { players: 4, starter: 1, open: ['raid#2'] };
  const state = take(choosing(scene), 'raid#2');

  it('CF-C3 raid names another player and a number from 2 to 12', () => {
    expect(legalActions(state)).toEqual(
      [0, 2, 3].flatMap((victim) =>
        Array.from({ length: 11 }, (_, place) => raid(1, victim, place + 2)),
      ),
    );
    expect(why(state, raid(1, 1, 7))).toEqual({ code: 'OWN_VICTIM', details: { victim: 1 } });
    expect(why(state, raid(1, 4, 7))).toEqual({
      code: 'NO_SUCH_VICTIM',
      details: { victim: 4, players: 4 },
    });
    for (const amount of [0, 1, 13]) {
      expect(why(state, raid(1, 0, amount))).toEqual({
        code: 'RAID_OUT_OF_RANGE',
        details: { amount, least: 2, most: 12 },
      });
    }
  });

  for (const [amount, dice, paid] of [
    [2, [1, 1], 2],
    [7, [3, 4], 7],
    [7, [6, 6], 7],
    [7, [3, 3], null],
    [10, [5, 5], 10],
    [12, [6, 5], null],
    [12, [6, 6], 10],
  ] as const) {
    it(`CF-C3 raid for ${amount} with ${dice.join(' and ')}: ${paid ?? 'nothing'}`, () => {
      const announced = play(state, raid(1, 3, amount));
      expect(eventsOf(state, raid(1, 3, amount))).toEqual([
        { type: 'raidAnnounced', player: 1, victim: 3, amount },
      ]);
      expect(rolled(announced, dice)).toEqual([
        { type: 'raided', player: 1, victim: 3, success: paid !== null, paid: paid ?? 0 },
      ]);
      const after = roll(announced, dice);
      expect(purses(after)).toEqual([10, 10 + (paid ?? 0), 10, 10 - (paid ?? 0)]);
      expect(after.dice).toEqual(dice);
    });
  }
});

it('CF-C3 cardSharp takes 4 from every other player, for the bank', () => {
  const state = choosing({ players: 4, starter: 2, open: ['cardSharp#1'] });
  expect(taking(state, 'cardSharp#1').slice(2)).toEqual(
    [3, 0, 1].map((player) => ({ type: 'cardSharpPaid', player, due: 4, paid: 4 })),
  );
  expect(purses(take(state, 'cardSharp#1'))).toEqual([6, 6, 10, 6]);
});

it('CF-C3 treasureGalleon brings 10 ducats from the bank', () => {
  const state = choosing({ starter: 1, open: ['treasureGalleon#1'] });
  expect(purses(take(state, 'treasureGalleon#1'))).toEqual([10, 20, 10]);
});
