import { describe, expect, it } from 'vitest';
import { at } from '../../../src/core/lists.ts';
import { decisions, type GameState, SHIPS, type Ship } from '../../../src/grog-island/index.ts';
import {
  all,
  alone,
  bid,
  defaults,
  edited,
  endClaims,
  endTrade,
  eventsOf,
  type Faces,
  on,
  pass,
  pay,
  placeGhost,
  places,
  play,
  roll,
  type Scene,
  seat,
  start,
  trade,
  why,
  won,
} from '../../grog-island/scenario.ts';

const ONES: Faces = [1, 1, 1, 1, 1];
/** Seat 0 has won a round of two players with one die and renounced its claim; by default the ghost ship is at blue. */
const ended = (scene: Scene = {}): GameState =>
  play(won({ players: 2, ...scene }, ONES, 'green'), pay(0), endClaims(0));
const withGhostAt = (space: number): Ship[] => {
  const ships: Ship[] = SHIPS.filter((ship) => ship !== 'coins3');
  ships.splice(space, 0, 'coins3');
  return ships;
};

describe('GI-E1 the ghost crew', () => {
  for (const flag of [0, 1]) {
    it(`GI-E1 is placed by the player who did not win, seat ${1 - flag}`, () => {
      const state = play(won({ players: 2, flag }, ONES, 'green'), pay(flag), endClaims(flag));
      expect(decisions(state)).toEqual([{ type: 'ghost', player: 1 - flag, peninsula: 'blue' }]);
    });
  }

  it('GI-E1 goes onto a free building where the ghost ship lies, without cloud and coins', () => {
    // Blue is under the cloud of points; three other sword shops are free.
    const state = ended({ hands: [{ on: ['blue hat'] }], locked: ['blue hook'] });
    expect(places(state)).toEqual(all('blue', 'hat', 'hook'));
    expect(eventsOf(state, placeGhost(1, 'blue sword')).map(({ type }) => type)).toEqual([
      'ghostPlaced',
      'roundEnded',
      'roundStarted',
    ]);
    const after = play(state, placeGhost(1, 'blue sword'));
    expect(on(after, 'blue sword')).toBe('ghost');
    expect(after.ghostCrew).toBe(8);
    // The hands stay as they were, those of both players.
    expect(after.players).toEqual(
      state.players.map((player) => ({ ...player, passed: false, marker: null })),
    );
    expect(why(state, placeGhost(1, 'blue hat'))).toMatchObject({
      code: 'NOT_FREE',
      details: { occupant: 'crew:0' },
    });
    expect(why(state, placeGhost(1, 'grey hat'))).toMatchObject({
      code: 'WRONG_PENINSULA',
      details: { peninsulas: ['blue'] },
    });
    expect(why(state, placeGhost(0, 'blue sword'))?.code).toBe('NOT_YOUR_TURN');
  });

  (['green', 'blue', 'orange', 'yellow', 'grey'] as const).forEach((peninsula, space) => {
    it(`GI-E1 is placed on ${peninsula}`, () => {
      const state = ended({ ships: withGhostAt(space) });
      expect(decisions(state)).toEqual([{ type: 'ghost', player: 1, peninsula }]);
    });
  });

  const skipped: readonly (readonly [string, Scene])[] = [
    ['on the open sea', { ships: withGhostAt(5) }],
    ['without ghost crew', { ghostOn: [...all('grey'), 'green hat', 'green hook'] }],
    ['without a free building', { ghostOn: all('blue') }],
    ['with 3 players', { players: 3 }],
    ['with 4 players', { players: 4 }],
  ];
  for (const [words, scene] of skipped) {
    it(`GI-E1 is skipped ${words}`, () => {
      expect(decisions(ended(scene))).toEqual([{ type: 'roll', player: 1, manual: true }]);
    });
  }

  it('GI-E1 is done after a default too', () => {
    const state = play(won({ players: 2 }, ONES, 'green'), defaults(0));
    expect(decisions(state)).toEqual([{ type: 'ghost', player: 1, peninsula: 'blue' }]);
  });

  it('GI-E1 is skipped if nobody won', () => {
    const state = alone(roll(start({ players: 2, hands: [{ coins: 0 }] }), ONES));
    const trading = play(state, pass(0), trade(0, 'coins2'));
    expect(eventsOf(trading, endTrade(0)).map(({ type }) => type)).toEqual([
      'tradeEnded',
      'nobodyWon',
      'roundEnded',
      'roundStarted',
    ]);
  });
});

describe('GI-E2 to GI-E4', () => {
  const before = play(won({ players: 3, flag: 1 }, ONES, 'green'), pay(1));

  it('GI-E2 the markers come back', () => {
    let state = play(
      roll(start({ hands: [{ coins: 0 }] }), ONES),
      pass(0),
      trade(0, 'coins4'),
      endTrade(0),
    );
    expect(seat(state, 0).marker).toBe('coins4');
    // Seat 2 is out too, so that seat 1 wins at once.
    state = edited(state, (draft) => {
      at(draft.players, 2).passed = true;
    });
    state = play(state, bid(1, 'green'), defaults(1));
    expect(state.players.map(({ marker, passed }) => [marker, passed])).toEqual(
      Array(3).fill([null, false]),
    );
  });

  it('GI-E3 every ship moves to the right, that of the open sea to the left end', () => {
    const state = play(before, endClaims(1));
    expect(state.ships).toEqual(['goals', 'coins2', 'coins3', 'coins4', 'treasures', 'parrots']);
    let round = state;
    for (let left = 5; left > 0; left -= 1)
      round = play(alone(roll(round, ONES)), bid(round.flag, 'green'), defaults(round.flag));
    expect(round.ships).toEqual(before.ships);
  });

  it('GI-E4 the flag goes to the next seat', () => {
    const state = play(before, endClaims(1));
    expect(state).toMatchObject({ flag: 2, round: 2 });
    expect(decisions(state)).toEqual([{ type: 'roll', player: 2, manual: true }]);
    expect(eventsOf(before, endClaims(1)).slice(-2)).toEqual([
      {
        type: 'roundEnded',
        round: 1,
        ships: ['goals', 'coins2', 'coins3', 'coins4', 'treasures', 'parrots'],
        flag: 2,
      },
      { type: 'roundStarted', round: 2, player: 2 },
    ]);
    const next = play(won({ players: 3, flag: 2 }, ONES, 'green'), defaults(2));
    expect(next.flag).toBe(0);
  });

  it('GI-E4 the end of the round is carried out in the last one as well', () => {
    const last = [...all('green'), 'grey hat'] as const;
    const state = play(won({ players: 2, hands: [{ on: last }] }, ONES, 'grey'), pay(0));
    const over = play(
      state,
      { type: 'claim', player: 0, building: { peninsula: 'grey', type: 'coffin' } },
      placeGhost(1, 'blue hat'),
    );
    expect(decisions(over)).toEqual([]);
    expect(over).toMatchObject({ flag: 1, round: 1, ghostCrew: 8, row: [], amount: 0 });
    expect(over.ships[0]).toBe('goals');
  });
});
