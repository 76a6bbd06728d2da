import { expect, it } from 'vitest';
import {
  applyAction,
  decisions,
  type GameState,
  invariants,
  parseState,
  simulate,
} from '../../src/caribbean-fleet/index.ts';
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
  ['a card of no pack', table, (s) => { s.discarded.push('kraken#9'); }, ['CF-S2', 'At pack: expected every card in use, received no kraken#9.']],
  ['a card of no pack in the deck', table, (s) => { s.pack.pop(); s.pack.splice(s.pack.indexOf('kraken#1'), 1); s.pack.push('tavern#1'); }, ['CF-S2', 'At pack: expected every card in use, received no kraken#1.']],
  ['a removed card of no pack', table, (s) => { s.removed.push('kraken#9'); }, ['CF-S2', 'At pack: expected every card in use, received no kraken#9.']],
  ['a missing card', table, (s) => { s.discarded = s.discarded.filter((card) => card !== 'blue:6'); }, ['CF-C3', 'Expected 1 × card:blue:6, received 0 × card:blue:6.']],
  ['a card twice', table, (s) => { s.discarded.push('blue:2'); }, ['CF-C3', 'Expected 1 × card:blue:2, received 2 × card:blue:2.']],
  ['a token too many', table, (s) => { s.tokens[1] = 3; }, ['CF-C4', 'Expected 2 × token:purple, received 3 × token:purple.']],
  ['a token that lies in the supply and with a tavern', table, (s) => { s.tokens[2] = 2; }, ['CF-C4', 'Expected 2 × token:red, received 3 × token:red.']],
  ['debts', table, (s) => { at(s.players, 1).ducats = -1; }, ['CF-M4', 'At players.1.ducats: expected at least 0 ducats, received -1.']],
  // Chiefs, and what lies with them.
  ['ships without a chief', table, (s) => { s.chiefs[0] = null; s.discarded.push('blackbeard#1'); s.blackbeards[0] = null; }, ['CF-M1', 'At chiefs.0: expected the owner of 2 ships, received null.']],
  ['a chief with fewer ships', table, (s) => { s.ships[0] = 1; }, ['CF-M3', 'At chiefs.0: expected somebody who has 3 ships, received 0.']],
  ['a blackbeard with no pawn', table, (s) => { s.blackbeards = [null, null, 'blackbeard#1', null, null]; }, ['CF-K4', 'At blackbeards.2: expected null without a chief, received blackbeard#1.']],
  ['cannons under no ship', table, (s) => { at(s.cannons, 0).ship = 'blue:11'; }, ['CF-K4', 'At cannons.0.ship: expected a ship that somebody owns, received blue:11.']],
  // The round.
  ['a bid beyond the ducats', table, (s) => { s.leader = 1; s.bid = 11; }, ['CF-B2', 'At bid: expected at most the 10 ducats of the bidder, received 11.']],
  ['a bid of nobody', table, (s) => { s.bid = 3; }, ['CF-B2', 'At bid: expected 0 without a bidder, received 3.']],
  ['a bid of no seat', table, (s) => { s.leader = 7; s.bid = 3; }, ['CF-C1', 'At leader: expected a seat of this game, received 7.']],
  ['a bidder without a bid', table, (s) => { s.leader = 1; }, ['CF-B2', 'At bid: expected at least 1, since there is a bidder, received 0.']],
  ['a winner without a bid, as if there was one', chosen, (s) => { s.bid = 3; }, ['CF-B2', 'At bid: expected 0 without a bidder, received 3.']],
  ['too few open cards in the auction', table, (s) => { s.discarded.push(...s.open.splice(2)); }, ['CF-K1', 'At open: expected 3 open cards, received 2.']],
  ['too few open cards for the choices', chosen, (s) => { s.discarded.push(...s.open.splice(1)); }, ['CF-K1', 'At open: expected 3 open cards, received 1.']],
  ['a deck that lasts for no whole round', table, (s) => { s.discarded.push(...s.deck.splice(1)); }, ['CF-R6', 'At deck: expected a multiple of 3 cards, received 1.']],
  // The agenda.
  ['a bidder who has passed', table, (s) => { at(s.players, 0).passed = true; }, ['CF-B1', 'At agenda.0.player: expected a player who can bid, received 0.']],
  ['a leader who has passed', table, (s) => { s.leader = 1; s.bid = 1; at(s.players, 1).passed = true; }, ['CF-B2', 'At leader: expected a player who has not passed, received 1.']],
  ['a winner in the auction', table, (s) => { s.winner = 0; s.discarded.push(...s.open.splice(0)); }, ['CF-B3', 'At winner: expected null during the auction, received 0.']],
  ['two turns of one player', chosen, (s) => { at(s.agenda, 1).player = at(s.agenda, 2).player; }, ['CF-K1', 'At agenda.1.player: expected each seat once, received 1.'], ['CF-K1', 'At agenda.2.player: expected each seat once, received 1.'], ['CF-K5', 'At agenda.3.player: expected choices of all other players below, received 0.']],
  ['a step that follows the wrong one', chosen, (s) => { s.agenda.splice(0, 1); }, ['agenda', 'At agenda.0.type: expected a step that can follow nothing, received choose.']],
  ['a removed card that was put back', table, (s) => { s.removed = s.deck.splice(2, 1, at(s.discarded.splice(0, 1), 0)); s.seenSpecials = ['kraken#1']; }, ['CF-S4', 'At seenSpecials.0: expected a card not removed, received kraken#1.']],
  ['two faults', table, (s) => { s.bid = 3; at(s.players, 2).ducats = -4; }, ['CF-M4', 'At players.2.ducats: expected at least 0 ducats, received -4.'], ['CF-B2', 'At bid: expected 0 without a bidder, received 3.']],
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
  ['a late round', table, (s) => { s.round = 900_000_000; }],
  ['a chief without ships', table, (s) => { s.chiefs[4] = 2; }],
  ['a tavern that waits although there are tokens', table, (s) => { s.taverns = []; s.tokens[2] = 2; at(s.players, 0).waiting = ['tavern#1']; }],
  ['as many ships as the chief', table, (s) => { s.discarded.push('blackbeard#1'); s.blackbeards[0] = null; s.chiefs[0] = 1; }],
];

