import { expect, it } from 'vitest';
import { type GameState, invariants } from '../../src/caribbean-fleet/index.ts';
import { at } from '../../src/core/lists.ts';
import type { InvariantIssue } from '../../src/core/types.ts';
import type { Mutable } from '../mutable.ts';
import { bidding, choosing } from './scenario.ts';

/** Seat 0 is chief of green, with a blackbeard; its cannons lie under `red:3`. */
const table = bidding({
  hands: [
    { ships: ['green:2', 'green:4', 'red:3'], chief: ['green'] },
    { ships: ['green:5', 'green:6', 'red:4'] },
  ],
  cannons: ['red:3'],
  blackbeards: ['green'],
  taverns: [{ owner: 2, color: 'red' }],
  deck: ['blue:2', 'blue:3', 'kraken#1'],
});
const chosen = choosing();

type Change = (draft: Mutable<GameState>) => void;

// biome-ignore format: one line for each, as a table
const BROKEN: readonly [name: string, state: GameState, change: Change, ...found: [rule: string, message: string][]][] = [
  // Cards, tokens, ducats.
  ['a card of no pack', table, (s) => { s.discarded.push('kraken#9'); }, ['CF-S2', 'kraken#9 is not in the pack']],
  ['a card of no pack in the deck', table, (s) => { s.pack.pop(); s.pack.splice(s.pack.indexOf('kraken#1'), 1); s.pack.push('tavern#1'); }, ['CF-S2', 'kraken#1 is not in the pack']],
  ['a removed card of no pack', table, (s) => { s.removed.push('kraken#9'); }, ['CF-S2', 'kraken#9 is not in the pack']],
  ['a missing card', table, (s) => { s.discarded = s.discarded.filter((card) => card !== 'blue:6'); }, ['CF-C3', 'card:blue:6: 0 instead of 1']],
  ['a card twice', table, (s) => { s.discarded.push('blue:2'); }, ['CF-C3', 'card:blue:2: 2 instead of 1']],
  ['a token too many', table, (s) => { s.tokens[1] = 3; }, ['CF-C4', 'token:purple: 3 instead of 2']],
  ['a token that lies in the supply and with a tavern', table, (s) => { s.tokens[2] = 2; }, ['CF-C4', 'token:red: 3 instead of 2']],
  ['debts', table, (s) => { at(s.players, 1).ducats = -1; }, ['CF-M4', 'seat 1 has -1 ducats']],
  // Chiefs, and what lies with them.
  ['ships without a chief', table, (s) => { s.chiefs[0] = null; s.discarded.push('blackbeard#1'); s.blackbeards[0] = null; }, ['CF-M1', '2 green ships without a chief']],
  ['a chief with fewer ships', table, (s) => { s.ships[0] = 1; }, ['CF-M3', 'the green chief has 1 ships, another 3']],
  ['a blackbeard with no pawn', table, (s) => { s.blackbeards = [null, null, 'blackbeard#1', null, null]; }, ['CF-K4', 'blackbeard#1 lies with a pawn of nobody']],
  ['cannons under no ship', table, (s) => { at(s.cannons, 0).ship = 'blue:11'; }, ['CF-K4', 'cannons#1 lie under blue:11 of nobody']],
  // The round.
  ['a bid beyond the ducats', table, (s) => { s.leader = 1; s.bid = 11; }, ['CF-B2', 'a bid of 11 with 10 ducats']],
  ['a bid of nobody', table, (s) => { s.bid = 3; }, ['CF-B2', 'a bid of 3 by null']],
  ['a bid of no seat', table, (s) => { s.leader = 7; s.bid = 3; }, ['CF-B2', 'a bid of 3 with 0 ducats']],
  ['a bidder without a bid', table, (s) => { s.leader = 1; }, ['CF-B2', 'a bid of 0 by 1']],
  ['a winner without a bid, as if there was one', chosen, (s) => { s.bid = 3; }, ['CF-B2', 'a bid of 3 by null']],
  ['too few open cards in the auction', table, (s) => { s.discarded.push(...s.open.splice(2)); }, ['CF-K1', '2 open cards for 3 players']],
  ['too few open cards for the choices', chosen, (s) => { s.discarded.push(...s.open.splice(1)); }, ['CF-K1', '1 open cards for 3 players']],
  ['a deck that lasts for no whole round', table, (s) => { s.discarded.push(...s.deck.splice(1)); }, ['CF-R6', '1 cards do not make rounds']],
  ['two faults', table, (s) => { s.bid = 3; at(s.players, 2).ducats = -4; }, ['CF-M4', 'seat 2 has -4 ducats'], ['CF-B2', 'a bid of 3 by null']],
];

it.each(BROKEN)('finds %s', (_, state, change, ...found) => {
  const draft: Mutable<GameState> = JSON.parse(JSON.stringify(state));
  expect(invariants(draft)).toEqual([]);
  change(draft);
  expect(invariants(draft)).toEqual(
    found.map(([rule, message]): InvariantIssue => ({ rule, message })),
  );
});

// biome-ignore format: one line for each, as a table
const SOUND: readonly [name: string, state: GameState, change: Change][] = [
  ['a bid of one ducat', table, (s) => { s.leader = 1; s.bid = 1; }],
  ['a bid of all ducats', table, (s) => { s.leader = 1; s.bid = 10; }],
  ['a bid that its winner has paid', chosen, (s) => { s.leader = 0; s.bid = 10; at(s.players, 0).ducats = 0; }],
  ['no ducats', table, (s) => { at(s.players, 1).ducats = 0; }],
  ['as many ships as the chief', table, (s) => { s.discarded.push('blackbeard#1'); s.blackbeards[0] = null; s.chiefs[0] = 1; }],
];

it.each(SOUND)('finds nothing wrong with %s', (_, state, change) => {
  const draft: Mutable<GameState> = JSON.parse(JSON.stringify(state));
  change(draft);
  expect(invariants(draft)).toEqual([]);
});
