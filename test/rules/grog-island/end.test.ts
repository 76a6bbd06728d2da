import { describe, expect, it } from 'vitest';
import { at } from '../../../src/core/lists.ts';
import {
  decisions,
  type GameState,
  type Goal,
  legalActions,
  type PlayerScore,
  score,
} from '../../../src/grog-island/index.ts';
import {
  all,
  claim,
  deal,
  defaults,
  deliver,
  edited,
  endClaims,
  endTrade,
  eventsOf,
  type Faces,
  type Hand,
  lock,
  pay,
  play,
  type Scene,
  start,
  trading,
  why,
  won,
} from '../../grog-island/scenario.ts';

const ONES: Faces = [1, 1, 1, 1, 1];
/** Eight of nine crew are on the board. */
const EIGHT = [...all('green'), 'grey hat'] as const;

describe('GI-F1 the end', () => {
  it('GI-F1 comes after the round in which the last crew was placed by auction', () => {
    const state = play(won({ hands: [{ on: EIGHT }] }, ONES, 'grey orange blue yellow'), pay(0));
    const claimed = play(state, claim(0, 'grey coffin'));
    // The rest of the round is still played.
    expect(decisions(claimed)).toEqual([{ type: 'lock', player: 0, peninsula: 'yellow' }]);
    expect(eventsOf(claimed, lock(0, 'yellow pub')).map(({ type }) => type)).toEqual([
      'locked',
      'roundEnded',
      'gameEnded',
    ]);
    expect(eventsOf(claimed, lock(0, 'yellow pub')).at(-1)).toEqual({
      type: 'gameEnded',
      reason: 'crew',
    });
    const over = play(claimed, lock(0, 'yellow pub'));
    expect(decisions(over)).toEqual([]);
    expect(legalActions(over)).toEqual([]);
    expect(legalActions(over, 1)).toEqual([]);
    expect(why(over, { type: 'roll', player: 1 })).toEqual({
      code: 'GAME_OVER',
      details: { player: 1 },
    });
  });

  it('GI-F1 comes after the round in which the last crew was placed by a deal', () => {
    const hands: readonly Hand[] = [{ goods: { yellow: 4 }, on: EIGHT }];
    const state = play(
      trading('treasures', { hands }),
      deal(0),
      claim(0, 'yellow pub'),
      endTrade(0),
    );
    expect(decisions(state)).toEqual([{ type: 'bid', player: 1 }]);
    const alone = edited(state, (draft) => {
      at(draft.players, 2).passed = true;
    });
    const over = play(alone, { type: 'bid', player: 1, dice: ['green'] }, defaults(1));
    expect(decisions(over)).toEqual([]);
  });

  it('GI-F1 does not come while everybody has crew, nor with the last ghost crew', () => {
    const state = play(won({ hands: [{ on: EIGHT }] }, ONES, 'grey'), pay(0), endClaims(0));
    expect(decisions(state)[0]?.type).toBe('roll');
    const ghostOn = [...all('grey'), 'green hat'] as const;
    const two = play(won({ players: 2, ghostOn }, ONES, 'yellow'), pay(0), endClaims(0));
    const after = play(two, {
      type: 'placeGhost',
      player: 1,
      building: { peninsula: 'blue', type: 'hat' },
    });
    expect(after.ghostCrew).toBe(0);
    expect(decisions(after)[0]?.type).toBe('roll');
  });
});

describe('GI-F2 the stalemate', () => {
  const nothing: Hand = { coins: 0 };
  /** The round ends with a payment of the last coin, and then nobody has what the hands do not say. */
  const ended = (players: 2 | 3 | 4, ...others: readonly Hand[]): GameState => {
    const state = won({ players, hands: [{ coins: 1 }, ...others] }, ONES, 'grey');
    return play(state, pay(0));
  };
  const type = (state: GameState): string | undefined =>
    decisions(play(state, endClaims(0)))[0]?.type;

  for (const players of [3, 4] as const) {
    it(`GI-F2 ends a game of ${players} in which nobody has a coin, a treasure or a good`, () => {
      const state = ended(players, nothing, nothing, nothing);
      expect(type(state)).toBeUndefined();
      expect(eventsOf(state, endClaims(0)).at(-1)).toEqual({
        type: 'gameEnded',
        reason: 'stalemate',
      });
    });
    for (const [words, hand] of [
      ['a coin', { coins: 1 }],
      ['a treasure', { coins: 0, treasures: [1] }],
      ['a good', { coins: 0, goods: { grey: 1 } }],
    ] as const) {
      it(`GI-F2 goes on with ${players} players if somebody has ${words}`, () => {
        const state = ended(players, nothing, hand, nothing);
        expect(type(state)).toBe('roll');
      });
    }
    it(`GI-F2 ends a game of ${players} in which only parrots are left`, () => {
      const state = ended(players, { coins: 0, parrots: ['hold', 'green'] }, nothing, nothing);
      expect(type(state)).toBeUndefined();
    });
  }

  it('GI-F2 does not end a game of 2', () => {
    const ghost = play(ended(2, nothing), endClaims(0));
    expect(decisions(ghost)).toEqual([{ type: 'ghost', player: 1, peninsula: 'blue' }]);
    const next = play(ghost, {
      type: 'placeGhost',
      player: 1,
      building: { peninsula: 'blue', type: 'hat' },
    });
    expect(decisions(next)[0]?.type).toBe('roll');
  });
});

