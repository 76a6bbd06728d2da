// The choice of a ship, and trades (trade-check.ts).
import {
  BUILDING_TYPES,
  COLOR_INDEX,
  COLORS,
  type Color,
  GOALS,
  type Ship,
} from '../../../src/grog-island/components.ts';
import { at } from '../../../src/lists.ts';
import {
  type Draft,
  type Fits,
  fill,
  hand,
  type Impossible,
  late,
  type Possible,
  placeCrew,
  placed,
  seats,
  ship,
  step,
} from './states.ts';

const CHOICE = /^chooseShip$/;
const TRADE = /^trade$/;
const DEAL = /^trade claim$/;
const DEAL_COINS = /^trade claimCoins returnGoals$/;
type Goods = [number, number, number, number, number];

const tradeOf = ({ agenda }: Parameters<Fits>[0]) => agenda.find((other) => other.type === 'trade');
const goodOf = (s: Draft, name: Ship): Color => COLORS[s.ships.indexOf(name)] ?? 'grey';
/** Nothing is done in the trade. */
const untouched: Fits = (s) => {
  const trade = tradeOf(s);
  return (
    trade !== undefined &&
    !trade.delivered &&
    trade.deals === 0 &&
    trade.credit === 0 &&
    !trade.idle
  );
};
const ghostAshore: Fits = (s) => s.players.length === 2 && s.ships[5] !== 'coins3';
const othersTrade: Fits = (s) => s.players.filter(({ marker }) => marker !== null).length > 1;

/** The goods of the trader, or of the one who chooses: so many of a colour and nothing else. */
function goods(s: Draft, color: Color, count: number): void {
  const owned: Goods = [0, 0, 0, 0, 0];
  owned[COLOR_INDEX[color]] = count;
  const seat = at(s.agenda, 0).player;
  late(s);
  hand(s, seat).goods = owned;
}
/** What the pass of now brings: a good for each die of the row and one of the ghost ship. */
function passGoods(s: Draft): Goods {
  const taken: Goods = [0, 0, 0, 0, 0];
  const ghost = s.players.length === 2 && s.ships[5] !== 'coins3' ? [goodOf(s, 'coins3')] : [];
  for (const color of [...s.row, ...ghost]) taken[COLOR_INDEX[color]] += 1;
  return taken;
}
/** Takes a good away. */
function take(owned: Goods, color: Color): void {
  owned[COLOR_INDEX[color]] -= 1;
}
/** The ship of another than the trader. */
function takenShip(s: Draft): Ship {
  const own = step(s, 'trade').ship;
  const taken = s.players.flatMap(({ marker }) => marker ?? []).filter((name) => name !== own);
  return at(taken, 0);
}
/** A trade that has come to a point. */
function reach(s: Draft, credit: number, delivered: boolean, deals: number, idle = false): void {
  Object.assign(step(s, 'trade'), { credit, delivered, deals, idle });
}
const place = (s: Draft): Color => goodOf(s, step(s, 'trade').ship);
/** So many crew of a seat on the peninsula of the trade, and none of it elsewhere. */
function crewThere(s: Draft, count: number, seat = step(s, 'trade').player): void {
  late(s);
  placeCrew(s, seat, 0);
  const first = COLORS.indexOf(place(s)) * 12;
  let left = count;
  for (let site = first; site < first + 12 && left > 0; site += 1) {
    if (s.buildings[site] !== 'free') continue;
    s.buildings[site] = `crew:${seat}`;
    hand(s, seat).crew -= 1;
    left -= 1;
  }
}
/** Crew of the trader on other peninsulas than that of the trade. */
function crewElsewhere(s: Draft, count: number): void {
  late(s);
  placeCrew(s, step(s, 'trade').player, 0);
  placeCrew(s, step(s, 'trade').player, count, place(s));
}
/** Leaves so much crew in the hand of the trader; the rest stands elsewhere. */
function crewLeft(s: Draft, count: number): void {
  const seat = step(s, 'trade').player;
  crewElsewhere(s, placed(s, seat) + hand(s, seat).crew - count);
}

