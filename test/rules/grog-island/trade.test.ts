import { describe, expect, it } from 'vitest';
import {
  type Action,
  decisions,
  type Goal,
  legalActions,
  SHIPS,
  type Ship,
} from '../../../src/grog-island/index.ts';
import {
  all,
  bid,
  changed,
  claim,
  deal,
  deliver,
  endTrade,
  eventsOf,
  exchange,
  type Hand,
  legal,
  on,
  pass,
  passed,
  places,
  play,
  returnGoal,
  roll,
  type Scene,
  seat,
  start,
  trade,
  trading,
  why,
} from '../../grog-island/scenario.ts';

/** The ships that seat 0 can choose, left to right. */
const choices = (state: ReturnType<typeof start>): Ship[] =>
  legal(state, 'trade').map(({ ship }) => ship);
const goods = (hand: Hand['goods']): Scene => ({ hands: [{ goods: hand ?? {} }] });
const EVERYTHING = { green: 1, blue: 1, orange: 1, yellow: 1, grey: 1 };

describe('GI-T1 available ships', () => {
  it('GI-T1 are those at a peninsula', () => {
    const state = passed(goods(EVERYTHING));
    expect(choices(state)).toEqual(['coins2', 'coins3', 'coins4', 'treasures', 'parrots']);
    expect(why(state, trade(0, 'goals'))).toEqual({
      code: 'SHIP_NOT_AVAILABLE',
      details: { ship: 'goals', why: 'openSea' },
    });
  });

  it('GI-T1 do not carry a marker', () => {
    const scene = { hands: [{ goods: EVERYTHING }, { coins: 0, goods: EVERYTHING }] };
    const state = play(passed(scene), trade(0, 'coins4'), deliver(0, 1), endTrade(0), pass(1));
    expect(seat(state, 0).marker).toBe('coins4');
    expect(choices(state)).toEqual(['coins2', 'coins3', 'treasures', 'parrots']);
    expect(why(state, trade(1, 'coins4'))).toEqual({
      code: 'SHIP_NOT_AVAILABLE',
      details: { ship: 'coins4', why: 'marker' },
    });
  });

  it('GI-T1 with a marker are refused as such with any number of players', () => {
    const hands = [{ goods: EVERYTHING }, { coins: 0, goods: EVERYTHING }];
    const cases = [
      [2, 'coins4'],
      [3, 'coins3'],
    ] as const;
    for (const [players, ship] of cases) {
      const chosen = play(passed({ players, hands }), trade(0, ship));
      const state = play(chosen, deliver(0, 1), endTrade(0), pass(1));
      expect(why(state, trade(1, ship))?.details).toEqual({ ship, why: 'marker' });
    }
  });

  it('GI-T1 are not the ghost ship, which sails with 2 players only', () => {
    const state = passed({ ...goods(EVERYTHING), players: 2 });
    expect(choices(state)).toEqual(['coins2', 'coins4', 'treasures', 'parrots']);
    expect(why(state, trade(0, 'coins3'))).toEqual({
      code: 'SHIP_NOT_AVAILABLE',
      details: { ship: 'coins3', why: 'ghost' },
    });
  });
});

describe('GI-T2 the good of a ship', () => {
  SHIPS.slice(0, 5).forEach((_, space) => {
    it(`GI-T2 is that of its peninsula, space ${space + 1}`, () => {
      const ships: Ship[] = SHIPS.filter((ship) => ship !== 'coins2');
      ships.splice(space, 0, 'coins2');
      const state = trading('coins2', { ...goods(EVERYTHING), ships });
      const left = [1, 1, 1, 1, 1].map((one, place) => (place === space ? 0 : one));
      expect(seat(play(state, deliver(0, 1)), 0).goods).toEqual(left);
    });
  });
});

