import { describe, expect, it } from 'vitest';
import { components, decisions, legalActions } from '../../../src/grog-island/index.ts';
import {
  alone,
  bid,
  defaults,
  endTrade,
  eventsOf,
  type Faces,
  faceOf,
  type Hand,
  hold,
  legal,
  pass,
  play,
  roll,
  rows,
  seat,
  start,
  trade,
  trading,
  turn,
  why,
} from '../../grog-island/scenario.ts';

/** Seat 1 is to answer a bid of seat 0. */
function answering(hand: Hand, faces: Faces, row: string): ReturnType<typeof start> {
  return play(roll(start({ hands: [{ coins: 30 }, hand] }), faces), bid(0, row));
}

describe('GI-K1 parrots', () => {
  const hand: Hand = { coins: 20, parrots: ['hold', 'hold', 'green', 'blue', 'blue'] };
  const state = answering(hand, [1, 5, 1, 4, 3], 'yellow green orange');

  it('GI-K1 are played in the own turn only', () => {
    const others = roll(start({ hands: [{}, hand] }), [1, 5, 1, 4, 3]);
    expect(why(others, turn(1, 'green', 2))?.code).toBe('NOT_YOUR_TURN');
  });

  it('GI-K1 are played while bidding only', () => {
    const trader = trading('coins2', { hands: [{ ...hand, goods: { green: 1 } }] });
    expect(why(trader, turn(0, 'green', 2))).toEqual({
      code: 'WRONG_DECISION',
      details: {
        player: 0,
        received: 'turnDie',
        decision: 'trade',
        answers: ['endTrade', 'exchange', 'deliver', 'deal'],
      },
    });
  });

  it('GI-K1 can be many in one turn, and each leaves the game', () => {
    const after = play(state, turn(1, 'green', 6), turn(1, 'blue', 2), hold(1, 'green'));
    expect(seat(after, 1).parrots).toEqual(['hold', 'blue']);
    expect(after.playedParrots).toEqual(['green', 'blue', 'hold']);
    expect(after.parrotDeck).toEqual(state.parrotDeck);
    expect(components(after)).toEqual(components(state));
    expect(after).toMatchObject({ amount: 6, leader: 1, row: ['green'], turned: [] });
    expect(decisions(after)).toEqual([{ type: 'bid', player: 2 }]);
  });

  it('GI-K1 must be in the hand', () => {
    expect(why(state, turn(1, 'grey', 6))).toEqual({
      code: 'NO_PARROT',
      details: { parrot: 'grey' },
    });
    const poor = answering({ coins: 20 }, [1, 5, 1, 4, 3], 'yellow green orange');
    expect(why(poor, hold(1, 'yellow green orange'))).toEqual({
      code: 'NO_PARROT',
      details: { parrot: 'hold' },
    });
    expect(legal(poor, 'turnDie')).toEqual([]);
    expect(rows(poor).some((row) => row.endsWith('held'))).toBe(false);
  });

  it('GI-K1 tells what happened', () => {
    expect(eventsOf(state, turn(1, 'green', 6))).toEqual([
      { type: 'parrotPlayed', player: 1, parrot: 'green' },
      { type: 'dieTurned', player: 1, die: 'green', from: 1, face: 6 },
    ]);
    expect(eventsOf(state, hold(1, 'yellow green orange'))).toEqual([
      { type: 'parrotPlayed', player: 1, parrot: 'hold' },
      { type: 'bidMade', player: 1, dice: ['yellow', 'green', 'orange'], amount: 6, hold: true },
    ]);
  });
});

describe('GI-K2 turn the die', () => {
  const hand: Hand = { coins: 20, parrots: ['green', 'blue'] };
  const state = answering(hand, [1, 5, 1, 4, 3], 'yellow green orange');

  for (const [words, die, face] of [
    ['in the row', 'green', 6],
    ['not in the row', 'blue', 1],
  ] as const) {
    it(`GI-K2 turns a die ${words}, and it stays so for the round`, () => {
      const turned = play(state, turn(1, die, face));
      expect(faceOf(turned, die)).toBe(face);
      expect(turned).toMatchObject({ row: state.row, amount: 6, leader: 0, turned: [die] });
      expect(decisions(turned)).toEqual([{ type: 'bid', player: 1 }]);
      const later = play(turned, bid(1, 'yellow grey'), pass(2), trade(2, 'treasures'));
      expect(faceOf(later, die)).toBe(face);
    });
  }

  it('GI-K2 turns to any other face, listed by colour and face', () => {
    expect(legal(state, 'turnDie')).toEqual([
      ...([2, 3, 4, 5, 6] as const).map((face) => turn(1, 'green', face)),
      ...([1, 2, 3, 4, 6] as const).map((face) => turn(1, 'blue', face)),
    ]);
    expect(legalActions(state)[1]).toEqual(turn(1, 'green', 2));
  });

  it('GI-K2 lets the lying row rise until the new bid, which may not', () => {
    const turned = play(state, turn(1, 'green', 6));
    expect(turned.row).toEqual(['yellow', 'green', 'orange']);
    expect(why(turned, bid(1, 'yellow green orange'))).toEqual({
      code: 'ROW_NOT_DESCENDING',
      details: { space: 2, left: 4, right: 6 },
    });
    expect(why(turned, bid(1, 'green yellow orange'))).toBeNull();
  });

  it('GI-K2 ends with the round', () => {
    const turned = play(
      alone(roll(start({ hands: [hand] }), [1, 5, 1, 4, 3])),
      turn(0, 'green', 6),
    );
    const next = roll(play(turned, bid(0, 'green'), defaults(0)), [2, 2, 2, 2, 2]);
    expect(next).toMatchObject({ dice: [2, 2, 2, 2, 2], turned: [], round: 2 });
  });
});

