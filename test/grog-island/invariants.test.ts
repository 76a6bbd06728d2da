// What `invariants` and `parseState` ask of a state, and what they do not.
import { expect, it } from 'vitest';
import { at } from '../../src/core/lists.ts';
import {
  type GameState,
  invariants,
  type Occupant,
  parseState,
  parseView,
  viewFor,
} from '../../src/grog-island/index.ts';
import { refused } from '../codec/refused.ts';
import type { Mutable } from '../mutable.ts';
import { bid, changed, play, roll, type Scene, start, turn } from './scenario.ts';

type Draft = Mutable<GameState>;
type Change = (draft: Draft) => void;

/** Three players after a bid of 6 by seat 1; seat 2 is to bid. */
function auction(): GameState {
  const scene: Scene = { players: 3, flag: 1, hands: [{}, { coins: 8 }, { parrots: ['green'] }] };
  return play(roll(start(scene), [1, 5, 1, 4, 3]), bid(1, 'yellow green orange'));
}

/** Puts something on the first free building without taking it from anywhere. */
function occupy(draft: Draft, occupant: Occupant): void {
  draft.buildings[draft.buildings.indexOf('free')] = occupant;
}

/** Seat 0 trades with a ship at the green peninsula. */
function trading(draft: Draft, step: object): void {
  const player = at(draft.players, 0);
  Object.assign(player, { passed: true, marker: at(draft.ships, 0), goods: [0, 0, 0, 0, 0] });
  at(draft.players, 2).passed = true;
  draft.agenda = [
    {
      type: 'trade',
      player: 0,
      ship: at(draft.ships, 0),
      credit: 0,
      delivered: true,
      deals: 0,
      idle: false,
      ...step,
    },
  ];
}

