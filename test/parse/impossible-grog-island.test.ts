import { expect, it } from 'vitest';
import { ParseError } from '../../src/errors.ts';
import type { StepOf } from '../../src/grog-island/agenda.ts';
import { type GameState, game, parseState } from '../../src/grog-island/index.ts';
import { at } from '../../src/lists.ts';
import { type Mutable, played } from './played.ts';

type Draft = Mutable<GameState>;
type StepType = GameState['agenda'][number]['type'];

/** States of games of 2, 3 and 4 players, as plain JSON text. */
const states: readonly GameState[] = [0, 1, 2, 3].flatMap((seed) =>
  [...played(game, seed)].map(({ state }) => parseState(state)),
);

/** The types of the steps on the agenda, from the bottom. */
const stackOf = ({ agenda }: GameState): string => agenda.map(({ type }) => type).join(' ');

/** The first state with such an agenda that fits. */
function find(stack: RegExp, fits: (state: GameState) => boolean = () => true): Draft {
  const found = states.find((state) => stack.test(stackOf(state)) && fits(state));
  if (found === undefined) throw new Error(`no state with ${stack}`);
  const draft: Draft = JSON.parse(JSON.stringify(found));
  return draft;
}

/** A step of a type on an agenda. */
function step<Type extends StepType>(draft: Draft, type: Type): Mutable<StepOf<Type>> {
  const found = draft.agenda.find((other) => other.type === type);
  if (found === undefined || !isOf(found, type)) throw new Error(`no ${type}`);
  return found;
}
function isOf<Type extends StepType>(found: object, type: Type): found is Mutable<StepOf<Type>> {
  return 'type' in found && found.type === type;
}

/** Whether an action of a type is legal. */
function legal(state: GameState, type: string): boolean {
  return game.legalActions(state).some((action) => action.type === type);
}

/** Whether the claims of both dice are still open. */
function claimsBoth({ agenda }: GameState): boolean {
  return agenda.some((other) => other.type === 'claim' && other.peninsulas.length === 2);
}

/** Puts all crew of a seat onto free buildings. */
function noCrew(draft: Draft, seat = 0): void {
  const owner = at(draft.players, seat);
  for (const [site, occupant] of draft.buildings.entries()) {
    if (occupant !== 'free' || owner.crew === 0) continue;
    draft.buildings[site] = `crew:${seat}`;
    owner.crew -= 1;
  }
}

/** Takes a crew of each seat back. */
function allCrew(draft: Draft): void {
  for (const [seat, owner] of draft.players.entries()) {
    const site = draft.buildings.indexOf(`crew:${seat}`);
    if (site < 0 || owner.crew > 0) continue;
    draft.buildings[site] = 'free';
    owner.crew += 1;
  }
}