describe('GI-T3 ships that one can supply', () => {
  const cases: readonly (readonly [string, Hand['goods'], readonly Ship[]])[] = [
    ['one good of a ship', { orange: 1 }, ['coins4']],
    ['goods of two ships', { orange: 1, green: 1 }, ['coins2', 'coins4']],
    [
      'three goods of one kind',
      { orange: 3 },
      ['coins2', 'coins3', 'coins4', 'treasures', 'parrots'],
    ],
    [
      'three goods of two kinds',
      { orange: 1, blue: 2 },
      ['coins2', 'coins3', 'coins4', 'treasures', 'parrots'],
    ],
  ];
  for (const [words, hand, ships] of cases) {
    it(`GI-T3 ${words}: ${ships.length}`, () => {
      const state = passed(goods(hand));
      expect(choices(state)).toEqual(ships);
      for (const ship of SHIPS.slice(0, 5)) {
        expect(why(state, trade(0, ship)) === null).toBe(ships.includes(ship));
      }
    });
  }

  it('GI-T3 says which good is missing', () => {
    expect(why(passed(goods({ orange: 2 })), trade(0, 'parrots'))).toEqual({
      code: 'CANNOT_SUPPLY',
      details: { ship: 'parrots', good: 'grey' },
    });
  });
});

describe('GI-T4 the idle case', () => {
  it('GI-T4 without any good all available ships are open, and nothing must be done', () => {
    const state = passed({});
    expect(choices(state)).toEqual(SHIPS.slice(0, 5));
    const idle = play(state, trade(0, 'coins3'));
    expect(seat(idle, 0).marker).toBe('coins3');
    expect(legalActions(idle)).toEqual([endTrade(0)]);
    expect(decisions(play(idle, endTrade(0)))).toEqual([{ type: 'bid', player: 1 }]);
  });

  /** With 2 players the ghost ship lies at blue, and blue is what a pass brings. */
  it('GI-T4 counts goods of available ships only', () => {
    const state = passed({ players: 2, hands: [{ goods: { blue: 4 } }] });
    expect(choices(state)).toEqual(['coins2', 'coins4', 'treasures', 'parrots']);
    const idle = play(state, trade(0, 'coins4'));
    // The exchange is possible, not required.
    expect(legal(idle, 'exchange')).toEqual([exchange(0, { blue: 3 })]);
    expect(why(idle, endTrade(0))).toBeNull();
    const used = play(idle, exchange(0, { blue: 3 }));
    expect(why(used, endTrade(0))).toEqual({ code: 'CREDIT_LEFT', details: { credit: 1 } });
    expect(seat(play(used, deliver(0, 1), endTrade(0)), 0).coins).toBe(4);
  });

  it('GI-T4 a marker can make a ship unavailable and its good worthless', () => {
    const scene = { hands: [{ goods: { grey: 1 } }, { coins: 0, goods: { grey: 1 } }] };
    const state = play(passed(scene), trade(0, 'parrots'), deliver(0, 1), endTrade(0), pass(1));
    expect(choices(state)).toEqual(['coins2', 'coins3', 'coins4', 'treasures']);
    expect(why(play(state, trade(1, 'coins2')), endTrade(1))).toBeNull();
  });

  it('GI-T4 is not for one who owns a good of an available ship', () => {
    const state = passed(goods({ orange: 3 }));
    const other = play(state, trade(0, 'coins2'));
    expect(why(other, endTrade(0))).toEqual({
      code: 'NOTHING_TRADED',
      details: { ship: 'coins2' },
    });
    expect(legalActions(other)).toEqual([exchange(0, { orange: 3 })]);
  });
});

