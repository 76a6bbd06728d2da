import { describe, expect, it } from 'vitest';
import { at } from '../../../src/core/lists.ts';
import {
  type Board,
  BUILDING_TYPES,
  type BuildingType,
  CLOUDS,
  COLORS,
  components,
  createGame,
  DEFAULT_BOARD,
  decisions,
  FACES,
  GOALS,
  GOOD_NAMES,
  type Goal,
  SHIPS,
  type Ship,
  score,
} from '../../../src/grog-island/index.ts';
import {
  bid,
  deliver,
  edited,
  goodsList,
  legal,
  pass,
  passed,
  play,
  roll,
  seat,
  setupDone,
  start,
  trade,
  trading,
} from '../../grog-island/scenario.ts';

it('GI-C1 has five colours, each with a peninsula, a die, a good and a goods space', () => {
  const state = createGame({ players: 3, seed: 1 });
  expect(COLORS).toEqual(['green', 'blue', 'orange', 'yellow', 'grey']);
  expect(Object.keys(DEFAULT_BOARD)).toEqual(COLORS);
  for (const list of [state.clouds, state.dice, seat(state, 0).goods]) expect(list).toHaveLength(5);
});

describe('GI-C2 goods', () => {
  it('GI-C2 names the good of each colour', () => {
    expect(GOOD_NAMES).toEqual({
      green: 'coconut',
      blue: 'fish',
      orange: 'grog',
      yellow: 'lemon',
      grey: 'map',
    });
  });

  it('GI-C2 never runs out of them', () => {
    const rich = start({ hands: [{}, { goods: { green: 5_000 } }] });
    const state = play(roll(rich, [1, 1, 1, 1, 1]), bid(0, 'green'), pass(1));
    expect(seat(state, 1).goods).toEqual([5_001, 0, 0, 0, 0]);
  });
});

it('GI-C3 has a ship space at each peninsula, left to right, and the open sea', () => {
  const ships: readonly Ship[] = ['goals', 'coins4', 'parrots', 'coins2', 'treasures', 'coins3'];
  const hands = [{ goods: { green: 1, blue: 1, orange: 1, yellow: 1, grey: 1 } }];
  const state = passed({ ships, hands });
  expect(legal(state, 'trade').map((action) => action.ship)).toEqual(ships.slice(0, 5));
  // What a ship takes tells at which peninsula it lies.
  ships.slice(0, 5).forEach((ship, place) => {
    const left = [1, 1, 1, 1, 1].map((one, color) => (color === place ? 0 : one));
    expect(seat(play(state, trade(0, ship), deliver(0, 1)), 0).goods).toEqual(left);
  });
});

describe('GI-C4 buildings', () => {
  /** x where a type stands: green, blue, orange, yellow, grey; then the points of its goal for each crew. */
  const layout: Readonly<Record<BuildingType, readonly [string, number]>> = {
    sword: ['.xxxx', 2],
    pegLeg: ['.xxxx', 2],
    hat: ['xx.xx', 2],
    hook: ['xxxx.', 2],
    anchor: ['xx..x', 3],
    figurehead: ['.xxx.', 3],
    voodoo: ['x.x.x', 3],
    fortune: ['x..xx', 3],
    eyePatch: ['x.x..', 4],
    coffin: ['x...x', 4],
    cannonball: ['.xx..', 4],
    pub: ['...x.', 6],
  };
  const own = (state: ReturnType<typeof start>, goal: Goal): number | undefined =>
    score(state).players[0]?.goals.find((entry) => entry.goal === goal)?.points;

  it('GI-C4 has 35 of 12 types, 7 on each peninsula', () => {
    expect(Object.keys(layout)).toEqual(BUILDING_TYPES);
    for (const color of COLORS) expect(new Set(DEFAULT_BOARD[color]).size).toBe(7);
    const { buildings } = createGame({ players: 2, seed: 1 });
    expect(buildings.filter((site) => site === 'free')).toHaveLength(35);
    expect(buildings.filter((site) => site === 'none')).toHaveLength(25);
  });

  for (const type of BUILDING_TYPES) {
    const [marks, points] = layout[type];
    it(`GI-C4 has ${type} at ${marks}, worth ${points}`, () => {
      const standing = COLORS.filter((color) => DEFAULT_BOARD[color].includes(type));
      expect(standing).toEqual(COLORS.filter((_, place) => marks[place] === 'x'));
      const state = start({
        hands: [{ goals: [`type:${type}`], on: [`${standing[0] ?? 'green'} ${type}`] }],
      });
      expect(own(state, `type:${type}`)).toBe(points);
    });
  }

  it('GI-C4 lets goal points follow the copies of another board', () => {
    // On blue an eye-patch shop in place of the sword shop: there are three of each.
    const board: Board = {
      ...DEFAULT_BOARD,
      blue: ['eyePatch', 'pegLeg', 'hat', 'hook', 'anchor', 'figurehead', 'cannonball'],
    };
    const state = edited(
      createGame({
        players: 3,
        seed: 1,
        board,
        arrangement: { goals: goalsOnTop('type:sword', 'type:eyePatch') },
      }),
      (draft) => {
        // Sites 24 and 32: sword and eye-patch shop on orange.
        for (const site of [24, 32]) draft.buildings[site] = 'crew:0';
        at(draft.players, 0).crew -= 2;
      },
    );
    expect(own(state, 'type:sword')).toBe(3);
    expect(own(state, 'type:eyePatch')).toBe(3);
  });
});

