// What a state can have: components, hands, and numbers (count-check.ts and what it asks of audit.ts).
import { at } from '../../../src/lists.ts';
import {
  after,
  type Draft,
  type Fits,
  hand,
  type Impossible,
  late,
  type Possible,
  placeCrew,
  placed,
  playParrot,
  rebuild,
  seats,
  spendTreasures,
  step,
} from './states.ts';

const inRound =
  (round: number): Fits =>
  (state) =>
    state.round === round;
/** A later round, in which seat 0 has crew on buildings and treasures are spent. */
const rich: Fits = (s) => s.round > 2 && placed(s, 0) > 1 && s.spentTreasures.length > 1;

/** 8 at the start, 8 in a round from the ship coins2, 3 for a claim, and what treasures were worth. */
function mostCoins(s: Draft): number {
  const spent = s.spentTreasures.reduce<number>((sum, treasure) => sum + treasure, 0);
  return 8 + 8 * s.round + 3 * placed(s, 0) + spent;
}
/** 2 in a round from spaces 3 and 5, and 1 for a claim under the point cloud. */
const mostPoints = (s: Draft): number => 2 * s.round + placed(s, 0);
/** 1 at the start, 3 in a round from the ship, and 1 for a claim under the parrot cloud. */
const mostParrots = (s: Draft): number => 1 + 3 * s.round + placed(s, 0);

/** Gives seat 0 so many treasures, from the deck or back to it. */
function treasures(s: Draft, count: number): void {
  const owner = hand(s, 0);
  s.treasureDeck.push(...owner.treasures.splice(0));
  owner.treasures = s.treasureDeck.splice(0, count).sort();
}
/** Gives seat 0 so many parrots to hold the bid or to turn the green die, and so on. */
function parrots(s: Draft, count: number): void {
  const owner = hand(s, 0);
  const order = ['hold', 'green', 'blue', 'orange', 'yellow', 'grey'];
  s.parrotDeck.push(...owner.parrots.splice(0));
  owner.parrots = s.parrotDeck
    .splice(0, count)
    .sort((left, right) => order.indexOf(left) - order.indexOf(right));
}
/** Gives a seat the goal that lies in its hand anyway once more. */
function anotherGoal(s: Draft, seat: number): void {
  const { goals } = hand(s, seat);
  const place = goals.findIndex((goal) => s.goalDeck.includes(goal));
  goals.splice(place, 0, ...s.goalDeck.splice(s.goalDeck.indexOf(at(goals, place)), 1));
}
/** Puts locks onto the first free buildings. */
function lock(s: Draft, count: number): void {
  for (; 6 - s.locks < count; s.locks -= 1) s.buildings[s.buildings.indexOf('free')] = 'lock';
}
function haunt(s: Draft, count: number): void {
  for (; 9 - s.ghostCrew < count; s.ghostCrew -= 1)
    s.buildings[s.buildings.indexOf('free')] = 'ghost';
}
/** Whose setup is done while others still choose. */
const doneOne: Fits = ({ agenda, players }) => agenda.length < players.length;
function doneSeat(s: Draft): number {
  return [...s.players.keys()].find((seat) => s.agenda.every(({ player }) => player !== seat)) ?? 0;
}