it.each(SOUND)('finds nothing wrong with %s, and can play it to the end', (_, state, change) => {
  const draft: Mutable<GameState> = JSON.parse(JSON.stringify(state));
  change(draft);
  expect(invariants(draft)).toEqual([]);
  let next = parseState(draft);
  for (let left = 2_000; left > 0 && decisions(next).length > 0; left -= 1) {
    const action = simulate(next).randomAction(() => (left % 97) / 97);
    if (action !== null) next = applyAction(next, action);
  }
  expect(decisions(next)).toEqual([]);
});

it('reads no state in which lists of bids could grow too long', () => {
  const draft: Mutable<GameState> = JSON.parse(JSON.stringify(table));
  at(draft.players, 1).ducats = 1_000_000;
  expect(() => parseState(draft)).toThrow(
    /at players: expected at most \d+ ducats in all, received/,
  );
});

it.each([
  [
    'a step of no seat',
    (s) => {
      at(s.agenda, 0).player = 3;
    },
    /at agenda\.0\.player: expected a seat of this game, received 3/,
  ],
  [
    'an automatic step on top',
    (s) => {
      s.agenda.pop();
      s.discarded.push(...s.open.splice(2));
    },
    /expected a decision, since it is the last step, received askFairWinds/,
  ],
  [
    'a card that asks but does not wait',
    (s) => {
      s.agenda.push({ type: 'placeRum', player: 0, card: 'rum#1' });
    },
    /expected a card that waits in front of the player/,
  ],
  [
    'a kept card that asks but is not kept',
    (s) => {
      s.agenda.push({ type: 'fairWind', player: 1, card: 'fairWind#1' });
    },
    /expected a card that the player keeps, once/,
  ],
  [
    'a raid on nobody',
    (s) => {
      s.agenda.push({
        type: 'roll',
        player: 0,
        purpose: 'raid',
        manual: true,
        victim: 4,
        amount: 2,
      });
    },
    /at agenda\.\d\.victim/,
  ],
] satisfies [string, Change, RegExp][])('reads no state with %s', (_, change, message) => {
  const draft: Mutable<GameState> = JSON.parse(JSON.stringify(chosen));
  change(draft);
  expect(() => parseState(draft)).toThrow(message);
});
