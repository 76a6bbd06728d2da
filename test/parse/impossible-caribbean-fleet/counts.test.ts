import { it } from 'vitest';
import { shipIndex } from '../../../src/caribbean-fleet/cards.ts';
import { type Card, createGame, type GameState } from '../../../src/caribbean-fleet/index.ts';
import { at } from '../../../src/lists.ts';
import { bidding, dealt, pass, play, roll, rolling, take } from '../../caribbean-fleet/scenario.ts';
import type { Mutable } from '../../mutable.ts';
import { expectAcceptance, expectRefusal, type Impossible, type Possible } from './refusal.ts';

/** Three players who have chosen the cards of a fixed first round. */
function firstRound(open: readonly [Card, Card, Card], ...later: readonly Card[]): GameState {
  const dealing = dealt(3, open, later);
  return take(play(dealing, pass(0), pass(1), pass(2)), ...open);
}

/** The first round; all cards but the open ships are in the deck, `kraken#1` on top, then `spyglass#1`. */
const fresh = dealt(
  3,
  ['red:3', 'green:2', 'blue:2'],
  ['kraken#1', 'spyglass#1', 'yellow:2'],
  ['raid#1', 'red:4', 'red:5'],
);
/** Seat 0 has taken `red:3`. */
const begun = take(play(fresh, pass(0), pass(1), pass(2)), 'red:3');
/** The sum of 12 has wrecked two ships in a game of one round. */
const wrecked = roll(firstRound(['green:7', 'purple:6', 'red:3']), [6, 6]);
/** The second round of a game that has no more ships than players; seat 0 owns `red:3`. */
const fewShips = roll(
  firstRound(['red:3', 'green:2', 'blue:2'], 'kraken#1', 'kraken#2', 'kraken#3'),
  [6, 5],
);

/** The third round of three players with 10 ducats each; 6 ships have been discarded. */
const third = bidding({ deck: ['raid#1', 'raid#2', 'red:3', 'red:4', 'red:5', 'kraken#1'] });
const banked = bidding({ deck: ['treasureGalleon#1', 'cannons#1', 'cannons#2'] });
const over = roll(rolling(), [1, 2]);
const rich = bidding({
  hands: [
    { ships: ['green:2', 'green:4', 'red:3'], chief: ['green'] },
    { ships: ['green:5', 'green:6', 'red:4'] },
  ],
  cannons: ['red:3'],
  blackbeards: ['green'],
  taverns: [{ owner: 2, color: 'red' }],
});
const ofFour = bidding({ players: 4, deck: ['raid#1', 'raid#2', 'red:3', 'red:4'] });
const ofFive = createGame({ players: 5, seed: 5 });
/** `kraken#2` was seen and put back. */
const short = createGame({ players: 3, seed: 5, short: true });

/** Gives seat 0 as much as brings all players together to a sum. */
function setSum(draft: Mutable<GameState>, sum: number): void {
  const others = draft.players.slice(1).reduce((ducats, player) => ducats + player.ducats, 0);
  at(draft.players, 0).ducats = sum - others;
}

/** The galleon of the deck has been played. */
function playGalleon(draft: Mutable<GameState>): void {
  draft.deck[0] = at(draft.discarded, 0);
  draft.discarded[0] = 'treasureGalleon#1';
}

