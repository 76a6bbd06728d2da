import { describe, expect, it } from 'vitest';
import { at } from '../../../src/core/lists.ts';
import {
  applyAction,
  CLOUDS,
  COLORS,
  canUndo,
  checkAction,
  createGame,
  decisions,
  GOALS,
  type Goal,
  legalActions,
  type Parrot,
  SHIPS,
  type Treasure,
} from '../../../src/grog-island/index.ts';
import {
  chooseGood,
  eventsOf,
  play,
  returnGoal,
  seat,
  setupDone,
  start,
  why,
} from '../../grog-island/scenario.ts';

/** Decks with known cards on top: seat 0 gets the last six goals, and so on. */
function fixedDecks(): { goals: Goal[]; treasures: Treasure[]; parrots: Parrot[] } {
  const goals = GOALS.flatMap((goal) => [goal, goal]);
  const treasures: Treasure[] = [
    ...Array<Treasure>(10).fill(1),
    ...Array<Treasure>(12).fill(2),
    ...Array<Treasure>(10).fill(3),
  ];
  const parrots: Parrot[] = COLORS.flatMap((color) => Array<Parrot>(4).fill(color));
  return { goals, treasures, parrots: [...Array<Parrot>(8).fill('hold'), ...parrots] };
}

describe('GI-S1 number of players', () => {
  for (const players of [2, 3, 4]) {
    it(`GI-S1 allows ${players}`, () => {
      expect(createGame({ players, seed: 1 }).players).toHaveLength(players);
    });
  }
  for (const players of [0, 1, 5]) {
    it(`GI-S1 refuses ${players}`, () => {
      expect(() => createGame({ players, seed: 1 })).toThrow('from 2 to 4');
    });
  }
});

/** How often each item lies on each place, over many seeds. */
function spread<Item>(items: readonly Item[], lists: readonly (readonly Item[])[]): number[] {
  return items.flatMap((item) =>
    items.map((_, place) => lists.filter((list) => list[place] === item).length),
  );
}
const SEEDS = Array.from({ length: 600 }, (_, seed) => seed);
const GAMES = SEEDS.map((seed) => createGame({ players: 4, seed }));

it('GI-S2 lays a cloud over each peninsula, all orders alike', () => {
  for (const { clouds } of GAMES) expect([...clouds].sort()).toEqual([...CLOUDS].sort());
  const counts = spread(
    CLOUDS,
    GAMES.map(({ clouds }) => clouds),
  );
  // 120 expected; all is seeded, so this can never fail by chance.
  expect(Math.min(...counts)).toBeGreaterThan(85);
  expect(Math.max(...counts)).toBeLessThan(155);
});

it('GI-S3 shuffles goals, treasures and parrots', () => {
  const tops = (deck: 'goalDeck' | 'treasureDeck' | 'parrotDeck'): Set<unknown> =>
    new Set(GAMES.map((state) => state[deck].at(-1)));
  expect(tops('goalDeck').size).toBe(23);
  expect(tops('treasureDeck').size).toBe(3);
  expect(tops('parrotDeck').size).toBe(6);
  expect(new Set(GAMES.map(({ goalDeck }) => goalDeck.join())).size).toBe(GAMES.length);
});

it('GI-S4 shuffles the ships onto the six spaces', () => {
  for (const { ships } of GAMES) expect([...ships].sort()).toEqual([...SHIPS].sort());
  const counts = spread(
    SHIPS,
    GAMES.map(({ ships }) => ships),
  );
  expect(Math.min(...counts)).toBeGreaterThan(65);
  expect(Math.max(...counts)).toBeLessThan(135);
});

describe('GI-S5 the ghost ship', () => {
  for (const [players, ghostCrew] of [
    [2, 9],
    [3, 0],
    [4, 0],
  ] as const) {
    it(`GI-S5 carries ${ghostCrew} crew with ${players} players`, () => {
      expect(createGame({ players, seed: 1 }).ghostCrew).toBe(ghostCrew);
    });
  }
});

