import { describe, expect, it } from 'vitest';
import {
  decisions,
  type Face,
  type GameState,
  SHIPS,
  type ShipCard,
} from '../../../src/caribbean-fleet/index.ts';
import {
  choosing,
  dealt,
  eventsOf,
  type Hand,
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
  why,
} from '../../caribbean-fleet/scenario.ts';

const DICE: readonly (readonly [Face, Face])[] = [
  [1, 1],
  [1, 2],
  [2, 2],
  [4, 1],
  [3, 3],
  [2, 5],
  [6, 2],
  [4, 5],
  [5, 5],
  [6, 5],
  [6, 6],
];

describe('CF-R1 the winner of the auction rolls', () => {
  it('CF-R1 both dice, after everybody has chosen', () => {
    const state = choosing({ starter: 2, open: ['red:3', 'blue:2', 'green:2'] });
    const all = take(state, 'blue:2', 'green:2', 'red:3');
    expect(decisions(all)).toEqual([
      { type: 'roll', player: 2, purpose: 'production', manual: true },
    ]);
    expect(eventsOf(all, { type: 'roll', player: 2, dice: [1, 2] })[0]).toEqual({
      type: 'rolled',
      player: 2,
      purpose: 'production',
      dice: [1, 2],
    });
    expect(roll(all, [1, 2]).dice).toEqual([1, 2]);
    expect(why(all, { type: 'roll', player: 2 })?.code).toBe('DICE_REQUIRED');
  });
});

describe('CF-R3 ships earn their value', () => {
  // Every ship in front of somebody: by colour, so that seat 4 has the blue ones.
  const hands = ([0, 1, 2, 3, 4] as const).map((seat): Hand => {
    const fleet = SHIPS.slice(9 * seat, 9 * seat + 9);
    return {
      ships: fleet.map(({ card }) => card),
      chief: fleet.slice(0, 1).map(({ color }) => color),
    };
  });
  const state = rolling({ players: 5, hands });
  for (const dice of DICE) {
    const sum = dice[0] + dice[1];
    it(`CF-R3 at a sum of ${sum} those with the number ${sum}`, () => {
      const earning = SHIPS.filter(({ number }) => number === sum);
      const events = rolled(state, dice);
      expect(only(events, 'shipEarned').map(({ ship, ducats }) => [ship, ducats])).toEqual(
        earning.map(({ card, value }) => [card, value]),
      );
      expect(purses(roll(state, dice))).toEqual(
        ['green', 'purple', 'red', 'yellow', 'blue'].map(
          (color) => 10 + (earning.find((ship) => ship.color === color)?.value ?? 0),
        ),
      );
    });
  }

  it('CF-R3 with cannons 3 more', () => {
    const armed = rolling({ hands: [{ ships: ['red:8'] }], cannons: ['red:8'] });
    expect(rolled(armed, [4, 4])[0]).toEqual({
      type: 'shipEarned',
      player: 0,
      ship: 'red:8',
      ducats: 7,
    });
    expect(purses(roll(armed, [4, 4]))).toEqual([17, 10, 10]);
  });

  it('CF-R3 not at the roll of a raid', () => {
    const hands: Hand[] = [{ ships: ['red:8'] }];
    const raiding = take(choosing({ hands, open: ['raid#1'] }), 'raid#1');
    const after = roll(play(raiding, raid(0, 1, 12)), [4, 4]);
    expect(purses(after)).toEqual([10, 10, 10]);
  });
});

describe('CF-R5 wrecks', () => {
  const hands: Hand[] = [
    { ships: ['purple:6'] },
    { ships: ['green:7', 'green:12', 'green:2'], chief: ['green'] },
  ];
  const state = rolling({ hands, cannons: ['purple:6', 'green:2'] });

  for (const dice of DICE) {
    const sum = dice[0] + dice[1];
    const sinks = sum === 2 || sum === 12;
    it(`CF-R5 a sum of ${sum} ${sinks ? 'sinks' : 'spares'} them`, () => {
      expect(lost(state, roll(state, dice))).toEqual(
        sinks ? ['green:7', 'purple:6', 'cannons#1'] : [],
      );
    });
  }

  it('CF-R5 after the ships have earned and the taverns are paid', () => {
    const taverns = [{ owner: 0, color: 'green' }] as const;
    const before = rolling({ hands, taverns, cannons: ['purple:6'] });
    expect(rolled(before, [6, 6])).toEqual([
      { type: 'shipEarned', player: 1, ship: 'green:12', ducats: 5 },
      {
        type: 'tavernPaid',
        player: 1,
        owner: 0,
        tavern: 'tavern#1',
        ship: 'green:12',
        due: 2,
        paid: 2,
      },
      { type: 'cardDiscarded', player: 1, card: 'green:7', reason: 'wrecked' },
      { type: 'cardDiscarded', player: 0, card: 'purple:6', reason: 'wrecked' },
      { type: 'cardDiscarded', player: 0, card: 'cannons#1', reason: 'wrecked' },
      { type: 'roundEnded', round: before.round },
      { type: 'gameEnded' },
    ]);
  });

  it('CF-R5 only in front of players', () => {
    const next: readonly ShipCard[] = ['purple:6', 'red:3', 'green:7'];
    const empty = rolling({ deck: next });
    const after = roll(empty, [1, 1]);
    expect(lost(empty, after)).toEqual([]);
    expect(after.open).toEqual([...next].reverse());
  });

  for (const dice of [DICE[0], DICE[10]] as const) {
    it(`CF-R5 not at a raid's roll of ${dice?.join(' and ')}`, () => {
      const raiding = take(choosing({ hands, open: ['raid#1'] }), 'raid#1');
      const before = play(raiding, raid(0, 2, 12));
      const after = roll(before, dice ?? [1, 1]);
      expect(after.ships).toEqual(before.ships);
      expect(lost(before, after)).toEqual([]);
    });
  }
});

describe('CF-R6 the next round', () => {
  const start = (): GameState =>
    play(
      dealt(3, ['red:3', 'red:4', 'red:5'], ['raid#1', 'kraken#1', 'blue:2']),
      pass(0),
      pass(1),
      pass(2),
    );

  it('CF-R6 follows, and the game ends after the round in which the deck ran out', () => {
    const first = take(start(), 'red:3', 'red:4', 'red:5');
    expect(rolled(first, [1, 1])).toEqual([
      { type: 'roundEnded', round: 1 },
      { type: 'roundStarted', round: 2, player: 0, open: ['raid#1', 'kraken#1', 'blue:2'] },
    ]);
    const second = roll(first, [1, 1]);
    expect(second).toMatchObject({ round: 2, deck: [] });
    // The deck is empty now, but this round is played to its end.
    expect(decisions(second)).toEqual([{ type: 'bid', player: 0 }]);
    let table = take(play(second, pass(0), pass(1), pass(2)), 'blue:2');
    table = play(take(table, 'kraken#1'), { type: 'sink', player: 1, target: 'red:3' });
    table = roll(play(take(table, 'raid#1'), raid(2, 0, 12)), [1, 1]);
    expect(rolled(table, [2, 2])).toEqual([
      { type: 'shipEarned', player: 1, ship: 'red:4', ducats: 3 },
      { type: 'roundEnded', round: 2 },
      { type: 'gameEnded' },
    ]);
    const over = roll(table, [2, 2]);
    expect(over).toMatchObject({ round: 2, agenda: [] });
    expect(decisions(over)).toEqual([]);
    expect(why(over, pass(0))).toEqual({ code: 'GAME_OVER', details: { player: 0 } });
  });
});
