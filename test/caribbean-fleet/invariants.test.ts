import { expect, it } from 'vitest';
import {
  applyAction,
  createGame,
  decisions,
  type GameState,
  invariants,
  parseState,
  simulate,
} from '../../src/caribbean-fleet/index.ts';
import { issuesIn } from '../../src/caribbean-fleet/invariants.ts';
import { at } from '../../src/core/lists.ts';
import type { Mutable } from '../mutable.ts';
import { bidding, choosing, roll, rolling } from './scenario.ts';

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
const chosen = choosing({ hands: [{}, { kept: ['fairWind#1'] }, { kept: ['fairWind#2'] }] });
const turning = roll(rolling({ hands: [{ kept: ['spyglass#1'] }] }), [1, 3]);

type Draft = Mutable<GameState>;

function changed(state: GameState, change: (draft: Draft) => void): Draft {
  const draft: Draft = JSON.parse(JSON.stringify(state));
  expect(invariants(draft)).toEqual([]);
  change(draft);
  return draft;
}

/** Takes the last step, and the card that it would have been for. */
function popChoice(draft: Draft): void {
  draft.agenda.pop();
  draft.discarded.push(...draft.open.splice(2));
}

// biome-ignore format: one line for each, as a table
const BROKEN: readonly [name: string, state: GameState, change: (s: Draft) => void, rule: string, path: string, expected: string, received: unknown][] = [
  // Cards, tokens, ducats.
  ['a card of no pack', table, (s) => { s.discarded.push('kraken#9'); }, 'CF-S2', '', '0 × kraken#9 in all', 1],
  ['a card of no pack in the deck', table, (s) => { s.pack.splice(s.pack.indexOf('kraken#1'), 1); }, 'CF-S2', '', '0 × kraken#1 in all', 1],
  ['a missing card', table, (s) => { s.discarded = s.discarded.filter((card) => card !== 'blue:6'); }, 'CF-S2', '', '1 × blue:6 in all', 0],
  ['a card twice', table, (s) => { s.discarded.push('blue:2'); }, 'CF-S2', '', '1 × blue:2 in all', 2],
  ['a token too many', table, (s) => { s.tokens[2] = 2; }, 'CF-C4', '', '2 red fleet tokens in all', 3],
  ['a removed card that was put back', table, (s) => { s.removed = s.deck.splice(2, 1, at(s.discarded.splice(0, 1), 0)); s.seenSpecials = ['kraken#1']; }, 'CF-S4', 'seenSpecials.0', 'a card not removed', 'kraken#1'],
  // Seats.
  ['a ship of no seat', table, (s) => { s.ships[18] = 3; }, 'CF-C1', 'ships.18', 'a seat of this game', 3],
  ['a tavern of no seat', table, (s) => { at(s.taverns, 0).owner = 4; }, 'CF-C1', 'taverns.0.owner', 'a seat of this game', 4],
  ['a bid of no seat', table, (s) => { s.leader = 4; s.bid = 3; }, 'CF-C1', 'leader', 'a seat of this game', 4],
  ['a raid on no seat', chosen, (s) => { s.agenda.push({ type: 'roll', player: 0, purpose: 'raid', manual: true, victim: 4, amount: 2 }); }, 'CF-C3', 'agenda.5.victim', 'a seat of this game', 4],
  // Chiefs, and what lies with them.
  ['ships without a chief', table, (s) => { s.chiefs[0] = null; s.discarded.push('blackbeard#1'); s.blackbeards[0] = null; }, 'CF-M1', 'chiefs.0', 'the seat with 2 ships', null],
  ['a chief with fewer ships', table, (s) => { s.ships[0] = 1; }, 'CF-M3', 'chiefs.0', 'a seat with 3 ships', 0],
  ['a blackbeard with no pawn', table, (s) => { s.blackbeards = [null, null, 'blackbeard#1', null, null]; }, 'CF-K4', 'blackbeards.2', 'no card without a chief', 'blackbeard#1'],
  ['cannons under no ship', table, (s) => { at(s.cannons, 0).ship = 'blue:11'; }, 'CF-K4', 'cannons.0.ship', 'a ship that has an owner', 'blue:11'],
  // The round and its auction.
  ['too few open cards in the auction', table, (s) => { s.discarded.push(...s.open.splice(2)); }, 'CF-K1', 'open', '3 open cards', 2],
  ['too few open cards for the choices', chosen, (s) => { s.discarded.push(...s.open.splice(1)); }, 'CF-K1', 'open', '3 open cards', 1],
  ['a deck that lasts for no whole round', table, (s) => { s.discarded.push(...s.deck.splice(1)); }, 'CF-R6', 'deck', 'a multiple of 3 cards', 1],
  ['a round that none can follow', table, (s) => { s.round = 1_000_000_000; }, 'CF-R6', 'round', 'at most round 999999999', 1_000_000_000],
  ['a bid beyond the ducats', table, (s) => { s.leader = 1; s.bid = 11; }, 'CF-B2', 'bid', 'at most the 10 ducats of seat 1', 11],
  ['a bid of nobody', chosen, (s) => { s.bid = 3; }, 'CF-B2', 'bid', '0 without a bidder', 3],
  ['a bidder without a bid', table, (s) => { s.leader = 1; }, 'CF-B2', 'bid', 'at least 1 with a bidder', 0],
  ['a leader who has passed', table, (s) => { s.leader = 1; s.bid = 1; at(s.players, 1).passed = true; }, 'CF-B2', 'players.1.passed', 'false for a seat that bids', true],
  ['a turn after passing', table, (s) => { at(s.players, 0).passed = true; }, 'CF-B2', 'players.0.passed', 'false for a seat that bids', true],
  ['a turn of the leader', table, (s) => { s.leader = 0; s.bid = 1; }, 'CF-B3', 'agenda.0.player', 'a seat that does not lead', 0],
  // The agenda.
  ['a step of no seat', table, (s) => { at(s.agenda, 0).player = 3; }, 'agenda', 'agenda.0.player', 'a seat of this game', 3],
  ['a step that follows the wrong one', chosen, (s) => { s.agenda.splice(0, 1); }, 'agenda', 'agenda.0.type', 'a step that can follow nothing', 'choose'],
  ['an automatic step on top', chosen, popChoice, 'agenda', 'agenda.3.type', 'a decision, since it is the last step', 'askFairWinds'],
  ['a raid at the end of a round', rolling(), (s) => { s.agenda = [{ type: 'roll', player: 0, purpose: 'raid', manual: true, victim: 1, amount: 2 }]; }, 'CF-R1', 'agenda.0.purpose', 'production', 'raid'],
  ['two choices of one player', chosen, (s) => { at(s.agenda, 4).player = 1; }, 'CF-K1', 'agenda.4.player', 'a seat without another choice', 1],
  ['a fairWind before all have their choice', chosen, (s) => { at(s.agenda, 3).player = 1; }, 'CF-K5', 'agenda.3.player', 'the seat after which all others choose', 1],
  ['a fairWind before the winner has chosen', chosen, (s) => { s.agenda.push({ type: 'fairWind', player: 2, card: 'fairWind#2' }); }, 'CF-K5', 'agenda.5.player', 'a seat that chooses after the winner', 2],
  ['a card that asks but does not wait', chosen, (s) => { s.agenda.push({ type: 'placeRum', player: 0, card: 'rum#1' }); }, 'CF-K4', 'agenda.5.card', 'a waiting card of the player', 'rum#1'],
  ['a kept card that asks twice', turning, (s) => { s.agenda.push(at(s.agenda, 1)); }, 'CF-C3', 'agenda.2.card', 'a kept card of the player that asks once', 'spyglass#1'],
];