describe('GI-K3 a raise exceeds the bid as it was made', () => {
  const hand: Hand = { coins: 20, parrots: ['yellow'] };
  const state = answering(hand, [1, 5, 1, 4, 3], 'yellow green orange');

  it('GI-K3 a die turned down does not lower it', () => {
    const turned = play(state, turn(1, 'yellow', 1));
    expect(turned.amount).toBe(6);
    expect(why(turned, bid(1, 'grey yellow green orange'))).toEqual({
      code: 'BID_TOO_LOW',
      details: { bid: 6, amount: 6 },
    });
    expect(why(turned, bid(1, 'blue yellow green'))).toBeNull();
  });

  it('GI-K3 a die turned up does not raise it', () => {
    const turned = play(state, turn(1, 'yellow', 6));
    expect(why(turned, bid(1, 'yellow green'))).toBeNull();
  });
});

describe('GI-K4 hold the bid', () => {
  const hand: Hand = { coins: 6, parrots: ['hold', 'hold'] };
  const state = answering(hand, [1, 5, 1, 4, 3], 'yellow green orange');

  it('GI-K4 has exactly the amount of the bid, arranged anew or not', () => {
    expect(rows(state)).toEqual([
      'blue green, held',
      'blue orange, held',
      'yellow green orange, held',
      'yellow orange green, held',
    ]);
    const held = play(state, hold(1, 'blue orange'));
    expect(held).toMatchObject({ row: ['blue', 'orange'], amount: 6, leader: 1 });
    expect(seat(held, 1).parrots).toEqual(['hold']);
  });

  const wrong: readonly (readonly [string, string, string, object])[] = [
    ['a higher row', 'yellow grey', 'HOLD_NOT_EQUAL', { bid: 7, amount: 6 }],
    ['a lower row', 'blue', 'HOLD_NOT_EQUAL', { bid: 5, amount: 6 }],
    ['a rising row', 'green blue', 'ROW_NOT_DESCENDING', { space: 2, left: 1, right: 5 }],
  ];
  for (const [words, row, code, details] of wrong) {
    it(`GI-K4 is no ${words}`, () => {
      expect(why(state, hold(1, row))).toEqual({ code, details });
    });
  }

  it('GI-K4 stays within the possible coins', () => {
    const poor = answering({ ...hand, coins: 5 }, [1, 5, 1, 4, 3], 'yellow green orange');
    expect(rows(poor)).toEqual([]);
    expect(why(poor, hold(1, 'blue green'))).toEqual({
      code: 'BID_EXCEEDS_COINS',
      details: { bid: 6, possibleCoins: 5 },
    });
  });

  it('GI-K4 the next player may hold it again, or must exceed it', () => {
    const next = play(state, hold(1, 'blue orange'));
    expect(why(next, bid(2, 'blue green'))?.code).toBe('BID_TOO_LOW');
    expect(why(next, bid(2, 'yellow grey'))).toBeNull();
  });

  it('GI-K4 has no "hold" that is false', () => {
    expect(
      why(state, { type: 'bid', player: 1, dice: ['blue', 'orange'], hold: false })?.code,
    ).toBe('MALFORMED');
  });
});

