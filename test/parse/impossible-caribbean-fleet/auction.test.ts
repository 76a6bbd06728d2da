import { it } from 'vitest';
import { at } from '../../../src/lists.ts';
import {
  bid,
  bidding,
  choosing,
  dealt,
  pass,
  play,
  roll,
  rolling,
} from '../../caribbean-fleet/scenario.ts';
import { expectAcceptance, expectRefusal, type Impossible, type Possible } from './refusal.ts';

/** Seat 1 of four begins. */
const opening = bidding({ players: 4, starter: 1 });
const onePass = play(opening, pass(1));
const twoPasses = play(onePass, pass(2));
const oneBid = play(opening, bid(1, 3));
/** The others go on, seat 3 is next. */
const bidAndPass = play(oneBid, pass(2));
/** Seat 3 has outbid seat 1; seat 0 is next, seat 2 has passed. */
const overbid = play(bidAndPass, bid(3, 4));
/** Seat 1 has passed, seat 2 has bid, seat 3 has passed, seat 0 is next. */
const passesAround = play(onePass, bid(2, 4), pass(3));
/** All others have passed without a bid. */
const lastChance = play(twoPasses, pass(3));
const won = play(bidAndPass, pass(3), pass(0));
const wonForNothing = choosing({ players: 4, starter: 1 });
const toRoll = rolling({ starter: 1 });
/** Seat 2 has no ducats and was not asked. */
const bankrupt = play(bidding({ players: 4, starter: 1, hands: [{}, {}, { ducats: 0 }] }), pass(1));
const fresh = dealt(3, ['red:3', 'green:2', 'blue:2']);

// biome-ignore format: one line for each, as a table
const IMPOSSIBLE: readonly Impossible[] = [
  // Who passed first.
  ['no first pass although somebody has passed', onePass, (s) => { s.firstPassed = null; }, 'CF-B4', 'firstPassed: given null, allowed: one who has passed, null if nobody has'],
  ['a first pass of somebody who has not passed', twoPasses, (s) => { s.firstPassed = 3; }, 'CF-B4', 'firstPassed: given 3, allowed: one who has passed, null if nobody has'],
  ['a first pass of somebody else before the first bid', twoPasses, (s) => { s.firstPassed = 2; }, 'CF-B1', 'firstPassed: given 2, allowed: 1, who began'],
  ['a first pass of somebody else, who wins without a bid', wonForNothing, (s) => { s.firstPassed = 2; s.winner = 2; }, 'CF-B4', 'firstPassed: given 2, allowed: 1, who began'],
  // Who wins.
  ['a winner during the auction', oneBid, (s) => { s.winner = 1; s.discarded.push(...s.open.splice(0)); }, 'CF-B3', 'winner: given 1, allowed: null during the auction'],
  ['no winner after it', toRoll, (s) => { s.winner = null; s.open = s.discarded.splice(0, 3); }, 'CF-B3', 'winner: given null, allowed: the winner of the auction'],
  ['another winner than the bidder', won, (s) => { s.winner = 2; }, 'CF-B3', 'winner: given 2, allowed: 1'],
  ['another winner than the one who passed first', wonForNothing, (s) => { s.winner = 2; }, 'CF-B3', 'winner: given 2, allowed: 1'],
  ['a winner who has passed', won, (s) => { at(s.players, 1).passed = true; }, 'CF-B3', 'players.1.passed: given true, allowed: false'],
  ['a loser who has not passed', won, (s) => { at(s.players, 3).passed = false; }, 'CF-B3', 'players.3.passed: given false, allowed: true'],
  ['somebody who has not passed although nobody has bid', wonForNothing, (s) => { at(s.players, 3).passed = false; }, 'CF-B3', 'players.3.passed: given false, allowed: true'],
  // Whose turn it is.
  ['a bidder who outbids himself', oneBid, (s) => { s.agenda = [{ type: 'bid', player: 1 }]; }, 'CF-B1', 'agenda.0.player: given 1, allowed: another than the bidder'],
  ['a turn of somebody without ducats', opening, (s) => { at(s.players, 1).ducats = 0; }, 'CF-B5', 'agenda.0.player: given 1, allowed: somebody who has ducats'],
  ['a turn of no seat', opening, (s) => { s.agenda = [{ type: 'bid', player: 4 }]; }, 'CF-B5', 'agenda.0.player: given 4, allowed: somebody who has ducats'],
  ['a turn before the starter has passed', opening, (s) => { s.agenda = [{ type: 'bid', player: 2 }]; }, 'CF-B1', 'players.1.passed: given false, allowed: true, by whose turn it is'],
  ['a turn of somebody who has passed', onePass, (s) => { s.agenda = [{ type: 'bid', player: 1 }]; }, 'CF-B1', 'players.1.passed: given true, allowed: false, by whose turn it is'],
  ['a pass before the own turn', onePass, (s) => { at(s.players, 0).passed = true; }, 'CF-B1', 'players.0.passed: given true, allowed: false, by whose turn it is'],
  ['a turn of somebody who has passed after a bid', bidAndPass, (s) => { at(s.players, 3).passed = true; }, 'CF-B1', 'players.3.passed: given true, allowed: false, by whose turn it is'],
  ['a bidder who has passed', bidAndPass, (s) => { at(s.players, 1).passed = true; }, 'CF-B1', 'players.1.passed: given true, allowed: false, by whose turn it is'],
  ['somebody left out after the bidder', passesAround, (s) => { at(s.players, 3).passed = false; }, 'CF-B1', 'players.3.passed: given false, allowed: true, by whose turn it is'],
  // The dice.
  ['dice before the first roll', fresh, (s) => { s.dice = [1, 2]; }, 'CF-R1', 'dice: given 1, 2, allowed: 0 before the first roll'],
  ['a die without a face', opening, (s) => { s.dice = [1, 0]; }, 'CF-R1', 'dice: given 1, 0, allowed: 1 to 6'],
];

// biome-ignore format: one line for each, as a table
const POSSIBLE: readonly Possible[] = [
  ['the beginning', opening, null],
  ['passes before a bid', twoPasses, null],
  ['a bid', oneBid, null],
  ['a first pass of another than the starter after a bid', bidAndPass, null],
  ['a second bid', overbid, null],
  ['passes before and after a bid', passesAround, null],
  ['all others passed', lastChance, null],
  ['a pass of somebody without ducats', bankrupt, null],
  ['a first pass of a starter without ducats', opening, (s) => { s.firstPassed = 1; s.agenda = [{ type: 'bid', player: 2 }]; Object.assign(at(s.players, 1), { ducats: 0, passed: true }); }],
  ['a winner with a bid', won, null],
  ['a winner without a bid', wonForNothing, null],
  ['a winner who rolls', toRoll, null],
  ['the end', roll(toRoll, [3, 4]), null],
];

it.each(IMPOSSIBLE)('auction: refuses %s', (...row) => expectRefusal(row));

it.each(POSSIBLE)('auction: accepts %s', (...row) => expectAcceptance(row));