it.each(BROKEN)('refuses %s', (_, state, change, rule, path, expected, received) => {
  const draft = changed(state, change);
  const issues = issuesIn(draft).map((issue) => ({ ...issue, path: issue.path.join('.') }));
  expect(issues).toEqual([{ rule, path, expected, received }]);
  expect(() => parseState(draft)).toThrow(
    expect.objectContaining({ code: 'UNPLAYABLE_STATE', rule, expected, received }),
  );
});

it('finds debts, which parseState refuses for their form, and every other issue', () => {
  const draft = changed(table, (s) => {
    s.bid = 3;
    at(s.players, 2).ducats = -4;
  });
  expect(invariants(draft)).toEqual([
    { rule: 'CF-M4', message: 'At players.2.ducats: expected at least 0 ducats, received -4.' },
    { rule: 'CF-B2', message: 'At bid: expected 0 without a bidder, received 3.' },
  ]);
});

// biome-ignore format: one line for each, as a table
const SOUND: readonly [name: string, state: GameState, change: (s: Draft) => void][] = [
  ['a bid of all ducats', table, (s) => { s.leader = 1; s.bid = 10; }],
  ['a bid that its winner has paid', chosen, (s) => { s.leader = 0; s.bid = 10; at(s.players, 0).ducats = 0; }],
  ['purses as no bank would fill them', table, (s) => { at(s.players, 1).ducats = 0; at(s.players, 2).ducats = 500; }],
  ['a late round', table, (s) => { s.round = 900_000_000; }],
  ['an early end', chosen, (s) => { s.agenda = []; s.discarded.push(...s.open.splice(0)); }],
  ['dice that show nothing yet', turning, (s) => { s.dice = [0, 0]; }],
  ['chiefs without ships', createGame({ players: 3, seed: 1, dice: 'manual' }), (s) => { s.chiefs = [0, 0, 1, 2, 2]; }],
  ['as many ships as the chief', table, (s) => { s.discarded.push('blackbeard#1'); s.blackbeards[0] = null; s.chiefs[0] = 1; }],
  ['a tavern that waits although there are tokens', table, (s) => { s.taverns = []; s.tokens[2] = 2; at(s.players, 0).waiting = ['tavern#1']; }],
  ['choices in any order, after a card that was nobody’s', chosen, (s) => { popChoice(s); s.agenda = [at(s.agenda, 0), at(s.agenda, 2), at(s.agenda, 1)]; s.winner = null; }],
  ['both fairWinds at once', chosen, (s) => { popChoice(s); s.agenda.splice(3, 1, { type: 'fairWind', player: 1, card: 'fairWind#1' }, { type: 'fairWind', player: 2, card: 'fairWind#2' }); }],
];