/** The score sheet of seat 0. */
function sheet(hand: Hand, scene: Scene = {}): PlayerScore {
  const [, ...others] = scene.hands ?? [];
  return at(score(start({ ...scene, hands: [{ goals: [], ...hand }, ...others] })).players, 0);
}
const goalPoints = (goal: Goal, hand: Hand, scene: Scene = {}): number | undefined =>
  sheet({ ...hand, goals: [goal] }, scene).goals[0]?.points;

describe('GI-F3 treasures', () => {
  for (const [treasures, points] of [
    [[], 0],
    [[3], 1],
    [[1, 1, 2, 3], 4],
  ] as const) {
    it(`GI-F3 ${treasures.length} cards: ${points}`, () => {
      expect(sheet({ treasures }).treasures).toBe(points);
    });
  }
});

describe('GI-F4 coins', () => {
  for (const [coins, points] of [
    [0, 0],
    [4, 0],
    [5, 1],
    [9, 1],
    [10, 2],
    [24, 4],
  ] as const) {
    it(`GI-F4 ${coins} coins: ${points}`, () => {
      expect(sheet({ coins }).coins).toBe(points);
    });
  }
});

describe('GI-F5 goals', () => {
  const types: readonly (readonly [Goal, Hand, number])[] = [
    ['type:sword', { on: ['blue sword', 'grey sword', 'yellow sword', 'orange sword'] }, 8],
    ['type:hook', { on: ['green hook'] }, 2],
    ['type:anchor', { on: ['green anchor', 'grey anchor'] }, 6],
    ['type:coffin', { on: ['green coffin', 'grey coffin'] }, 8],
    ['type:pub', { on: ['yellow pub'] }, 6],
    ['type:pub', { on: ['yellow hat', 'green hat'] }, 0],
  ];
  for (const [goal, hand, points] of types) {
    it(`GI-F5 ${goal} with crew on ${hand.on?.join(', ')}: ${points}`, () => {
      expect(goalPoints(goal, hand)).toBe(points);
    });
  }

  it('GI-F5 a building type counts own crew only', () => {
    const scene: Scene = {
      players: 2,
      hands: [{}, { on: ['blue sword'] }],
      ghostOn: ['grey sword'],
    };
    expect(goalPoints('type:sword', { on: ['yellow sword'] }, scene)).toBe(2);
  });

  for (const count of [0, 1, 3] as const) {
    it(`GI-F5 parrots: ${count} cards`, () => {
      const parrots = (['hold', 'green', 'green'] as const).slice(0, count);
      expect(goalPoints('parrots', { parrots })).toBe(count);
    });
  }

  for (const count of [0, 1, 7] as const) {
    it(`GI-F5 a good: ${count} tiles`, () => {
      expect(goalPoints('goods:orange', { goods: { orange: count } })).toBe(count);
    });
  }

  /** Own crew on yellow, that of the others, points. */
  const majorities: readonly (readonly [string, Hand, Scene, number])[] = [
    ['no crew', {}, {}, 0],
    ['the only crew', { on: ['yellow pub'] }, {}, 6],
    [
      'more than everybody',
      { on: ['yellow pub', 'yellow hat'] },
      { hands: [{}, { on: ['yellow hook'] }, { on: ['yellow sword'] }] },
      6,
    ],
    [
      'as many as another',
      { on: ['yellow pub'] },
      { hands: [{}, {}, { on: ['yellow sword'] }] },
      2,
    ],
    [
      'fewer than another',
      { on: ['yellow pub'] },
      { hands: [{}, { on: ['yellow sword', 'yellow hat'] }] },
      2,
    ],
    ['no crew where another has', {}, { hands: [{}, { on: ['yellow sword'] }] }, 0],
    ['as many as the ghost', { on: ['yellow pub'] }, { players: 2, ghostOn: ['yellow hat'] }, 2],
    [
      'more than the ghost',
      { on: ['yellow pub', 'yellow hook'] },
      { players: 2, ghostOn: ['yellow hat'] },
      6,
    ],
    ['crew elsewhere', { on: ['grey hat'] }, {}, 0],
    ['a lock is no crew', { on: ['yellow pub'] }, { locked: ['yellow hat', 'yellow hook'] }, 6],
  ];
  for (const [words, hand, scene, points] of majorities) {
    it(`GI-F5 majority, ${words}: ${points}`, () => {
      expect(goalPoints('majority:yellow', hand, scene)).toBe(points);
    });
  }

  it('GI-F5 of two copies only one counts', () => {
    const hand: Hand = {
      goals: ['type:pub', 'type:pub', 'goods:blue', 'goods:blue'],
      goods: { blue: 2 },
      on: ['yellow pub'],
    };
    expect(sheet(hand)).toMatchObject({
      goals: [
        { goal: 'type:pub', points: 6 },
        { goal: 'goods:blue', points: 2 },
      ],
      total: 8 + 1,
    });
  });

  it('GI-F5 goals are listed in the order of the kinds, and the total sums all', () => {
    const hand: Hand = {
      coins: 11,
      points: 5,
      treasures: [1, 2],
      parrots: ['hold'],
      goods: { green: 3, grey: 2 },
      goals: ['majority:grey', 'goods:grey', 'parrots', 'type:hat'],
      on: ['grey hat', 'grey coffin'],
    };
    expect(sheet(hand)).toEqual({
      player: 0,
      track: 5,
      treasures: 2,
      coins: 2,
      exchange: 1,
      goals: [
        { goal: 'type:hat', points: 2 },
        { goal: 'parrots', points: 1 },
        { goal: 'goods:grey', points: 2 },
        { goal: 'majority:grey', points: 6 },
      ],
      total: 21,
    });
  });
});

