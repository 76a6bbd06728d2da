// What `invariants` says of a state in which a component is missing, or a bid cannot be.
import { expect, it } from 'vitest';
import { at } from '../../src/core/lists.ts';
import {
  createGame,
  type GameState,
  invariants,
  type Occupant,
} from '../../src/grog-island/index.ts';
import type { Mutable } from '../mutable.ts';

type Draft = Mutable<GameState>;

/** A game of three players with a bid of 6 by seat 1; seat 2 is to bid. */
function table(players = 3): Draft {
  const draft: Draft = JSON.parse(JSON.stringify(createGame({ players, seed: 1 })));
  draft.round = 1;
  draft.dice = [1, 5, 1, 4, 3];
  draft.row = ['yellow', 'green', 'orange'];
  draft.amount = 6;
  draft.leader = 1;
  draft.agenda = [{ type: 'bid', player: players - 1 }];
  return draft;
}

/** Puts something on the first free building without taking it from anywhere. */
function occupy(draft: Draft, occupant: Occupant): void {
  draft.buildings[draft.buildings.indexOf('free')] = occupant;
}

// biome-ignore format: one line for each, as a table
const BROKEN: [name: string, change: (draft: Draft) => void, broken: (readonly [rule: string, message: string])[]][] = [
  ['a crew too few', (s) => { at(s.players, 2).crew -= 1; }, [['GI-C11', 'crew:2: 8 instead of 9']]],
  ['a crew too many on a building', (s) => { occupy(s, 'crew:1'); }, [['GI-C11', 'crew:1: 10 instead of 9']]],
  ['a crew of nobody', (s) => { occupy(s, 'ghost'); }, [['GI-S5', 'crew:ghost: 1 instead of 0']]],
  ['a ghost ship with three players', (s) => { s.ghostCrew = 9; }, [['GI-S5', 'crew:ghost: 9 instead of 0']]],
  ['a lock too few', (s) => { s.locks = 5; }, [['GI-C12', 'locks: 5 instead of 6']]],
  ['a lock too many on a building', (s) => { occupy(s, 'lock'); }, [['GI-C12', 'locks: 7 instead of 6']]],
  ['a building too few', (s) => { occupy(s, 'none'); }, [['GI-C4', 'buildings: 34 instead of 35']]],
  ['a die too many', (s) => { Object.assign(s, { dice: [...s.dice, 1] }); }, [['GI-C5', 'dice: 6 instead of 5']]],
  ['a ship twice', (s) => { s.ships = ['goals', 'coins2', 'coins3', 'coins4', 'treasures', 'goals']; }, [['GI-C7', 'ship:parrots: 0 instead of 1'], ['GI-C7', 'ship:goals: 2 instead of 1']]],
  ['a cloud twice', (s) => { s.clouds = ['goal', 'point', 'parrot', 'calm', 'calm']; }, [['GI-C6', 'cloud:calm: 2 instead of 1'], ['GI-C6', 'cloud:black: 0 instead of 1']]],
  ['a goal too many in the deck', (s) => { s.goalDeck.push('majority:grey'); }, [['GI-C8', 'goal:majority:grey: 3 instead of 2']]],
  ['a goal too many in a hand', (s) => { at(s.players, 1).goals.push('parrots'); }, [['GI-C8', 'goal:parrots: 3 instead of 2']]],
  ['a goal too many among those drawn', (s) => { at(s.players, 1).drawn.push('type:pub'); }, [['GI-C8', 'goal:type:pub: 3 instead of 2']]],
  ['a treasure too many in the deck', (s) => { s.treasureDeck.push(1); }, [['GI-C9', 'treasure:1: 11 instead of 10']]],
  ['a treasure too many in a hand', (s) => { at(s.players, 0).treasures.push(2); }, [['GI-C9', 'treasure:2: 13 instead of 12']]],
  ['a treasure too many that was spent', (s) => { s.spentTreasures.push(3); }, [['GI-C9', 'treasure:3: 11 instead of 10']]],
  ['a parrot too many in the deck', (s) => { s.parrotDeck.push('hold'); }, [['GI-C10', 'parrot:hold: 9 instead of 8']]],
  ['a parrot too many in a hand', (s) => { at(s.players, 2).parrots.push('green'); }, [['GI-C10', 'parrot:green: 5 instead of 4']]],
  ['a parrot too many that was played', (s) => { s.playedParrots.push('grey'); }, [['GI-C10', 'parrot:grey: 5 instead of 4']]],
  ['coins below 0', (s) => { at(s.players, 0).coins = -1; }, [['GI-S6', 'seat 0 has less than nothing']]],
  ['points below 0', (s) => { at(s.players, 1).points = -1; }, [['GI-S6', 'seat 1 has less than nothing']]],
  ['crew below 0', (s) => { at(s.players, 2).crew = -1; }, [['GI-C11', 'crew:2: -1 instead of 9'], ['GI-S6', 'seat 2 has less than nothing']]],
  ['a good below 0', (s) => { at(s.players, 1).goods[4] = -1; }, [['GI-S6', 'seat 1 has less than nothing']]],
  ['a bidder without a row', (s) => { s.row = []; s.amount = 0; }, [['GI-B1', 'a row without a bidder, or a bidder without a row']]],
  ['a row without a bidder', (s) => { s.leader = null; }, [['GI-B1', 'a row without a bidder, or a bidder without a row']]],
  ['a die that stands twice', (s) => { s.row = ['yellow', 'green', 'green']; }, [['GI-B1', 'a die stands twice in the row']]],
  ['a row that rises', (s) => { s.row = ['yellow', 'green', 'grey', 'blue']; s.amount = 13; }, [['GI-B2', 'the row rises on space 3'], ['GI-B4', 'the bid of 13 exceeds the possible coins']]],
  ['an amount above that of the row', (s) => { s.amount = 7; }, [['GI-B3', 'the row has not the amount 7']]],
  ['an amount below that of the row', (s) => { s.amount = 5; }, [['GI-B3', 'the row has not the amount 5']]],
  ['a bid of a coin too many', (s) => { at(s.players, 1).coins = 2; }, [['GI-B4', 'the bid of 6 exceeds the possible coins']]],
];

