// What goes with a round and its phases: dice, bid, markers, crew and turn (round-check.ts).

import { possibleCoins } from '../../../src/grog-island/index.ts';
import { at } from '../../../src/lists.ts';
import {
  after,
  type Draft,
  type Fits,
  hand,
  type Impossible,
  impoverish,
  late,
  noCrew,
  type Possible,
  pass,
  placeCrew,
  placed,
  playParrot,
  seats,
  ship,
  spendTreasures,
  step,
  turnedFace,
  turnOf,
} from './states.ts';

const bidMade: Fits = ({ leader, turned }) => leader !== null && turned.length === 0;
const noBid: Fits = ({ leader, turned }) => leader === null && turned.length === 0;
const afterFirst: Fits = ({ round }) => round > 1;
const leaderOf = ({ leader }: Draft): number => leader ?? 0;
const differ: Fits = ({ dice, row }) => new Set(dice).size === 5 && row.length > 1;
/** The bidder who holds the bid and has none but coins to pay it with. */
function purse(s: Draft, coins: number): void {
  late(s);
  spendTreasures(s, leaderOf(s));
  hand(s, leaderOf(s)).coins = coins;
}
/** Whether a bid is made, and the winner of the round might be another than the next two seats. */
const fourBid: Fits = (s) => s.players.length === 4 && bidMade(s);
const places = ({ agenda, leader, players }: Draft | Parameters<Fits>[0]): number =>
  ((agenda[0]?.player ?? 0) - (leader ?? 0) + players.length) % players.length;

/** Turns a die of the row in this turn; whether it then shows another face. */
function turn(s: Draft, place: number, isTurned: boolean): void {
  const die = at(s.row, place);
  const index = ['green', 'blue', 'orange', 'yellow', 'grey'].indexOf(die);
  late(s);
  playParrot(s, die);
  s.turned.push(die);
  if (isTurned) s.dice[index] = turnedFace(s.dice[index]);
}
/** Takes a crew of each seat back. */
function crewForAll(s: Draft): void {
  for (const seat of s.players.keys())
    if (hand(s, seat).crew === 0) placeCrew(s, seat, placed(s, seat) - 1);
}
function impoverishAll(s: Draft): void {
  for (const seat of s.players.keys()) impoverish(s, seat);
}
/** The flag has passed without a bid, and the next is to open. */
function flagHasPassed(s: Draft): void {
  late(s);
  impoverish(s, s.flag);
  pass(s, s.flag);
  step(s, 'bid').player = after(s, s.flag);
}

