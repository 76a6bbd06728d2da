// What an agenda holds, in which order, and whose it is (agenda-check.ts).
import { at } from '../../../src/lists.ts';
import {
  after,
  type Draft,
  type Fits,
  fill,
  hand,
  type Impossible,
  late,
  type Possible,
  seats,
  step,
} from './states.ts';

const leaderOf = ({ leader }: Draft): number => leader ?? 0;
/** Nobody has chosen anything yet. */
const fresh: Fits = ({ agenda, players }) =>
  players.length === 3 &&
  players.every(({ goals }) => goals.length === 6) &&
  agenda.length === 3 &&
  agenda.every((other) => other.type === 'setup' && other.mayChooseGood);

/** Puts all locks, or all ghost crew, onto free buildings of another peninsula than the one of a step. */
function useUp(s: Draft, what: 'lock' | 'ghost'): void {
  late(s);
  const from = ['green', 'blue', 'orange', 'yellow', 'grey'].indexOf(step(s, what).peninsula) * 12;
  for (const [site, occupant] of s.buildings.entries()) {
    if (occupant !== 'free' || (site >= from && site < from + 12)) continue;
    if ((what === 'lock' ? s.locks : s.ghostCrew) === 0) return;
    s.buildings[site] = what;
    if (what === 'lock') s.locks -= 1;
    else s.ghostCrew -= 1;
  }
}

/** Lets a seat have returned a goal. */
function returnGoal(s: Draft, seat: number): void {
  s.goalDeck.unshift(...hand(s, seat).goals.splice(0, 1));
  for (const other of s.agenda)
    if (other.type === 'setup' && other.player === seat) other.toReturn -= 1;
}
/** Lets a seat have chosen a good. */
function chooseGood(s: Draft, seat: number): void {
  hand(s, seat).goods[0] = 1;
  for (const other of s.agenda)
    if (other.type === 'setup' && other.player === seat) other.mayChooseGood = false;
}
function order(s: Draft, ...players: readonly number[]): void {
  s.agenda = players.flatMap((seat) => s.agenda.filter(({ player }) => player === seat));
}