/** The types that are free on the peninsula of the trade. */
function freeTypes(s: Draft): (typeof BUILDING_TYPES)[number][] {
  const first = COLORS.indexOf(place(s)) * 12;
  return BUILDING_TYPES.filter((_, type) => s.buildings[first + type] === 'free');
}
/** At the goal ship with two goals in the deck, of which the claim under the goal cloud has drawn one; no crew is left. */
function twoGoals(s: Draft, credit: number): void {
  const trade = step(s, 'trade');
  const { player } = trade;
  const spots = [s.ships.indexOf('goals'), s.ships.indexOf(trade.ship)] as const;
  s.ships[spots[0]] = trade.ship;
  s.ships[spots[1]] = 'goals';
  for (const owner of s.players) if (owner.marker === 'goals') owner.marker = trade.ship;
  hand(s, player).marker = 'goals';
  trade.ship = 'goals';
  const other = hand(s, (player + 1) % s.players.length);
  other.goals = GOALS.flatMap((goal) =>
    [...other.goals, ...s.goalDeck.slice(1)].filter((card) => card === goal),
  );
  s.goalDeck = s.goalDeck.slice(0, 1);
  goods(s, 'green', 0);
  const { building } = step(s, 'claimCoins');
  placeCrew(s, player, placed(s, player) + hand(s, player).crew, building.peninsula);
  reach(s, credit, false, 1);
}

// biome-ignore format: one line for each, as a table
export const IMPOSSIBLE_TRADES: readonly Impossible[] = [
  ['a choice without a good of the row', CHOICE, (s) => { const owned = passGoods(s); take(owned, at(s.row, 0)); late(s); hand(s, at(s.agenda, 0).player).goods = owned; }, 'GI-A2', 'agenda.0.type: given chooseShip, allowed: the goods of the empty goods spaces', (s) => s.row.length > 1 && s.players.length === 3],
  ['a choice without the good of the ghost ship', CHOICE, (s) => { const owned = passGoods(s); take(owned, goodOf(s, 'coins3')); late(s); hand(s, at(s.agenda, 0).player).goods = owned; }, 'GI-A2', 'agenda.0.type: given chooseShip, allowed: the goods of the empty goods spaces', (s) => ghostAshore(s) && s.row.length > 0],
  ['a trade with a ship without the marker', TRADE, (s) => { step(s, 'trade').ship = ship(s); }, 'GI-T5', 'agenda.0.ship: given coins4, allowed: goals, which carries the marker'],
  ['a trade with the ship on the open sea', TRADE, (s) => { step(s, 'trade').ship = at(s.ships, 5); }, 'GI-T5', 'agenda.0.ship: given treasures, allowed: goals, which carries the marker'],
  // Whether it may end with nothing done.
  ['an idle trade with a good of the ship', TRADE, (s) => { reach(s, 0, false, 0, true); goods(s, place(s), 1); }, 'GI-T4', 'agenda.0.idle: given true, allowed: whether no good of an available ship was owned'],
  ['an idle trade with a good of another available ship', TRADE, (s) => { reach(s, 0, false, 0, true); goods(s, goodOf(s, ship(s)), 1); }, 'GI-T4', 'agenda.0.idle: given true, allowed: whether no good of an available ship was owned'],
  ['an idle trade of three players with a good of coins3', TRADE, (s) => { reach(s, 0, false, 0, true); goods(s, goodOf(s, 'coins3'), 1); }, 'GI-T4', 'agenda.0.idle: given true, allowed: whether no good of an available ship was owned', (s) => s.players.length === 3 && s.ships[5] !== 'coins3' && s.players.every(({ marker }) => marker !== 'coins3')],
  ['a trade with nothing done or owned that is not idle', TRADE, (s) => { goods(s, 'green', 0); }, 'GI-T4', 'agenda.0.idle: given false, allowed: whether no good of an available ship was owned', untouched],
  // Deals.
  ['a deal without a claim', TRADE, (s) => { crewThere(s, 0); reach(s, 0, true, 1); }, 'GI-T7', 'agenda.0.deals: given 1, allowed: one for each claim'],
  ['a deal more than claims', TRADE, (s) => { crewThere(s, 2); reach(s, 0, true, 3); }, 'GI-T7', 'agenda.0.deals: given 3, allowed: one for each claim', (s) => s.round > 1],
  ['a deal claimed at another peninsula', TRADE, (s) => { crewElsewhere(s, 3); reach(s, 0, true, 1); }, 'GI-T7', 'agenda.0.deals: given 1, allowed: one for each claim'],
  ['a deal claimed by another', TRADE, (s) => { crewThere(s, 0); crewThere(s, 2, (step(s, 'trade').player + 1) % s.players.length); reach(s, 0, true, 1); }, 'GI-T7', 'agenda.0.deals: given 1, allowed: one for each claim'],
  ['a claim without a deal', DEAL, (s) => { reach(s, 0, true, 0); }, 'GI-T7', 'agenda.0.deals: given 0, allowed: one for each claim'],
  ['a second deal with the claim of the first', DEAL, (s) => { crewThere(s, 0); reach(s, 0, true, 2); }, 'GI-T7', 'agenda.0.deals: given 2, allowed: one for each claim'],
  ['coins of a claim without a deal', DEAL_COINS, (s) => { reach(s, 0, true, 0); }, 'GI-T7', 'agenda.0.deals: given 0, allowed: one for each claim'],
  // What can still be done.
  ['credits that cannot be used', TRADE, (s) => { reach(s, 100, false, 0); }, 'GI-T8', 'agenda.0.credit: given 100, allowed: what can still be used'],
  ['a ship that cannot be supplied', TRADE, (s) => { goods(s, goodOf(s, ship(s)), 1); }, 'GI-T8', 'agenda.0.credit: given 0, allowed: what can still be used', untouched],
  ['a credit after the delivery that is too small for a deal', TRADE, (s) => { goods(s, 'green', 0); crewLeft(s, 3); reach(s, 3, true, 0); }, 'GI-T8', 'agenda.0.credit: given 3, allowed: what can still be used', seats(3)],
  ['credits for a deal without a crew after the claim', DEAL, (s) => { goods(s, 'green', 0); crewLeft(s, 1); reach(s, 4, true, 1); }, 'GI-T8', 'agenda.0.credit: given 4, allowed: what can still be used'],
  ['credits for a deal without a building after the claim', DEAL, (s) => { goods(s, 'green', 0); crewLeft(s, 3); fill(s, place(s), [at(freeTypes(s), 0)]); reach(s, 4, true, 1); }, 'GI-T8', 'agenda.0.credit: given 4, allowed: what can still be used'],
  ['more credits than the goal deck will have goals', DEAL_COINS, (s) => { twoGoals(s, 3); }, 'GI-T8', 'agenda.0.credit: given 3, allowed: what can still be used'],
];

