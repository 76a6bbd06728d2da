import { it } from 'vitest';
import { shipIndex } from '../../../src/caribbean-fleet/cards.ts';
import { at } from '../../../src/lists.ts';
import { bidding, choosing, take } from '../../caribbean-fleet/scenario.ts';
import { expectAcceptance, expectRefusal, type Impossible, type Possible } from './refusal.ts';

/** Seat 1 owns no place for the cards that wait in front of it. */
const waiting = bidding({
  hands: [{}, { waiting: ['blackbeard#1', 'cannons#1', 'cannons#2', 'rum#1'] }],
  deck: ['tavern#1', 'red:3', 'red:4'],
});
/** The only pawn and the only tavern of seat 1 have what would wait. */
const full = bidding({
  hands: [
    {},
    { ships: ['green:2', 'green:4'], chief: ['green'], waiting: ['blackbeard#2', 'rum#2'] },
  ],
  blackbeards: ['green'],
  taverns: [{ owner: 1, color: 'red', rum: true }],
});
const keeping = bidding({ hands: [{}, { kept: ['spyglass#1', 'spyglass#2', 'fairWind#1'] }] });
/** Seat 0 has just taken the tavern, and is asked for its place; a rum waits for it. */
const asked = take(
  choosing({
    open: ['tavern#1', 'spyglass#1', 'blue:2'],
    hands: [{ waiting: ['rum#1'] }],
    deck: ['tavern#2', 'red:3', 'red:4'],
  }),
  'tavern#1',
);
/** Seat 0 has just taken a card of this round. */
const taken = take(choosing({ open: ['spyglass#1', 'blue:2', 'blue:3'] }), 'spyglass#1');

// biome-ignore format: one line for each, as a table
const IMPOSSIBLE: readonly Impossible[] = [
  // Cards wait only as long as they have no place.
  ['cannons that wait beside a ship', waiting, (s) => { s.ships[shipIndex('blue:8')] = 1; s.discarded = s.discarded.filter((card) => card !== 'blue:8'); }, 'CF-K4', 'players.1.waiting: given cannons, allowed: none beside blue:8'],
  ['a blackbeard that waits beside a pawn', full, (s) => { s.blackbeards[0] = null; s.discarded.push('blackbeard#1'); }, 'CF-K4', 'players.1.waiting: given blackbeard, allowed: none beside green'],
  ['a rum that waits beside a tavern', full, (s) => { at(s.taverns, 0).rum = null; s.discarded.push('rum#1'); }, 'CF-K4', 'players.1.waiting: given rum, allowed: none beside tavern#1'],
  ['a tavern that waits', waiting, (s) => { at(s.players, 1).waiting.splice(3, 0, 'tavern#1'); s.deck[0] = s.discarded.shift() ?? 'tavern#1'; }, 'CF-K4', 'players.1.waiting: given tavern, allowed: none beside the supply'],
  ['a second tavern that waits while the first is asked for', asked, (s) => { at(s.players, 0).waiting = ['tavern#1', 'tavern#2', 'rum#1']; s.deck[0] = s.discarded.shift() ?? 'tavern#2'; }, 'CF-K4', 'players.0.waiting: given tavern, allowed: none beside the supply'],
  // The order of cards.
  ['waiting cards in another order', waiting, (s) => { at(s.players, 1).waiting.reverse(); }, 'order', 'players.1.waiting: given another order, allowed: cards in order'],
  ['kept cards in another order', keeping, (s) => { at(s.players, 1).kept.reverse(); }, 'order', 'players.1.kept: given another order, allowed: cards in order'],
  // The rounds of kept cards.
  ['a card kept from the first round', keeping, (s) => { at(at(s.players, 1).kept, 2).round = 1; }, 'CF-D2', 'players.1.kept.2.round: given 1, allowed: from 2 to 2'],
  ['a card kept from a round whose cards are all open', keeping, (s) => { at(at(s.players, 1).kept, 0).round = 3; }, 'CF-D2', 'players.1.kept.0.round: given 3, allowed: from 2 to 2'],
  ['a card kept from a round to come', taken, (s) => { at(at(s.players, 0).kept, 0).round = 4; }, 'CF-D2', 'players.0.kept.0.round: given 4, allowed: from 2 to 3'],
];

// biome-ignore format: one line for each, as a table
const POSSIBLE: readonly Possible[] = [
  ['cards that wait for any place', waiting, null],
  ['cards that wait for another place', full, null],
  ['a card that waits for its question', asked, null],
  ['cards kept from an earlier round', keeping, null],
  ['a card kept from this round', taken, null],
];

it.each(IMPOSSIBLE)('hands: refuses %s', (...row) => expectRefusal(row));

it.each(POSSIBLE)('hands: accepts %s', (...row) => expectAcceptance(row));