describe('GI-F6 tiles without a goal', () => {
  const cases: readonly (readonly [string, readonly Goal[], Hand['goods'], number])[] = [
    ['no goods goal', ['type:hat'], { blue: 9 }, 0],
    ['two tiles', ['goods:green'], { blue: 2 }, 0],
    ['three of one kind', ['goods:green'], { blue: 3 }, 1],
    ['three of three kinds', ['goods:green'], { blue: 1, orange: 1, grey: 1 }, 1],
    ['eight', ['goods:green'], { blue: 5, grey: 3 }, 2],
    ['own kind not counted', ['goods:green'], { green: 3, blue: 2 }, 0],
    ['two goods goals', ['goods:green', 'goods:blue'], { green: 3, blue: 3, grey: 3 }, 1],
    [
      'all goods goals',
      ['goods:green', 'goods:blue', 'goods:orange', 'goods:yellow', 'goods:grey'],
      { green: 3, blue: 3, grey: 3 },
      0,
    ],
    ['two copies of one', ['goods:green', 'goods:green'], { grey: 3 }, 1],
  ];
  for (const [words, goals, goods, points] of cases) {
    it(`GI-F6 ${words}: ${points}`, () => {
      expect(sheet({ goals, goods: goods ?? {} }).exchange).toBe(points);
    });
  }
});

describe('GI-F7 the ranking', () => {
  /** Points on the track and coins of four seats. */
  const cases: readonly (readonly [
    readonly (readonly [number, number])[],
    readonly (readonly number[])[],
  ])[] = [
    [
      [
        [5, 0],
        [9, 0],
        [7, 0],
        [1, 0],
      ],
      [[1], [2], [0], [3]],
    ],
    [
      [
        [5, 1],
        [5, 3],
        [5, 2],
        [5, 0],
      ],
      [[1], [2], [0], [3]],
    ],
    [
      [
        [5, 1],
        [5, 3],
        [5, 3],
        [5, 1],
      ],
      [
        [1, 2],
        [0, 3],
      ],
    ],
    [
      [
        [5, 2],
        [5, 2],
        [5, 2],
        [5, 2],
      ],
      [[0, 1, 2, 3]],
    ],
    // 5 coins are a point: equal in total, more in coins.
    [
      [
        [5, 0],
        [4, 5],
        [5, 4],
        [3, 9],
      ],
      [[1], [2], [0], [3]],
    ],
    [
      [
        [1, 4],
        [9, 0],
        [1, 4],
        [0, 3],
      ],
      [[1], [0, 2], [3]],
    ],
  ];
  for (const [hands, ranking] of cases) {
    it(`GI-F7 ${JSON.stringify(hands)}: ${JSON.stringify(ranking)}`, () => {
      const state = start({
        players: 4,
        hands: hands.map(([points, coins]) => ({ points, coins, goals: [] })),
      });
      expect(score(state).ranking).toEqual(ranking);
      expect(score(state).winners).toEqual(ranking[0]);
      expect(score(state).players.map(({ player }) => player)).toEqual([0, 1, 2, 3]);
    });
  }
});

it('GI-F1 a trade that empties the hand of goods ends nothing', () => {
  const state = trading('coins2', { hands: [{ goods: { green: 1 } }] });
  expect(decisions(play(state, deliver(0, 1), endTrade(0)))[0]?.type).toBe('bid');
});
