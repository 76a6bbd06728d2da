import {
  boolean,
  integer,
  list,
  nullable,
  object,
  picklist,
  tuple,
  type VariantSchema,
  variant,
} from '../codec/schema.ts';
import { CARD, SHIP, shipOrSpecial, special } from './action-schema.ts';
import {
  COLORS,
  DICE,
  FACES,
  type Face,
  KEPT_KINDS,
  LASTING_KINDS,
  RAID_LEAST,
  RAID_MOST,
} from './components.ts';
import type { DiscardReason, GameEvent } from './events.ts';
import { COUNT_MOST } from './invariants.ts';
import { DECK_MOST } from './options.ts';

const REASONS: readonly DiscardReason[] = [
  'atOnce',
  'used',
  'noToken',
  'sunk',
  'wrecked',
  'pawnLost',
];

/** The table of events. */
export function eventSchema(): VariantSchema<GameEvent> {
  const ducats = integer(0, COUNT_MOST);
  const seat = integer(0, 4);
  const player = { player: seat };
  const color = picklist(COLORS);
  const face = picklist(FACES);
  const card = object({ ...player, card: CARD });
  const tavern = special(['tavern'], 'a tavern such as "tavern#1"');
  const due = { due: ducats, paid: ducats };
  return variant('type', {
    roundStarted: object({ ...player, round: ducats, open: list(CARD, 0, DECK_MOST) }),
    bidMade: object({ ...player, amount: ducats }),
    passed: object(player),
    auctionWon: object({ ...player, amount: ducats }),
    bidPaid: object({ ...player, amount: ducats, shares: list(ducats, 3, 5), bank: ducats }),
    cardChosen: card,
    noTarget: card,
    cardWaits: object({
      ...player,
      card: special(LASTING_KINDS, 'a card such as "tavern#1"'),
    }),
    cardDiscarded: object({ ...player, card: CARD, reason: picklist(REASONS) }),
    feePaid: object({ ...player, chief: seat, color, ...due }),
    chiefChanged: object({ ...player, color, from: nullable(seat) }),
    sunk: object({
      ...player,
      owner: seat,
      target: shipOrSpecial(['tavern'], 'a ship or a tavern'),
    }),
    boarded: object({ ...player, owner: seat, ship: SHIP }),
    raidAnnounced: object({ ...player, victim: seat, amount: integer(RAID_LEAST, RAID_MOST) }),
    rolled: object({
      ...player,
      purpose: picklist(['production', 'raid']),
      dice: tuple(face, face),
    }),
    raided: object({ ...player, victim: seat, success: boolean, paid: ducats }),
    cardSharpPaid: object({ ...player, ...due }),
    galleonTaken: object({ ...player, ducats }),
    blackbeardAssigned: object({
      ...player,
      card: special(['blackbeard'], 'a card such as "blackbeard#1"'),
      color,
    }),
    cannonsPlaced: object({
      ...player,
      card: special(['cannons'], 'a card such as "cannons#1"'),
      ship: SHIP,
    }),
    tavernOpened: object({ ...player, card: tavern, color }),
    rumPlaced: object({ ...player, card: special(['rum'], 'a card such as "rum#1"'), tavern }),
    cardKept: object({ ...player, card: special(KEPT_KINDS, 'a card such as "spyglass#1"') }),
    fairWindUsed: object({
      ...player,
      card: special(['fairWind'], 'a card such as "fairWind#1"'),
    }),
    dieTurned: object({
      ...player,
      card: special(['spyglass'], 'a card such as "spyglass#1"'),
      die: picklist(DICE),
      from: picklist<Face | 0>([0, ...FACES]),
      face,
    }),
    shipEarned: object({ ...player, ship: SHIP, ducats }),
    tavernPaid: object({ ...player, owner: seat, tavern, ship: SHIP, ...due }),
    roundEnded: object({ round: ducats }),
    gameEnded: object({}),
  });
}