describe('GI-T5 a trade', () => {
  const state = trading('coins2', goods({ green: 9 }));

  it('GI-T5 starts with the marker on the ship', () => {
    const before = passed(goods({ green: 9 }));
    expect(seat(state, 0).marker).toBe('coins2');
    expect(eventsOf(before, trade(0, 'coins2'))).toEqual([
      { type: 'shipChosen', player: 0, ship: 'coins2', peninsula: 'green' },
    ]);
  });

  it('GI-T5 needs the main trade or a deal', () => {
    expect(why(state, endTrade(0))).toEqual({
      code: 'NOTHING_TRADED',
      details: { ship: 'coins2' },
    });
    expect(legalActions(state)).toEqual([...[1, 2, 3, 4].map((n) => deliver(0, n)), deal(0)]);
    expect(why(play(state, deliver(0, 1)), endTrade(0))).toBeNull();
    expect(
      why(play(state, deal(0), claim(0, 'green coffin'), returnGoal(0, hand(state))), endTrade(0)),
    ).toBeNull();
  });

  it('GI-T5 has the main trade once', () => {
    const delivered = play(state, deliver(0, 1));
    expect(decisions(delivered)).toEqual([
      { type: 'trade', player: 0, ship: 'coins2', credit: 0, delivered: true, deals: 0 },
    ]);
    expect(why(delivered, deliver(0, 1))).toEqual({
      code: 'ALREADY_DELIVERED',
      details: { ship: 'coins2' },
    });
    expect(legalActions(delivered)).toEqual([endTrade(0), deal(0)]);
  });

  it('GI-T5 has any number of deals, before and after the main trade', () => {
    const done = play(
      state,
      deal(0),
      claim(0, 'green coffin'),
      returnGoal(0, hand(state)),
      deliver(0, 1),
      deal(0),
      claim(0, 'green eyePatch'),
      returnGoal(0, hand(state)),
    );
    expect(decisions(done)).toEqual([
      { type: 'trade', player: 0, ship: 'coins2', credit: 0, delivered: true, deals: 2 },
    ]);
    expect(legalActions(done)).toEqual([endTrade(0)]);
    expect(eventsOf(done, endTrade(0))).toEqual([{ type: 'tradeEnded', player: 0 }]);
  });
});

/** A goal that seat 0 holds all the time. */
function hand(state: ReturnType<typeof start>): Goal {
  return seat(state, 0).goals[0] ?? 'parrots';
}