// biome-ignore format: one line for each, as a table
export const IMPOSSIBLE_COUNTS: readonly Impossible[] = [
  ['the flag at a seat that is none', /^bid$/, (s) => { s.flag = 3; }, 'GI-S8', 'flag: given 3, allowed: a seat of this game', seats(3)],
  ['a bid of a seat that is none', /^bid$/, (s) => { s.leader = 3; }, 'GI-N2', 'leader: given 3, allowed: a seat, or null', (s) => s.players.length === 3 && s.leader !== null],
  ['random words that are all 0', /^bid$/, (s) => { s.random = [0, 0, 0, 0]; }, 'random', 'random: given four times 0, allowed: words of a random source'],
  // Components.
  ['a crew too few', /^bid$/, (s) => { hand(s, 0).crew -= 1; }, 'GI-C11', ': given crew:0: 8 instead of 9, allowed: all components, each once'],
  ['a ghost crew too few', /^bid$/, (s) => { s.ghostCrew -= 1; }, 'GI-S5', ': given crew:ghost: 8 instead of 9, allowed: all components, each once', seats(2)],
  ['a lock too few', /^bid$/, (s) => { s.locks -= 1; }, 'GI-C12', ': given locks: 5 instead of 6, allowed: all components, each once'],
  ['a goal three times', /^bid$/, (s) => { s.goalDeck[0] = at(hand(s, 0).goals, 0); }, 'GI-C8', ': given goal:type:figurehead: 3 instead of 2, allowed: all components, each once', (s) => s.goalDeck[0] !== s.players[0]?.goals[0]],
  ['a treasure turned into another', /^bid$/, (s) => { s.treasureDeck[0] = s.treasureDeck[0] === 1 ? 2 : 1; }, 'GI-C9', ': given treasure:1: 11 instead of 10, allowed: all components, each once'],
  ['a parrot out of nowhere', /^bid$/, (s) => { s.playedParrots.push('hold'); }, 'GI-C10', ': given parrot:hold: 9 instead of 8, allowed: all components, each once'],
  ['a building too many', /^bid$/, (s) => { s.buildings[s.buildings.indexOf('none')] = 'free'; }, 'GI-C4', ': given buildings: 36 instead of 35, allowed: all components, each once'],
  // The board.
  ['a building moved to another peninsula', /^roll$/, (s) => { s.buildings[s.buildings.indexOf('free')] = 'none'; s.buildings[s.buildings.lastIndexOf('none')] = 'free'; }, 'GI-C4', 'buildings: given 6 on green, allowed: 7'],
  ['a building moved to the first peninsula', /^roll$/, (s) => { s.buildings[s.buildings.lastIndexOf('free')] = 'none'; s.buildings[s.buildings.indexOf('none')] = 'free'; }, 'GI-C4', 'buildings: given 8 on green, allowed: 7'],
  ['a type that stands five times', /^setup/, (s) => { rebuild(s, 'green', 'hat', 'sword'); }, 'GI-C4', 'buildings: given 5 × sword, allowed: 1 to 4'],
  ['a type that stands nowhere', /^setup/, (s) => { rebuild(s, 'yellow', 'pub', 'anchor'); }, 'GI-C4', 'buildings: given 0 × pub, allowed: 1 to 4'],
  // Hands.
  ['goals in another order', /^bid$/, (s) => { hand(s, 0).goals.reverse(); }, 'order', 'players.0.goals: given another order, allowed: cards in order', (s) => s.players[0]?.goals[0] !== s.players[0]?.goals.at(-1)],
  ['treasures in another order', /^bid$/, (s) => { hand(s, 1).treasures.reverse(); }, 'order', 'players.1.treasures: given another order, allowed: cards in order', (s) => s.players[1]?.treasures[0] !== s.players[1]?.treasures.at(-1)],
  ['parrots in another order', /^bid$/, (s) => { hand(s, 1).parrots.reverse(); }, 'order', 'players.1.parrots: given another order, allowed: cards in order', (s) => s.players[1]?.parrots[0] !== s.players[1]?.parrots.at(-1)],
  ['drawn goals in another order', /^trade returnGoals$/, (s) => { hand(s, step(s, 'returnGoals').player).drawn.reverse(); }, 'order', 'players.0.drawn: given another order, allowed: cards in order', (s) => s.players.some(({ drawn }) => drawn[0] !== drawn.at(-1))],
  ['drawn goals from nowhere', /^bid$/, (s) => { hand(s, 0).drawn.push(...s.goalDeck.splice(0, 1)); }, 'GI-T6', 'players.0.drawn: given 1, allowed: drawn cards while some are to be returned'],
  ['drawn goals of somebody who returns none', /^trade returnGoals$/, (s) => { hand(s, after(s, step(s, 'trade').player)).drawn.push(...s.goalDeck.splice(0, 1)); }, 'GI-T6', 'players.1.drawn: given 1, allowed: drawn cards while some are to be returned'],
  ['drawn goals while one of the hand is returned', /claimCoins returnGoals$/, (s) => { hand(s, step(s, 'returnGoals').player).drawn.push(...s.goalDeck.splice(0, 1)); }, 'GI-T6', 'players.0.drawn: given 1, allowed: drawn cards while some are to be returned'],
  ['drawn goals to be returned that are not there', /^trade returnGoals$/, (s) => { s.goalDeck.push(...hand(s, step(s, 'returnGoals').player).drawn.splice(0)); }, 'GI-T6', 'players.0.drawn: given 0, allowed: drawn cards while some are to be returned'],
  ['a goal too few', /^bid$/, (s) => { s.goalDeck.push(...hand(s, 0).goals.splice(0, 1)); }, 'GI-S7', 'players.0.goals: given 3, allowed: 4 goals and 0 to return', (s) => s.players[0]?.goals.length === 4],
  ['a goal too few to return one and keep four', /claimCoins returnGoals$/, (s) => { s.goalDeck.push(...hand(s, step(s, 'returnGoals').player).goals.splice(4)); }, 'GI-S7', 'players.0.goals: given 4, allowed: 4 goals and 1 to return'],
  ['a goal too many before two are returned', /^setup/, (s) => { anotherGoal(s, 0); }, 'GI-S7', 'players.0.goals: given 7, allowed: 4 goals and 2 to return'],
  ['a goal too many of somebody who has returned two', /^setup/, (s) => { anotherGoal(s, doneSeat(s)); }, 'GI-S7', 'players.0.goals: given 5, allowed: 4 goals and 0 to return', doneOne],
  // The start.
  ['another purse at the start', /^setup/, (s) => { hand(s, 0).coins = 7; }, 'GI-S6', 'players.0.coins: given 7, allowed: 8 before the first round'],
  ['a coin too many at the start', /^setup/, (s) => { hand(s, 0).coins = 9; }, 'GI-T6', 'players.0.coins: given 9, allowed: at most 8 after 0 rounds'],
  ['a point at the start', /^setup/, (s) => { hand(s, 0).points = 1; }, 'GI-W1', 'players.0.points: given 1, allowed: at most 0 after 0 rounds'],
  ['a good before it is chosen', /^setup/, (s) => { hand(s, 0).goods[0] = 1; }, 'GI-A2', 'players.0.goods: given 1, allowed: at most 0 after 0 rounds'],
  ['no good after it was chosen', /^roll$/, (s) => { hand(s, 0).goods = [0, 0, 0, 0, 0]; }, 'GI-S6', 'players.0.goods: given 0, allowed: 1 before the first round', inRound(1)],
  ['no good while others still choose', /^setup/, (s) => { hand(s, doneSeat(s)).goods = [0, 0, 0, 0, 0]; }, 'GI-S6', 'players.0.goods: given 0, allowed: 1 before the first round', doneOne],
  ['crew on a building before the first round', /^roll$/, (s) => { placeCrew(s, 0, 1); }, 'GI-L1', 'players.0.crew: given 1, allowed: at most 0 after 0 rounds', inRound(1)],
  ['no treasure at the start', /^setup/, (s) => { treasures(s, 0); }, 'GI-S6', 'players.0.treasures: given 0, allowed: 1 before the first round'],
  ['two treasures at the start', /^setup/, (s) => { treasures(s, 2); }, 'GI-T6', 'players.0.treasures: given 2, allowed: at most 1 after 0 rounds'],
  ['no parrot at the start', /^setup/, (s) => { parrots(s, 0); }, 'GI-S6', 'players.0.parrots: given 0, allowed: 1 before the first round'],
  ['two parrots at the start', /^setup/, (s) => { parrots(s, 2); }, 'GI-T6', 'players.0.parrots: given 2, allowed: at most 1 after 0 rounds'],
  ['a treasure spent before the first roll', /^roll$/, (s) => { s.spentTreasures.push(...s.treasureDeck.splice(0, 1)); }, 'GI-H3', 'spentTreasures: given 1, allowed: at most 0 after 0 rounds', inRound(1)],
  ['a parrot played before the first roll', /^roll$/, (s) => { s.playedParrots.push(...s.parrotDeck.splice(0, 1)); }, 'GI-H3', 'spentTreasures: given 1, allowed: at most 0 after 0 rounds', inRound(1)],
  ['a treasure and a parrot gone at the start', /^setup/, (s) => { s.spentTreasures.push(...s.treasureDeck.splice(0, 1)); s.playedParrots.push(...s.parrotDeck.splice(0, 1)); }, 'GI-H3', 'spentTreasures: given 2, allowed: at most 0 after 0 rounds'],
  // What so many rounds can bring.
  ['more goods than six in a round', /^bid$/, (s) => { hand(s, 0).goods = [8, 1, 1, 1, 3]; }, 'GI-A2', 'players.0.goods: given 14, allowed: at most 13 after 2 rounds', inRound(2)],
  ['more goods than the rounds before the roll gave', /^roll$/, (s) => { hand(s, 0).goods = [8, 0, 0, 0, 0]; }, 'GI-A2', 'players.0.goods: given 8, allowed: at most 7 after 1 rounds', inRound(2)],
  ['more crew than claims of two rounds', /^bid$/, (s) => { placeCrew(s, 0, 8); }, 'GI-L1', 'players.0.crew: given 8, allowed: at most 7 after 2 rounds', (s) => s.round === 2 && s.players.length < 4],
  ['more coins than the rounds give', /^bid$/, (s) => { hand(s, 0).coins = mostCoins(s) + 1; }, 'GI-T6', 'players.0.coins: given 145, allowed: at most 144 after 15 rounds', rich],
  ['more points than the rounds give', /^bid$/, (s) => { hand(s, 0).points = mostPoints(s) + 1; }, 'GI-W1', 'players.0.points: given 34, allowed: at most 33 after 15 rounds', rich],
  ['more treasures than two in a round', /^bid$/, (s) => { treasures(s, 6); }, 'GI-T6', 'players.0.treasures: given 6, allowed: at most 5 after 2 rounds', inRound(2)],
  ['more parrots than three in a round and one for a claim', /^bid$/, (s) => { parrots(s, mostParrots(s) + 1); }, 'GI-T6', 'players.0.parrots: given 12, allowed: at most 11 after 3 rounds', (s) => s.round === 3 && placed(s, 0) > 0],
  ['more locks than rounds', /^bid$/, (s) => { lock(s, 3); }, 'GI-W4', 'locks: given 3, allowed: at most 2 after 2 rounds', inRound(2)],
  ['more locks than rounds that are over', /^roll$/, (s) => { lock(s, 2); }, 'GI-W4', 'locks: given 2, allowed: at most 1 after 1 rounds', inRound(2)],
  ['more ghost crew than rounds', /^bid$/, (s) => { haunt(s, 3); }, 'GI-E1', 'ghostCrew: given 3, allowed: at most 2 after 2 rounds', (s) => s.round === 2 && s.players.length === 2],
];