// biome-ignore format: one line for each, as a table
export const IMPOSSIBLE_ROUNDS: readonly Impossible[] = [
  ['a round during the setup', /^setup/, (s) => { s.round = 1; }, 'GI-S7', 'round: given 1, allowed: from 1, and 0 during the setup only'],
  ['no round after the setup', /^roll$/, (s) => { s.round = 0; }, 'GI-S7', 'round: given 0, allowed: from 1, and 0 during the setup only', (s) => s.round === 1],
  // Dice.
  ['dice during the setup', /^setup/, (s) => { s.dice = [1, 2, 3, 4, 5]; }, 'GI-R1', 'dice: given 1, 2, 3, 4, 5, allowed: 0 before the first roll'],
  ['dice before the first roll', /^roll$/, (s) => { s.dice = [1, 1, 1, 1, 1]; }, 'GI-R1', 'dice: given 1, 1, 1, 1, 1, allowed: 0 before the first roll', (s) => s.round === 1],
  ['a die before the first roll', /^roll$/, (s) => { s.dice[2] = 1; }, 'GI-R1', 'dice: given 0, 0, 1, 0, 0, allowed: 0 before the first roll', (s) => s.round === 1],
  ['a die without a face', /^bid$/, (s) => { s.dice[2] = 0; }, 'GI-R1', 'dice: given 3, 6, 0, 3, 6, allowed: 1 to 6', noBid],
  ['dice without faces before the second roll', /^roll$/, (s) => { s.dice = [0, 0, 0, 0, 0]; }, 'GI-R1', 'dice: given 0, 0, 0, 0, 0, allowed: 1 to 6', (s) => s.round === 2],
  // The bid.
  ['an amount without a bid', /^bid$/, (s) => { s.amount = 3; }, 'GI-B3', 'amount: given 3, allowed: 0 without a bid', noBid],
  ['a bidder without a row', /^bid$/, (s) => { s.row = []; }, 'GI-B1', ': given a row without a bidder, or a bidder without a row, allowed: all components, each once', bidMade],
  ['a row that rises as it was made', /^bid$/, (s) => { s.row.reverse(); }, 'GI-B2', ': given the row rises on space 2, allowed: all components, each once', (s) => bidMade(s) && differ(s)],
  ['a row that rises', /^pay$/, (s) => { s.row.reverse(); }, 'GI-B2', 'row: given blue, yellow, green, allowed: a falling row of 10', differ],
  ['an amount above that of the row', /^(chooseShip|pay)$/, (s) => { s.amount += 1; }, 'GI-B2', 'row: given orange, yellow, green, allowed: a falling row of 11', (s) => s.amount > 0],
  ['an amount below that of the row', /^pay$/, (s) => { s.amount -= 1; }, 'GI-B2', 'row: given orange, yellow, green, allowed: a falling row of 9', (s) => s.amount > 1],
  ['a bid beyond the coins', /^pay$/, (s) => { purse(s, s.amount - 1); }, 'GI-B4', 'amount: given 10, allowed: at most the possible coins of the bidder'],
  ['a bid beyond the coins while others trade', /^trade$/, (s) => { purse(s, s.amount - 1); }, 'GI-B4', 'amount: given 10, allowed: at most the possible coins of the bidder', bidMade],
  ['a bid beyond the coins while the next bids', /^bid$/, (s) => { purse(s, s.amount - 1); }, 'GI-B4', ': given the bid of 7 exceeds the possible coins, allowed: all components, each once', bidMade],
  ['a row with a die that was turned to the face that it had', /^bid$/, (s) => { turn(s, 0, false); }, 'GI-B2', 'row: given orange, green, allowed: a falling row of 7', (s) => bidMade(s) && s.parrotDeck.includes(s.row[0] ?? 'hold')],
  ['a row that rose before a die was turned', /^bid$/, (s) => { turn(s, 0, true); s.row.reverse(); }, 'GI-B2', 'row: given blue, yellow, green, allowed: a falling row of 10', (s) => bidMade(s) && s.row.length > 2 && differ(s) && s.parrotDeck.includes(s.row[0] ?? 'hold')],
  // Turned dice.
  ['a turned die without a parrot', /^bid$/, (s) => { s.turned = ['green']; }, 'GI-K1', 'turned: given green, allowed: the colours of the last played parrots', (s) => s.playedParrots.at(-1) !== 'green' && noBid(s)],
  ['two turned dice with one parrot', /^bid$/, (s) => { late(s); playParrot(s, 'green'); s.turned = ['green', 'blue']; }, 'GI-K1', 'turned: given green, blue, allowed: the colours of the last played parrots', (s) => noBid(s) && s.parrotDeck.includes('green')],
  ['turned dice in another order than their parrots', /^bid$/, (s) => { late(s); playParrot(s, 'green'); playParrot(s, 'blue'); s.turned = ['blue', 'green']; }, 'GI-K1', 'turned: given blue, green, allowed: the colours of the last played parrots', (s) => noBid(s) && s.parrotDeck.includes('green') && s.parrotDeck.includes('blue')],
  ['turned dice before the roll', /^roll$/, (s) => { playParrot(s, 'green'); playParrot(s, 'blue'); s.turned = ['green', 'blue']; }, 'GI-K2', 'turned: given green, blue, allowed: none but in the turn of a bidder', (s) => s.round > 1 && s.parrotDeck.includes('green') && s.parrotDeck.includes('blue')],
  // Markers.
  ['a marker before passing', /^bid$/, (s) => { hand(s, turnOf(s)).marker = ship(s); }, 'GI-E2', 'players.1.marker: given treasures, allowed: null before passing', seats(3)],
  ['a marker before the choice of a ship', /^chooseShip$/, (s) => { hand(s, turnOf(s)).marker = ship(s); }, 'GI-E2', 'players.0.marker: given coins4, allowed: null before passing'],
  ['no marker in the trade', /^trade$/, (s) => { hand(s, turnOf(s)).marker = null; }, 'GI-T5', 'players.0.marker: given null, allowed: a ship after passing'],
  ['no marker after the trade', /^bid$/, (s) => { for (const player of s.players) player.marker = null; }, 'GI-T5', 'players.1.marker: given null, allowed: a ship after passing', (s) => s.players.some(({ passed }) => passed)],
  ['no marker of another while one chooses', /^chooseShip$/, (s) => { for (const player of s.players) player.marker = null; }, 'GI-T5', 'players.0.marker: given null, allowed: a ship after passing', (s) => s.players.filter(({ passed }) => passed).length > 1],
  ['a marker on the open sea', /^trade$/, (s) => { hand(s, turnOf(s)).marker = at(s.ships, 5); }, 'GI-T1', 'players.0.marker: given treasures, allowed: an available ship'],
  ['a marker on the ghost ship', /^trade$/, (s) => { hand(s, turnOf(s)).marker = 'coins3'; }, 'GI-T1', 'players.0.marker: given coins3, allowed: an available ship', (s) => s.players.length === 2 && s.ships[5] !== 'coins3'],
  ['two markers on a ship', /^bid$/, (s) => { const [first, second] = s.players.filter(({ marker }) => marker !== null); if (first && second) second.marker = first.marker; }, 'GI-T1', 'players.0.marker: given goals, allowed: an available ship', (s) => s.players.filter(({ marker }) => marker !== null).length > 1],
  // Crew.
  ['no crew before a roll', /^roll$/, (s) => { noCrew(s, 0); }, 'GI-F1', 'players.0.crew: given 0, allowed: more than 0 before a claim of this round', afterFirst],
  ['no crew of somebody who bids', /^bid$/, (s) => { noCrew(s, turnOf(s)); }, 'GI-F1', 'players.1.crew: given 0, allowed: more than 0 before a claim of this round', afterFirst],
  ['no crew of the bidder while another claims for a deal', /^trade claim$/, (s) => { noCrew(s, leaderOf(s)); }, 'GI-F1', 'players.0.crew: given 0, allowed: more than 0 before a claim of this round', bidMade],
  ['no crew of the winner before he pays', /^pay$/, (s) => { noCrew(s, leaderOf(s)); }, 'GI-F1', 'players.1.crew: given 0, allowed: more than 0 before a claim of this round'],
  ['an end with crew in every hand', /^$/, (s) => { crewForAll(s); }, 'GI-F1', 'agenda: given nothing to do, allowed: a decision before the end'],
  ['an end of two players who own nothing but crew', /^$/, (s) => { crewForAll(s); impoverishAll(s); }, 'GI-F1', 'agenda: given nothing to do, allowed: a decision before the end', seats(2)],
  ['a roll when nobody owns anything', /^roll$/, (s) => { impoverishAll(s); }, 'GI-F2', 'agenda: given a roll, allowed: nothing, since nothing can change', (s) => s.players.length === 3 && s.round > 1],
  // The turn.
  ['a bid before the roll', /^roll$/, (s) => { s.leader = 0; s.row = ['green']; s.amount = s.dice[0]; }, 'GI-E2', 'leader: given 0, allowed: null', (s) => s.round > 1 && possibleCoins(at(s.players, 0)) > 5],
  ['a bid after the end', /^$/, (s) => { s.leader = 0; s.row = ['green']; s.amount = s.dice[0]; late(s); hand(s, 0).coins = 9; }, 'GI-E2', 'leader: given 0, allowed: null'],
  ['somebody who has passed before the roll', /^roll$/, (s) => { pass(s, 0); }, 'GI-E2', 'players.0.passed: given true, allowed: false'],
  ['no winner at the lock', /^ghostCrew lock$/, (s) => { s.leader = null; s.row = []; s.amount = 0; }, 'GI-N2', 'leader: given null, allowed: the winner'],
  ['a bidder who outbids himself', /^bid$/, (s) => { step(s, 'bid').player = leaderOf(s); }, 'GI-N1', 'agenda.0.player: given 0, allowed: another than the bidder', bidMade],
  ['a first bidder without the flag', /^bid$/, (s) => { step(s, 'bid').player = after(s, s.flag); }, 'GI-N1', 'players.1.passed: given false, allowed: true, by whose turn it is', (s) => s.players.length > 2 && noBid(s)],
  ['a bidder who has passed', /^bid$/, (s) => { pass(s, turnOf(s)); }, 'GI-N1', 'players.2.passed: given true, allowed: false, by whose turn it is', (s) => bidMade(s) && s.players.length === 3],
  ['somebody who chooses a ship without passing', /^chooseShip$/, (s) => { hand(s, turnOf(s)).passed = false; }, 'GI-N1', 'players.0.passed: given false, allowed: true, by whose turn it is'],
  ['somebody who trades without passing', /^trade$/, (s) => { const owner = hand(s, turnOf(s)); owner.passed = false; owner.marker = null; }, 'GI-N1', 'players.0.passed: given false, allowed: true, by whose turn it is'],
  ['somebody who has passed before his first turn', /^bid$/, (s) => { pass(s, after(s, s.flag, 2)); }, 'GI-N1', 'players.0.passed: given true, allowed: false, by whose turn it is', (s) => noBid(s) && s.players.length === 4],
  ['somebody between the bidder and the next who has not passed', /^bid$/, (s) => { const other = hand(s, after(s, leaderOf(s))); other.passed = false; other.marker = null; }, 'GI-N1', 'players.3.passed: given false, allowed: true, by whose turn it is', (s) => fourBid(s) && places(s) === 2],
  ['a bidder who has passed after his bid', /^bid$/, (s) => { pass(s, leaderOf(s)); }, 'GI-N1', 'players.1.passed: given true, allowed: false, by whose turn it is', (s) => bidMade(s) && s.players.length > 2],
  ['a winner while another still bids', /^pay$/, (s) => { const other = hand(s, after(s, leaderOf(s))); other.passed = false; other.marker = null; }, 'GI-N1', 'players.0.passed: given false, allowed: true, by whose turn it is'],
  ['a winner who has passed', /^pay$/, (s) => { pass(s, leaderOf(s)); }, 'GI-N1', 'players.1.passed: given true, allowed: false, by whose turn it is'],
];