describe('GI-T6 the main trade', () => {
  for (const [ship, units, gain] of [
    ['coins2', 3, { coins: 6 }],
    ['coins3', 1, { coins: 3 }],
    ['coins3', 2, { coins: 6 }],
    ['coins4', 1, { coins: 4 }],
    ['treasures', 1, { treasures: [3] }],
    ['treasures', 2, { treasures: [1, 3] }],
    ['parrots', 3, { parrots: ['hold', 'blue', 'blue'] }],
  ] as const) {
    it(`GI-T6 ${units} goods at ${ship}`, () => {
      const state = trading(ship, {
        hands: [{ goods: { green: 5, blue: 5, orange: 5, yellow: 5, grey: 5 } }],
        decks: { treasures: [2, 1, 3], parrots: ['grey', 'blue', 'hold', 'blue'] },
      });
      const after = seat(play(state, deliver(0, units)), 0);
      expect(after).toMatchObject(Object.assign({ coins: 0, treasures: [], parrots: [] }, gain));
      expect(after.goods.reduce((sum, count) => sum + count)).toBe(25 - units);
    });
  }

  it('GI-T6 takes no more than the ship and the player allow', () => {
    expect(why(trading('coins2', goods({ green: 9 })), deliver(0, 5))).toEqual({
      code: 'TOO_MANY_UNITS',
      details: { units: 5, most: 4 },
    });
    expect(why(trading('coins2', goods({ green: 2 })), deliver(0, 3))).toEqual({
      code: 'TOO_FEW_GOODS',
      details: { good: 'green', needed: 3, owned: 2 },
    });
    expect(why(trading('coins2', goods({ green: 2 })), deliver(0, 0))).toEqual({
      code: 'NO_UNITS',
      details: { most: 4 },
    });
  });

  it('GI-T6 tells what happened', () => {
    expect(eventsOf(trading('coins2', goods({ green: 2 })), deliver(0, 2))).toEqual([
      { type: 'goodsPaid', player: 0, reason: 'deliver', good: 'green', goods: 2, credits: 0 },
      { type: 'coinsGained', player: 0, coins: 4, reason: 'trade' },
    ]);
    const cards = trading('treasures', { ...goods({ yellow: 2 }), decks: { treasures: [3, 1] } });
    expect(eventsOf(cards, deliver(0, 2))[1]).toEqual({
      type: 'treasuresDrawn',
      player: 0,
      treasures: [1, 3],
      seenBy: 0,
    });
  });

  describe('GI-T6 at the goal ship', () => {
    const ships: readonly Ship[] = ['goals', 'coins2', 'coins3', 'coins4', 'treasures', 'parrots'];
    const deck: readonly Goal[] = ['type:pub', 'parrots', 'goods:grey', 'goods:blue', 'parrots'];
    const scene: Scene = {
      ships,
      hands: [{ goods: { green: 6 }, goals: ['type:hat', 'type:coffin'] }],
      decks: { goals: deck },
    };
    const state = trading('goals', scene);

    it('GI-T6 N is the size of the deck', () => {
      expect(legal(state, 'deliver').map(({ units }) => units)).toEqual([1, 2, 3, 4, 5]);
      expect(why(state, deliver(0, 6))).toEqual({
        code: 'TOO_MANY_UNITS',
        details: { units: 6, most: 5 },
      });
    });

    it('GI-T6 keeps one of the cards and returns the others in an order of choice', () => {
      const drawn = play(state, deliver(0, 4));
      expect(seat(drawn, 0).drawn).toEqual(['parrots', 'parrots', 'goods:blue', 'goods:grey']);
      expect(decisions(drawn)).toEqual([
        { type: 'returnGoals', player: 0, from: 'drawn', left: 3 },
      ]);
      // Each kind once, and no card of the hand.
      const kinds: readonly Goal[] = ['parrots', 'goods:blue', 'goods:grey'];
      expect(legalActions(drawn)).toEqual(kinds.map((goal) => returnGoal(0, goal)));
      expect(why(drawn, returnGoal(0, 'type:hat'))).toEqual({
        code: 'NO_SUCH_GOAL',
        details: { goal: 'type:hat', from: 'drawn' },
      });
      const two = play(drawn, returnGoal(0, 'goods:grey'), returnGoal(0, 'parrots'));
      expect(decisions(two)).toEqual([{ type: 'returnGoals', player: 0, from: 'drawn', left: 1 }]);
      expect(eventsOf(two, returnGoal(0, 'parrots'))).toEqual([
        { type: 'goalReturned', player: 0, from: 'drawn', goal: 'parrots', seenBy: 0 },
        { type: 'goalKept', player: 0, goal: 'goods:blue', seenBy: 0 },
      ]);
      const done = play(two, returnGoal(0, 'parrots'));
      expect(done.goalDeck).toEqual(['parrots', 'parrots', 'goods:grey', 'type:pub']);
      expect(seat(done, 0)).toMatchObject({
        drawn: [],
        goals: ['type:hat', 'type:coffin', 'goods:blue'],
        goods: [2, 0, 0, 0, 0],
      });
      expect(decisions(done)[0]?.type).toBe('trade');
    });

    it('GI-T6 keeps a single drawn card without a question', () => {
      const done = play(state, deliver(0, 1));
      expect(decisions(done)[0]?.type).toBe('trade');
      expect(seat(done, 0)).toMatchObject({
        drawn: [],
        goals: ['type:hat', 'type:coffin', 'parrots'],
      });
      expect(eventsOf(state, deliver(0, 1)).slice(1)).toEqual([
        { type: 'goalsDrawn', player: 0, to: 'drawn', goals: ['parrots'], seenBy: 0 },
        { type: 'goalKept', player: 0, goal: 'parrots', seenBy: 0 },
      ]);
    });
  });
});