it.each(BROKEN)('invariants tells of %s', (_, change, broken) => {
  const draft = table();
  expect(invariants(draft)).toEqual([]);
  change(draft);
  expect(invariants(draft)).toEqual(broken.map(([rule, message]) => ({ rule, message })));
});

it('invariants misses a ghost crew with two players', () => {
  const draft = table(2);
  expect(invariants(draft)).toEqual([]);
  draft.ghostCrew = 8;
  expect(invariants(draft)).toEqual([{ rule: 'GI-S5', message: 'crew:ghost: 8 instead of 9' }]);
});

it('invariants counts seven crew each with four players', () => {
  const draft = table(4);
  expect(invariants(draft)).toEqual([]);
  at(draft.players, 3).crew = 9;
  expect(invariants(draft)).toEqual([{ rule: 'GI-C11', message: 'crew:3: 9 instead of 7' }]);
});

// biome-ignore format: one line for each, as a table
const SOUND: [name: string, change: (draft: Draft) => void][] = [
  ['a bid of just the possible coins', (s) => { at(s.players, 1).coins = 3; }],
  ['a row that a turned die made rise', (s) => { s.dice = [5, 5, 1, 4, 3]; s.turned = ['green']; }],
  ['a bid that is paid by now', (s) => { at(s.players, 1).coins = 0; s.agenda = [{ type: 'ghostCrew', player: 0 }, { type: 'lock', player: 1, peninsula: 'grey' }]; }],
  ['no bid', (s) => { s.row = []; s.amount = 0; s.leader = null; }],
  ['the end of a game', (s) => { s.agenda = []; }],
];

it.each(SOUND)('invariants has nothing against %s', (_, change) => {
  const draft = table();
  change(draft);
  expect(invariants(draft)).toEqual([]);
});