// biome-ignore format: one line for each, as a table
const IMPOSSIBLE: readonly Impossible[] = [
  // Seats, and the source of random numbers.
  ['a starter at no seat', third, (s) => { s.starter = 3; }, 'CF-C1', ': given seat 3, allowed: a seat of this game'],
  ['a winner at no seat', third, (s) => { s.winner = 4; }, 'CF-C1', ': given seat 4, allowed: a seat of this game'],
  ['a bidder at no seat', ofFour, (s) => { s.leader = 4; }, 'CF-C1', ': given seat 4, allowed: a seat of this game'],
  ['a first pass at no seat', third, (s) => { s.firstPassed = 3; }, 'CF-C1', ': given seat 3, allowed: a seat of this game'],
  ['a ship at no seat', rich, (s) => { s.ships[0] = 3; }, 'CF-C1', ': given seat 3, allowed: a seat of this game'],
  ['a chief at no seat', rich, (s) => { s.chiefs[4] = 3; }, 'CF-C1', ': given seat 3, allowed: a seat of this game'],
  ['a tavern at no seat', rich, (s) => { at(s.taverns, 0).owner = 3; }, 'CF-C1', ': given seat 3, allowed: a seat of this game'],
  ['random words that are all 0', third, (s) => { s.random = [0, 0, 0, 0]; }, 'random', 'random: given four times 0, allowed: words of a random source'],
  // What the rules keep in every state.
  ['a card of no pack', third, (s) => { s.discarded.push('kraken#999'); }, 'CF-S2', ': given kraken#999 is not in the pack, allowed: what the rules keep in every state'],
  ['a card that has vanished', third, (s) => { s.discarded.pop(); }, 'CF-C3', ': given card:blue:2: 0 instead of 1, allowed: what the rules keep in every state'],
  ['a card twice', third, (s) => { s.discarded[0] = at(s.open, 0); }, 'CF-C3', ': given card:blue:8: 0 instead of 1, allowed: what the rules keep in every state'],
  ['a token too few', rich, (s) => { s.tokens[0] = 1; }, 'CF-C4', ': given token:green: 1 instead of 2, allowed: what the rules keep in every state'],
  ['two ships without a chief', rich, (s) => { s.chiefs[0] = null; }, 'CF-M1', ': given 2 green ships without a chief, allowed: what the rules keep in every state'],
  ['a chief with fewer ships', rich, (s) => { s.ships[0] = 1; }, 'CF-M3', ': given the green chief has 1 ships, another 3, allowed: what the rules keep in every state'],
  ['a blackbeard without a pawn', rich, (s) => { s.blackbeards = [null, 'blackbeard#1', null, null, null]; }, 'CF-K4', ': given blackbeard#1 lies with a pawn of nobody, allowed: what the rules keep in every state'],
  ['cannons without a ship', rich, (s) => { at(s.cannons, 0).ship = 'blue:11'; }, 'CF-K4', ': given cannons#1 lie under blue:11 of nobody, allowed: what the rules keep in every state'],
  ['a bid beyond the ducats', third, (s) => { s.leader = 1; s.bid = 11; }, 'CF-B2', ': given a bid of 11 with 10 ducats, allowed: what the rules keep in every state'],
  ['too few open cards', third, (s) => { s.discarded.push(...s.open.splice(2)); }, 'CF-K1', ': given 2 open cards for 3 players, allowed: what the rules keep in every state'],
  // The pack and what was removed or seen of it.
  ['a pack in another order', third, (s) => { s.pack.reverse(); }, 'order', 'pack: given another order, allowed: ships, then special cards, in order'],
  ['fewer cards removed than by the short game', third, (s) => { s.removed = s.deck.splice(0, 3); }, 'CF-S4', 'removed: given 3, allowed: 0, or 15 with 3 players'],
  ['cards removed with 5 players', ofFive, (s) => { s.removed = s.deck.splice(0, 15); }, 'CF-S4', 'removed: given 15, allowed: 0, or 15 with 3 players'],
  ['fewer cards removed, and with 5 players', ofFive, (s) => { s.removed = s.deck.splice(0, 5); }, 'CF-S4', 'removed: given 5, allowed: 0, or 15 with 3 players'],
  ['a seen card that is in no pack', third, (s) => { s.seenSpecials = ['raid#1', 'raid#9']; }, 'CF-S4', 'seenSpecials.1: given raid#9, allowed: a card of the deck'],
  ['a seen card among the removed', short, (s) => { s.deck[s.deck.indexOf('kraken#2')] = at(s.removed, 0); s.removed[0] = 'kraken#2'; }, 'CF-S4', 'seenSpecials.0: given kraken#2, allowed: a card of the deck'],
  // Rounds.
  ['a round that the deck does not fit', third, (s) => { s.round = 4; }, 'CF-D1', 'deck: given 6, allowed: 3 cards in round 4'],
  ['an end before the deck has run out', third, (s) => { s.agenda = []; }, 'CF-R6', 'agenda: given nothing to do, allowed: a decision before the deck has run out'],
  ['fewer ships than players', fewShips, (s) => { s.pack.splice(s.pack.indexOf('red:3'), 1); s.ships[shipIndex('red:3')] = null; s.pack.push('kraken#4'); s.discarded.push('kraken#4'); }, 'CF-D2', 'pack: given 2, allowed: a ship for each player'],
  ['an open special card in the first round', fresh, (s) => { s.open[1] = 'kraken#1'; s.deck[5] = 'green:2'; }, 'CF-D2', 'open: given red:3, kraken#1, blue:2, allowed: ships in the first round'],
  ['a special card that was taken in the first round', begun, (s) => { at(s.players, 0).kept = [{ card: 'spyglass#1', round: 1 }]; s.ships[shipIndex('red:3')] = null; s.deck[4] = 'red:3'; }, 'CF-D2', 'discarded: given other cards, allowed: nothing but ships so far'],
  ['a ship that has left the first round', begun, (s) => { s.ships[shipIndex('red:3')] = null; s.discarded.push('red:3'); }, 'CF-D2', 'discarded: given other cards, allowed: nothing but ships so far'],
  // Ducats: 10 for each player, 10 for each galleon played; for each roll 23, which is what the ships with the number 6 are worth, and 3 for each of the cannons.
  ['more ducats than two rolls bring', third, (s) => { setSum(s, 77); }, 'CF-R3', 'players: given 77, allowed: at most 76 ducats in all'],
  ['more ducats than two rolls bring with cannons', banked, (s) => { setSum(s, 89); }, 'CF-R3', 'players: given 89, allowed: at most 88 ducats in all'],
  ['more ducats than two rolls and a galleon bring', banked, (s) => { playGalleon(s); setSum(s, 99); }, 'CF-R3', 'players: given 99, allowed: at most 98 ducats in all'],
  ['more ducats than three rolls bring', over, (s) => { setSum(s, 100); }, 'CF-R3', 'players: given 100, allowed: at most 99 ducats in all'],
];

// biome-ignore format: one line for each, as a table
const POSSIBLE: readonly Possible[] = [
  ['the first round', fresh, null],
  ['a first choice', begun, null],
  ['wrecks of the first round, if it was the last', wrecked, null],
  ['no more ships than players', fewShips, null],
  ['a short game', short, null],
  ['an end after the deck has run out', over, null],
  ['a random word that is 0', third, (s) => { s.random = [0, 1, 2, 3]; }],
  ['all ducats that two rolls bring', third, (s) => { setSum(s, 76); }],
  ['all ducats that two rolls bring with cannons', banked, (s) => { setSum(s, 88); }],
  ['all ducats that two rolls and a galleon bring', banked, (s) => { playGalleon(s); setSum(s, 98); }],
  ['all ducats that three rolls bring', over, (s) => { setSum(s, 99); }],
];

it.each(IMPOSSIBLE)('counts: refuses %s', (...row) => expectRefusal(row));

it.each(POSSIBLE)('counts: accepts %s', (...row) => expectAcceptance(row));
