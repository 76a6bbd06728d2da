// Claims, their coins, and goals to return (claim-check.ts).
import { BUILDING_TYPES, COLORS, type Color } from '../../../src/grog-island/components.ts';
import { type Building, occupantOf, siteOf } from '../../../src/grog-island/index.ts';
import { at } from '../../../src/lists.ts';
import type { Mutable } from '../played.ts';
import {
  after,
  type Draft,
  type Fits,
  fill,
  goalCloudOver,
  hand,
  type Impossible,
  late,
  noCrew,
  type Possible,
  placeCrew,
  seats,
  step,
} from './states.ts';

const REWARDS = /^ghostCrew rewards claim$/;
const FIRST_COINS = /dueClaims claimCoins returnGoals$/;
const LAST_COINS = /rewards claimCoins returnGoals$/;
const DEAL = /^trade claim$/;
const DEAL_COINS = /^trade claimCoins returnGoals$/;
const DRAWN = /^trade returnGoals$/;

const leaderOf = ({ leader }: Draft): number => leader ?? 0;
const claimOf = ({ agenda }: Parameters<Fits>[0]) => agenda.find((other) => other.type === 'claim');
/** Both claims of an auction are still open. */
const both: Fits = (s) => claimOf(s)?.peninsulas.length === 2;
/** The first claim of an auction was made. */
const second: Fits = (s) => claimOf(s)?.except !== null;
/** A row of one die. */
const single: Fits = (s) => s.row.length === 1;

/** The peninsula of the first two dice that is not asked for. */
function otherDue(s: Draft): Color {
  const [asked] = step(s, 'claim').peninsulas;
  return at(
    s.row.slice(0, 2).filter((color) => color !== asked),
    0,
  );
}
/** A building of a seat on a peninsula; it is put there if there is none. */
function owned(s: Draft, seat: number, peninsula: Color): Mutable<Building> {
  const find = (occupant: string) =>
    BUILDING_TYPES.find((type) => occupantOf(s.buildings, { peninsula, type }) === occupant);
  late(s);
  const type = find(`crew:${seat}`) ?? find('free') ?? 'sword';
  const site = siteOf({ peninsula, type });
  if (s.buildings[site] === 'free') {
    s.buildings[site] = `crew:${seat}`;
    hand(s, seat).crew -= 1;
  }
  return { peninsula, type };
}
/** Takes the crew of a seat from a peninsula. */
function unclaim(s: Draft, peninsula: Color, seat: number): void {
  late(s);
  for (const type of BUILDING_TYPES) {
    if (occupantOf(s.buildings, { peninsula, type }) !== `crew:${seat}`) continue;
    s.buildings[siteOf({ peninsula, type })] = 'free';
    hand(s, seat).crew += 1;
  }
}
/** Puts a crew of a seat onto a building, which another piece leaves. */
function standOn(s: Draft, seat: number, building: Building): void {
  const site = siteOf(building);
  const occupant = s.buildings[site];
  if (occupant === 'none') throw new Error('no such building');
  if (occupant !== 'free') {
    const other = s.buildings.indexOf('free');
    s.buildings[other] = occupant ?? 'free';
  }
  s.buildings[site] = `crew:${seat}`;
  hand(s, seat).crew -= 1;
}
/** A colour that neither the row nor a ship of a trade names. */
const elsewhere = (...colors: readonly (Color | undefined)[]): Color =>
  at(
    COLORS.filter((color) => !colors.includes(color)),
    0,
  );
/** Gives a seat so many goals as it needs to return one. */
function fiveGoals(s: Draft, seat: number): void {
  const { goals } = hand(s, seat);
  while (goals.length < 5) {
    const place = goals.findIndex((goal) => s.goalDeck.includes(goal));
    goals.splice(place, 0, ...s.goalDeck.splice(s.goalDeck.indexOf(at(goals, place)), 1));
  }
}
/** Gives what somebody has drawn to another. */
function drawnBy(s: Draft, seat: number): void {
  const returns = step(s, 'returnGoals');
  hand(s, seat).drawn = hand(s, returns.player).drawn.splice(0);
  returns.player = seat;
}
/** Where the goal ship does not lie, a trade of goals. */
function otherShip(s: Draft): void {
  const trade = step(s, 'trade');
  const [free] = s.ships
    .slice(0, 5)
    .filter(
      (name) =>
        name !== 'goals' && name !== 'coins3' && s.players.every(({ marker }) => marker !== name),
    );
  trade.ship = free ?? 'goals';
  hand(s, trade.player).marker = trade.ship;
}
const goodsOf = (s: Draft): Draft['players'][number] => hand(s, step(s, 'trade').player);