describe('GI-S6 every player', () => {
  for (const [players, crew] of [
    [2, 9],
    [3, 9],
    [4, 7],
  ] as const) {
    it(`GI-S6 starts alike with ${players} players`, () => {
      const state = createGame({ players, seed: 3 });
      for (const player of state.players) {
        expect(player).toMatchObject({
          coins: 8,
          points: 0,
          crew,
          goods: [0, 0, 0, 0, 0],
          drawn: [],
          passed: false,
          marker: null,
        });
        expect(player.goals).toHaveLength(6);
        expect(player.treasures).toEqual([]);
        expect(player.parrots).toEqual([]);
      }
      expect(state.goalDeck).toHaveLength(46 - 6 * players);
      expect(state.treasureDeck).toHaveLength(32);
      expect(state.parrotDeck).toHaveLength(28);
      expect(state).toMatchObject({ row: [], amount: 0, leader: null, round: 0 });
    });
  }

  it('GI-S6 deals from the top: seat 0 six goals, then seat 1, whoever holds the flag', () => {
    const { goals } = fixedDecks();
    const state = createGame({ players: 3, seed: 9, firstPlayer: 2, arrangement: { goals } });
    expect(state.players.map((player) => player.goals)).toEqual([
      [
        'majority:orange',
        'majority:orange',
        'majority:yellow',
        'majority:yellow',
        'majority:grey',
        'majority:grey',
      ],
      [
        'goods:grey',
        'goods:grey',
        'majority:green',
        'majority:green',
        'majority:blue',
        'majority:blue',
      ],
      ['goods:blue', 'goods:blue', 'goods:orange', 'goods:orange', 'goods:yellow', 'goods:yellow'],
    ]);
    expect(state.goalDeck).toEqual(goals.slice(0, 28));
  });
});

describe('GI-S7 setup choices', () => {
  const two = (): ReturnType<typeof createGame> =>
    createGame({ players: 2, seed: 1, arrangement: { goals: fixedDecks().goals } });

  it('GI-S7 are open for all at the same time', () => {
    expect(decisions(two())).toEqual([
      { type: 'setup', player: 0, toReturn: 2, mayChooseGood: true },
      { type: 'setup', player: 1, toReturn: 2, mayChooseGood: true },
    ]);
  });

  it('GI-S7 are listed by seat: each kind of goal once, then the goods', () => {
    const goals: readonly Goal[] = ['majority:orange', 'majority:yellow', 'majority:grey'];
    expect(legalActions(two(), 0)).toEqual([
      ...goals.map((goal) => returnGoal(0, goal)),
      ...COLORS.map((good) => chooseGood(0, good)),
    ]);
    expect(legalActions(two())).toEqual([...legalActions(two(), 0), ...legalActions(two(), 1)]);
  });

  it('GI-S7 may come in any order and from anyone', () => {
    const state = play(
      two(),
      returnGoal(1, 'goods:grey'),
      chooseGood(0, 'grey'),
      returnGoal(0, 'majority:grey'),
      returnGoal(1, 'goods:grey'),
      returnGoal(0, 'majority:grey'),
    );
    expect(decisions(state)).toEqual([
      { type: 'setup', player: 1, toReturn: 0, mayChooseGood: true },
    ]);
    const done = play(state, chooseGood(1, 'blue'));
    expect(decisions(done)).toEqual([{ type: 'roll', player: 0, manual: false }]);
    expect(done.players.map((player) => player.goods)).toEqual([
      [0, 0, 0, 0, 1],
      [0, 1, 0, 0, 0],
    ]);
    expect(done.players.map((player) => player.goals.length)).toEqual([4, 4]);
    // The last card returned lies lowest.
    expect(done.goalDeck.slice(0, 5)).toEqual([
      'majority:grey',
      'goods:grey',
      'majority:grey',
      'goods:grey',
      'type:sword',
    ]);
  });

  it('GI-S7 keeps the open decisions in the order of the seats', () => {
    const state = createGame({ players: 4, seed: 1 });
    const after = play(state, chooseGood(2, 'grey'), chooseGood(0, 'grey'), chooseGood(3, 'blue'));
    expect(decisions(after).map(({ player }) => player)).toEqual([0, 1, 2, 3]);
  });

  it('GI-S7 are three for each player and no more', () => {
    const goal = at(seat(two(), 0).goals, 0);
    const returned = play(two(), returnGoal(0, goal), returnGoal(0, goal));
    const third = at(seat(returned, 0).goals, 0);
    expect(why(returned, returnGoal(0, third))).toEqual({
      code: 'ENOUGH_RETURNED',
      details: { player: 0 },
    });
    expect(legalActions(returned, 0)).toEqual(COLORS.map((good) => chooseGood(0, good)));
    const chosen = play(two(), chooseGood(0, 'grey'));
    expect(why(chosen, chooseGood(0, 'blue'))?.code).toBe('GOOD_ALREADY_CHOSEN');
    expect(why(two(), returnGoal(0, 'type:pub'))).toEqual({
      code: 'NO_SUCH_GOAL',
      details: { goal: 'type:pub', from: 'hand' },
    });
    const finished = play(returned, chooseGood(0, 'grey'));
    expect(checkAction(finished, chooseGood(0, 'grey'))).toMatchObject({
      code: 'NOT_YOUR_TURN',
      details: { player: 0, waitingFor: [1] },
    });
  });

  it('GI-S7 tells what happened', () => {
    expect(eventsOf(two(), chooseGood(1, 'orange'))).toEqual([
      { type: 'goodsTaken', player: 1, goods: [0, 0, 1, 0, 0], reason: 'setup' },
    ]);
    expect(eventsOf(two(), returnGoal(1, 'goods:grey'))).toEqual([
      { type: 'goalReturned', player: 1, from: 'hand', goal: 'goods:grey', seenBy: 1 },
    ]);
    const last = play(
      setupDoneFor(two(), 0),
      returnGoal(1, 'goods:grey'),
      returnGoal(1, 'goods:grey'),
    );
    expect(eventsOf(last, chooseGood(1, 'grey')).at(-1)).toEqual({
      type: 'roundStarted',
      round: 1,
      player: 0,
    });
  });

  it('GI-S7 deals a treasure to each, then a parrot to each, when all have chosen', () => {
    const { treasures, parrots } = fixedDecks();
    // Seat 0 gets the top treasure, a 1, and seat 1 the next, a 2; of the parrots hold and green.
    const [one = 1] = treasures.splice(0, 1);
    const two = treasures.splice(9, 1);
    const [held = 'hold'] = parrots.splice(0, 1);
    const green = parrots.splice(7, 1);
    const fresh = createGame({
      players: 3,
      seed: 9,
      firstPlayer: 2,
      arrangement: {
        treasures: [...treasures, ...two, one],
        parrots: [...parrots, ...green, held],
      },
    });
    let state = setupDoneFor(setupDoneFor(fresh, 1), 0);
    for (const { treasures: cards, parrots: birds } of state.players)
      expect([...cards, ...birds]).toEqual([]);
    const first = at(legalActions(state, 2), 0);
    state = play(state, first);
    state = play(state, at(legalActions(state, 2), 0));
    const last = at(legalActions(state, 2), 0);
    const events = eventsOf(state, last);
    expect(events.slice(1)).toEqual([
      ...[1, 2, 3].map((card, player) => ({
        type: 'treasuresDrawn',
        player,
        treasures: [card],
        seenBy: player,
      })),
      ...['hold', 'green', 'grey'].map((card, player) => ({
        type: 'parrotsDrawn',
        player,
        parrots: [card],
        seenBy: player,
      })),
      { type: 'roundStarted', round: 1, player: 2 },
    ]);
    const done = play(state, last);
    expect(done.players.map((player) => player.treasures)).toEqual([[1], [2], [3]]);
    expect(done.treasureDeck.slice(-9)).toEqual(Array(9).fill(3));
    expect(done.players.map((player) => player.parrots)).toEqual([['hold'], ['green'], ['grey']]);
    expect(done.parrotDeck.slice(-3)).toEqual(['grey', 'grey', 'grey']);
    expect(canUndo(state, events)).toBe(false);
  });
});

