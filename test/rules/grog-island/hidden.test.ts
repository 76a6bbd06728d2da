import { describe, expect, it } from 'vitest';
import {
  type GameEvent,
  type GameState,
  type GameView,
  type Goal,
  type Ship,
  viewEvents,
  viewFor,
} from '../../../src/grog-island/index.ts';
import {
  bid,
  claim,
  deliver,
  eventsOf,
  hold,
  pay,
  play,
  returnGoal,
  roll,
  type Scene,
  start,
  trading,
  turn,
  won,
} from '../../grog-island/scenario.ts';

const SHIPS: readonly Ship[] = ['goals', 'coins2', 'coins3', 'coins4', 'treasures', 'parrots'];
const SCENE: Scene = {
  ships: SHIPS,
  hands: [
    { goods: { green: 9 }, goals: ['type:pub', 'parrots'], parrots: ['hold'] },
    { goals: ['type:hat', 'goods:grey', 'goods:grey'], treasures: [1, 3], parrots: ['green'] },
    { treasures: [2] },
  ],
};
/** Three cards lie beside the hand of seat 0, of which it keeps one. */
const drawing = (): GameState => play(trading('goals', SCENE), deliver(0, 3));

/** A state in which everything hidden is `null` for a viewer. */
function blanked(state: GameState, viewer: number | 'spectator'): GameView {
  const nulls = (cards: readonly unknown[]): null[] => cards.map(() => null);
  return {
    ...state,
    viewer,
    random: null,
    players: state.players.map((player, seat) =>
      seat === viewer
        ? player
        : {
            ...player,
            goals: nulls(player.goals),
            treasures: nulls(player.treasures),
            parrots: nulls(player.parrots),
            drawn: nulls(player.drawn),
          },
    ),
    goalDeck: nulls(state.goalDeck),
    treasureDeck: nulls(state.treasureDeck),
    parrotDeck: nulls(state.parrotDeck),
  };
}

describe('GI-H1 what is hidden', () => {
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    it(`GI-H1 ${viewer} sees own cards only, no deck and no random words`, () => {
      expect(viewFor(drawing(), viewer)).toEqual(blanked(drawing(), viewer));
    });
  }

  it('GI-H1 the text of a view names no card of another player', () => {
    const state = start({
      hands: [{}, { goals: ['type:pub', 'majority:grey'], parrots: ['hold'] }],
    });
    const text = JSON.stringify(viewFor(state, 0));
    for (const secret of ['type:pub', 'majority:grey', 'hold']) expect(text).not.toContain(secret);
    expect(JSON.stringify(viewFor(state, 1))).toContain('type:pub');
  });

  it('GI-H1 swapping what a player cannot see changes nothing in the view', () => {
    const one = start({ hands: [{}, { goals: ['type:hat'], treasures: [1], parrots: ['hold'] }] });
    const other = start({
      hands: [{}, { goals: ['type:pub'], treasures: [3], parrots: ['grey'] }],
    });
    expect(one).not.toEqual(other);
    expect(viewFor(one, 0)).toEqual(viewFor(other, 0));
    expect(viewFor(one, 'spectator')).toEqual(viewFor(other, 'spectator'));
    expect(viewFor(one, 1)).not.toEqual(viewFor(other, 1));
  });

  it('GI-H1 has no view for a seat that is not there', () => {
    for (const seat of [-1, 3, 0.5, Number.NaN])
      expect(() => viewFor(start(), seat)).toThrow(RangeError);
  });
});

it('GI-H2 everything else is open: the table, and the number of cards of each hand and deck', () => {
  const state = drawing();
  const view = viewFor(state, 2);
  expect(Object.keys(view).sort()).toEqual([...Object.keys(state), 'viewer'].sort());
  expect(
    view.players.map(({ goals, treasures, parrots, drawn }) =>
      [goals, treasures, parrots, drawn].map((cards) => cards.length),
    ),
  ).toEqual([
    [2, 0, 1, 3],
    [3, 2, 1, 0],
    [4, 1, 0, 0],
  ]);
  expect([view.goalDeck, view.treasureDeck, view.parrotDeck].map((deck) => deck.length)).toEqual([
    state.goalDeck.length,
    state.treasureDeck.length,
    state.parrotDeck.length,
  ]);
  expect(view).toMatchObject({ ships: SHIPS, dice: state.dice, agenda: state.agenda, locks: 6 });
});