/** Changes that make a possible state impossible: where to find one, what to change, and the rule that forbids it. */
// biome-ignore format: one line for each, as a table
const BROKEN: readonly [string, RegExp, (draft: Draft) => void, string, ((state: GameState) => boolean)?][] = [
  // Components and numbers.
  ['a crew too few', /^bid$/, (s) => { at(s.players, 0).crew -= 1; }, 'GI-C11'],
  ['a lock too few', /^bid$/, (s) => { s.locks -= 1; }, 'GI-C12', (s) => s.locks > 0],
  ['a goal three times', /^bid$/, (s) => { s.goalDeck[0] = at(s.players, 0).goals[0] ?? 'parrots'; }, 'GI-C8', (s) => s.goalDeck[0] !== s.players[0]?.goals[0]],
  ['a treasure turned into another', /^bid$/, (s) => { s.treasureDeck[0] = s.treasureDeck[0] === 1 ? 2 : 1; }, 'GI-C9'],
  ['a parrot out of nowhere', /^bid$/, (s) => { s.playedParrots.push('hold'); }, 'GI-C10'],
  ['a building too many', /^bid$/, (s) => { s.buildings[s.buildings.indexOf('none')] = 'free'; }, 'GI-C4'],
  ['a building moved to another peninsula', /^roll$/, (s) => { s.buildings[s.buildings.indexOf('free')] = 'none'; s.buildings[s.buildings.lastIndexOf('none')] = 'free'; }, 'GI-C4'],
  ['goals in another order', /^bid$/, (s) => { at(s.players, 0).goals.reverse(); }, 'order', (s) => s.players[0]?.goals[0] !== s.players[0]?.goals.at(-1)],
  ['too few goals', /^bid$/, (s) => { s.goalDeck.push(...at(s.players, 0).goals.splice(0, 1)); }, 'GI-S7', (s) => s.players[0]?.goals.length === 4],
  ['drawn cards from nowhere', /^bid$/, (s) => { at(s.players, 0).drawn.push(s.goalDeck.pop() ?? 'parrots'); }, 'GI-T6'],
  ['more goods than the rounds give', /^bid$/, (s) => { at(s.players, 0).goods[0] += 10 * s.round; }, 'GI-A2'],
  ['more coins than the rounds give', /^roll$/, (s) => { at(s.players, 0).coins += 1_000; }, 'GI-T6'],
  ['more points than the rounds give', /^roll$/, (s) => { at(s.players, 0).points += 1_000; }, 'GI-W1'],
  ['another purse at the start', /^setup/, (s) => { at(s.players, 0).coins = 7; }, 'GI-S6'],
  ['random words that are all 0', /^bid$/, (s) => { s.random = [0, 0, 0, 0]; }, 'random'],
  ['the flag at a seat that is none', /^bid$/, (s) => { s.flag = 3; }, 'GI-S8', (s) => s.players.length < 4],
  // The round.
  ['a round during the setup', /^setup/, (s) => { s.round = 1; }, 'GI-S7'],
  ['no round after the setup', /^roll$/, (s) => { s.round = 0; }, 'GI-S7', (s) => s.round === 1],
  ['dice before the first roll', /^roll$/, (s) => { s.dice = [1, 1, 1, 1, 1]; }, 'GI-R1', (s) => s.round === 1],
  ['a die without a face', /^bid$/, (s) => { s.dice[2] = 0; }, 'GI-R1'],
  ['an amount without a bid', /^bid$/, (s) => { s.amount = 3; }, 'GI-B3', (s) => s.leader === null],
  ['a row that rises', /^pay$/, (s) => { s.row.reverse(); }, 'GI-B2', (s) => s.dice.every((face, place) => s.dice.indexOf(face) === place) && s.row.length > 1],
  ['an amount that is not that of the row', /^(chooseShip|pay)$/, (s) => { s.amount += 1; }, 'GI-B2', (s) => s.amount > 0],
  ['a bid beyond the coins', /^pay$/, (s) => { at(s.players, s.leader ?? 0).coins = 0; }, 'GI-B4', (s) => (s.players[s.leader ?? 0]?.treasures.length ?? 0) * 3 < s.amount],
  ['turned dice without parrots', /^bid$/, (s) => { s.turned = ['green']; }, 'GI-K1', (s) => s.playedParrots.at(-1) !== 'green' && s.leader === null],
  ['a marker before passing', /^bid$/, (s) => { at(s.players, s.agenda[0]?.player ?? 0).marker = s.ships[0] ?? null; }, 'GI-E2', (s) => s.players.length > 2],
  ['no marker after passing', /^trade$/, (s) => { at(s.players, s.agenda[0]?.player ?? 0).marker = null; }, 'GI-T5'],
  ['a marker on the open sea', /^trade$/, (s) => { at(s.players, step(s, 'trade').player).marker = s.ships[5] ?? null; }, 'GI-T1'],
  ['a marker on the ghost ship', /^trade$/, (s) => { at(s.players, step(s, 'trade').player).marker = 'coins3'; }, 'GI-T1', (s) => s.players.length === 2 && s.ships[5] !== 'coins3'],
  ['no crew before the end', /^roll$/, (s) => { noCrew(s); }, 'GI-F1', (s) => s.round > 12],
  ['an end with crew in every hand', /^$/, (s) => { allCrew(s); }, 'GI-F1'],
  ['a bidder whose turn it is not', /^bid$/, (s) => { step(s, 'bid').player = (step(s, 'bid').player + 1) % s.players.length; }, 'GI-N1', (s) => s.players.length > 2],
  ['a bidder who outbids himself', /^bid$/, (s) => { step(s, 'bid').player = s.leader ?? 0; }, 'GI-N1', (s) => s.leader !== null],
  ['a winner while others still bid', /^pay$/, (s) => { const other = at(s.players, ((s.leader ?? 0) + 1) % s.players.length); other.passed = false; other.marker = null; }, 'GI-N1'],
  // The agenda.
  ['an agenda that ends in an automatic step', /^ghostCrew rewards claim$/, (s) => { s.agenda.pop(); }, 'agenda'],
  ['a step that lies on nothing of its kind', /^bid$/, (s) => { s.agenda.push({ type: 'chooseShip', player: 0 }); }, 'agenda'],
  ['two rolls', /^roll$/, (s) => { s.agenda.push(...s.agenda); }, 'agenda'],
  ['a seat that is none', /^ghostCrew lock$/, (s) => { step(s, 'lock').player = 3; }, 'agenda', (s) => s.players.length < 4],
  ['a setup twice', /^setup setup/, (s) => { at(s.agenda, 1).player = at(s.agenda, 0).player; }, 'GI-S7'],
  ['a setup with nothing to choose', /^setup/, (s) => { const first = step(s, 'setup'); first.toReturn = 0; first.mayChooseGood = false; }, 'GI-S7'],
  ['a roll by somebody without the flag', /^roll$/, (s) => { s.flag = (s.flag + 1) % s.players.length; }, 'GI-R1'],
  ['a roll of the other kind', /^roll$/, (s) => { s.manualDice = !s.manualDice; }, 'GI-R1'],
  ['a payment of another amount', /^pay$/, (s) => { step(s, 'pay').amount += 1; }, 'GI-Y1'],
  ['a choice without the goods of the pass', /^chooseShip$/, (s) => { at(s.players, step(s, 'chooseShip').player).goods = [0, 0, 0, 0, 0]; }, 'GI-A2', (s) => s.row.length > 0],
  ['a trade with a ship without the marker', /^trade$/, (s) => { step(s, 'trade').ship = step(s, 'trade').ship === 'goals' ? 'coins2' : 'goals'; }, 'GI-T5'],
  ['an idle trade with a good that is wanted', /^trade$/, (s) => { step(s, 'trade').idle = true; }, 'GI-T4', (s) => legal(s, 'deliver')],
  ['deals without claims', /^trade$/, (s) => { step(s, 'trade').deals = 9; }, 'GI-T7'],
  ['credits that cannot be used', /^trade$/, (s) => { step(s, 'trade').credit = 100; }, 'GI-T8'],
  ['credits that cannot be used after a claim', /^trade claim$/, (s) => { step(s, 'trade').credit = 100; }, 'GI-T8'],
  ['a claim of an auction in a trade', /^trade claim$/, (s) => { step(s, 'claim').reason = 'auction'; }, 'GI-L5'],
  ['a claim without a crew', /^ghostCrew rewards claim$/, (s) => { noCrew(s, s.leader ?? 0); }, 'GI-L1', (s) => s.round > 12],
  ['a claim on another peninsula', /^ghostCrew rewards claim$/, (s) => { step(s, 'claim').peninsulas = ['green', 'blue', 'orange', 'yellow', 'grey']; }, 'GI-W3'],
  ['a type that was not claimed', /^ghostCrew rewards claim$/, (s) => { step(s, 'claim').except = 'pub'; }, 'GI-L5', (s) => claimsBoth(s)],
  ['coins for a building of nobody', /claimCoins returnGoals$/, (s) => { s.clouds = ['black', 'calm', 'parrot', 'point', 'goal']; }, 'GI-L2', (s) => s.agenda.some((other) => other.type === 'claimCoins' && other.building.peninsula !== 'grey')],
  ['a claim that is due on the same peninsula', /dueClaims claimCoins/, (s) => { step(s, 'dueClaims').peninsulas = [step(s, 'claimCoins').building.peninsula]; }, 'GI-W2'],
  ['a due claim without the type of the first', /dueClaims claimCoins/, (s) => { step(s, 'dueClaims').except = null; }, 'GI-L5'],
  ['goals from the wrong cards', /claimCoins returnGoals$/, (s) => { step(s, 'returnGoals').from = 'drawn'; }, 'GI-T6'],
  ['more goals to return than drawn', /^trade returnGoals$/, (s) => { step(s, 'returnGoals').left += 1; }, 'GI-T6'],
  ['a lock on another peninsula', /^ghostCrew lock$/, (s) => { step(s, 'lock').peninsula = s.row[0] ?? 'green'; }, 'GI-W4'],
  ['ghost crew on another peninsula', /^endOfRound ghost$/, (s) => { const ghost = step(s, 'ghost'); ghost.peninsula = ghost.peninsula === 'grey' ? 'blue' : 'grey'; }, 'GI-E1'],
  ['ghost crew placed by the winner', /^endOfRound ghost$/, (s) => { step(s, 'ghost').player = s.leader ?? 0; }, 'GI-E1'],
];

it.each(BROKEN)('refuses %s', (_, stack, change, rule, fits) => {
  const draft = find(stack, fits);
  expect(parseState(draft)).toEqual(draft);
  change(draft);
  let error: unknown = null;
  try {
    parseState(draft);
  } catch (thrown) {
    error = thrown;
  }
  if (!(error instanceof ParseError)) throw new Error('the state was accepted');
  expect({ code: error.code, rule: error.rule }).toEqual({ code: 'IMPOSSIBLE_STATE', rule });
  expect(Array.isArray(error.path)).toBe(true);
});