/** The whole deck of goals with some on top. */
function goalsOnTop(...top: readonly Goal[]): Goal[] {
  const deck = GOALS.flatMap((goal) => [goal, goal]);
  for (const goal of top) deck.splice(deck.indexOf(goal), 1);
  return [...deck, ...top];
}

it('GI-C5 has five dice with six faces', () => {
  const seen = new Set<number>();
  for (let seed = 0; seed < 20; seed += 1) {
    const state = setupDone(createGame({ players: 2, seed }));
    const { dice } = play(state, { type: 'roll', player: 0 });
    expect(dice).toHaveLength(5);
    for (const face of dice) seen.add(face);
  }
  expect([...seen].sort()).toEqual(FACES);
});

it('GI-C6 has five clouds', () => {
  expect(CLOUDS).toEqual(['goal', 'point', 'parrot', 'calm', 'black']);
});

describe('GI-C7 ships', () => {
  /** Where the cards and coins of seat 0 are after giving as many goods as the ship takes. */
  const trades: readonly (readonly [Ship, number, object])[] = [
    ['coins2', 4, { coins: 8 }],
    ['coins3', 2, { coins: 6 }],
    ['coins4', 1, { coins: 4 }],
    ['treasures', 2, { treasures: [1, 3] }],
    ['parrots', 3, { parrots: ['hold', 'green', 'grey'] }],
  ];

  it('GI-C7 are six', () => {
    expect(SHIPS).toEqual(trades.map(([ship]) => ship).concat('goals'));
  });

  for (const [ship, most, gained] of trades) {
    it(`GI-C7 ${ship} takes up to ${most}`, () => {
      const ships = [ship, ...SHIPS.filter((other) => other !== ship)];
      const state = trading(ship, {
        ships,
        hands: [{ goods: { green: 12 } }],
        decks: { treasures: [2, 3, 1], parrots: ['blue', 'grey', 'hold', 'green'] },
      });
      expect(legal(state, 'deliver').map(({ units }) => units)).toEqual(
        Array.from({ length: most }, (_, place) => place + 1),
      );
      expect(seat(play(state, deliver(0, most)), 0)).toMatchObject({
        coins: 0,
        treasures: [],
        parrots: [],
        goods: goodsList({ green: 12 - most }),
        ...gained,
      });
    });
  }

  it('GI-C7 goals takes any number, and one card is kept', () => {
    const ships: readonly Ship[] = ['goals', 'coins2', 'coins3', 'coins4', 'treasures', 'parrots'];
    const state = trading('goals', { ships, hands: [{ goods: { green: 50 } }] });
    expect(legal(state, 'deliver')).toHaveLength(state.goalDeck.length);
    expect(decisions(play(state, deliver(0, 3)))).toEqual([
      { type: 'returnGoals', player: 0, from: 'drawn', left: 2 },
    ]);
  });
});

describe('GI-C8 to GI-C12 counts', () => {
  const crew: Readonly<Record<number, number>> = { 2: 9, 3: 9, 4: 7 };
  for (const players of [2, 3, 4]) {
    const counts = components(createGame({ players, seed: 5 }));
    const sum = (kind: string): number =>
      Object.entries(counts).reduce((n, [key, count]) => n + (key.startsWith(kind) ? count : 0), 0);

    it(`GI-C8 ${players} players: 46 goals, 23 kinds twice`, () => {
      expect(GOALS).toHaveLength(23);
      for (const goal of GOALS) expect(counts[`goal:${goal}`]).toBe(2);
      expect(sum('goal:')).toBe(46);
      expect(GOALS).toEqual([
        ...BUILDING_TYPES.map((type) => `type:${type}`),
        'parrots',
        ...COLORS.map((color) => `goods:${color}`),
        ...COLORS.map((color) => `majority:${color}`),
      ]);
    });
    it(`GI-C9 ${players} players: 32 treasures, 10 × 1, 12 × 2, 10 × 3`, () => {
      expect([1, 2, 3].map((value) => counts[`treasure:${value}`])).toEqual([10, 12, 10]);
      expect(sum('treasure:')).toBe(32);
    });
    it(`GI-C10 ${players} players: 28 parrots, 8 that hold, 4 that turn for each colour`, () => {
      expect(counts['parrot:hold']).toBe(8);
      for (const color of COLORS) expect(counts[`parrot:${color}`]).toBe(4);
      expect(sum('parrot:')).toBe(28);
    });
    it(`GI-C11 ${players} players: ${crew[players]} crew each`, () => {
      const state = createGame({ players, seed: 5 });
      for (const player of state.players) expect(player.crew).toBe(crew[players]);
      expect(sum('crew:')).toBe(players * (crew[players] ?? 0) + (players === 2 ? 9 : 0));
    });
    it(`GI-C12 ${players} players: 6 locks`, () => {
      expect(createGame({ players, seed: 5 }).locks).toBe(6);
      expect(counts['locks']).toBe(6);
    });
  }

  it('GI-C12 counts locks on the board and in the supply', () => {
    const locked = ['grey sword', 'grey pegLeg', 'grey hat', 'grey anchor', 'grey voodoo'] as const;
    const state = start({ locked });
    expect(state.locks).toBe(1);
    expect(components(state)['locks']).toBe(6);
  });
});