// biome-ignore format: one line for each, as a table
const REFUSED: readonly (readonly [rule: string, message: string, change: Change])[] = [
  ['GI-C4', 'At buildings: expected 7 buildings on the green peninsula, received 6.', (s) => { occupy(s, 'none'); }],
  ['GI-C4', 'At buildings: expected 1 to 4 buildings of type pub, received 0.', (s) => { [s.buildings[47], s.buildings[46]] = [at(s.buildings, 46), at(s.buildings, 47)]; }],
  ['GI-C5', 'Expected 5 × dice in all, received 6.', (s) => { Object.assign(s, { dice: [...s.dice, 1] }); }],
  ['GI-C6', 'Expected 1 × cloud:goal in all, received 0.', (s) => { s.clouds = ['point', 'point', 'parrot', 'calm', 'black']; }],
  ['GI-C7', 'Expected 1 × ship:parrots in all, received 0.', (s) => { s.ships = ['goals', 'coins2', 'coins3', 'coins4', 'treasures', 'goals']; }],
  ['GI-C8', 'Expected 2 × goal:majority:grey in all, received 3.', (s) => { s.goalDeck.push('majority:grey'); }],
  ['GI-C9', 'Expected 10 × treasure:3 in all, received 11.', (s) => { s.spentTreasures.push(3); }],
  ['GI-C10', 'Expected 4 × parrot:green in all, received 5.', (s) => { at(s.players, 2).parrots.push('green'); }],
  ['GI-C11', 'Expected 9 × crew:2 in all, received 8.', (s) => { at(s.players, 2).crew -= 1; }],
  ['GI-C11', 'At buildings.2: expected crew of a seat of this game, received crew:3.', (s) => { occupy(s, 'crew:3'); }],
  ['GI-C12', 'Expected 6 × locks in all, received 7.', (s) => { occupy(s, 'lock'); }],
  ['GI-S5', 'Expected 0 × crew:ghost in all, received 9.', (s) => { s.ghostCrew = 9; }],
  ['GI-S6', 'At players.0: expected counts of at least 0, received -1.', (s) => { at(s.players, 0).goods[4] = -1; }],
  ['GI-S8', 'At flag: expected a seat of this game, received 3.', (s) => { s.flag = 3; }],
  ['GI-N2', 'At leader: expected a seat of this game or null, received 3.', (s) => { s.leader = 3; }],
  ['GI-R1', 'At dice: expected faces from 1 to 6 after the roll, received 1, 0, 1, 4, 3.', (s) => { s.dice[1] = 0; }],
  ['GI-B1', 'At row: expected no dice, since there is no bidder, received yellow, green, orange.', (s) => { s.leader = null; s.amount = 0; }],
  ['GI-B1', 'At row: expected each die at most once, received yellow, green, green.', (s) => { s.row = ['yellow', 'green', 'green']; }],
  ['GI-B2', 'At row: expected pips that never rise, received 1, 4, 1.', (s) => { s.row = ['green', 'yellow', 'orange']; }],
  ['GI-B3', 'At amount: expected 6, the sum of the row, received 7.', (s) => { s.amount = 7; }],
  ['GI-B3', 'At amount: expected at least 1, since there is a bidder, received 0.', (s) => { s.amount = 0; }],
  ['GI-B4', 'At amount: expected at most 5 possible coins, received 6.', (s) => { Object.assign(at(s.players, 1), { coins: 5 - 3 * at(s.players, 1).treasures.length }); }],
  ['GI-K2', 'At turned: expected no dice, since nobody is to bid, received green.', (s) => { trading(s, {}); s.turned = ['green']; }],
  ['GI-O1', 'At leader: expected null before the roll, received 1.', (s) => { s.agenda = [{ type: 'roll', player: 1, manual: false }]; }],
  ['GI-R1', 'At agenda.0.player: expected 1, the seat with the flag, received 0.', (s) => { Object.assign(s, { leader: null, row: [], amount: 0, agenda: [{ type: 'roll', player: 0, manual: false }] }); }],
  ['GI-A1', 'At players.2.passed: expected false, since the seat is to bid, received true.', (s) => { at(s.players, 2).passed = true; }],
  ['GI-A1', 'At players.1.passed: expected false, since the seat leads, received true.', (s) => { at(s.players, 1).passed = true; }],
  ['GI-A4', 'At players.2.passed: expected true, since the seat trades, received false.', (s) => { s.agenda = [{ type: 'chooseShip', player: 2 }]; }],
  ['GI-N1', 'At players.2.passed: expected true, since the turn has gone past the seat, received false.', (s) => { s.agenda = [{ type: 'bid', player: 0 }]; }],
  ['GI-N1', 'At agenda.0.player: expected a seat that does not lead, received 1.', (s) => { s.agenda = [{ type: 'bid', player: 1 }]; }],
  ['GI-N2', 'At agenda.0.player: expected 1, the seat that leads, received 0.', (s) => { s.agenda = [{ type: 'pay', player: 0, amount: 6 }]; }],
  ['agenda', 'At agenda.1.type: expected a step that can follow bid, received bid.', (s) => { s.agenda.push({ type: 'bid', player: 2 }); }],
  ['GI-S7', 'At agenda.0.toReturn: expected at least 1, since the good is chosen, received 0.', (s) => { Object.assign(s, { leader: null, row: [], amount: 0, agenda: [{ type: 'setup', player: 0, toReturn: 0, mayChooseGood: false }] }); }],
  ['GI-T3', 'At agenda.0.ship: expected a ship that the seat can supply, received coins2.', (s) => { trading(s, { delivered: false }); }],
  ['GI-T5', 'At agenda.0.ship: expected coins2, which carries the marker, received coins4.', (s) => { trading(s, { ship: 'coins4' }); }],
  ['GI-T6', 'At players.0.drawn: expected 0 cards, received 1.', (s) => { at(s.players, 0).drawn.push(...s.goalDeck.splice(0, 1)); }],
  ['GI-T8', 'At agenda.0.credit: expected a credit that can be used up, received 1.', (s) => { trading(s, { credit: 1 }); }],
  ['GI-L1', 'At agenda.2.type: expected no claim, since there is no crew in hand, received claim.', (s) => { at(s.players, 1).crew = 0; for (let left = 9; left > 0; left -= 1) occupy(s, 'crew:1'); s.agenda = [{ type: 'ghostCrew', player: 0 }, { type: 'rewards', player: 1 }, { type: 'claim', player: 1, reason: 'auction', peninsulas: ['grey'], except: null }]; }],
  ['GI-E1', 'At agenda.1.type: expected no ghost crew, since none is left, received ghost.', (s) => { s.agenda = [{ type: 'endOfRound', player: 0 }, { type: 'ghost', player: 0, peninsula: 'grey' }]; }],
];

it.each(REFUSED)('%s: %s', (rule, message, change) => {
  const state = changed(auction(), change);
  expect(invariants(state)).toContainEqual({ rule, message });
  refused(() => parseState(state));
});

