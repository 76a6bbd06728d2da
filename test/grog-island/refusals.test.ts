import { describe, expect, it } from 'vitest';
import * as grogIsland from '../../src/grog-island/index.ts';
import {
  type Action,
  applyAction,
  checkAction,
  createGame,
  type GameState,
  type GrogIslandTypes,
  legalActions,
  type Ship,
  viewFor,
} from '../../src/grog-island/index.ts';
import { MESSAGES } from '../../src/grog-island/refusals.ts';
import { type RefusedActions, refusesActions, refusesValues } from '../refused-actions.ts';
import {
  all,
  alone,
  bid,
  chooseGood,
  claim,
  deal,
  defaults,
  deliver,
  diceOf,
  endClaims,
  endTrade,
  exchange,
  type Faces,
  hold,
  lock,
  pass,
  passed,
  pay,
  play,
  returnGoal,
  roll,
  start,
  trade,
  trading,
  turn,
  won,
} from './scenario.ts';

const FACES: Faces = [1, 5, 1, 4, 3];
const ONES: Faces = [1, 1, 1, 1, 1];
const fresh = (): GameState => createGame({ players: 2, seed: 1 });
const bidding = (): GameState =>
  roll(start({ hands: [{ coins: 9, parrots: ['green', 'green', 'hold'] }] }), FACES);
/** Seat 1 is to answer a bid of 6. */
const answering = (): GameState =>
  play(
    roll(start({ hands: [{}, { coins: 7, parrots: ['hold', 'blue'] }] }), FACES),
    bid(0, 'yellow green orange'),
  );
const paying = (): GameState => won({ hands: [{ coins: 1, treasures: [1, 3] }] }, FACES, 'yellow');
const lemons = (yellow: number, green = 0): GameState =>
  trading('treasures', { hands: [{ goods: { yellow, green } }] });
const credits = (count: number): Action[] => Array<Action>(count).fill(exchange(0, { green: 3 }));
const NOBODY = [...all('green'), 'blue hat', 'blue hook'] as const;