// biome-ignore format: one line for each, as a table
export const IMPOSSIBLE_CLAIMS: readonly Impossible[] = [
  // The claim of the other die, while the first is carried out.
  ['a due claim of another than the winner', FIRST_COINS, (s) => { step(s, 'dueClaims').player = after(s, leaderOf(s)); }, 'GI-W1', 'agenda.2.player: given 1, allowed: 0, who won'],
  ['a due claim on the peninsula of the first', FIRST_COINS, (s) => { step(s, 'dueClaims').peninsulas = [step(s, 'claimCoins').building.peninsula]; }, 'GI-W2', 'agenda.2.peninsulas: given a list of 1, allowed: the one of the first two dice that is left'],
  ['a due claim on a peninsula without a die', FIRST_COINS, (s) => { step(s, 'dueClaims').peninsulas = [elsewhere(s.row[0], s.row[1])]; }, 'GI-W2', 'agenda.2.peninsulas: given a list of 1, allowed: the one of the first two dice that is left'],
  ['two due claims after the first', FIRST_COINS, (s) => { step(s, 'dueClaims').peninsulas = s.row.slice(0, 2); }, 'GI-W2', 'agenda.2.peninsulas: given a list of 2, allowed: the one of the first two dice that is left'],
  ['a due claim before that of the first', FIRST_COINS, (s) => { step(s, 'dueClaims').peninsulas.push(step(s, 'claimCoins').building.peninsula); }, 'GI-W2', 'agenda.2.peninsulas: given a list of 2, allowed: the one of the first two dice that is left'],
  ['a due claim after that of the only die', FIRST_COINS, (s) => { const { peninsula } = step(s, 'claimCoins').building; const face = s.dice[COLORS.indexOf(peninsula)]; s.row = [peninsula]; s.amount = face ?? 0; step(s, 'dueClaims').peninsulas = [peninsula]; }, 'GI-W2', 'agenda.2.peninsulas: given a list of 1, allowed: the one of the first two dice that is left'],
  ['a due claim that knows no type of the first', FIRST_COINS, (s) => { step(s, 'dueClaims').except = null; }, 'GI-L5', 'agenda.2.except: given null, allowed: the type of the first claim'],
  ['a due claim where nothing is free', FIRST_COINS, (s) => { fill(s, at(step(s, 'dueClaims').peninsulas, 0)); }, 'GI-W3', 'agenda.2.type: given dueClaims, allowed: a free building on the blue peninsula'],
  // The claim.
  ['a claim of another than the winner', REWARDS, (s) => { step(s, 'claim').player = after(s, leaderOf(s)); }, 'GI-W1', 'agenda.2.player: given 0, allowed: 1'],
  ['a deal of another than the trader', DEAL, (s) => { step(s, 'claim').player = after(s, step(s, 'trade').player); }, 'GI-W1', 'agenda.1.player: given 0, allowed: 1'],
  ['a claim of a deal after an auction', REWARDS, (s) => { step(s, 'claim').reason = 'deal'; }, 'GI-L5', 'agenda.2.reason: given deal, allowed: deal in a trade, else auction'],
  ['a claim of an auction in a trade', DEAL, (s) => { step(s, 'claim').reason = 'auction'; }, 'GI-L5', 'agenda.1.reason: given auction, allowed: deal in a trade, else auction'],
  ['a claim without a crew', REWARDS, (s) => { noCrew(s, leaderOf(s)); }, 'GI-L1', 'agenda.2.type: given claim, allowed: a crew in hand'],
  ['a type of a first claim with both claims open', REWARDS, (s) => { step(s, 'claim').except = 'pub'; }, 'GI-L5', 'agenda.2.except: given pub, allowed: null, or the type of the first claim', both],
  ['a type of a first claim that stands with another', REWARDS, (s) => { const claim = step(s, 'claim'); claim.peninsulas = claim.peninsulas.slice(0, 1); claim.except = owned(s, after(s, leaderOf(s)), otherDue(s)).type; }, 'GI-L5', 'agenda.2.except: given sword, allowed: null, or the type of the first claim', (s) => both(s) && s.buildings.every((occupant) => occupant !== `crew:${s.leader}`)],
  ['a type of a first claim with one die', REWARDS, (s) => { step(s, 'claim').except = 'sword'; }, 'GI-L5', 'agenda.2.except: given sword, allowed: null, or the type of the first claim', single],
  ['a type of a first claim in a deal', DEAL, (s) => { const claim = step(s, 'claim'); claim.except = owned(s, claim.player, at(claim.peninsulas, 0)).type; }, 'GI-L5', 'agenda.1.except: given hat, allowed: null, or the type of the first claim'],
  ['no type of a first claim that was made', REWARDS, (s) => { step(s, 'claim').except = null; }, 'GI-W3', 'agenda.2.peninsulas: given a list of 1, allowed: blue, grey', (s) => second(s)],
  ['a claim on all peninsulas', REWARDS, (s) => { step(s, 'claim').peninsulas = [...COLORS]; }, 'GI-W3', 'agenda.2.peninsulas: given a list of 5, allowed: blue, grey', both],
  ['a claim on one of two peninsulas', REWARDS, (s) => { step(s, 'claim').peninsulas.pop(); }, 'GI-W3', 'agenda.2.peninsulas: given a list of 1, allowed: blue, grey', both],
  ['a claim on a peninsula where nothing is free', REWARDS, (s) => { fill(s, at(step(s, 'claim').peninsulas, 0)); }, 'GI-W3', 'agenda.2.peninsulas: given a list of 2, allowed: grey', both],
  ['a claim where only the type of the first is free', REWARDS, (s) => { const { except, peninsulas } = step(s, 'claim'); fill(s, at(peninsulas, 0), [except ?? 'pub']); }, 'GI-W3', 'agenda.2.peninsulas: given a list of 1, allowed: no claim', (s) => { const claim = claimOf(s); return second(s) && claim !== undefined && occupantOf(s.buildings, { peninsula: claim.peninsulas[0] ?? 'grey', type: claim.except ?? 'pub' }) === 'free'; }],
  ['a claim of a deal where nothing is free', DEAL, (s) => { Object.assign(step(s, 'trade'), { credit: 0, delivered: true }); fill(s, at(step(s, 'claim').peninsulas, 0)); }, 'GI-W3', 'agenda.1.peninsulas: given a list of 1, allowed: no claim'],
  ['a claim of a deal at another peninsula', DEAL, (s) => { const claim = step(s, 'claim'); claim.peninsulas = [elsewhere(claim.peninsulas[0])]; }, 'GI-W3', 'agenda.1.peninsulas: given a list of 1, allowed: green'],
  // Its coins, with a goal still to return.
  ['coins of another than the winner', LAST_COINS, (s) => { const coins = step(s, 'claimCoins'); coins.player = after(s, leaderOf(s)); coins.building = owned(s, coins.player, coins.building.peninsula); }, 'GI-L3', 'agenda.2.player: given 1, allowed: 0'],
  ['coins for a free building', LAST_COINS, (s) => { const { building } = step(s, 'claimCoins'); building.type = BUILDING_TYPES.find((type) => occupantOf(s.buildings, { ...building, type }) === 'free') ?? 'pub'; }, 'GI-L1', 'agenda.2.building: given an object, allowed: a building that was just claimed'],
  ['coins for an own building without a die', LAST_COINS, (s) => { const coins = step(s, 'claimCoins'); coins.building = owned(s, coins.player, elsewhere(s.row[0], s.row[1])); goalCloudOver(s, coins.building.peninsula); }, 'GI-L1', 'agenda.2.building: given an object, allowed: a building that was just claimed'],
  ['coins for an own building of the third die', LAST_COINS, (s) => { const coins = step(s, 'claimCoins'); coins.building = owned(s, coins.player, at(s.row, 2)); goalCloudOver(s, coins.building.peninsula); }, 'GI-L1', 'agenda.2.building: given an object, allowed: a building that was just claimed', (s) => s.row.length > 2],
  ['coins of a deal at another peninsula', DEAL_COINS, (s) => { const coins = step(s, 'claimCoins'); coins.building = owned(s, coins.player, elsewhere(coins.building.peninsula)); goalCloudOver(s, coins.building.peninsula); }, 'GI-L1', 'agenda.1.building: given an object, allowed: a building that was just claimed'],
  ['coins that wait without the goal cloud', LAST_COINS, (s) => { goalCloudOver(s, elsewhere(step(s, 'claimCoins').building.peninsula)); }, 'GI-L2', 'agenda.2.building: given an object, allowed: one under the goal cloud'],
  ['coins of a claim while the other die was never asked', FIRST_COINS, (s) => { const coins = step(s, 'claimCoins'); unclaim(s, at(step(s, 'dueClaims').peninsulas, 0), coins.player); s.agenda.splice(2, 1); }, 'GI-W2', 'agenda.2.type: given claimCoins, allowed: the claim of the other die before or after it'],
  ['coins of a claim while the other die claimed the same type', FIRST_COINS, (s) => { const { player, building } = step(s, 'claimCoins'); const [peninsula] = step(s, 'dueClaims').peninsulas; unclaim(s, peninsula ?? 'grey', player); standOn(s, player, { peninsula: peninsula ?? 'grey', type: building.type }); s.agenda.splice(2, 1); }, 'GI-W2', 'agenda.2.type: given claimCoins, allowed: the claim of the other die before or after it'],
  // Goals to return.
  ['a goal of another than the claimer', LAST_COINS, (s) => { const returns = step(s, 'returnGoals'); returns.player = after(s, returns.player); fiveGoals(s, returns.player); }, 'GI-H5', 'agenda.3.player: given 1, allowed: 0'],
  ['goals drawn by another than the trader', DRAWN, (s) => { drawnBy(s, after(s, step(s, 'trade').player)); }, 'GI-H5', 'agenda.1.player: given 1, allowed: 0'],
  ['a goal of the hand in a trade', DRAWN, (s) => { const returns = step(s, 'returnGoals'); returns.from = 'hand'; s.goalDeck.push(...hand(s, returns.player).drawn.splice(0)); fiveGoals(s, returns.player); }, 'GI-T6', 'agenda.1.from: given hand, allowed: drawn'],
  ['more goals to return than drawn', DRAWN, (s) => { step(s, 'returnGoals').left += 1; }, 'GI-T6', 'agenda.1.left: given 2, allowed: the drawn cards but one'],
  ['as many goals to return as drawn', DRAWN, (s) => { const { player, left } = step(s, 'returnGoals'); s.goalDeck.push(...hand(s, player).drawn.splice(left)); }, 'GI-T6', 'agenda.1.left: given 1, allowed: the drawn cards but one'],
  ['goals drawn at another ship', DRAWN, otherShip, 'GI-T6', 'agenda.1.type: given returnGoals, allowed: a delivery at the goal ship', seats(3)],
  ['goals drawn before the delivery', DRAWN, (s) => { step(s, 'trade').delivered = false; late(s); goodsOf(s).goods = [9, 9, 9, 9, 9]; }, 'GI-T6', 'agenda.1.type: given returnGoals, allowed: a delivery at the goal ship'],
  ['a drawn goal to return after a claim', LAST_COINS, (s) => { const returns = step(s, 'returnGoals'); returns.from = 'drawn'; hand(s, returns.player).drawn = s.goalDeck.splice(0, 1); }, 'GI-L2', 'agenda.3.from: given drawn, allowed: hand'],
  ['two goals to return after a claim', LAST_COINS, (s) => { step(s, 'returnGoals').left = 2; }, 'GI-L2', 'agenda.3.left: given 2, allowed: 1'],
];

