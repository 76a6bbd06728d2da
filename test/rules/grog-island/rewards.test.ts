import { describe, expect, it } from 'vitest';
import { decisions, legalActions } from '../../../src/grog-island/index.ts';
import {
  all,
  claim,
  endClaims,
  eventsOf,
  type Faces,
  legal,
  lock,
  on,
  pay,
  places,
  play,
  type Scene,
  seat,
  why,
  won,
} from '../../grog-island/scenario.ts';

const ONES: Faces = [1, 1, 1, 1, 1];
/** Seat 0 has paid for a row; every die shows 1. */
const paid = (row: string, scene: Scene = {}) => play(won(scene, ONES, row), pay(0));

describe('GI-W1 what the spaces give', () => {
  /** Row, peninsulas of the claims, points for renouncing them, peninsula of the lock. */
  const cases = [
    ['yellow', ['yellow'], 0, null],
    ['yellow grey', ['yellow', 'grey'], 0, null],
    ['yellow grey green', ['yellow', 'grey'], 1, null],
    ['yellow grey green orange', ['yellow', 'grey'], 1, 'orange'],
    ['yellow grey green orange blue', ['yellow', 'grey'], 2, 'orange'],
  ] as const;
  for (const [row, peninsulas, points, locked] of cases) {
    it(`GI-W1 ${row}`, () => {
      const state = paid(row);
      expect(decisions(state)).toEqual([
        { type: 'claim', player: 0, reason: 'auction', peninsulas },
      ]);
      const after = play(state, endClaims(0));
      expect(seat(after, 0)).toMatchObject({ points, crew: 9 });
      expect(decisions(after)).toEqual([
        locked === null
          ? { type: 'roll', player: 1, manual: true }
          : { type: 'lock', player: 0, peninsula: locked },
      ]);
    });
  }

  it('GI-W1 takes the peninsulas from the colours of the dice, in the order of the colours', () => {
    expect(decisions(paid('grey blue green'))).toEqual([
      { type: 'claim', player: 0, reason: 'auction', peninsulas: ['blue', 'grey'] },
    ]);
    expect(decisions(play(paid('grey blue green orange'), endClaims(0)))).toEqual([
      { type: 'lock', player: 0, peninsula: 'orange' },
    ]);
  });
});

describe('GI-W2 the order', () => {
  it('GI-W2 lets the winner choose which peninsula is first', () => {
    const state = paid('yellow grey');
    expect(places(state)).toEqual([...all('yellow'), ...all('grey')]);
    for (const [first, rest] of [
      ['yellow pub', ['grey']],
      ['grey coffin', ['yellow']],
    ] as const) {
      expect(decisions(play(state, claim(0, first)))).toEqual([
        { type: 'claim', player: 0, reason: 'auction', peninsulas: rest },
      ]);
    }
  });

  it('GI-W2 claims, then points, then the lock', () => {
    let state = paid('yellow grey green orange');
    state = play(state, claim(0, 'yellow pub'));
    expect(seat(state, 0).points).toBe(0);
    expect(eventsOf(state, claim(0, 'grey hat')).map(({ type }) => type)).toEqual([
      'claimed',
      'pointsGained',
    ]);
    state = play(state, claim(0, 'grey hat'));
    expect(seat(state, 0).points).toBe(1);
    expect(decisions(state)[0]?.type).toBe('lock');
    expect(eventsOf(state, lock(0, 'orange hook')).map(({ type }) => type)).toEqual([
      'locked',
      'roundEnded',
      'roundStarted',
    ]);
  });
});