/** One case for every code: the compiler demands each. */
const CASES: RefusedActions<GrogIslandTypes> = {
  NOT_JSON: {
    at: fresh,
    action: { type: 'chooseGood', player: -0, good: 'grey' },
    details: { path: ['player'], problem: '-0' },
  },
  UNKNOWN_TYPE: {
    at: fresh,
    action: { type: 'toString', player: 0 },
    details: {
      received: 'toString',
      expected: [
        'returnGoal',
        'chooseGood',
        'roll',
        'pass',
        'turnDie',
        'bid',
        'trade',
        'endTrade',
        'exchange',
        'deliver',
        'deal',
        'default',
        'pay',
        'endClaims',
        'claim',
        'lock',
        'placeGhost',
      ],
    },
  },
  MALFORMED: {
    at: fresh,
    action: { type: 'chooseGood', player: 0, good: 'red' },
    details: {
      path: ['good'],
      problem: 'wrong',
      received: 'red',
      expected: 'one of "green", "blue", "orange", "yellow", "grey"',
    },
  },
  NO_SUCH_SEAT: { at: fresh, action: chooseGood(2, 'grey'), details: { player: 2, players: 2 } },
  GAME_OVER: {
    at: () =>
      play(
        won({ hands: [{ on: [...all('green'), 'blue hat'] }] }, ONES, 'blue'),
        pay(0),
        claim(0, 'blue hook'),
      ),
    action: { type: 'roll', player: 1 },
    details: { player: 1 },
  },
  NOT_YOUR_TURN: {
    at: bidding,
    action: bid(1, 'green'),
    details: { player: 1, waitingFor: [0] },
  },
  WRONG_DECISION: {
    at: bidding,
    action: endTrade(0),
    details: {
      player: 0,
      received: 'endTrade',
      decision: 'bid',
      answers: ['pass', 'turnDie', 'bid'],
    },
  },
  NOT_THE_VIEWER: {
    at: () => viewFor(fresh(), 'spectator'),
    action: chooseGood(1, 'grey'),
    details: { player: 1, viewer: 'spectator' },
  },
  ENOUGH_RETURNED: {
    at: () => {
      const [goal = 'parrots', other = 'parrots'] = fresh().players[0]?.goals ?? [];
      return play(fresh(), returnGoal(0, goal), returnGoal(0, other));
    },
    action: returnGoal(0, 'parrots'),
    details: { player: 0 },
  },
  NO_SUCH_GOAL: {
    at: () => {
      const ships: readonly Ship[] = [
        'goals',
        'coins2',
        'coins3',
        'coins4',
        'treasures',
        'parrots',
      ];
      const goals = ['parrots', 'goods:grey'] as const;
      return play(
        trading('goals', { ships, hands: [{ goods: { green: 2 } }], decks: { goals } }),
        deliver(0, 2),
      );
    },
    action: returnGoal(0, 'type:sword'),
    details: { goal: 'type:sword', from: 'drawn' },
  },
  GOOD_ALREADY_CHOSEN: {
    at: () => play(fresh(), chooseGood(0, 'grey')),
    action: chooseGood(0, 'blue'),
    details: { player: 0 },
  },
  DICE_REQUIRED: { at: start, action: { type: 'roll', player: 0 }, details: { player: 0 } },
  DICE_NOT_ALLOWED: {
    at: () => {
      let state = createGame({ players: 3, seed: 1, firstPlayer: 2 });
      for (
        let next = legalActions(state)[0];
        next && next.type !== 'roll';
        next = legalActions(state)[0]
      )
        state = applyAction(state, next);
      return state;
    },
    action: { type: 'roll', player: 2, dice: diceOf(ONES) },
    details: { player: 2 },
  },
  MUST_OPEN: { at: bidding, action: pass(0), details: { lowest: 1, possibleCoins: 9 } },
  MUST_BID: {
    at: () => play(bidding(), turn(0, 'green', 2)),
    action: pass(0),
    details: { turned: ['green'] },
  },
  NO_PARROT: { at: bidding, action: turn(0, 'grey', 1), details: { parrot: 'grey' } },
  SAME_FACE: { at: bidding, action: turn(0, 'green', 1), details: { die: 'green', face: 1 } },
  DIE_ALREADY_TURNED: {
    at: () => play(bidding(), turn(0, 'green', 2)),
    action: turn(0, 'green', 3),
    details: { die: 'green' },
  },
  NO_BID_LEFT: {
    at: () => alone(roll(start({ hands: [{ coins: 1, parrots: ['grey'] }] }), [2, 2, 2, 2, 1])),
    action: turn(0, 'grey', 3),
    details: { die: 'grey', face: 3, amount: 0, possibleCoins: 1 },
  },
  ROW_NOT_DESCENDING: {
    at: bidding,
    action: bid(0, 'yellow green grey'),
    details: { space: 3, left: 1, right: 3 },
  },
  BID_EXCEEDS_COINS: {
    at: bidding,
    action: bid(0, 'blue yellow green'),
    details: { bid: 10, possibleCoins: 9 },
  },
  BID_TOO_LOW: { at: answering, action: bid(1, 'blue green'), details: { bid: 6, amount: 6 } },
  NOTHING_TO_HOLD: { at: bidding, action: hold(0, 'blue'), details: { bid: 5 } },
  HOLD_NOT_EQUAL: { at: answering, action: hold(1, 'yellow grey'), details: { bid: 7, amount: 6 } },
  SHIP_NOT_AVAILABLE: {
    at: () => passed({ players: 2 }),
    action: trade(0, 'coins3'),
    details: { ship: 'coins3', why: 'ghost' },
  },
  CANNOT_SUPPLY: {
    at: () => passed({ hands: [{ goods: { green: 2 } }] }),
    action: trade(0, 'treasures'),
    details: { ship: 'treasures', good: 'yellow' },
  },
  CREDIT_LEFT: {
    at: () => play(lemons(1, 3), ...credits(1)),
    action: endTrade(0),
    details: { credit: 1 },
  },
  NOTHING_TRADED: { at: () => lemons(1), action: endTrade(0), details: { ship: 'treasures' } },
  NOT_EXCHANGEABLE: {
    at: () => lemons(1, 3),
    action: exchange(0, { green: 3, yellow: 1 }),
    details: { good: 'yellow' },
  },
  NOT_AN_EXCHANGE: {
    at: () => lemons(1, 3),
    action: exchange(0, { green: 2 }),
    details: { good: 'yellow', returned: 2, needed: 3 },
  },
  TOO_FEW_GOODS: {
    at: () => lemons(1, 3),
    action: deliver(0, 2),
    details: { good: 'yellow', needed: 2, owned: 1 },
  },
  CREDIT_WOULD_BE_LEFT: {
    at: () => play(lemons(0, 6), ...credits(2)),
    action: deliver(0, 1),
    details: { credit: 1 },
  },
  ALREADY_DELIVERED: {
    at: () => play(lemons(2), deliver(0, 1)),
    action: deliver(0, 1),
    details: { ship: 'treasures' },
  },
  NO_UNITS: { at: () => lemons(9), action: deliver(0, 0), details: { most: 2 } },
  TOO_MANY_UNITS: { at: () => lemons(9), action: deliver(0, 3), details: { units: 3, most: 2 } },
  NO_CREW: {
    at: () => trading('treasures', { hands: [{ goods: { yellow: 9 }, on: NOBODY }] }),
    action: deal(0),
    details: { player: 0 },
  },
  NO_FREE_BUILDING: {
    at: () => trading('treasures', { hands: [{ goods: { yellow: 9 } }, { on: all('yellow') }] }),
    action: deal(0),
    details: { peninsula: 'yellow' },
  },
  TREASURES_NOT_SORTED: { at: paying, action: pay(0, 3, 1), details: { treasures: [3, 1] } },
  NO_SUCH_TREASURES: { at: paying, action: pay(0, 2), details: { treasures: [2] } },
  CARD_NOT_NEEDED: {
    at: () => won({ hands: [{ coins: 1, treasures: [1, 2, 3] }] }, FACES, 'grey'),
    action: pay(0, 1, 3),
    details: { treasure: 1, others: 3, amount: 3 },
  },
  CANNOT_PAY: {
    at: paying,
    action: pay(0, 1),
    details: { amount: 4, coins: 1, treasures: 1 },
  },
  MUST_CLAIM: {
    at: () => play(lemons(4), deal(0)),
    action: endClaims(0),
    details: { player: 0 },
  },
  WRONG_PENINSULA: {
    at: () => play(won({}, ONES, 'grey green'), pay(0)),
    action: claim(0, 'blue hat'),
    details: { building: { peninsula: 'blue', type: 'hat' }, peninsulas: ['green', 'grey'] },
  },
  NOT_FREE: {
    at: () =>
      play(won({ locked: ['orange hook'] }, ONES, 'grey green blue orange'), pay(0), endClaims(0)),
    action: lock(0, 'orange hook'),
    details: { building: { peninsula: 'orange', type: 'hook' }, occupant: 'lock' },
  },
  SAME_TYPE: {
    at: () => play(won({}, ONES, 'grey blue'), pay(0), claim(0, 'grey sword')),
    action: claim(0, 'blue sword'),
    details: { building: { peninsula: 'blue', type: 'sword' } },
  },
};

refusesActions(grogIsland, MESSAGES, CASES);
refusesValues(grogIsland, fresh(), chooseGood(0, 'grey'));

describe('refusals of Grog Island', () => {
  it('say what is wrong with a bid in one sentence', () => {
    const message = (state: GameState, action: unknown): string | undefined =>
      checkAction(state, action)?.message;
    expect(message(bidding(), bid(0, 'blue yellow green'))).toBe(
      'A bid of 10 exceeds the 9 possible coins.',
    );
    expect(message(answering(), hold(1, 'yellow grey'))).toBe(
      'To hold the bid, the row must be worth exactly 6, not 7.',
    );
    expect(message(bidding(), bid(1, 'green'))).toBe(
      'It is not the turn of seat 1. The game is waiting for seat 0.',
    );
  });

  it('do not hinder the legal answers beside them', () => {
    expect(checkAction(paying(), defaults(0))).toBeNull();
    expect(checkAction(answering(), hold(1, 'blue green'))).toBeNull();
  });
});