// biome-ignore format: one line for each, as a table
export const POSSIBLE_TRADES: readonly Possible[] = [
  ['a choice with just the goods of the row', CHOICE, (s) => { hand(s, at(s.agenda, 0).player).goods = passGoods(s); }, (s) => s.row.length > 1 && s.players.length === 3],
  ['a choice with just the goods of the row and of the ghost ship', CHOICE, (s) => { hand(s, at(s.agenda, 0).player).goods = passGoods(s); }, (s) => ghostAshore(s) && s.row.length > 0],
  ['an idle trade with goods of the ghost ship', TRADE, (s) => { reach(s, 0, false, 0, true); goods(s, goodOf(s, 'coins3'), 9); }, ghostAshore],
  ['an idle trade with goods of a ship of another', TRADE, (s) => { reach(s, 0, false, 0, true); goods(s, goodOf(s, takenShip(s)), 9); }, othersTrade],
  ['an exchange of the last goods', TRADE, (s) => { goods(s, 'green', 0); reach(s, 1, false, 0); }],
  ['a delivery of the last goods', TRADE, (s) => { goods(s, 'green', 0); reach(s, 0, true, 0); }],
  ['a deal with the last goods', TRADE, (s) => { goods(s, 'green', 0); crewThere(s, 1); reach(s, 0, false, 1); }],
  ['two deals at one ship', TRADE, (s) => { crewThere(s, 2); reach(s, 0, true, 2); }, (s) => s.round > 1],
  ['a second claim of a deal', DEAL, (s) => { crewThere(s, 1); reach(s, 0, true, 2); }],
  ['credits for a deal after the delivery', TRADE, (s) => { goods(s, 'green', 0); crewLeft(s, 1); reach(s, 4, true, 0); }],
  ['credits for a second deal with crew and building', DEAL, (s) => { goods(s, 'green', 0); crewLeft(s, 2); reach(s, 4, true, 1); }],
  ['credits for as many goals as the deck will have', DEAL_COINS, (s) => { twoGoals(s, 2); }],
];
