import { describe, expect, it } from 'vitest';
import * as caribbeanFleet from '../../src/caribbean-fleet/index.ts';
import {
  type Action,
  applyAction,
  type Card,
  type CaribbeanFleetTypes,
  checkAction,
  createGame,
  decisions,
  type GameState,
  legalActions,
  type RefusalCode,
  viewFor,
} from '../../src/caribbean-fleet/index.ts';
import { MESSAGES } from '../../src/caribbean-fleet/refusals.ts';
import { at } from '../../src/core/lists.ts';
import { type RefusedActions, refusesActions, refusesValues } from '../refused-actions.ts';
import {
  assignBlackbeard,
  bid,
  board,
  choose,
  choosing,
  type Hand,
  openTavern,
  pass,
  placeCannons,
  placeRum,
  play,
  raid,
  roll,
  rolling,
  sink,
  take,
  turnDie,
} from './scenario.ts';

const fresh = (): GameState => createGame({ players: 3, seed: 1 });
const HANDS: readonly Hand[] = [
  { ships: ['green:2'], chief: ['blue'] },
  { ships: ['red:3'], chief: ['red'] },
];
const looking = (): GameState => roll(rolling({ hands: [{}, { kept: ['spyglass#1'] }] }), [3, 5]);

/** Seat 0 has taken a card that asks for something. */
function asking(
  card: 'kraken#1' | 'boarding#1' | 'raid#1' | 'blackbeard#2' | 'cannons#1',
): GameState {
  return take(choosing({ hands: HANDS, blackbeards: ['red'], open: [card] }), card);
}

const ACTION_TYPES =
  'pass bid choose sink board raid assignBlackbeard placeCannons openTavern placeRum keepCard useFairWind roll turnDie';

/** One case for every code: the compiler demands each. */
const CASES: RefusedActions<CaribbeanFleetTypes> = {
  NOT_JSON: {
    at: fresh,
    action: { type: 'bid', player: 0, amount: -0 },
    details: { path: ['amount'], problem: '-0' },
  },
  UNKNOWN_TYPE: {
    at: fresh,
    action: { type: 'claim', player: 0 },
    details: {
      received: 'claim',
      expected: ACTION_TYPES.split(' '),
    },
  },
  MALFORMED: {
    at: fresh,
    action: { type: 'openTavern', player: 0, color: 'orange' },
    details: {
      path: ['color'],
      problem: 'wrong',
      received: 'orange',
      expected: 'one of "green", "purple", "red", "yellow", "blue"',
    },
  },
  NO_SUCH_SEAT: { at: fresh, action: pass(3), details: { player: 3, players: 3 } },
  GAME_OVER: { at: () => roll(rolling(), [1, 2]), action: pass(1), details: { player: 1 } },
  NOT_YOUR_TURN: { at: fresh, action: bid(1, 2), details: { player: 1, waitingFor: [0] } },
  WRONG_DECISION: {
    at: fresh,
    action: { type: 'roll', player: 0 },
    details: { player: 0, received: 'roll', decision: 'bid', answers: ['pass', 'bid'] },
  },
  NOT_THE_VIEWER: {
    at: () => viewFor(fresh(), 1),
    action: pass(0),
    details: { player: 0, viewer: 1 },
  },
  BID_TOO_LOW: {
    at: () => play(fresh(), bid(0, 4)),
    action: bid(1, 4),
    details: { bid: 4, current: 4 },
  },
  BID_EXCEEDS_DUCATS: { at: fresh, action: bid(0, 11), details: { bid: 11, ducats: 10 } },
  NOT_OPEN: {
    at: () => choosing({ open: ['red:4', 'red:5', 'red:6'] }),
    action: choose(0, 'red:3'),
    details: { card: 'red:3', open: ['red:4', 'red:5', 'red:6'] },
  },
  NOT_ON_TABLE: {
    at: () => asking('kraken#1'),
    action: sink(0, 'tavern#1'),
    details: { card: 'tavern#1' },
  },
  OWN_CARD: {
    at: () => asking('kraken#1'),
    action: sink(0, 'green:2'),
    details: { card: 'green:2' },
  },
  NOT_YOURS: {
    at: () => asking('cannons#1'),
    action: placeCannons(0, 'red:3'),
    details: { card: 'red:3', owner: 1 },
  },
  NO_SHIP_OF_COLOR: {
    at: () =>
      take(
        choosing({
          hands: [{ ships: ['green:2'] }, { ships: ['red:3', 'green:4'] }],
          open: ['boarding#1'],
        }),
        'boarding#1',
      ),
    action: board(0, 'red:3'),
    details: { ship: 'red:3', color: 'red' },
  },
  NO_SUCH_VICTIM: {
    at: () => asking('raid#1'),
    action: raid(0, 3, 7),
    details: { victim: 3, players: 3 },
  },
  OWN_VICTIM: { at: () => asking('raid#1'), action: raid(0, 0, 7), details: { victim: 0 } },
  RAID_OUT_OF_RANGE: {
    at: () => asking('raid#1'),
    action: raid(0, 1, 13),
    details: { amount: 13, least: 2, most: 12 },
  },
  NO_CHIEF: {
    at: () => asking('blackbeard#2'),
    action: assignBlackbeard(0, 'green'),
    details: { color: 'green' },
  },
  NOT_CHIEF: {
    at: () => asking('blackbeard#2'),
    action: assignBlackbeard(0, 'red'),
    details: { color: 'red', chief: 1 },
  },
  HAS_BLACKBEARD: {
    at: () =>
      take(
        choosing({
          hands: [{ chief: ['red', 'blue'] }],
          blackbeards: ['red'],
          open: ['blackbeard#2'],
        }),
        'blackbeard#2',
      ),
    action: assignBlackbeard(0, 'red'),
    details: { color: 'red' },
  },
  NO_TOKEN: {
    at: () => {
      const taverns = [
        { owner: 1, color: 'red' },
        { owner: 2, color: 'red' },
      ] as const;
      return take(choosing({ taverns, open: ['tavern#3'] }), 'tavern#3');
    },
    action: openTavern(0, 'red'),
    details: { color: 'red' },
  },
  HAS_RUM: {
    at: () => {
      const taverns = [
        { owner: 0, color: 'red', rum: true },
        { owner: 0, color: 'blue' },
      ] as const;
      return take(choosing({ taverns, open: ['rum#2'] }), 'rum#2');
    },
    action: placeRum(0, 'tavern#1'),
    details: { tavern: 'tavern#1' },
  },
  WRONG_CARD: {
    at: looking,
    action: turnDie(1, 'spyglass#2', 0, 1),
    details: { received: 'spyglass#2', asking: 'spyglass#1' },
  },
  DICE_REQUIRED: {
    at: () => rolling(),
    action: { type: 'roll', player: 0 },
    details: { player: 0 },
  },
  DICE_NOT_ALLOWED: {
    at: () => {
      let state = fresh();
      while (decisions(state)[0]?.type !== 'roll') {
        state = applyAction(state, at(legalActions(state), 0));
      }
      return state;
    },
    action: { type: 'roll', player: 0, dice: [1, 2] },
    details: { player: 0 },
  },
  SAME_FACE: {
    at: looking,
    action: turnDie(1, 'spyglass#1', 1, 5),
    details: { die: 1, face: 5 },
  },
};

