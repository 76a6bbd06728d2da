import { describe, expect, it } from 'vitest';
import { type Cloud, decisions, legalActions } from '../../../src/grog-island/index.ts';
import {
  all,
  claim,
  deal,
  endClaims,
  eventsOf,
  type Faces,
  on,
  type Place,
  pay,
  places,
  play,
  returnGoal,
  type Scene,
  seat,
  trading,
  why,
  won,
} from '../../grog-island/scenario.ts';

const ONES: Faces = [1, 1, 1, 1, 1];
const paid = (row: string, scene: Scene = {}) => play(won(scene, ONES, row), pay(0));
/** The cloud over yellow; the others in any order. */
const overYellow = (cloud: Cloud): readonly Cloud[] => {
  const others = (['goal', 'point', 'parrot', 'calm', 'black'] as const).filter((c) => c !== cloud);
  return [...others.slice(0, 3), cloud, ...others.slice(3)];
};

describe('GI-L1 a claim', () => {
  const scene: Scene = {
    players: 2,
    hands: [{ on: ['yellow sword'] }, { on: ['yellow pegLeg'] }],
    ghostOn: ['yellow hat'],
    locked: ['yellow hook'],
  };
  const state = paid('yellow', scene);

  it('GI-L1 puts one own crew onto a free building', () => {
    expect(places(state)).toEqual(['yellow figurehead', 'yellow fortune', 'yellow pub']);
    const after = play(state, claim(0, 'yellow pub'));
    expect(on(after, 'yellow pub')).toBe('crew:0');
    expect(seat(after, 0).crew).toBe(7);
    expect(eventsOf(state, claim(0, 'yellow pub'))[0]).toEqual({
      type: 'claimed',
      player: 0,
      building: { peninsula: 'yellow', type: 'pub' },
      cloud: 'calm',
    });
  });

  for (const [place, occupant] of [
    ['yellow sword', 'crew:0'],
    ['yellow pegLeg', 'crew:1'],
    ['yellow hat', 'ghost'],
    ['yellow hook', 'lock'],
  ] as const) {
    it(`GI-L1 is refused on ${place}: ${occupant}`, () => {
      expect(why(state, claim(0, place))).toMatchObject({
        code: 'NOT_FREE',
        details: { occupant },
      });
    });
  }

  it('GI-L1 is refused where no such building stands, and on another peninsula', () => {
    const coffin = { type: 'claim', player: 0, building: { peninsula: 'yellow', type: 'coffin' } };
    expect(why(state, coffin)).toMatchObject({ code: 'NOT_FREE', details: { occupant: 'none' } });
    expect(why(state, claim(0, 'grey coffin'))).toEqual({
      code: 'WRONG_PENINSULA',
      details: { building: { peninsula: 'grey', type: 'coffin' }, peninsulas: ['yellow'] },
    });
  });
});

describe('GI-L2 the clouds', () => {
  const decks = { parrots: ['blue', 'hold'], goals: ['type:pub', 'parrots'] } as const;
  const cases: readonly (readonly [Cloud, object])[] = [
    ['point', { points: 1, parrots: [] }],
    ['parrot', { points: 0, parrots: ['hold'] }],
    ['calm', { points: 0, parrots: [] }],
    ['black', { points: 0, parrots: [] }],
  ];
  for (const [cloud, gain] of cases) {
    it(`GI-L2 ${cloud}`, () => {
      const state = paid('yellow', { clouds: overYellow(cloud), decks });
      expect(seat(play(state, claim(0, 'yellow pub')), 0)).toMatchObject(gain);
    });
  }

  it('GI-L2 point: tells of it', () => {
    const state = paid('yellow', { clouds: overYellow('point') });
    expect(eventsOf(state, claim(0, 'yellow pub'))[1]).toEqual({
      type: 'pointsGained',
      player: 0,
      points: 1,
      reason: 'cloud',
    });
  });

  it('GI-L2 parrot: nothing from an empty deck', () => {
    const state = paid('yellow', { clouds: overYellow('parrot'), decks: { parrots: [] } });
    const after = play(state, claim(0, 'yellow pub'));
    expect(seat(after, 0).parrots).toEqual([]);
    expect(decisions(after)[0]?.type).toBe('roll');
    const types = eventsOf(state, claim(0, 'yellow pub')).map(({ type }) => type);
    expect(types).toEqual(['claimed', 'roundEnded', 'roundStarted']);
  });

  describe('GI-L2 goal', () => {
    const scene: Scene = {
      clouds: overYellow('goal'),
      hands: [{ goals: ['type:hat', 'goods:blue', 'goods:blue', 'majority:grey'] }],
      decks: { goals: ['type:pub', 'parrots'] },
    };
    const state = paid('yellow', scene);

    it('GI-L2 draws a card and returns one of the hand, the new one if liked', () => {
      const drawn = play(state, claim(0, 'yellow sword'));
      expect(decisions(drawn)).toEqual([{ type: 'returnGoals', player: 0, from: 'hand', left: 1 }]);
      expect(legalActions(drawn)).toEqual(
        (['type:hat', 'parrots', 'goods:blue', 'majority:grey'] as const).map((goal) =>
          returnGoal(0, goal),
        ),
      );
      const kept = play(drawn, returnGoal(0, 'goods:blue'));
      expect(seat(kept, 0).goals).toEqual(['type:hat', 'parrots', 'goods:blue', 'majority:grey']);
      expect(kept.goalDeck).toEqual(['goods:blue', 'type:pub']);
      const back = play(drawn, returnGoal(0, 'parrots'));
      expect(seat(back, 0).goals).toEqual(seat(state, 0).goals);
      expect(back.goalDeck).toEqual(['parrots', 'type:pub']);
      expect(why(drawn, returnGoal(0, 'type:pub'))).toEqual({
        code: 'NO_SUCH_GOAL',
        details: { goal: 'type:pub', from: 'hand' },
      });
    });

    it('GI-L2 does nothing with an empty deck', () => {
      const empty = paid('yellow', { clouds: overYellow('goal'), decks: { goals: [] } });
      const after = play(empty, claim(0, 'yellow sword'));
      expect(seat(after, 0).goals).toHaveLength(4);
      expect(decisions(after)[0]?.type).toBe('roll');
      expect(seat(after, 0).coins).toBe(8 - 1 + 3);
      const types = eventsOf(empty, claim(0, 'yellow sword')).map(({ type }) => type);
      expect(types).toEqual(['claimed', 'coinsGained', 'roundEnded', 'roundStarted']);
    });
  });

  it('GI-L2 is that of the peninsula claimed on', () => {
    // By default: goal, point, parrot, calm, black.
    const after = play(paid('blue orange'), claim(0, 'blue hat'), claim(0, 'orange hook'));
    expect(seat(after, 0)).toMatchObject({ points: 1 });
    expect(seat(after, 0).parrots).toHaveLength(1);
  });
});