it.each(SOUND)('accepts %s, and can play it to the end', (_, state, change) => {
  const draft = changed(state, change);
  let next = parseState(draft);
  expect(next).toEqual(draft);
  for (let left = 2_000; left > 0 && decisions(next).length > 0; left -= 1) {
    const action = simulate(next).randomAction(() => (left % 97) / 97);
    if (action !== null) next = applyAction(next, action);
    expect(invariants(next)).toEqual([]);
  }
  expect(decisions(next)).toEqual([]);
});

it('refuses more ducats than bids can be listed for, which break no rule', () => {
  const draft = changed(table, (s) => {
    at(s.players, 1).ducats = 900_000;
  });
  expect(invariants(draft)).toEqual([]);
  expect(() => parseState(draft)).toThrow('at players: expected at most 100740 ducats in all');
});

it('accepts every state of a game with the largest deck', () => {
  const cards = Array.from({ length: 1_989 }, (_, copy) => `cannons#${copy + 1}` as const);
  const deck = [...cards, 'red:3', 'red:4', 'red:5'] as const;
  let state = createGame({ players: 3, seed: 1, arrangement: { deck } });
  for (let left = 300; left > 0; left -= 1) {
    const action = simulate(state).randomAction(() => (left % 97) / 97);
    if (action !== null) state = applyAction(state, action);
  }
  expect(parseState(state)).toEqual(state);
});
