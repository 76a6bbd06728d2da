import { describe, expect, it } from 'vitest';
import { COLORS, createGame, decisions, legalActions } from '../../../src/grog-island/index.ts';
import {
  bid,
  diceOf,
  eventsOf,
  pass,
  play,
  roll,
  seat,
  setupDone,
  start,
  why,
} from '../../grog-island/scenario.ts';

describe('GI-R1 the roll', () => {
  const seeded = setupDone(createGame({ players: 3, seed: 4, firstPlayer: 1 }));

  it('GI-R1 is the one action of the player with the flag', () => {
    expect(decisions(seeded)).toEqual([{ type: 'roll', player: 1, manual: false }]);
    expect(legalActions(seeded)).toEqual([{ type: 'roll', player: 1 }]);
    expect(why(seeded, { type: 'roll', player: 0 })).toEqual({
      code: 'NOT_YOUR_TURN',
      details: { player: 0, waitingFor: [1] },
    });
  });

  it('GI-R1 draws from the words of the state, the same ones every time', () => {
    const once = play(seeded, { type: 'roll', player: 1 });
    expect(play(seeded, { type: 'roll', player: 1 }).dice).toEqual(once.dice);
    expect(once.random).not.toEqual(seeded.random);
    expect(eventsOf(seeded, { type: 'roll', player: 1 })).toEqual([
      { type: 'rolled', player: 1, dice: once.dice },
    ]);
    expect(why(seeded, { type: 'roll', player: 1, dice: diceOf([1, 1, 1, 1, 1]) })?.code).toBe(
      'DICE_NOT_ALLOWED',
    );
  });

  it('GI-R1 gives every face about as often, for every die', () => {
    const games = Array.from({ length: 600 }, (_, seed) =>
      play(setupDone(createGame({ players: 2, seed })), { type: 'roll', player: 0 }),
    );
    COLORS.forEach((_, place) => {
      for (const face of [1, 2, 3, 4, 5, 6]) {
        const count = games.filter(({ dice }) => dice[place] === face).length;
        expect(count).toBeGreaterThan(65);
        expect(count).toBeLessThan(135);
      }
    });
  });

  it('GI-R1 names the faces with manual dice', () => {
    const manual = start({ flag: 2 });
    expect(decisions(manual)).toEqual([{ type: 'roll', player: 2, manual: true }]);
    expect(legalActions(manual)).toEqual([]);
    expect(why(manual, { type: 'roll', player: 2 })?.code).toBe('DICE_REQUIRED');
    const rolled = roll(manual, [1, 5, 2, 4, 3]);
    expect(rolled.dice).toEqual([1, 5, 2, 4, 3]);
    expect(rolled.random).toEqual(manual.random);
  });

  it('GI-R1 puts each die onto its own goods space: none is empty', () => {
    const state = roll(start({ hands: [{ coins: 0 }] }), [1, 5, 2, 4, 3]);
    expect(state.row).toEqual([]);
    expect(seat(play(state, pass(0)), 0).goods).toEqual([0, 0, 0, 0, 0]);
    // A bid takes its dice off their spaces.
    const bought = play(roll(start(), [1, 5, 2, 4, 3]), bid(0, 'grey green'), pass(1));
    expect(seat(bought, 1).goods).toEqual([1, 0, 0, 0, 1]);
  });
});