describe('GI-L3 coins of a claim', () => {
  /** Seat 0 pays 1 of 8 coins, then claims on yellow under the calm cloud. */
  const coinsFor = (place: Place, scene: Scene = {}): number =>
    seat(play(paid('yellow', scene), claim(0, place)), 0).coins - 7;

  const cases: readonly (readonly [string, Place, Scene, number])[] = [
    ['three others free', 'yellow sword', {}, 3],
    ['one taken', 'yellow sword', { hands: [{}, { on: ['blue sword'] }] }, 2],
    [
      'one taken, one locked',
      'yellow sword',
      { hands: [{}, { on: ['blue sword'] }], locked: ['orange sword'] },
      1,
    ],
    ['one own', 'yellow sword', { hands: [{ on: ['blue sword'] }] }, 2],
    ['none', 'yellow sword', { hands: [{ on: ['blue sword', 'grey sword', 'orange sword'] }] }, 0],
    ['the only one of its type', 'yellow pub', {}, 0],
    ['two others', 'yellow figurehead', {}, 2],
  ];
  for (const [words, place, scene, coins] of cases) {
    it(`GI-L3 ${place}, ${words}: ${coins}`, () => {
      expect(coinsFor(place, scene)).toBe(coins);
    });
  }

  it('GI-L3 tells of no coins if there are none', () => {
    const types = eventsOf(paid('yellow'), claim(0, 'yellow pub')).map(({ type }) => type);
    expect(types).toEqual(['claimed', 'roundEnded', 'roundStarted']);
  });

  it('GI-L3 counts a building under the black cloud, but gives nothing for a claim there', () => {
    // Grey is under the black cloud.
    expect(coinsFor('yellow sword', { hands: [{}, { on: ['blue sword', 'orange sword'] }] })).toBe(
      1,
    );
    const grey = paid('grey');
    expect(seat(play(grey, claim(0, 'grey sword')), 0).coins).toBe(7);
    expect(eventsOf(grey, claim(0, 'grey sword')).map(({ type }) => type)).toEqual([
      'claimed',
      'roundEnded',
      'roundStarted',
    ]);
  });

  it('GI-L3 comes after the goal was returned', () => {
    const state = paid('green', { clouds: ['goal', 'point', 'parrot', 'calm', 'black'] });
    const drawn = play(state, claim(0, 'green hat'));
    expect(seat(drawn, 0).coins).toBe(7);
    const goal = seat(drawn, 0).goals[0] ?? 'parrots';
    expect(eventsOf(drawn, returnGoal(0, goal)).slice(0, 2)).toEqual([
      { type: 'goalReturned', player: 0, from: 'hand', goal, seenBy: 0 },
      { type: 'coinsGained', player: 0, coins: 3, reason: 'claim' },
    ]);
  });

  it('GI-L3 is paid for a deal too, and for both claims of an auction', () => {
    const state = play(trading('treasures', { hands: [{ goods: { yellow: 4 } }] }), deal(0));
    expect(seat(play(state, claim(0, 'yellow hook')), 0).coins).toBe(3);
    const both = play(paid('blue yellow'), claim(0, 'blue hat'), claim(0, 'yellow hook'));
    expect(seat(both, 0).coins).toBe(8 - 2 + 3 + 3);
  });
});

it('GI-L4 the coins are counted with the crew in place', () => {
  // Four sword shops: the one claimed is not free any more.
  const state = paid('yellow');
  expect(eventsOf(state, claim(0, 'yellow sword'))[1]).toEqual({
    type: 'coinsGained',
    player: 0,
    coins: 3,
    reason: 'claim',
  });
});

describe('GI-L5 two claims of an auction', () => {
  const state = paid('yellow grey');

  it('GI-L5 are of different types', () => {
    const one = play(state, claim(0, 'yellow sword'));
    expect(places(one)).toEqual(all('grey', 'sword'));
    expect(why(one, claim(0, 'grey sword'))).toEqual({
      code: 'SAME_TYPE',
      details: { building: { peninsula: 'grey', type: 'sword' } },
    });
    expect(why(one, claim(0, 'grey hat'))).toBeNull();
  });

  it('GI-L5 holds in the other order too', () => {
    expect(why(play(state, claim(0, 'grey hat')), claim(0, 'yellow hat'))?.code).toBe('SAME_TYPE');
  });

  it('GI-L5 does not bind the next auction', () => {
    const next = paid('grey', { hands: [{ on: ['yellow sword'] }] });
    expect(why(next, claim(0, 'grey sword'))).toBeNull();
    expect(why(next, endClaims(0))).toBeNull();
  });
});