refusesActions(caribbeanFleet, MESSAGES, CASES);
refusesValues(caribbeanFleet, fresh(), bid(0, 1));

describe('refusals of Caribbean Fleet', () => {
  it('name the card whatever the decision is', () => {
    const taverns = [
      { owner: 0, color: 'red' },
      { owner: 0, color: 'blue' },
    ] as const;
    const hands: readonly Hand[] = [{ ships: ['green:2'] }, { ships: ['green:4'] }];
    const boarding = take(choosing({ hands, open: ['boarding#1'] }), 'boarding#1');
    const cannons = asking('cannons#1');
    const rum = take(choosing({ taverns, open: ['rum#2'] }), 'rum#2');
    const cases: [GameState, Action, RefusalCode, Card][] = [
      [boarding, board(0, 'blue:3'), 'NOT_ON_TABLE', 'blue:3'],
      [boarding, board(0, 'green:2'), 'OWN_CARD', 'green:2'],
      [cannons, placeCannons(0, 'blue:3'), 'NOT_ON_TABLE', 'blue:3'],
      [rum, placeRum(0, 'tavern#3'), 'NOT_ON_TABLE', 'tavern#3'],
    ];
    for (const [state, action, code, card] of cases)
      expect(checkAction(state, action)).toMatchObject({ code, details: { card } });
  });

  it('say what is wrong in one sentence', () => {
    expect(checkAction(fresh(), bid(0, 11))?.message).toBe(
      'A bid of 11 exceeds the 10 ducats in the purse.',
    );
    expect(checkAction(asking('kraken#1'), sink(0, 'green:2'))?.message).toBe(
      'The card green:2 is your own. Choose one of another player.',
    );
    expect(checkAction(looking(), turnDie(1, 'spyglass#1', 1, 5))?.message).toBe(
      'Die 1 already shows 5.',
    );
  });
});