// biome-ignore format: one line for each, as a table
export const IMPOSSIBLE_AGENDAS: readonly Impossible[] = [
  // What lies on what.
  ['the ghost crew as a decision', /^ghostCrew lock$/, (s) => { s.agenda.pop(); }, 'agenda', 'agenda.0.type: given ghostCrew, allowed: a decision at the end of the agenda'],
  ['the end of a round as a decision', /^endOfRound ghost$/, (s) => { s.agenda.pop(); }, 'agenda', 'agenda.0.type: given endOfRound, allowed: a decision at the end of the agenda'],
  ['rewards as a decision', /^ghostCrew rewards claim$/, (s) => { s.agenda.pop(); }, 'agenda', 'agenda.1.type: given rewards, allowed: a decision at the end of the agenda'],
  ['due claims as a decision', /dueClaims claimCoins/, (s) => { s.agenda.splice(3); }, 'agenda', 'agenda.2.type: given dueClaims, allowed: a decision at the end of the agenda'],
  ['the coins of a claim as a decision', /rewards claimCoins returnGoals$/, (s) => { s.agenda.pop(); }, 'agenda', 'agenda.2.type: given claimCoins, allowed: a decision at the end of the agenda'],
  ['a choice of a ship on a bid', /^bid$/, (s) => { s.agenda.push({ type: 'chooseShip', player: 0 }); }, 'agenda', 'agenda.1.type: given chooseShip, allowed: a step that lies there'],
  ['two rolls', /^roll$/, (s) => { s.agenda.push(...s.agenda); }, 'agenda', 'agenda.1.type: given roll, allowed: a step that lies there'],
  ['a lock on a payment', /^pay$/, (s) => { s.agenda.push({ type: 'lock', player: leaderOf(s), peninsula: at(s.row, 0) }); }, 'agenda', 'agenda.1.type: given lock, allowed: a step that lies there'],
  ['a seat that is none', /^ghostCrew lock$/, (s) => { step(s, 'lock').player = 3; }, 'agenda', 'agenda.1.player: given 3, allowed: a seat of this game', seats(3)],
  // The setup.
  ['a setup twice', /^setup/, (s) => { for (const seat of s.players.keys()) returnGoal(s, seat); order(s, 2, 1, 0, 2); }, 'GI-S7', 'agenda.0.player: given 2, allowed: each seat once, in the order of the choices', fresh],
  ['setups of falling seats', /^setup/, (s) => { order(s, 0, 2, 1); }, 'GI-S7', 'agenda.2.player: given 1, allowed: each seat once, in the order of the choices', fresh],
  ['a new setup on one that has begun with a goal', /^setup/, (s) => { returnGoal(s, 0); }, 'GI-S7', 'agenda.1.player: given 1, allowed: each seat once, in the order of the choices', fresh],
  ['a new setup on one that has begun with a good', /^setup/, (s) => { chooseGood(s, 0); }, 'GI-S7', 'agenda.1.player: given 1, allowed: each seat once, in the order of the choices', fresh],
  ['a setup with nothing to choose', /^setup/, (s) => { chooseGood(s, 0); returnGoal(s, 0); returnGoal(s, 0); order(s, 1, 2, 0); }, 'GI-S7', 'agenda.2.toReturn: given 0, allowed: something left to choose', fresh],
  // Whose steps they are.
  ['a roll by somebody without the flag', /^roll$/, (s) => { step(s, 'roll').player = after(s, s.flag); }, 'GI-R1', 'agenda.0.player: given 2, allowed: 1, who has the flag', seats(3)],
  ['a roll of the other kind', /^roll$/, (s) => { s.manualDice = true; }, 'GI-R1', 'agenda.0.manual: given false, allowed: true'],
  ['a payment by another', /^pay$/, (s) => { step(s, 'pay').player = after(s, leaderOf(s)); }, 'GI-N2', 'agenda.0.player: given 0, allowed: 1, whose bid it is'],
  ['a payment of another amount', /^pay$/, (s) => { step(s, 'pay').amount += 1; }, 'GI-Y1', 'agenda.0.amount: given 11, allowed: the bid of 10'],
  ['the ghost crew of another than the flag', /^ghostCrew lock$/, (s) => { at(s.agenda, 0).player = after(s, s.flag); }, 'GI-E4', 'agenda.0.player: given 0, allowed: 2, who has the flag'],
  ['the end of a round of another than the flag', /^endOfRound ghost$/, (s) => { at(s.agenda, 0).player = after(s, s.flag); }, 'GI-E4', 'agenda.0.player: given 1, allowed: 0, who has the flag'],
  ['rewards of another than the winner', /^ghostCrew rewards claim$/, (s) => { step(s, 'rewards').player = after(s, leaderOf(s)); }, 'GI-W1', 'agenda.1.player: given 0, allowed: 1, who won'],
  // The lock.
  ['a lock of another than the winner', /^ghostCrew lock$/, (s) => { step(s, 'lock').player = after(s, leaderOf(s)); }, 'GI-W4', 'agenda.1.player: given 2, allowed: 1, who won'],
  ['a lock on another peninsula', /^ghostCrew lock$/, (s) => { step(s, 'lock').peninsula = at(s.row, 2); }, 'GI-W4', 'agenda.1.peninsula: given blue, allowed: that of the die on space 4'],
  ['a lock that the supply has not', /^ghostCrew lock$/, (s) => { useUp(s, 'lock'); }, 'GI-W4', 'agenda.1.type: given lock, allowed: a lock in the supply'],
  ['a lock where nothing is free', /^ghostCrew lock$/, (s) => { fill(s, step(s, 'lock').peninsula); }, 'GI-W4', 'agenda.1.type: given lock, allowed: a free building on the orange peninsula'],
  // The ghost crew.
  ['a ghost crew with three players', /^ghostCrew lock$/, (s) => { s.agenda = [{ type: 'endOfRound', player: s.flag }, { type: 'ghost', player: after(s, leaderOf(s)), peninsula: 'green' }]; }, 'GI-E1', 'agenda.1.player: given 2, allowed: the one of two players who did not win', seats(3)],
  ['a ghost crew placed by the winner', /^endOfRound ghost$/, (s) => { step(s, 'ghost').player = leaderOf(s); }, 'GI-E1', 'agenda.1.player: given 1, allowed: the one of two players who did not win'],
  ['a ghost crew on another peninsula', /^endOfRound ghost$/, (s) => { const ghost = step(s, 'ghost'); ghost.peninsula = ghost.peninsula === 'grey' ? 'blue' : 'grey'; }, 'GI-E1', 'agenda.1.peninsula: given grey, allowed: that of the ghost ship'],
  ['a ghost crew that the ship has not', /^endOfRound ghost$/, (s) => { useUp(s, 'ghost'); }, 'GI-E1', 'agenda.1.type: given ghost, allowed: a crew on the ghost ship'],
  ['a ghost crew where nothing is free', /^endOfRound ghost$/, (s) => { fill(s, step(s, 'ghost').peninsula); }, 'GI-E1', 'agenda.1.type: given ghost, allowed: a free building on the green peninsula'],
];

// biome-ignore format: one line for each, as a table
export const POSSIBLE_AGENDAS: readonly Possible[] = [
  ['setups in the order of the last choices', /^setup/, (s) => { returnGoal(s, 2); chooseGood(s, 0); order(s, 1, 2, 0); }, fresh],
  ['setups that have all begun', /^setup/, (s) => { returnGoal(s, 2); chooseGood(s, 0); returnGoal(s, 1); order(s, 2, 1, 0); }, fresh],
  ['a setup with a good to choose', /^setup/, (s) => { returnGoal(s, 0); returnGoal(s, 0); order(s, 1, 2, 0); }, fresh],
  ['the last lock', /^ghostCrew lock$/, (s) => { useUp(s, 'lock'); s.buildings[s.buildings.indexOf('lock')] = 'free'; s.locks = 1; }],
  ['the last ghost crew', /^endOfRound ghost$/, (s) => { useUp(s, 'ghost'); s.buildings[s.buildings.indexOf('ghost')] = 'free'; s.ghostCrew = 1; }],
];