describe('GI-T7 a deal', () => {
  it('GI-T7 costs 4 goods and is a claim on the peninsula of the ship', () => {
    const state = play(trading('treasures', goods({ yellow: 5 })), deal(0));
    expect(seat(state, 0).goods).toEqual([0, 0, 0, 1, 0]);
    expect(decisions(state)).toEqual([
      { type: 'claim', player: 0, reason: 'deal', peninsulas: ['yellow'] },
    ]);
    expect(places(state)).toEqual(all('yellow'));
    expect(why(state, { type: 'endClaims', player: 0 })).toEqual({
      code: 'MUST_CLAIM',
      details: { player: 0 },
    });
    const done = play(state, claim(0, 'yellow pub'));
    expect(on(done, 'yellow pub')).toBe('crew:0');
    expect(seat(done, 0).crew).toBe(8);
    expect(eventsOf(trading('treasures', goods({ yellow: 5 })), deal(0))).toEqual([
      { type: 'goodsPaid', player: 0, reason: 'deal', good: 'yellow', goods: 4, credits: 0 },
    ]);
  });

  it('GI-T7 needs 4 goods', () => {
    const state = trading('treasures', goods({ yellow: 3 }));
    expect(legal(state, 'deal')).toEqual([]);
    expect(why(state, deal(0))).toEqual({
      code: 'TOO_FEW_GOODS',
      details: { good: 'yellow', needed: 4, owned: 3 },
    });
  });

  it('GI-T7 needs a crew member', () => {
    const state = trading('treasures', {
      hands: [{ goods: { yellow: 9 }, on: [...all('green'), 'blue hat', 'blue hook'] }],
    });
    expect(legal(state, 'deal')).toEqual([]);
    expect(why(state, deal(0))).toEqual({ code: 'NO_CREW', details: { player: 0 } });
  });

  it('GI-T7 needs a free building there', () => {
    const state = trading('treasures', {
      hands: [{ goods: { yellow: 9 } }, { on: all('yellow', 'pub') }],
      locked: ['yellow pub'],
    });
    expect(legal(state, 'deal')).toEqual([]);
    expect(why(state, deal(0))).toEqual({
      code: 'NO_FREE_BUILDING',
      details: { peninsula: 'yellow' },
    });
  });

  it('GI-T7 may be of the same type as another deal (GI-L5 is for auctions)', () => {
    const scene: Scene = { hands: [{ goods: { yellow: 4 }, on: ['grey sword'] }] };
    expect(places(play(trading('treasures', scene), deal(0)))).toContain('yellow sword');
  });
});