// biome-ignore format: one line for each, as a table
export const POSSIBLE_CLAIMS: readonly Possible[] = [
  ['a claim where the other peninsula is full', REWARDS, (s) => { const claim = step(s, 'claim'); fill(s, at(claim.peninsulas, 0)); claim.peninsulas.shift(); }, both],
  ['a claim of the last crew', REWARDS, (s) => { noCrew(s, leaderOf(s), undefined); placeCrew(s, leaderOf(s), (s.players.length === 4 ? 7 : 9) - 1); }, single],
  ['a second claim where another type than the first is free', REWARDS, (s) => { const claim = step(s, 'claim'); const [peninsula] = claim.peninsulas; const type = BUILDING_TYPES.find((name) => name !== claim.except && occupantOf(s.buildings, { peninsula: peninsula ?? 'grey', type: name }) === 'free'); fill(s, peninsula ?? 'grey', [type ?? 'pub']); }, second],
  ['a goal of a hand of many', LAST_COINS, (s) => { const { player } = step(s, 'returnGoals'); late(s); fiveGoals(s, player); hand(s, player).points += 1; }],
  ['coins of a claim where the other peninsula is full', FIRST_COINS, (s) => { const { player } = step(s, 'claimCoins'); const [peninsula] = step(s, 'dueClaims').peninsulas; unclaim(s, peninsula ?? 'grey', player); fill(s, peninsula ?? 'grey', [], player); s.agenda.splice(2, 1); }],
  ['coins of a second claim', FIRST_COINS, (s) => { const { player, building } = step(s, 'claimCoins'); const [peninsula] = step(s, 'dueClaims').peninsulas; unclaim(s, peninsula ?? 'grey', player); const type = BUILDING_TYPES.find((name) => name !== building.type && occupantOf(s.buildings, { peninsula: peninsula ?? 'grey', type: name }) === 'free'); standOn(s, player, { peninsula: peninsula ?? 'grey', type: type ?? 'pub' }); s.agenda.splice(2, 1); }],
];
