import type { RefusalDetails as FleetDetails } from '../../src/caribbean-fleet/index.ts';
import { MESSAGES as FLEET } from '../../src/caribbean-fleet/refusals.ts';
import { type CommonRefusalDetails, fillIn } from '../../src/core/refusal.ts';
import { SESSION_MESSAGES, type SessionRefusalDetails } from '../../src/core/session-refusal.ts';
import type { BaseRefusal } from '../../src/core/types.ts';
import type { RefusalDetails as IslandDetails } from '../../src/grog-island/index.ts';
import { MESSAGES as ISLAND } from '../../src/grog-island/refusals.ts';

/** Details for every code of any game. */
export const COMMON: CommonRefusalDetails = {
  NOT_JSON: { path: ['dice', 0], problem: 'a symbol key' },
  UNKNOWN_TYPE: { received: 'toString', expected: ['pass', 'bid'] },
  MALFORMED: { path: [], problem: 'wrong', received: 7, expected: 'an object' },
  NO_SUCH_SEAT: { player: 9, players: 4 },
  GAME_OVER: { player: 0 },
  NOT_YOUR_TURN: { player: 1, waitingFor: [0, 2] },
  WRONG_DECISION: { player: 0, received: 'pass', decision: 'roll', answers: ['roll'] },
  NOT_THE_VIEWER: { player: 1, viewer: 'spectator' },
};

/** Details for every code of a session. */
const SESSION: SessionRefusalDetails = {
  NO_UNDO: {},
  NO_REDO: {},
  NOT_JOINED: {},
  PENDING: {},
  OUTDATED: { version: 3, current: 5 },
  INVALID_MESSAGE: { path: ['version'], received: 'x', expected: 'a number' },
};

/** Details for every code of Grog Island: the compiler demands each. */
const ISLAND_CASES: IslandDetails = {
  ...COMMON,
  ENOUGH_RETURNED: { player: 0 },
  NO_SUCH_GOAL: { goal: 'majority:grey', from: 'drawn' },
  GOOD_ALREADY_CHOSEN: { player: 1 },
  DICE_REQUIRED: { player: 1 },
  DICE_NOT_ALLOWED: { player: 1 },
  MUST_OPEN: { lowest: 1, possibleCoins: 9 },
  MUST_BID: { turned: ['green', 'yellow'] },
  NO_PARROT: { parrot: 'hold' },
  SAME_FACE: { die: 'orange', face: 3 },
  DIE_ALREADY_TURNED: { die: 'blue' },
  NO_BID_LEFT: { die: 'grey', face: 3, amount: 0, possibleCoins: 1 },
  ROW_NOT_DESCENDING: { space: 3, left: 1, right: 3 },
  BID_EXCEEDS_COINS: { bid: 10, possibleCoins: 9 },
  BID_TOO_LOW: { bid: 6, amount: 6 },
  NOTHING_TO_HOLD: { bid: 5 },
  HOLD_NOT_EQUAL: { bid: 7, amount: 6 },
  SHIP_NOT_AVAILABLE: { ship: 'coins3', why: 'ghost' },
  CANNOT_SUPPLY: { ship: 'treasures', good: 'yellow' },
  CREDIT_LEFT: { credit: 1 },
  NOTHING_TRADED: { ship: 'goals' },
  NOT_EXCHANGEABLE: { good: 'yellow' },
  NOT_AN_EXCHANGE: { good: 'yellow', returned: 2, needed: 3 },
  TOO_FEW_GOODS: { good: 'yellow', needed: 1, owned: 0 },
  CREDIT_WOULD_BE_LEFT: { credit: 1 },
  ALREADY_DELIVERED: { ship: 'parrots' },
  NO_UNITS: { most: 2 },
  TOO_MANY_UNITS: { units: 3, most: 2 },
  NO_CREW: { player: 0 },
  NO_FREE_BUILDING: { peninsula: 'yellow' },
  TREASURES_NOT_SORTED: { treasures: [3, 1] },
  NO_SUCH_TREASURES: { treasures: [2] },
  CARD_NOT_NEEDED: { treasure: 1, others: 3, amount: 3 },
  CANNOT_PAY: { amount: 4, coins: 1, treasures: 1 },
  MUST_CLAIM: { player: 0 },
  WRONG_PENINSULA: {
    building: { peninsula: 'blue', type: 'hat' },
    peninsulas: ['green', 'grey'],
  },
  NOT_FREE: { building: { peninsula: 'blue', type: 'hat' }, occupant: 'crew:1' },
  SAME_TYPE: { building: { peninsula: 'blue', type: 'hat' } },
};

/** Details for every code of Caribbean Fleet. */
const FLEET_CASES: FleetDetails = {
  ...COMMON,
  BID_TOO_LOW: { bid: 3, current: 4 },
  BID_EXCEEDS_DUCATS: { bid: 12, ducats: 10 },
  NOT_OPEN: { card: 'kraken#2', open: ['green:2', 'rum#1'] },
  NOT_ON_TABLE: { card: 'red:3' },
  OWN_CARD: { card: 'tavern#2' },
  NOT_YOURS: { card: 'blue:4', owner: 2 },
  NO_SHIP_OF_COLOR: { ship: 'purple:6', color: 'purple' },
  NO_SUCH_VICTIM: { victim: 5, players: 3 },
  OWN_VICTIM: { victim: 1 },
  RAID_OUT_OF_RANGE: { amount: 13, least: 2, most: 12 },
  NO_CHIEF: { color: 'green' },
  NOT_CHIEF: { color: 'yellow', chief: 1 },
  HAS_BLACKBEARD: { color: 'red' },
  NO_TOKEN: { color: 'green' },
  HAS_RUM: { tavern: 'tavern#1' },
  WRONG_CARD: { received: 'spyglass#1', asking: 'spyglass#2' },
  DICE_REQUIRED: { player: 0 },
  DICE_NOT_ALLOWED: { player: 0 },
  SAME_FACE: { die: 1, face: 4 },
};

/** The sentences of the refusals of each game, by the name of the game. */
export const MESSAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'grog-island': { ...ISLAND, ...SESSION_MESSAGES },
  'caribbean-fleet': { ...FLEET, ...SESSION_MESSAGES },
};

function refusalsOf(
  cases: Readonly<Record<string, unknown>>,
  messages: Readonly<Record<string, string>>,
): BaseRefusal[] {
  return Object.entries(cases).map(([code, texts]) => {
    const details: BaseRefusal['details'] = JSON.parse(JSON.stringify(texts));
    return { code, message: fillIn(messages[code] ?? '', details), details };
  });
}

/** A refusal for every code of each game, by the name of the game. */
export const REFUSALS: Readonly<Record<string, readonly BaseRefusal[]>> = {
  'grog-island': refusalsOf({ ...ISLAND_CASES, ...SESSION }, MESSAGES['grog-island'] ?? {}),
  'caribbean-fleet': refusalsOf({ ...FLEET_CASES, ...SESSION }, MESSAGES['caribbean-fleet'] ?? {}),
};