/** One seat makes its choices. */
function setupDoneFor(fresh: ReturnType<typeof createGame>, player: number): typeof fresh {
  let state = fresh;
  for (let next = legalActions(state, player)[0]; next; next = legalActions(state, player)[0])
    state = applyAction(state, next);
  return state;
}

describe('GI-S8 the flag', () => {
  it('GI-S8 is at seat 0 by default', () => {
    expect(setupDone(createGame({ players: 3, seed: 1 }))).toMatchObject({ flag: 0, round: 1 });
  });
  for (const flag of [0, 1, 2]) {
    it(`GI-S8 is at seat ${flag} if so wanted`, () => {
      const state = start({ flag });
      expect(state.flag).toBe(flag);
      expect(decisions(state)).toEqual([{ type: 'roll', player: flag, manual: true }]);
    });
  }

  it('GI-S8 is drawn by the seed if so wanted, and the deal does not depend on it', () => {
    const flags = new Set<number>();
    for (let seed = 0; seed < 60; seed += 1) {
      const drawn = createGame({ players: 3, seed, firstPlayer: 'random' });
      const fixed = createGame({ players: 3, seed });
      flags.add(drawn.flag);
      expect({ ...drawn, flag: 0, random: fixed.random }).toEqual(fixed);
    }
    expect([...flags].sort()).toEqual([0, 1, 2]);
  });
});
