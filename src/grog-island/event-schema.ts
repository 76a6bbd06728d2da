import {
  boolean,
  distinct,
  integer,
  list,
  nullable,
  object,
  picklist,
  type VariantSchema,
  variant,
} from '../codec/schema.ts';
import { BUILDING } from './action-schema.ts';
import { MOST_PIPS } from './auction.ts';
import {
  CLOUDS,
  COLORS,
  FACES,
  type Face,
  GOAL_DECK,
  GOALS,
  PARROT_DECK,
  SHIPS,
  TREASURE_DECK,
  TREASURE_VALUES,
} from './components.ts';
import type { GameEvent } from './events.ts';
import { PARROT_KINDS } from './options.ts';
import { byColor, COUNT_MOST } from './state-schema.ts';

/** The table of events. Cards that a viewer may not see are `null`. */
export function eventSchema(): VariantSchema<GameEvent> {
  const count = integer(0, COUNT_MOST);
  const seat = integer(0, 3);
  const color = picklist(COLORS);
  const face = picklist(FACES);
  const ship = picklist(SHIPS);
  const goal = nullable(picklist(GOALS));
  const treasure = picklist(TREASURE_VALUES);
  const parrot = picklist(PARROT_KINDS);
  const where = picklist(['hand', 'drawn']);
  const player = { player: seat };
  const privately = { ...player, seenBy: seat };
  const building = object({ ...player, building: BUILDING });
  return variant('type', {
    goalReturned: object({ ...privately, from: where, goal }),
    goalsDrawn: object({ ...privately, to: where, goals: list(goal, 0, GOAL_DECK.length) }),
    goalKept: object({ ...privately, goal }),
    treasuresDrawn: object({
      ...privately,
      treasures: list(nullable(treasure), 0, TREASURE_DECK.length),
    }),
    parrotsDrawn: object({ ...privately, parrots: list(nullable(parrot), 0, PARROT_DECK.length) }),
    goodsTaken: object({
      ...player,
      goods: byColor(count),
      reason: picklist(['setup', 'pass', 'ghost']),
    }),
    roundStarted: object({ ...player, round: count }),
    rolled: object({ ...player, dice: byColor(face) }),
    parrotPlayed: object({ ...player, parrot }),
    dieTurned: object({ ...player, die: color, from: picklist<Face | 0>([0, ...FACES]), face }),
    bidMade: object({
      ...player,
      dice: distinct(color, 1, COLORS.length),
      amount: integer(0, MOST_PIPS),
      hold: boolean,
    }),
    passed: object(player),
    shipChosen: object({ ...player, ship, peninsula: color }),
    exchanged: object({ ...player, goods: byColor(count), good: color }),
    goodsPaid: object({
      ...player,
      reason: picklist(['deliver', 'deal']),
      good: color,
      goods: count,
      credits: count,
    }),
    coinsGained: object({ ...player, coins: count, reason: picklist(['trade', 'claim']) }),
    tradeEnded: object(player),
    auctionWon: object({ ...player, amount: integer(0, MOST_PIPS) }),
    nobodyWon: object({}),
    paid: object({
      ...player,
      amount: integer(0, MOST_PIPS),
      treasures: list(treasure, 0, TREASURE_DECK.length),
      coins: integer(-MOST_PIPS, MOST_PIPS),
    }),
    defaulted: object(player),
    claimed: object({ ...player, building: BUILDING, cloud: picklist(CLOUDS) }),
    claimsLost: object({
      ...player,
      peninsulas: distinct(color, 0, COLORS.length),
      renounced: boolean,
    }),
    pointsGained: object({ ...player, points: count, reason: picklist(['cloud', 'row']) }),
    locked: building,
    ghostPlaced: building,
    roundEnded: object({
      round: count,
      ships: distinct(ship, SHIPS.length, SHIPS.length),
      flag: seat,
    }),
    gameEnded: object({ reason: picklist(['crew', 'stalemate']) }),
  });
}