// biome-ignore format: one line for each, as a table
export const POSSIBLE_COUNTS: readonly Possible[] = [
  ['random words of which some are 0', /^bid$/, (s) => { s.random = [0, 0, 1, 0]; }],
  ['a type that stands four times and one that stands once', /^setup/, (s) => { rebuild(s, 'green', 'coffin', 'figurehead'); }],
  ['more than four goals', /^bid$/, (s) => { anotherGoal(s, 0); }],
  ['the last goods of two rounds', /^bid$/, (s) => { hand(s, 0).goods = [8, 1, 1, 1, 2]; }, inRound(2)],
  ['the last goods of the rounds before the roll', /^roll$/, (s) => { hand(s, 0).goods = [7, 0, 0, 0, 0]; }, inRound(2)],
  ['the last crew of two rounds', /^bid$/, (s) => { placeCrew(s, 0, 7); }, (s) => s.round === 2 && s.players.length < 4],
  ['the last coin that the rounds give', /^bid$/, (s) => { hand(s, 0).coins = mostCoins(s); }, rich],
  ['the last point that the rounds give', /^bid$/, (s) => { hand(s, 0).points = mostPoints(s); }, rich],
  ['the last treasure of two rounds', /^bid$/, (s) => { treasures(s, 5); }, inRound(2)],
  ['the last parrot of three rounds', /^bid$/, (s) => { parrots(s, mostParrots(s)); }, (s) => s.round === 3 && placed(s, 0) > 0],
  ['a lock in each round', /^bid$/, (s) => { lock(s, 2); }, inRound(2)],
  ['a ghost crew in each round', /^bid$/, (s) => { haunt(s, 2); }, (s) => s.round === 2 && s.players.length === 2],
  ['nothing left in the hand after the first round', /^roll$/, (s) => { const owner = hand(s, 0); owner.coins = 0; owner.goods = [0, 0, 0, 0, 0]; owner.points = 0; spendTreasures(s, 0); }, inRound(2)],
  ['parrots that were played', /^bid$/, (s) => { late(s); playParrot(s, 'hold'); }],
];