describe('GI-T8 the exchange', () => {
  /** Seat 0 trades at yellow with the ship of treasures, which takes 2. */
  const lemons = (hand: Hand['goods'], scene: Scene = {}): ReturnType<typeof start> => {
    const [first, ...others] = scene.hands ?? [];
    return trading('treasures', { ...scene, hands: [{ ...first, goods: hand ?? {} }, ...others] });
  };

  it('GI-T8 takes any 3 goods of other kinds, most of the first colour first', () => {
    const state = lemons({ green: 2, blue: 3, grey: 1, yellow: 1 });
    expect(legal(state, 'exchange')).toEqual([
      exchange(0, { green: 2, blue: 1 }),
      exchange(0, { green: 2, grey: 1 }),
      exchange(0, { green: 1, blue: 2 }),
      exchange(0, { green: 1, blue: 1, grey: 1 }),
      exchange(0, { blue: 3 }),
      exchange(0, { blue: 2, grey: 1 }),
    ]);
    expect(eventsOf(state, exchange(0, { green: 2, grey: 1 }))).toEqual([
      { type: 'exchanged', player: 0, goods: [2, 0, 0, 0, 1], good: 'yellow' },
    ]);
  });

  const wrong: readonly (readonly [string, Action, string, object])[] = [
    [
      'two goods',
      exchange(0, { green: 2 }),
      'NOT_AN_EXCHANGE',
      { good: 'yellow', returned: 2, needed: 3 },
    ],
    [
      'four goods',
      exchange(0, { green: 2, blue: 2 }),
      'NOT_AN_EXCHANGE',
      { good: 'yellow', returned: 4, needed: 3 },
    ],
    [
      'four goods of a kind',
      exchange(0, { blue: 4 }),
      'NOT_AN_EXCHANGE',
      { good: 'yellow', returned: 4, needed: 3 },
    ],
    ['nothing', exchange(0, {}), 'NOT_AN_EXCHANGE', { good: 'yellow', returned: 0, needed: 3 }],
    ['the good itself', exchange(0, { yellow: 3 }), 'NOT_EXCHANGEABLE', { good: 'yellow' }],
    [
      'the good itself among them',
      exchange(0, { green: 2, yellow: 1 }),
      'NOT_EXCHANGEABLE',
      { good: 'yellow' },
    ],
    [
      'the good itself beside them',
      exchange(0, { green: 3, yellow: 1 }),
      'NOT_EXCHANGEABLE',
      { good: 'yellow' },
    ],
    [
      'goods not owned',
      exchange(0, { green: 3 }),
      'TOO_FEW_GOODS',
      { good: 'green', needed: 3, owned: 2 },
    ],
  ];
  for (const [words, action, code, details] of wrong) {
    it(`GI-T8 is not of ${words}`, () => {
      expect(why(lemons({ green: 2, blue: 3, yellow: 3 }), action)).toEqual({ code, details });
    });
  }
  it('GI-T8 leaves zeros out', () => {
    const state = lemons({ green: 3 });
    expect(why(state, { type: 'exchange', player: 0, goods: { green: 3, blue: 0 } })?.code).toBe(
      'MALFORMED',
    );
  });

  it('GI-T8 gives a credit, which pays before goods do', () => {
    const state = play(lemons({ green: 3, yellow: 2 }), exchange(0, { green: 3 }));
    expect(decisions(state)).toEqual([
      { type: 'trade', player: 0, ship: 'treasures', credit: 1, delivered: false, deals: 0 },
    ]);
    expect(seat(state, 0).goods).toEqual([0, 0, 0, 2, 0]);
    expect(legalActions(state)).toEqual([deliver(0, 1), deliver(0, 2)]);
    expect(eventsOf(state, deliver(0, 2))[0]).toEqual({
      type: 'goodsPaid',
      player: 0,
      reason: 'deliver',
      good: 'yellow',
      goods: 1,
      credits: 1,
    });
    expect(seat(play(state, deliver(0, 1)), 0).goods).toEqual([0, 0, 0, 2, 0]);
    expect(seat(play(state, deliver(0, 2)), 0).goods).toEqual([0, 0, 0, 1, 0]);
  });

  it('GI-T8 is allowed while one owns the good', () => {
    expect(why(lemons({ green: 3, yellow: 9 }), exchange(0, { green: 3 }))).toBeNull();
  });

  it('GI-T8 pays a deal too', () => {
    const state = play(
      lemons({ green: 6, yellow: 2 }),
      exchange(0, { green: 3 }),
      exchange(0, { green: 3 }),
    );
    expect(why(state, deal(0))).toBeNull();
    expect(eventsOf(state, deal(0))).toEqual([
      { type: 'goodsPaid', player: 0, reason: 'deal', good: 'yellow', goods: 2, credits: 2 },
    ]);
    expect(seat(play(state, deal(0)), 0).goods).toEqual([0, 0, 0, 0, 0]);
  });

  it('GI-T8 no trade ends with a credit', () => {
    const state = play(lemons({ green: 3, yellow: 5 }), deliver(0, 1), exchange(0, { green: 3 }));
    expect(why(state, endTrade(0))).toEqual({ code: 'CREDIT_LEFT', details: { credit: 1 } });
    // Four lemons and no main trade any more: only the deal can use the credit.
    expect(legalActions(state)).toEqual([deal(0)]);
  });

  /** What can be done with goods at the ship of treasures (2 units), and what would leave a credit unused. */
  const usable: readonly (readonly [string, Hand['goods'], readonly Action[], Action, boolean])[] =
    [
      [
        'a third credit, with 1 lemon in reserve',
        { green: 9, yellow: 1 },
        [exchange(0, { green: 3 }), exchange(0, { green: 3 })],
        exchange(0, { green: 3 }),
        true,
      ],
      [
        'a third credit, with nothing in reserve',
        { green: 9 },
        [exchange(0, { green: 3 }), exchange(0, { green: 3 })],
        exchange(0, { green: 3 }),
        false,
      ],
      [
        'a third credit, with three goods in reserve',
        { green: 12 },
        [exchange(0, { green: 3 }), exchange(0, { green: 3 })],
        exchange(0, { green: 3 }),
        true,
      ],
      [
        'an exchange after the main trade',
        { green: 3, yellow: 2 },
        [deliver(0, 2)],
        exchange(0, { green: 3 }),
        false,
      ],
      [
        'the same with lemons for a deal',
        { green: 3, yellow: 5 },
        [deliver(0, 2)],
        exchange(0, { green: 3 }),
        true,
      ],
      [
        'a delivery that leaves a credit',
        { green: 6 },
        [exchange(0, { green: 3 }), exchange(0, { green: 3 })],
        deliver(0, 1),
        false,
      ],
      [
        'a delivery that uses both',
        { green: 6 },
        [exchange(0, { green: 3 }), exchange(0, { green: 3 })],
        deliver(0, 2),
        true,
      ],
      // Three credits and a lemon must make the deal; a delivery would break it.
      [
        'a delivery that breaks the deal',
        { green: 9, yellow: 1 },
        [exchange(0, { green: 3 }), exchange(0, { green: 3 }), exchange(0, { green: 3 })],
        deliver(0, 1),
        false,
      ],
      [
        'the deal itself',
        { green: 9, yellow: 1 },
        [exchange(0, { green: 3 }), exchange(0, { green: 3 }), exchange(0, { green: 3 })],
        deal(0),
        true,
      ],
    ];
  for (const [words, hand, before, action, allowed] of usable) {
    it(`GI-T8 ${allowed ? 'allowed' : 'refused'}: ${words}`, () => {
      const state = play(lemons(hand), ...before);
      expect(why(state, action)?.code ?? null).toBe(allowed ? null : 'CREDIT_WOULD_BE_LEFT');
      expect(
        legalActions(state).some((other) => JSON.stringify(other) === JSON.stringify(action)),
      ).toBe(allowed);
    });
  }

  it('GI-T8 counts the deals by crew and by free buildings', () => {
    const two = [exchange(0, { green: 3 }), exchange(0, { green: 3 })];
    const third = exchange(0, { green: 3 });
    const hand = { green: 9, yellow: 1 };
    const noCrew: Scene = { hands: [{ on: [...all('grey'), 'blue hat', 'blue hook'] }] };
    expect(why(play(lemons(hand, noCrew), ...two), third)?.code).toBe('CREDIT_WOULD_BE_LEFT');
    const noSite: Scene = { hands: [{}, { on: all('yellow') }] };
    expect(why(play(lemons(hand, noSite), ...two), third)?.code).toBe('CREDIT_WOULD_BE_LEFT');
    // After the main trade one crew makes one deal of four credits: a fifth would be left.
    const oneCrew: Scene = { hands: [{ on: [...all('grey'), 'blue hat'] }] };
    const four = Array<Action>(4).fill(third);
    const state = play(lemons({ green: 15, yellow: 3 }, oneCrew), deliver(0, 1), ...four);
    expect(why(state, third)).toEqual({ code: 'CREDIT_WOULD_BE_LEFT', details: { credit: 5 } });
    const free = play(lemons({ green: 15, yellow: 5 }), deliver(0, 1), ...four);
    expect(why(free, third)).toBeNull();
  });

  it('GI-T8 a deal is refused if credits would be left over', () => {
    const oneCrew: Scene = { hands: [{ on: [...all('grey'), 'blue hat'] }] };
    const six = Array<Action>(6).fill(exchange(0, { green: 3 }));
    const state = play(lemons({ green: 18 }, oneCrew), ...six);
    // Six credits are a deal of four and a delivery of two, in any order.
    expect(why(state, deal(0))).toBeNull();
    expect(why(state, deliver(0, 2))).toBeNull();
    expect(why(state, deliver(0, 1))).toEqual({
      code: 'CREDIT_WOULD_BE_LEFT',
      details: { credit: 5 },
    });
    const after = play(state, deal(0), claim(0, 'yellow pub'));
    expect(legalActions(after)).toEqual([deliver(0, 2)]);
  });

  it('GI-T8 counts the deals that are left after a deal (a position that cannot be played on)', () => {
    // One crew, eight credits, the main trade done: the deal uses four and is the last one.
    const oneCrew: Scene = { hands: [{ on: [...all('grey'), 'blue hat'] }] };
    const state = changed(lemons({ yellow: 1 }, oneCrew), (draft) => {
      draft.agenda = draft.agenda.map((step) =>
        step.type === 'trade' ? { ...step, credit: 8, delivered: true } : step,
      );
    });
    expect(why(state, deal(0))).toEqual({ code: 'CREDIT_WOULD_BE_LEFT', details: { credit: 4 } });
    expect(legalActions(state)).toEqual([]);
  });
});

