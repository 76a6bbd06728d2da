import { describe, expect, it } from 'vitest';
import {
  decisions,
  FACES,
  type GameState,
  legalActions,
} from '../../../src/caribbean-fleet/index.ts';
import { at } from '../../../src/core/lists.ts';
import {
  choosing,
  eventsOf,
  type Hand,
  keepCard,
  lost,
  only,
  pass,
  play,
  purses,
  raid,
  roll,
  rolled,
  rolling,
  take,
  turnDie,
  why,
} from '../../caribbean-fleet/scenario.ts';

const CARD = 'spyglass#1';

describe('CF-R2 the spyglass', () => {
  const hands: Hand[] = [{ ships: ['green:9'] }, { kept: [CARD], ships: ['blue:8'] }];
  const state = roll(rolling({ hands, deck: ['red:3', 'red:4', 'red:5'] }), [3, 5]);

  it('CF-R2 asks its holder after the roll, before anything earns', () => {
    expect(decisions(state)).toEqual([{ type: 'spyglass', player: 1, card: CARD }]);
    expect(purses(state)).toEqual([10, 10, 10]);
    expect(rolled(rolling({ hands }), [3, 5])).toEqual([]);
  });

  it('CF-R2 any one die to any other face', () => {
    expect(legalActions(state)).toEqual([
      keepCard(1, CARD),
      ...FACES.filter((face) => face !== 3).map((face) => turnDie(1, CARD, 0, face)),
      ...FACES.filter((face) => face !== 5).map((face) => turnDie(1, CARD, 1, face)),
    ]);
    expect(why(state, turnDie(1, CARD, 0, 3))).toEqual({
      code: 'SAME_FACE',
      details: { die: 0, face: 3 },
    });
    expect(why(state, turnDie(1, 'spyglass#2', 0, 1))).toEqual({
      code: 'WRONG_CARD',
      details: { received: 'spyglass#2', asking: CARD },
    });
    expect(why(state, keepCard(1, 'fairWind#1'))?.code).toBe('WRONG_CARD');
  });

  it('CF-R2 all that follows uses the turned dice, and the card is discarded', () => {
    expect(eventsOf(state, turnDie(1, CARD, 0, 4)).slice(0, 3)).toEqual([
      { type: 'dieTurned', player: 1, card: CARD, die: 0, from: 3, face: 4 },
      { type: 'cardDiscarded', player: 1, card: CARD, reason: 'used' },
      { type: 'shipEarned', player: 0, ship: 'green:9', ducats: 4 },
    ]);
    const after = play(state, turnDie(1, CARD, 1, 6));
    expect(after.dice).toEqual([3, 6]);
    expect(lost(state, after)).toEqual([CARD]);
    expect(at(after.players, 1).kept).toEqual([]);
    expect(purses(after)).toEqual([14, 10, 10]);
  });

  it('CF-R2 kept, it asks again after the next production roll', () => {
    expect(eventsOf(state, keepCard(1, CARD)).slice(0, 2)).toEqual([
      { type: 'cardKept', player: 1, card: CARD },
      { type: 'shipEarned', player: 1, ship: 'blue:8', ducats: 2 },
    ]);
    let table = play(state, keepCard(1, CARD), pass(0), pass(1), pass(2));
    table = roll(take(table, 'red:3', 'red:4', 'red:5'), [1, 1]);
    expect(decisions(table)).toEqual([{ type: 'spyglass', player: 1, card: CARD }]);
  });

  it('CF-R2 asks also in the round in which it was taken', () => {
    const table = take(choosing({ open: [CARD, 'red:3', 'blue:3'] }), CARD, 'red:3', 'blue:3');
    expect(decisions(roll(table, [1, 1]))).toEqual([{ type: 'spyglass', player: 0, card: CARD }]);
  });

  it('CF-R2 does not ask after the roll of a raid', () => {
    const raiding = take(choosing({ hands, open: ['raid#1'] }), 'raid#1');
    const after = roll(play(raiding, raid(0, 1, 9)), [4, 4]);
    expect(decisions(after)).toEqual([{ type: 'choose', player: 1 }]);
    expect(purses(after)).toEqual([10, 10, 10]);
  });
});

describe('CF-R2 the spyglass and wrecks', () => {
  const hands: Hand[] = [
    { ships: ['green:7', 'red:12'] },
    { kept: [CARD], ships: ['purple:6', 'red:11'] },
  ];

  it('CF-R2 causes a wreck', () => {
    const state = roll(rolling({ hands }), [6, 5]);
    const caused = eventsOf(state, turnDie(1, CARD, 1, 6));
    expect(only(caused, 'shipEarned').map(({ ship }) => ship)).toEqual(['red:12']);
    expect(lost(state, play(state, turnDie(1, CARD, 1, 6)))).toEqual([CARD, 'green:7', 'purple:6']);
    expect(lost(state, play(state, keepCard(1, CARD)))).toEqual([]);
  });

  it('CF-R2 averts a wreck', () => {
    const state = roll(rolling({ hands }), [6, 6]);
    const averted = eventsOf(state, turnDie(1, CARD, 0, 5));
    expect(only(averted, 'shipEarned').map(({ ship }) => ship)).toEqual(['red:11']);
    expect(lost(state, play(state, turnDie(1, CARD, 0, 5)))).toEqual([CARD]);
    expect(lost(state, play(state, keepCard(1, CARD)))).toEqual(['green:7', 'purple:6']);
  });
});

describe('CF-R2 several spyglasses', () => {
  const asking = (state: GameState): readonly unknown[] =>
    decisions(state).map((open) => ('card' in open ? `${open.player} ${open.card}` : open.type));

  it('CF-R2 are asked clockwise from the roller, copy by copy, each seeing the dice as they lie', () => {
    const hands: Hand[] = [
      { kept: ['spyglass#4'] },
      { kept: ['spyglass#2', 'spyglass#9', 'fairWind#1'] },
      { kept: ['spyglass#3'], ships: ['blue:2'] },
    ];
    let state = roll(rolling({ starter: 1, hands }), [1, 3]);
    expect(asking(state)).toEqual(['1 spyglass#2']);
    state = play(state, turnDie(1, 'spyglass#2', 1, 2));
    expect(asking(state)).toEqual(['1 spyglass#9']);
    expect(why(state, turnDie(1, 'spyglass#9', 1, 2))?.code).toBe('SAME_FACE');
    state = play(state, keepCard(1, 'spyglass#9'));
    expect(asking(state)).toEqual(['2 spyglass#3']);
    state = play(state, turnDie(2, 'spyglass#3', 1, 1));
    expect(asking(state)).toEqual(['0 spyglass#4']);
    state = play(state, keepCard(0, 'spyglass#4'));
    expect(state.dice).toEqual([1, 1]);
    expect(purses(state)).toEqual([10, 10, 16]);
    expect(at(state.players, 1).kept.map(({ card }) => card)).toEqual(['spyglass#9', 'fairWind#1']);
  });
});