// biome-ignore format: one line for each, as a table
export const POSSIBLE_ROUNDS: readonly Possible[] = [
  ['a bid of just the possible coins', /^pay$/, (s) => { purse(s, s.amount); }],
  ['a winner who has paid all', /^ghostCrew lock$/, (s) => { impoverish(s, leaderOf(s)); late(s); }],
  ['a row in which a die was turned after the bid', /^bid$/, (s) => { turn(s, 0, true); }, (s) => bidMade(s) && s.parrotDeck.includes(s.row[0] ?? 'hold')],
  ['a row with its last die turned', /^bid$/, (s) => { turn(s, s.row.length - 1, true); hand(s, turnOf(s)).coins = 30; }, (s) => bidMade(s) && s.row.length > 2 && differ(s) && s.parrotDeck.includes(s.row.at(-1) ?? 'hold')],
  ['a row of equal faces', /^pay$/, (s) => { late(s); hand(s, leaderOf(s)).coins = 30; s.dice = [6, 6, 6, 6, 6]; s.amount = 6 * s.row.length; step(s, 'pay').amount = s.amount; }, (s) => s.row.length > 2],
  ['two dice that were turned with the last two parrots', /^bid$/, (s) => { late(s); playParrot(s, 'green'); playParrot(s, 'blue'); s.turned = ['green', 'blue']; hand(s, turnOf(s)).coins = 30; }, (s) => noBid(s) && s.parrotDeck.includes('green') && s.parrotDeck.includes('blue')],
  ['a marker on the ship coins3 with three players', /^bid$/, (s) => { const [owner] = s.players.filter(({ passed }) => passed); if (owner) owner.marker = 'coins3'; }, (s) => s.players.length === 3 && s.ships[5] !== 'coins3' && s.players.filter(({ passed }) => passed).length === 1],
  ['no crew of somebody who has traded', /^bid$/, (s) => { noCrew(s, s.players.findIndex(({ marker }) => marker !== null)); }, (s) => s.players.some(({ marker }) => marker !== null)],
  ['no crew of the winner at the lock', /^ghostCrew lock$/, (s) => { noCrew(s, leaderOf(s)); }],
  ['an end of three players who own nothing but crew', /^$/, (s) => { crewForAll(s); impoverishAll(s); late(s); }, seats(3)],
  ['players who have just given all that they owned', /^bid$/, (s) => { flagHasPassed(s); impoverishAll(s); }, (s) => s.players.length === 3 && noBid(s)],
  ['two players who own nothing before a roll', /^roll$/, (s) => { impoverishAll(s); late(s); }, (s) => s.players.length === 2 && s.round > 1],
  ['an opening bid after the flag has passed', /^bid$/, (s) => { flagHasPassed(s); }, (s) => s.players.length === 3 && noBid(s)],
  ['somebody who passed before the bid of now', /^bid$/, (s) => { late(s); pass(s, after(s, turnOf(s))); }, (s) => fourBid(s) && places(s) === 1 && s.players.every(({ passed }) => !passed)],
];