describe('GI-H3 cards that leave the game', () => {
  it('GI-H3 played parrots are seen by all', () => {
    const state = roll(
      start({ hands: [{ parrots: ['green', 'hold'] }, { parrots: ['hold'] }] }),
      [1, 1, 1, 1, 1],
    );
    const turned = play(state, turn(0, 'green', 2));
    expect(viewFor(turned, 1).playedParrots).toEqual(['green']);
    const events = eventsOf(state, turn(0, 'green', 2));
    expect(viewEvents(events, 1)).toEqual(events);
    const held = play(turned, bid(0, 'green'));
    expect(viewEvents(eventsOf(held, hold(1, 'green')), 'spectator')[0]).toEqual({
      type: 'parrotPlayed',
      player: 1,
      parrot: 'hold',
    });
  });

  it('GI-H3 spent treasures are seen by all', () => {
    const state = won({ hands: [{ treasures: [1, 3] }] }, [3, 3, 3, 3, 3], 'green');
    expect(viewFor(play(state, pay(0, 3)), 1)).toMatchObject({ spentTreasures: [3] });
    expect(viewEvents(eventsOf(state, pay(0, 3)), 2)[0]).toMatchObject({ treasures: [3] });
  });
});

describe('GI-H4 cards drawn at the goal ship', () => {
  it('GI-H4 are seen by their drawer only', () => {
    const state = drawing();
    expect(viewFor(state, 0).players[0]?.drawn).toEqual(state.players[0]?.drawn);
    for (const viewer of [1, 2, 'spectator'] as const)
      expect(viewFor(state, viewer).players[0]?.drawn).toEqual([null, null, null]);
  });

  it('GI-H4 a view does not remember what its player put under the deck', () => {
    const drawn = drawing();
    const [first, second] = drawn.players[0]?.drawn ?? [];
    if (first === undefined || second === undefined) throw new Error('three cards were drawn');
    const state = play(drawn, returnGoal(0, first), returnGoal(0, second));
    expect(state.goalDeck.slice(0, 2)).toEqual([second, first]);
    expect(viewFor(state, 0).goalDeck.every((card) => card === null)).toBe(true);
  });
});

describe('GI-H1 events', () => {
  /** An action, and what others see of its events. */
  const cases: readonly (readonly [
    string,
    GameState,
    Parameters<typeof eventsOf>[1],
    readonly GameEvent[],
  ])[] = [
    [
      'goals drawn and kept',
      trading('goals', SCENE),
      deliver(0, 1),
      [
        { type: 'goodsPaid', player: 0, reason: 'deliver', good: 'green', goods: 1, credits: 0 },
        { type: 'goalsDrawn', player: 0, to: 'drawn', goals: [null], seenBy: 0 },
        { type: 'goalKept', player: 0, goal: null, seenBy: 0 },
      ],
    ],
    [
      'a goal returned',
      drawing(),
      returnGoal(0, drawing().players[0]?.drawn[0] ?? 'parrots'),
      [{ type: 'goalReturned', player: 0, from: 'drawn', goal: null, seenBy: 0 }],
    ],
    [
      'treasures drawn',
      trading('treasures', { hands: [{ goods: { yellow: 2 } }] }),
      deliver(0, 2),
      [
        { type: 'goodsPaid', player: 0, reason: 'deliver', good: 'yellow', goods: 2, credits: 0 },
        { type: 'treasuresDrawn', player: 0, treasures: [null, null], seenBy: 0 },
      ],
    ],
    [
      'parrots drawn',
      trading('parrots', { hands: [{ goods: { grey: 2 } }] }),
      deliver(0, 2),
      [
        { type: 'goodsPaid', player: 0, reason: 'deliver', good: 'grey', goods: 2, credits: 0 },
        { type: 'parrotsDrawn', player: 0, parrots: [null, null], seenBy: 0 },
      ],
    ],
  ];
  for (const [words, state, action, seen] of cases) {
    it(`GI-H1 ${words}: others see how many, the player which`, () => {
      const events = eventsOf(state, action);
      expect(viewEvents(events, 1)).toEqual(seen);
      expect(viewEvents(events, 'spectator')).toEqual(seen);
      expect(viewEvents(events, 0)).toEqual(events);
    });
  }

  it('GI-H1 a goal drawn under the cloud', () => {
    const state = play(won({}, [1, 1, 1, 1, 1], 'green'), pay(0));
    const events = eventsOf(state, claim(0, 'green hat'));
    expect(viewEvents(events, 2)).toContainEqual({
      type: 'goalsDrawn',
      player: 0,
      to: 'hand',
      goals: [null],
      seenBy: 0,
    });
    expect(viewEvents(events, 0)).toEqual(events);
  });
});

describe('GI-H5 under the deck', () => {
  it('GI-H5 the last one returned lies lowest', () => {
    const deck: readonly Goal[] = ['type:pub', 'parrots', 'goods:grey', 'goods:blue'];
    const scene: Scene = {
      ships: SHIPS,
      hands: [{ goods: { green: 3 }, goals: [] }],
      decks: { goals: deck },
    };
    const state = play(
      trading('goals', scene),
      deliver(0, 3),
      returnGoal(0, 'goods:grey'),
      returnGoal(0, 'goods:blue'),
    );
    expect(state.goalDeck).toEqual(['goods:blue', 'goods:grey', 'type:pub']);
    expect(state.players[0]?.goals).toEqual(['parrots']);
  });
});