describe('GI-K5 when a die may be turned', () => {
  it('GI-K5 once per turn, also with two cards', () => {
    const hand: Hand = { coins: 20, parrots: ['green', 'green'] };
    const state = answering(hand, [1, 5, 1, 4, 3], 'yellow green orange');
    const turned = play(state, turn(1, 'green', 6));
    expect(seat(turned, 1).parrots).toEqual(['green']);
    expect(why(turned, turn(1, 'green', 2))).toEqual({
      code: 'DIE_ALREADY_TURNED',
      details: { die: 'green' },
    });
    expect(legal(turned, 'turnDie')).toEqual([]);
  });

  it('GI-K5 again in a later turn of the same round', () => {
    const hands = [
      { coins: 30, parrots: ['green', 'green'] },
      { coins: 30 },
      { coins: 30 },
    ] as const;
    const state = play(
      roll(start({ hands }), [1, 5, 1, 4, 3]),
      turn(0, 'green', 2),
      bid(0, 'green'),
      bid(1, 'grey'),
      bid(2, 'yellow'),
    );
    expect(why(state, turn(0, 'green', 6))).toBeNull();
  });

  it('GI-K5 only to a different face', () => {
    const state = answering({ coins: 20, parrots: ['green'] }, [1, 5, 1, 4, 3], 'green');
    expect(why(state, turn(1, 'green', 1))).toEqual({
      code: 'SAME_FACE',
      details: { die: 'green', face: 1 },
    });
  });

  /** Faces, bid of seat 0, what seat 1 has, the turn, and whether a bid remains. */
  const reach: readonly (readonly [
    string,
    Faces,
    string,
    Hand,
    ReturnType<typeof turn>,
    boolean,
  ])[] = [
    [
      '5 coins: 4 and 1 exceed 4',
      [1, 1, 6, 4, 6],
      'yellow',
      { coins: 5, parrots: ['grey'] },
      turn(1, 'grey', 5),
      true,
    ],
    [
      '4 coins do not exceed 4',
      [1, 1, 6, 4, 6],
      'yellow',
      { coins: 4, parrots: ['grey'] },
      turn(1, 'grey', 5),
      false,
    ],
    [
      '4 coins and a hold',
      [1, 1, 6, 4, 6],
      'yellow',
      { coins: 4, parrots: ['hold', 'grey'] },
      turn(1, 'grey', 5),
      true,
    ],
    [
      '3 coins and a hold',
      [1, 1, 6, 4, 6],
      'yellow',
      { coins: 3, parrots: ['hold', 'grey'] },
      turn(1, 'grey', 5),
      false,
    ],
    // 5 coins, the bid is 4: only a sum of 5 helps.
    [
      'no sum of 5',
      [6, 6, 6, 4, 6],
      'yellow',
      { coins: 5, parrots: ['grey'] },
      turn(1, 'grey', 2),
      false,
    ],
    [
      'the turned die makes the sum',
      [6, 6, 6, 4, 6],
      'yellow',
      { coins: 5, parrots: ['grey'] },
      turn(1, 'grey', 1),
      true,
    ],
    [
      'a further turn makes the sum',
      [6, 6, 6, 4, 6],
      'yellow',
      { coins: 5, parrots: ['green', 'grey'] },
      turn(1, 'grey', 2),
      true,
    ],
    // Two green cards do not turn green twice.
    [
      'each die once',
      [6, 6, 6, 4, 6],
      'yellow',
      { coins: 5, parrots: ['green', 'green'] },
      turn(1, 'green', 2),
      false,
    ],
    [
      '30 is out of reach of 29',
      [6, 6, 6, 6, 5],
      'green blue orange yellow grey',
      { coins: 30, parrots: ['green'] },
      turn(1, 'green', 1),
      false,
    ],
    [
      '30 is in reach',
      [6, 6, 6, 6, 5],
      'green blue orange yellow grey',
      { coins: 30, parrots: ['grey'] },
      turn(1, 'grey', 6),
      true,
    ],
  ];
  for (const [words, faces, row, hand, action, allowed] of reach) {
    it(`GI-K5 ${allowed ? 'allowed' : 'refused'}: ${words}`, () => {
      const state = answering(hand, faces, row);
      const refusal = why(state, action);
      expect(refusal?.code ?? null).toBe(allowed ? null : 'NO_BID_LEFT');
      expect(
        legalActions(state).some((other) => JSON.stringify(other) === JSON.stringify(action)),
      ).toBe(allowed);
      if (allowed) expect(legalActions(play(state, action))).not.toEqual([]);
    });
  }

  it('GI-K5 says what is missing', () => {
    const state = answering({ coins: 4, parrots: ['grey'] }, [1, 1, 6, 4, 6], 'yellow');
    expect(why(state, turn(1, 'grey', 5))).toEqual({
      code: 'NO_BID_LEFT',
      details: { die: 'grey', face: 5, amount: 4, possibleCoins: 4 },
    });
  });

  it('GI-K5 a further turn in the same turn counts only dice not yet turned', () => {
    // Grey was turned to 2 with green in reserve; now green must make the 5.
    const hand: Hand = { coins: 5, parrots: ['green', 'grey', 'grey'] };
    const state = play(answering(hand, [6, 6, 6, 4, 6], 'yellow'), turn(1, 'grey', 2));
    expect(legal(state, 'turnDie')).toEqual(
      ([1, 3, 5] as const).map((face) => turn(1, 'green', face)),
    );
  });

  it('GI-K5 nobody passes after turning', () => {
    const state = answering({ coins: 20, parrots: ['green'] }, [1, 5, 1, 4, 3], 'yellow');
    expect(why(state, pass(1))).toBeNull();
    const turned = play(state, turn(1, 'green', 6));
    expect(why(turned, pass(1))).toEqual({ code: 'MUST_BID', details: { turned: ['green'] } });
    expect(legal(turned, 'pass')).toEqual([]);
    expect(why(play(turned, bid(1, 'green')), pass(2))).toBeNull();
  });
});

it('GI-K5 no die is turned without possible coins, and the parrot is kept', () => {
  const hands = [{ coins: 0, parrots: ['green'] }] as const;
  const state = roll(start({ hands }), [1, 1, 1, 1, 1]);
  expect(why(state, turn(0, 'green', 2))?.code).toBe('NO_BID_LEFT');
  expect(seat(play(state, pass(0), trade(0, 'coins2'), endTrade(0)), 0).parrots).toEqual(['green']);
});