describe('GI-W3 claims are optional, and can be lost', () => {
  it('GI-W3 can be ended before the first and before the second', () => {
    const state = paid('yellow grey');
    expect(legalActions(state)[0]).toEqual(endClaims(0));
    expect(eventsOf(state, endClaims(0))[0]).toEqual({
      type: 'claimsLost',
      player: 0,
      peninsulas: ['yellow', 'grey'],
      renounced: true,
    });
    const one = play(state, claim(0, 'yellow pub'));
    expect(legalActions(one)[0]).toEqual(endClaims(0));
    expect(eventsOf(one, endClaims(0))[0]).toMatchObject({ peninsulas: ['grey'] });
    expect(decisions(play(one, endClaims(0)))[0]?.type).toBe('roll');
  });

  it('GI-W3 are lost without crew', () => {
    const nobody = [...all('green'), 'blue hat', 'blue hook'] as const;
    const state = won({ hands: [{ on: nobody }] }, ONES, 'yellow grey green');
    expect(eventsOf(state, pay(0)).slice(1, 3)).toEqual([
      { type: 'claimsLost', player: 0, peninsulas: ['yellow', 'grey'], renounced: false },
      { type: 'pointsGained', player: 0, points: 1, reason: 'row' },
    ]);
    // The last crew: the second claim is lost.
    const last = paid('yellow grey', { hands: [{ on: [...all('green'), 'blue hat'] }] });
    expect(eventsOf(last, claim(0, 'yellow pub')).map(({ type }) => type)).toContain('claimsLost');
  });

  it('GI-W3 are lost without a free building', () => {
    const state = paid('yellow grey', { hands: [{}, { on: all('yellow') }] });
    expect(decisions(state)).toEqual([
      { type: 'claim', player: 0, reason: 'auction', peninsulas: ['grey'] },
    ]);
    const before = won({ hands: [{}, { on: all('yellow') }] }, ONES, 'yellow grey');
    expect(eventsOf(before, pay(0)).filter(({ type }) => type === 'claimsLost')).toEqual([
      { type: 'claimsLost', player: 0, peninsulas: ['yellow'], renounced: false },
    ]);
    const full = won({ hands: [{}, { on: all('yellow') }] }, ONES, 'yellow');
    expect(decisions(play(full, pay(0)))[0]?.type).toBe('roll');
  });

  it('GI-W3 are not lost as long as both can be made', () => {
    const before = won({}, ONES, 'yellow grey');
    expect(eventsOf(before, pay(0)).map(({ type }) => type)).toEqual(['paid']);
    const one = paid('yellow grey');
    expect(eventsOf(one, claim(0, 'yellow pub')).map(({ type }) => type)).toEqual(['claimed']);
  });

  it('GI-W3 are lost if only the type of the first is left', () => {
    const state = paid('yellow grey', { hands: [{}, { on: all('grey', 'sword') }] });
    const sword = play(state, claim(0, 'yellow sword'));
    expect(decisions(sword)[0]?.type).toBe('roll');
    expect(eventsOf(state, claim(0, 'yellow sword'))).toContainEqual({
      type: 'claimsLost',
      player: 0,
      peninsulas: ['grey'],
      renounced: false,
    });
    expect(decisions(play(state, claim(0, 'yellow hat')))).toEqual([
      { type: 'claim', player: 0, reason: 'auction', peninsulas: ['grey'] },
    ]);
  });
});

describe('GI-W4 the lock', () => {
  const row = 'yellow grey green orange';
  const toLock = (scene: Scene = {}) => play(paid(row, scene), endClaims(0));

  it('GI-W4 goes onto a free building of the peninsula, of choice', () => {
    const state = toLock({ hands: [{}, { on: ['orange sword'] }], locked: ['orange hook'] });
    expect(places(state)).toEqual(all('orange', 'sword', 'hook'));
    const after = play(state, lock(0, 'orange voodoo'));
    expect(on(after, 'orange voodoo')).toBe('lock');
    expect(after.locks).toBe(4);
    expect(eventsOf(state, lock(0, 'orange voodoo'))[0]).toEqual({
      type: 'locked',
      player: 0,
      building: { peninsula: 'orange', type: 'voodoo' },
    });
  });

  it('GI-W4 is not optional, and goes nowhere else', () => {
    const state = toLock({ hands: [{}, { on: ['orange sword'] }] });
    expect(legal(state, 'lock')).toHaveLength(legalActions(state).length);
    expect(why(state, endClaims(0))?.code).toBe('WRONG_DECISION');
    expect(why(state, lock(0, 'orange sword'))).toEqual({
      code: 'NOT_FREE',
      details: { building: { peninsula: 'orange', type: 'sword' }, occupant: 'crew:1' },
    });
    expect(why(state, lock(0, 'grey hat'))).toEqual({
      code: 'WRONG_PENINSULA',
      details: { building: { peninsula: 'grey', type: 'hat' }, peninsulas: ['orange'] },
    });
  });

  it('GI-W4 is nothing without a free building', () => {
    const state = paid(row, { hands: [{}, { on: all('orange') }] });
    expect(decisions(play(state, endClaims(0)))[0]?.type).toBe('roll');
  });

  it('GI-W4 is nothing without a lock', () => {
    const locked = all('blue', 'sword');
    const state = paid(row, { locked });
    expect(state.locks).toBe(0);
    expect(decisions(play(state, endClaims(0)))[0]?.type).toBe('roll');
  });

  it('GI-W4 follows the die on space 4, not those of the claims', () => {
    const state = paid('orange grey green blue', { hands: [{}, { on: all('blue', 'hat') }] });
    expect(places(play(state, endClaims(0)))).toEqual(['blue hat']);
  });
});