// biome-ignore format: one line for each, as a table
const ACCEPTED: readonly (readonly [name: string, change: Change])[] = [
  ['a state that play has led to', () => undefined],
  ['a late round', (s) => { s.round = 900_000_000; }],
  ['a lock that is out in the first round', (s) => { s.locks -= 1; occupy(s, 'lock'); }],
  ['34 goals in a hand', (s) => { const { goals } = at(s.players, 0); goals.push(...s.goalDeck.splice(0, 34 - goals.length)); }],
  ['no goals in any hand', (s) => { for (const { goals } of s.players) s.goalDeck.push(...goals.splice(0)); }],
  ['all parrots in one hand, in any order', (s) => { at(s.players, 2).parrots.push(...s.parrotDeck.splice(0)); }],
  ['many coins, goods and points', (s) => { Object.assign(at(s.players, 0), { coins: 1_000, points: 1_000, goods: [99, 99, 99, 99, 99] }); }],
  ['a player without crew in hand', (s) => { at(s.players, 0).crew = 0; for (let left = 9; left > 0; left -= 1) occupy(s, 'crew:0'); }],
  ['a bid of just the possible coins', (s) => { Object.assign(at(s.players, 1), { coins: 6 - 3 * at(s.players, 1).treasures.length }); }],
  ['a row that a turned die made rise', (s) => { s.dice[0] = 5; s.turned = ['green']; s.amount = 6; }],
  ['markers of players who have not passed', (s) => { at(s.players, 2).marker = 'goals'; at(s.players, 1).marker = 'goals'; }],
  ['a bid that is paid by now', (s) => { at(s.players, 1).coins = 0; s.agenda = [{ type: 'ghostCrew', player: 0 }, { type: 'lock', player: 1, peninsula: 'grey' }]; }],
  ['the end of a game', (s) => { s.agenda = []; }],
];

it.each(ACCEPTED)('accepts %s', (_, change) => {
  const state = changed(auction(), change);
  expect(invariants(state)).toEqual([]);
  const parsed = parseState(state);
  expect(parsed).toEqual(state);
  for (const viewer of [0, 1, 2, 'spectator'] as const)
    expect(parseView(viewFor(parsed, viewer))).toEqual(viewFor(parsed, viewer));
});

it('asks for a ghost crew in a game of two, and for seven crew each in a game of four', () => {
  const two = changed(start({ players: 2 }), (s) => {
    s.ghostCrew = 8;
  });
  const four = changed(start({ players: 4 }), (s) => {
    at(s.players, 3).crew = 9;
  });
  expect([...invariants(two), ...invariants(four)]).toEqual([
    { rule: 'GI-S5', message: 'Expected 9 × crew:ghost in all, received 8.' },
    { rule: 'GI-C11', message: 'Expected 7 × crew:3 in all, received 9.' },
  ]);
});

/** Seat 2 has turned the green die and can neither bid nor turn another. */
function stuck(): GameState {
  return changed(play(auction(), turn(2, 'green', 6)), (draft) => {
    const bidder = at(draft.players, 2);
    bidder.coins = 0;
    draft.treasureDeck.push(...bidder.treasures.splice(0));
  });
}

// biome-ignore format: one line for each, as a table
const NOBODY_CAN_ACT: readonly (readonly [message: string, state: GameState])[] = [
  ['agenda.0: expected a decision that can be answered, received a decision without a legal action.', stuck()],
  ['agenda.0.player: expected a seat of this game, received 3.', changed(auction(), (s) => { s.agenda = [{ type: 'bid', player: 3 }]; })],
  ['agenda.0.type: expected a decision, since it is the last step, received ghostCrew.', changed(auction(), (s) => { s.agenda = [{ type: 'ghostCrew', player: 0 }]; })],
];

it.each(NOBODY_CAN_ACT)('%s', (message, state) => {
  expect(refused(() => parseState(state)).message).toBe(`Invalid state at ${message}`);
});

it('an inherited key does not make a decision answerable', () => {
  Object.defineProperty(Object.prototype, 'manual', { value: true, configurable: true });
  try {
    expect(refused(() => parseState(stuck()))).toMatchObject({ code: 'UNPLAYABLE_STATE' });
  } finally {
    Reflect.deleteProperty(Object.prototype, 'manual');
  }
});
