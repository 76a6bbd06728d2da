import { describe, expect, it } from 'vitest';
import {
  type Action,
  type Cloud,
  decisions,
  possibleCoins,
  score,
} from '../../../src/grog-island/index.ts';
import {
  all,
  bid,
  claim,
  deal,
  deliver,
  endTrade,
  eventsOf,
  exchange,
  type Faces,
  lock,
  on,
  pass,
  pay,
  play,
  roll,
  type Scene,
  seat,
  start,
  trading,
  why,
  won,
} from '../../grog-island/scenario.ts';

const FACES: Faces = [1, 5, 1, 4, 3];

describe('GI-X1 a bid of 6', () => {
  const state = roll(start(), FACES);
  for (const row of ['yellow green orange', 'yellow orange green']) {
    it(`GI-X1 ${row}`, () => {
      expect(play(state, bid(0, row)).amount).toBe(6);
    });
  }
  it('GI-X1 green before yellow is no bid', () => {
    expect(why(state, bid(0, 'green yellow orange'))?.code).toBe('ROW_NOT_DESCENDING');
  });
});

/** Seat 1 has raised the bid of seat 0 to 8. */
const raised = (scene: Scene = {}) =>
  play(roll(start(scene), FACES), bid(0, 'yellow green orange'), bid(1, 'yellow grey green'));

it('GI-X2 a raise to 8 puts orange back onto its goods space', () => {
  expect(raised()).toMatchObject({ row: ['yellow', 'grey', 'green'], amount: 8, leader: 1 });
  expect(seat(play(raised(), pass(2)), 2).goods[2]).toBe(0);
});

describe('GI-X3 passing under it', () => {
  it('GI-X3 brings 1 coconut, 1 lemon, 1 map', () => {
    expect(seat(play(raised(), pass(2)), 2).goods).toEqual([1, 0, 0, 1, 1]);
  });
  it('GI-X3 brings one more map with 2 players and the ghost ship at grey', () => {
    const ships = ['coins2', 'coins4', 'treasures', 'parrots', 'coins3', 'goals'] as const;
    expect(seat(play(raised({ players: 2, ships }), pass(0)), 0).goods).toEqual([1, 0, 0, 1, 2]);
  });
});

it('GI-X4 6 coins and 2 treasures are 12 possible coins', () => {
  const hand = seat(start({ hands: [{ coins: 6, treasures: [1, 2] }] }), 0);
  expect(possibleCoins(hand)).toBe(12);
});

describe('GI-X5 the ship of parrots at yellow', () => {
  const ships = ['coins2', 'coins3', 'coins4', 'parrots', 'treasures', 'goals'] as const;
  const lemons = (yellow: number) => trading('parrots', { ships, hands: [{ goods: { yellow } }] });
  const deals = (place: 'yellow pub' | 'yellow hat'): Action[] => [deal(0), claim(0, place)];
  const cases: readonly (readonly [string, number, readonly Action[], number, number])[] = [
    ['1 lemon: 1 parrot', 1, [deliver(0, 1)], 1, 0],
    ['3 lemons: 3 parrots', 3, [deliver(0, 3)], 3, 0],
    ['4 lemons: a deal', 4, deals('yellow pub'), 0, 1],
    ['5 lemons: a deal and a parrot', 5, [...deals('yellow pub'), deliver(0, 1)], 1, 1],
    [
      '10 lemons: 2 deals and 2 parrots',
      10,
      [...deals('yellow pub'), deliver(0, 2), ...deals('yellow hat')],
      2,
      2,
    ],
  ];
  for (const [words, yellow, actions, parrots, crew] of cases) {
    it(`GI-X5 ${words}`, () => {
      const state = play(lemons(yellow), ...actions);
      expect(seat(state, 0).goods[3]).toBe(0);
      expect(seat(state, 0).parrots).toHaveLength(parrots);
      expect(seat(state, 0).crew).toBe(9 - crew);
      expect(why(state, endTrade(0))).toBeNull();
    });
  }
  it('GI-X5 2 fish and 1 map stand for 1 lemon', () => {
    const state = trading('parrots', { ships, hands: [{ goods: { blue: 2, grey: 1 } }] });
    const after = play(state, exchange(0, { blue: 2, grey: 1 }), deliver(0, 1));
    expect(seat(after, 0)).toMatchObject({ goods: [0, 0, 0, 0, 0] });
    expect(seat(after, 0).parrots).toHaveLength(1);
  });
});

/** Yellow is under the cloud of points, grey under the black one, the sword shop on orange is taken. */
const clouds: readonly Cloud[] = ['goal', 'parrot', 'calm', 'point', 'black'];
const nine = (): ReturnType<typeof start> =>
  play(
    won(
      { clouds, hands: [{ coins: 6, treasures: [3] }, { on: ['orange sword'] }] },
      FACES,
      'yellow grey green orange',
    ),
    pay(0, 3),
  );

it('GI-X6 winning with 9', () => {
  let state = nine();
  expect(seat(state, 0)).toMatchObject({ coins: 0, treasures: [], points: 0 });
  expect(state.spentTreasures).toEqual([3]);
  state = play(state, claim(0, 'yellow sword'));
  expect(seat(state, 0)).toMatchObject({ coins: 2, points: 1 });
  expect(eventsOf(state, claim(0, 'grey hat')).map(({ type }) => type)).toEqual([
    'claimed',
    'pointsGained',
  ]);
  state = play(state, claim(0, 'grey hat'));
  // Green on space 3 is a point; the black cloud gave no coins.
  expect(seat(state, 0)).toMatchObject({ coins: 2, points: 2, crew: 7 });
  expect(decisions(state)).toEqual([{ type: 'lock', player: 0, peninsula: 'orange' }]);
  state = play(state, lock(0, 'orange hook'));
  expect(on(state, 'orange hook')).toBe('lock');
  expect(seat(state, 0).points).toBe(2);
  expect(decisions(state)[0]?.type).toBe('roll');
});

it('GI-X7 after sword on yellow no sword on grey', () => {
  const state = play(nine(), claim(0, 'yellow sword'));
  expect(why(state, claim(0, 'grey sword'))?.code).toBe('SAME_TYPE');
});

it('GI-X8 a score of 28 on top of the track', () => {
  const state = start({
    hands: [
      {
        coins: 7,
        points: 11,
        treasures: [1, 2, 3],
        goods: { blue: 3, grey: 2, orange: 1 },
        goals: [
          'majority:orange',
          'majority:yellow',
          'type:anchor',
          'type:fortune',
          'type:pub',
          'goods:blue',
        ],
        on: [
          'orange sword',
          'orange hook',
          'yellow pub',
          'yellow hat',
          'green anchor',
          'grey anchor',
        ],
      },
      { on: [...all('yellow', 'pub', 'hat', 'fortune'), 'orange pegLeg'] },
    ],
  });
  expect(score(state).players[0]).toEqual({
    player: 0,
    track: 11,
    treasures: 3,
    coins: 1,
    exchange: 1,
    goals: [
      { goal: 'type:anchor', points: 6 },
      { goal: 'type:fortune', points: 0 },
      { goal: 'type:pub', points: 6 },
      { goal: 'goods:blue', points: 3 },
      { goal: 'majority:orange', points: 6 },
      { goal: 'majority:yellow', points: 2 },
    ],
    total: 11 + 28,
  });
});