describe('GI-T9 decks that run out', () => {
  it('GI-T9 give what they have', () => {
    const one = trading('parrots', { ...goods({ grey: 3 }), decks: { parrots: ['blue'] } });
    const after = play(one, deliver(0, 3));
    expect(seat(after, 0)).toMatchObject({ parrots: ['blue'], goods: [0, 0, 0, 0, 0] });
    const none = trading('treasures', { ...goods({ yellow: 2 }), decks: { treasures: [] } });
    expect(legal(none, 'deliver')).toHaveLength(2);
    expect(seat(play(none, deliver(0, 2)), 0)).toMatchObject({
      treasures: [],
      goods: [0, 0, 0, 0, 0],
    });
    expect(eventsOf(none, deliver(0, 2)).map(({ type }) => type)).toEqual(['goodsPaid']);
  });

  it('GI-T9 with an empty goal deck one good is returned for nothing', () => {
    const ships: readonly Ship[] = ['goals', 'coins2', 'coins3', 'coins4', 'treasures', 'parrots'];
    const state = trading('goals', { ...goods({ green: 3 }), ships, decks: { goals: [] } });
    expect(legal(state, 'deliver')).toEqual([deliver(0, 1)]);
    expect(why(state, deliver(0, 2))).toEqual({
      code: 'TOO_MANY_UNITS',
      details: { units: 2, most: 1 },
    });
    const after = play(state, deliver(0, 1));
    expect(seat(after, 0)).toMatchObject({ goods: [2, 0, 0, 0, 0], drawn: [] });
    expect(seat(after, 0).goals).toHaveLength(4);
    expect(decisions(after)[0]?.type).toBe('trade');
  });
});

it('GI-T3 a pass under a bid brings goods that can be traded at once', () => {
  const state = play(roll(start(), [1, 2, 3, 4, 5]), bid(0, 'grey'), pass(1));
  expect(choices(state)).toEqual(['parrots']);
});
